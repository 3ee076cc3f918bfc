import { Link } from "@tanstack/react-router"
import { useTranslation } from "react-i18next"
import { useWorkspace } from "@/features/session/workspace.ts"
import { cn } from "@/lib/class-names.ts"

const tabs = [
  { key: "calendar", to: "/works/calendar" },
  { key: "information", to: "/works/information" },
  { key: "timekeeping", to: "/works/timekeeping" },
  { key: "paper", to: "/works/paper" },
  { key: "revenueCost", to: "/works/revenueCost" },
] as const
export type SiteTab = (typeof tabs)[number]["key"]

const looks =
  "inline-flex h-10 items-center border-b-2 border-transparent px-1 text-sm whitespace-nowrap text-muted-foreground hover:text-foreground max-md:h-13 max-md:px-3 max-md:text-base"

/** 予定・現場情報・勤怠・帳票・収支: the pages of one site that are open to this person. */
export function SiteTabs({ siteId, at }: { readonly siteId: number; readonly at: SiteTab }) {
  const { t } = useTranslation("works")
  const { routes } = useWorkspace()
  return (
    <nav aria-label={t("pagesOfSite")} className="mx-5 mb-3 flex shrink-0 gap-4 overflow-x-auto border-b max-md:mx-4">
      {tabs
        .filter(({ to }) => routes.includes(to))
        .map(({ key, to }) => (
          <Link
            key={key}
            to={to}
            search={{ constructionSiteId: siteId }}
            aria-current={key === at ? "page" : undefined}
            className={cn(looks, key === at && "border-primary font-semibold text-foreground")}
          >
            {t(`tab.${key}`)}
          </Link>
        ))}
    </nav>
  )
}
