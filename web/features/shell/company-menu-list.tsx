import { Repeat } from "lucide-react"
import { useTranslation } from "react-i18next"
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuTrigger,
} from "@/components/ui/dropdown-menu.tsx"
import type { MenuButton } from "@/components/ui/late-menu.tsx"
import { useLeaving } from "./use-leaving.tsx"

/** The way to another company. */
export default function CompanyMenuList(button: MenuButton) {
  const { t } = useTranslation("shell")
  const leaving = useLeaving()
  return (
    <>
      <DropdownMenu defaultOpen>
        <DropdownMenuTrigger {...button} />
        <DropdownMenuContent align="start">
          <DropdownMenuItem onClick={() => leaving.ask("switch")}>
            <Repeat />
            {t("switchCompany")}
          </DropdownMenuItem>
        </DropdownMenuContent>
      </DropdownMenu>
      {leaving.question}
    </>
  )
}
