import { useQuery } from "@tanstack/react-query"
import { Link } from "@tanstack/react-router"
import { useState } from "react"
import { useTranslation } from "react-i18next"
import { buttonVariants } from "@/components/ui/button.tsx"
import { Section } from "@/features/scheduling/sites/site-section.tsx"
import { cn } from "@/lib/class-names.ts"
import { figure } from "@/lib/format.ts"
import { useFormat } from "@/lib/use-format.ts"
import { siteReportQuery, thisMonth } from "./report-queries.ts"

const parts = ["revenue", "labour", "outside", "expenses", "fixed"] as const

/** 11月の収支 of a site (07): what came in and went out in this month so far, and what is left; its page has the rest. */
export function SiteMonthCard({ siteId }: { readonly siteId: number }) {
  const { t } = useTranslation("reports")
  const { month } = useFormat()
  const [now] = useState(thisMonth)
  const { data } = useQuery(siteReportQuery(siteId, { from: now, to: now }))
  if (data === undefined) return null
  const { total } = data
  const shown = parts.filter((part) => part === "revenue" || total[part] !== 0)
  return (
    <Section
      title={t("monthOf", { month: month(now) })}
      action={
        <Link
          to="/works/revenueCost"
          search={{ constructionSiteId: siteId }}
          className={buttonVariants({ variant: "ghost", size: "sm" })}
        >
          {t("toReport")}
        </Link>
      }
    >
      <dl className="tnum px-4 py-2">
        {shown.map((part) => (
          <div key={part} className="flex justify-between gap-3 py-1">
            <dt className="text-muted-foreground">{t(`part.${part}`)}</dt>
            <dd>{figure(part === "revenue" ? total.revenue : -total[part])}</dd>
          </div>
        ))}
        <div className="mt-1 flex items-baseline justify-between gap-3 border-t pt-2">
          <dt className="font-semibold">{t("part.profit")}</dt>
          <dd className={cn("text-lg font-bold", total.profit < 0 && "text-danger")}>
            {figure(total.profit)}
            {total.rate !== null && (
              <span className="ml-2 text-sm font-normal text-muted-foreground">{`${(total.rate / 10).toFixed(1)}%`}</span>
            )}
          </dd>
        </div>
      </dl>
    </Section>
  )
}
