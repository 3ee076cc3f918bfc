import { Link, useLocation } from "@tanstack/react-router"
import { useTranslation } from "react-i18next"
import { Count } from "@/components/ui/badge.tsx"
import { cn } from "@/lib/class-names.ts"
import { isUnder, type Workspace } from "../session/workspace.ts"
import { iconOf } from "./menu-icons.ts"

/** Of the menu or, in the drawer of a phone, of its bar. */
export type MenuEntry = Workspace["tabs"][number]

const unmarked = { className: "text-sidebar-foreground hover:bg-muted [&_svg]:text-muted-foreground" }
const marked = {
  className: "bg-sidebar-accent font-semibold text-sidebar-accent-foreground [&_svg]:text-sidebar-accent-foreground",
}

interface MenuLinkProps {
  readonly entry: MenuEntry
  /** Only the picture; the title becomes a hint. */
  readonly isFolded?: boolean
  readonly onFollow?: () => void
}
/** One entry of the menu; the one whose screen is shown is marked (SHELL-08). */
export function MenuLink({ entry, isFolded = false, onFollow }: MenuLinkProps) {
  const { t } = useTranslation("shell")
  const Icon = iconOf(entry.key)
  const isCovered = isUnder(entry, useLocation().pathname)
  return (
    <Link
      to={entry.path}
      draggable={false}
      onClick={onFollow}
      title={isFolded ? entry.title : undefined}
      className={cn(
        "relative flex h-9 items-center gap-2.5 rounded-md px-2.5 text-sm max-md:h-13 max-md:gap-4 max-md:text-base",
        isFolded && "justify-center px-0",
      )}
      inactiveProps={isCovered ? { ...marked, "aria-current": "page" } : unmarked}
      activeProps={marked}
    >
      <Icon className="size-4.5 shrink-0 max-md:size-5.5" strokeWidth={1.8} aria-hidden="true" />
      <span className={cn("min-w-0 flex-1 truncate", isFolded && "sr-only")}>{entry.title}</span>
      {entry.badge !== null && entry.badge > 0 && (
        <Count
          value={entry.badge}
          label={t("unread", { count: entry.badge })}
          className={cn(isFolded && "absolute top-0 right-0 h-4 min-w-4 px-1")}
        />
      )}
    </Link>
  )
}
