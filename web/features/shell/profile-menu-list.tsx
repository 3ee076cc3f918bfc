import { Link } from "@tanstack/react-router"
import { LogOut, Repeat, Type, UserRound } from "lucide-react"
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
import { loadTexts } from "@/i18n/i18n.ts"
import { useIsPhone } from "@/lib/is-phone.ts"
import { useWorkspace } from "../session/workspace.ts"
import { useLeaving } from "./use-leaving.tsx"

const DisplayDialog = lazy(() => import("./display-dialog.tsx"))
const AccountDialog = lazy(async () => {
  await loadTexts("profile", "account", "session", "form")
  return await import("../session/account-dialog.tsx")
})

/** The server's entries, the own account, display settings, another company, log out. */
export default function ProfileMenuList(button: MenuButton) {
  const { t } = useTranslation("shell")
  const { person, company, profileMenu } = useWorkspace()
  const leaving = useLeaving()
  const [window, setWindow] = useState<"account" | "display">()
  const close = () => setWindow(undefined)
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
            <DropdownMenuItem onClick={() => setWindow("account")}>
              <UserRound />
              {t("account")}
            </DropdownMenuItem>
            <DropdownMenuItem onClick={() => setWindow("display")}>
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
      {window !== undefined && (
        <Suspense>
          {window === "account" ? <AccountDialog onClose={close} /> : <DisplayDialog onClose={close} />}
        </Suspense>
      )}
    </>
  )
}
