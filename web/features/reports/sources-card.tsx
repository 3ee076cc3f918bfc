import { Link } from "@tanstack/react-router"
import { TriangleAlert, X } from "lucide-react"
import { useTranslation } from "react-i18next"
import { revenueParts } from "#modules/reports/codes.ts"
import { Badge } from "@/components/ui/badge.tsx"
import { Button } from "@/components/ui/button.tsx"
import { Card } from "@/components/ui/card.tsx"
import { isOpen, useWorkspace } from "@/features/session/workspace.ts"
import { figure } from "@/lib/format.ts"
import { useFormat } from "@/lib/use-format.ts"
import type { MonthOfSite, SourceRow } from "./report-queries.ts"
import type { OpenedPart } from "./report-search.ts"

interface SourcesCardProps {
  readonly of: MonthOfSite
  readonly siteId: number
  readonly part: OpenedPart
  /** A month to come has its plan alone. */
  readonly isAhead: boolean
  readonly onClose: () => void
}
/** What one figure of a month is made of: papers, slips, requests, each with the way to it. */
export function SourcesCard({ isAhead, of, onClose, part, siteId }: SourcesCardProps) {
  const { t } = useTranslation("reports")
  const format = useFormat()
  const isOf = (one: SourceRow) =>
    part === "revenue" ? revenueParts.some((own) => own === one.part) : one.part === part
  const sources = of.sources.filter((one) => isOf(one) && one.isPlanned === isAhead)
  const isUnsettled = !isAhead && sources.some(({ isSettled }) => !isSettled)
  return (
    <Card className="p-4" aria-label={t("sources")} role="region">
      <header className="flex items-start gap-2">
        <div className="min-w-0 flex-1">
          <p className="text-xs text-muted-foreground">
            {format.month(of.month)} › {t(`part.${part}`)}
          </p>
          <p className="tnum text-xl font-bold">
            {figure(isAhead ? of.planned[part] : of[part])}
            {!isAhead && (
              <span className="ml-2 text-xs font-normal text-muted-foreground">
                {t("plan", { amount: figure(of.planned[part]) })}
              </span>
            )}
          </p>
        </div>
        {isUnsettled && (
          <Badge tone="warning">
            <TriangleAlert aria-hidden="true" className="size-3.5" />
            {t("unsettled")}
          </Badge>
        )}
        <Button variant="ghost" size="icon-sm" aria-label={t("close")} onClick={onClose}>
          <X />
        </Button>
      </header>
      {sources.length === 0 && <p className="py-3 text-sm text-muted-foreground">{t("noSources")}</p>}
      <ul className="mt-2 divide-y text-sm">
        {sources.map((one) => (
          <li key={`${one.kind} ${one.id} ${one.name}`} className="flex items-baseline gap-2 py-2">
            <span className="min-w-0 flex-1">
              <Way of={one} siteId={siteId} month={of.month} />
              <span className="block truncate text-xs text-muted-foreground">
                {[
                  one.party,
                  one.kind === "paper" || one.kind === "revenue" ? null : t(`kind.${one.kind}`, { count: one.count }),
                ]
                  .filter((text) => text !== null)
                  .join("・")}
                {!one.isSettled && !one.isPlanned && one.kind === "paper" && `・${t("waits")}`}
                {one.amount === 0 && one.part !== "labour" && `・${t("noPrice")}`}
              </span>
            </span>
            <b className="tnum whitespace-nowrap">{figure(one.amount)}</b>
          </li>
        ))}
      </ul>
    </Card>
  )
}

interface WayProps {
  readonly of: SourceRow
  readonly siteId: number
  readonly month: string
}
/** The source by its name, as a link where this person may open it. */
function Way({ month, of, siteId }: WayProps) {
  const { t } = useTranslation("reports")
  const workspace = useWorkspace()
  const text = of.name ?? t(`source.${of.kind}`)
  const looks = "block truncate font-medium text-link hover:underline"
  const id = String(of.id ?? "")
  const opens = (path: string) => isOpen(workspace, path)
  if (of.kind === "paper" && opens("/paper/0"))
    return (
      <Link to="/paper/$id" params={{ id }} className={looks}>
        {text}
      </Link>
    )
  if (of.kind === "slips" && opens("/salary-v4"))
    return (
      <Link to="/salary-v4" search={{ month }} className={looks}>
        {text}
      </Link>
    )
  if (of.kind === "expenses" && opens("/payment"))
    return (
      <Link to="/payment" search={{ from: `${month}-01`, to: `${month}-31` }} className={looks}>
        {text}
      </Link>
    )
  if (of.kind === "fixedCost" && opens("/fixed-cost"))
    return (
      <Link to="/fixed-cost" search={{ month }} className={looks}>
        {text}
      </Link>
    )
  if (
    (of.kind === "work" || of.kind === "arranged" || of.kind === "vendor" || of.kind === "freelancer") &&
    opens("/works/calendar")
  )
    return (
      <Link to="/works/calendar" search={{ constructionSiteId: siteId, day: `${month}-01` }} className={looks}>
        {text}
      </Link>
    )
  if (of.kind === "presses" && opens("/works/timekeeping"))
    return (
      <Link to="/works/timekeeping" search={{ constructionSiteId: siteId }} className={looks}>
        {text}
      </Link>
    )
  return <span className="block truncate font-medium">{text}</span>
}
