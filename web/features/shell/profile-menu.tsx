import { lazy } from "react"
import { useTranslation } from "react-i18next"
import { Avatar } from "@/components/ui/avatar.tsx"
import { LateMenu } from "@/components/ui/late-menu.tsx"
import { useWorkspace } from "../session/workspace.ts"

const ProfileMenuList = lazy(() => import("./profile-menu-list.tsx"))

/** Opened by the avatar (SHELL-13): the server's entries, display settings, another company, log out. */
export function ProfileMenu({ trigger }: { readonly trigger?: React.ReactNode }) {
  const { t } = useTranslation("shell")
  const { person } = useWorkspace()
  return (
    <LateMenu
      menu={(button) => <ProfileMenuList {...button} />}
      aria-label={t("profile", { name: person.name })}
      className="flex min-h-10 min-w-10 items-center justify-center rounded-full text-left max-md:min-h-12 big-text:min-h-[48px] max-md:min-w-0 max-md:justify-start max-md:rounded-lg"
    >
      {trigger ?? <Avatar name={person.name} size={32} decorative />}
    </LateMenu>
  )
}
