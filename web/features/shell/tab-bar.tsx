import { Link, useLocation } from "@tanstack/react-router"
import { Ellipsis } from "lucide-react"
import { useTranslation } from "react-i18next"
import { Count } from "@/components/ui/badge.tsx"
import { cn } from "@/lib/class-names.ts"
import { isUnder, useWorkspace } from "../session/workspace.ts"
import { iconOf } from "./menu-icons.ts"

// Labels stay at 14 px and below at any text size: five of them must fit side by side.
const looks =
  "relative flex min-h-[min(4rem,64px)] min-w-0 flex-1 flex-col items-center justify-center gap-0.5 text-[min(0.8125rem,14px)] leading-tight"
const active =
  "font-bold text-link before:absolute before:inset-x-[22%] before:-top-px before:h-0.75 before:rounded-b-sm before:bg-primary"
const inactive = "text-muted-foreground"

/** The phone's bottom bar: the server's tabs, and その他 which opens the whole menu. */
export function TabBar({ onMore, isMoreOpen }: { readonly onMore: () => void; readonly isMoreOpen: boolean }) {
  const { t } = useTranslation("shell")
  const { tabs } = useWorkspace()
  const { pathname } = useLocation()
  return (
    <nav
      aria-label={t("tabs")}
      className="print:hidden flex shrink-0 border-t bg-card pb-[env(safe-area-inset-bottom)] md:hidden"
    >
      {tabs.map((entry) => {
        const { key, path, title, badge } = entry
        const Icon = iconOf(key)
        return (
          <Link
            key={key}
            to={path}
            className={looks}
            activeProps={{ className: active }}
            inactiveProps={
              isUnder(entry, pathname) ? { className: active, "aria-current": "page" } : { className: inactive }
            }
          >
            <Icon className="size-[min(1.5rem,28px)]" strokeWidth={1.8} aria-hidden="true" />
            <span className="max-w-full truncate px-0.5">{title}</span>
            {badge !== null && badge > 0 && (
              <Count value={badge} label={t("unread", { count: badge })} className="absolute top-1 left-1/2 ml-1.5" />
            )}
          </Link>
        )
      })}
      <button
        type="button"
        onClick={onMore}
        aria-expanded={isMoreOpen}
        className={cn(looks, isMoreOpen ? active : inactive)}
      >
        <Ellipsis className="size-[min(1.5rem,28px)]" strokeWidth={1.8} aria-hidden="true" />
        {t("more")}
      </button>
    </nav>
  )
}
