import { Link } from "@tanstack/react-router"
import { ChevronRight } from "lucide-react"
import { useTranslation } from "react-i18next"
import { Count } from "@/components/ui/badge.tsx"
import { isOpen, useWorkspace, type Workspace } from "../session/workspace.ts"
import { pictureOf } from "./profile-pictures.ts"
import { type Action, icons, isAction } from "./profile-windows.ts"

interface DrawerOwnProps {
  readonly onFollow: () => void
  readonly onAct: (action: Action) => void
}
/** The entries behind the own name, once more under その他: nobody looks for them behind an initial. */
export function DrawerOwn({ onFollow, onAct }: DrawerOwnProps) {
  const { t } = useTranslation("shell")
  const { person, profileMenu } = useWorkspace()
  return (
    <nav aria-label={t("profile", { name: person.name })} className="border-t px-2 py-2">
      <ul>
        {profileMenu.map((entry) => (
          <li key={entry.key}>
            <OwnEntry entry={entry} onFollow={onFollow} onAct={onAct} />
          </li>
        ))}
      </ul>
    </nav>
  )
}
const looks = "flex min-h-13 w-full items-center gap-4 rounded-md px-2.5 text-left text-base hover:bg-muted"

interface OwnEntryProps extends DrawerOwnProps {
  readonly entry: Workspace["profileMenu"][number]
}
function OwnEntry({ entry: { key, path, title, badge }, onFollow, onAct }: OwnEntryProps) {
  const { t } = useTranslation("shell")
  const workspace = useWorkspace()
  const Icon = isAction(key) ? icons[key] : pictureOf(key)
  const words = (
    <>
      <Icon aria-hidden="true" className="size-5.5 shrink-0 text-muted-foreground" strokeWidth={1.8} />
      <span className="min-w-0 flex-1">{title}</span>
    </>
  )
  if (path === null)
    return isAction(key) ? (
      <button type="button" className={looks} onClick={() => onAct(key)}>
        {words}
      </button>
    ) : null
  return (
    <Link to={path} className={looks} onClick={onFollow} {...(isOpen(workspace, path) ? {} : { target: "_blank" })}>
      {words}
      {badge != null && badge > 0 && <Count value={badge} label={t("waiting", { count: badge })} />}
      <ChevronRight aria-hidden="true" className="size-5 shrink-0 text-muted-foreground" />
    </Link>
  )
}
