import { Link } from "@tanstack/react-router"
import { LogOut, Repeat, Type } from "lucide-react"
import { lazy, Suspense, useState } from "react"
import { useTranslation } from "react-i18next"
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuGroup,
  DropdownMenuItem,
  DropdownMenuLabel,
  DropdownMenuLink,
  DropdownMenuSeparator,
  DropdownMenuTrigger,
} from "@/components/ui/dropdown-menu.tsx"
import type { MenuButton } from "@/components/ui/late-menu.tsx"
import { useIsPhone } from "@/lib/is-phone.ts"
import { useWorkspace } from "../session/workspace.ts"
import { useLeaving } from "./use-leaving.tsx"

const DisplayDialog = lazy(() => import("./display-dialog.tsx"))

/** The server's entries, display settings, another company, log out. */
export default function ProfileMenuList(button: MenuButton) {
  const { t } = useTranslation("shell")
  const { person, company, profileMenu } = useWorkspace()
  const leaving = useLeaving()
  const [showsDisplay, setShowsDisplay] = useState(false)
  return (
    <>
      <DropdownMenu defaultOpen>
        <DropdownMenuTrigger {...button} />
        <DropdownMenuContent align={useIsPhone() ? "start" : "end"}>
          <DropdownMenuGroup>
            <DropdownMenuLabel>
              {person.name}・{company.name}
            </DropdownMenuLabel>
            {profileMenu.map(({ key, path, title }) => (
              <DropdownMenuLink key={key} render={<Link to={path} />}>
                {title}
              </DropdownMenuLink>
            ))}
            <DropdownMenuItem onClick={() => setShowsDisplay(true)}>
              <Type />
              {t("display")}
            </DropdownMenuItem>
            <DropdownMenuItem onClick={() => leaving.ask("switch")}>
              <Repeat />
              {t("switchCompany")}
            </DropdownMenuItem>
            <DropdownMenuSeparator />
            <DropdownMenuItem onClick={() => leaving.ask("logout")}>
              <LogOut />
              {t("logout")}
            </DropdownMenuItem>
          </DropdownMenuGroup>
        </DropdownMenuContent>
      </DropdownMenu>
      {leaving.question}
      {showsDisplay && (
        <Suspense>
          <DisplayDialog onClose={() => setShowsDisplay(false)} />
        </Suspense>
      )}
    </>
  )
}
