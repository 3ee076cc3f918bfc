import { Link } from "@tanstack/react-router"
import { Suspense, useState } from "react"
import { useTranslation } from "react-i18next"
import { Count } from "@/components/ui/badge.tsx"
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
import { isOpen, useWorkspace, type Workspace } from "../session/workspace.ts"
import { pictureOf } from "./profile-pictures.ts"
import { type Action, icons, isAction, type ProfileWindow, windows } from "./profile-windows.ts"
import { useLeaving } from "./use-leaving.tsx"

/** The server's entries (SHELL-13): those that lead to a page, and those that are done here. */
export default function ProfileMenuList(button: MenuButton) {
  const { person, company, profileMenu } = useWorkspace()
  const leaving = useLeaving()
  const [shown, setShown] = useState<ProfileWindow>()
  const act = (action: Action) => {
    if (action === "logout") return leaving.ask("logout")
    if (action === "switchCompany") return leaving.ask("switch")
    setShown(action)
  }
  const Shown = shown === undefined ? undefined : windows[shown]
  return (
    <>
      <DropdownMenu defaultOpen>
        <DropdownMenuTrigger {...button} />
        <DropdownMenuContent align={useIsPhone() ? "start" : "end"}>
          <DropdownMenuGroup>
            <DropdownMenuLabel>
              {person.name}・{company.name}
            </DropdownMenuLabel>
            {profileMenu.map((entry) => (
              <Entry key={entry.key} entry={entry} onAct={act} />
            ))}
          </DropdownMenuGroup>
        </DropdownMenuContent>
      </DropdownMenu>
      {leaving.question}
      {Shown !== undefined && (
        <Suspense>
          <Shown onClose={() => setShown(undefined)} />
        </Suspense>
      )}
    </>
  )
}
interface EntryProps {
  readonly entry: Workspace["profileMenu"][number]
  readonly onAct: (action: Action) => void
}
function Entry({ entry: { key, path, title, badge }, onAct }: EntryProps) {
  const { t } = useTranslation("shell")
  const workspace = useWorkspace()
  if (path !== null) {
    // What everybody reads stands outside the frame: the screen that was open stays.
    const isOutside = !isOpen(workspace, path)
    const Icon = pictureOf(key)
    return (
      <DropdownMenuLink render={<Link to={path} {...(isOutside ? { target: "_blank" } : {})} />}>
        <Icon aria-hidden="true" />
        <span className="flex-1">{title}</span>
        {badge != null && badge > 0 && <Count value={badge} label={t("waiting", { count: badge })} />}
      </DropdownMenuLink>
    )
  }
  if (!isAction(key)) return null
  const Icon = icons[key]
  return (
    <>
      {key === "logout" && <DropdownMenuSeparator />}
      <DropdownMenuItem onClick={() => onAct(key)}>
        <Icon />
        {title}
      </DropdownMenuItem>
    </>
  )
}
