import { Link, useLocation } from "@tanstack/react-router"
import {
  Building2,
  ChartColumn,
  IdCard,
  Layers,
  type LucideIcon,
  MailPlus,
  MessageSquareText,
  SquareMenu,
  Tag,
  UserMinus,
} from "lucide-react"
import { useTranslation } from "react-i18next"
import { cn } from "@/lib/class-names.ts"

const icons: Readonly<Record<string, LucideIcon>> = {
  account: IdCard,
  companies: Building2,
  invites: MailPlus,
  plans: Layers,
  revenue: ChartColumn,
  leaves: UserMinus,
  campaigns: Tag,
  contacts: MessageSquareText,
}
/** Pages that are reached through another one. */
const covers: Readonly<Record<string, string>> = { companies: "/company-detail/", revenue: "/platform-revenue" }

interface MenuProps {
  readonly menu: ReadonlyArray<{ readonly key: string; readonly path: string; readonly title: string }>
}
/** The platform's menu of eight (SHELL-09), in the server's order and words; a row that scrolls on the phone. */
export function PlatformMenu({ menu }: MenuProps) {
  const { t } = useTranslation("platform")
  const { pathname } = useLocation()
  return (
    <nav
      aria-label={t("menu")}
      className="print:hidden shrink-0 overflow-auto bg-sidebar px-2 md:w-52 md:border-r md:border-sidebar-border md:py-3 max-md:border-b"
    >
      <ul className="flex gap-px md:flex-col">
        {menu.map(({ key, path, title }) => {
          const Icon = icons[key] ?? SquareMenu
          const isHere = pathname === path || pathname.startsWith(`${path}/`) || pathname.startsWith(covers[key] ?? "-")
          return (
            <li key={key}>
              <Link
                {...(key === "revenue" ? { to: "/platform-revenue", mask: { to: path } } : { to: path })}
                aria-current={isHere ? "page" : undefined}
                className={cn(
                  "flex min-h-9 items-center gap-3 rounded-md px-3 text-sm whitespace-nowrap hover:bg-muted max-md:min-h-12",
                  isHere && "bg-accent font-semibold text-accent-foreground",
                )}
              >
                <Icon aria-hidden="true" className="size-4 shrink-0" />
                {title}
              </Link>
            </li>
          )
        })}
      </ul>
      <p className="mt-6 border-t px-3 pt-3 text-xs text-muted-foreground max-md:hidden">{t("insight")}</p>
    </nav>
  )
}
