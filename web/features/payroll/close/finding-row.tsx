import { useTranslation } from "react-i18next"
import { Avatar } from "@/components/ui/avatar.tsx"
import { hoursAndMinutes, yen } from "@/lib/format.ts"
import { hourlyWageText } from "@/lib/hourly-wage.ts"
import { useFormat } from "@/lib/use-format.ts"
import { FixLink } from "./fix-link.tsx"
import type { FoundRow } from "./found-row.ts"
import { LookedAt } from "./looked-at.tsx"
import { MendHere } from "./mend-here.tsx"
import { SiteLink } from "./site-link.tsx"
import type { Looking } from "./use-looking.ts"

interface FindingRowProps {
  readonly finding: FoundRow
  /** The words of its kind. */
  readonly kind: string
  readonly month: string
  readonly looking: Looking | undefined
}
/** One finding: who, which day, the way to where it is repaired, and whether somebody has looked at it. */
export function FindingRow({ finding, kind, month, looking }: FindingRowProps) {
  const { t } = useTranslation("close")
  const format = useFormat()
  const { name, premium, site, uncollected } = finding
  return (
    <li className="flex min-h-11 flex-wrap items-center gap-x-3 gap-y-1 px-4 py-1.5 max-md:min-h-15 max-md:text-base">
      {site === undefined && <Avatar name={name} size={24} decorative />}
      <span className="min-w-24 flex-1 md:max-w-56">{site?.name ?? name}</span>
      <span className="tnum min-w-32 flex-1 text-muted-foreground">
        {(premium ?? uncollected) === undefined && (finding.day === null ? t("wholeMonth") : format.day(finding.day))}
        <FactsOf finding={finding} />
        {site !== undefined && `　${name}`}
      </span>
      <span className="ml-auto flex flex-wrap items-center justify-end gap-2">
        {finding.mayFix && <MendHere finding={finding} />}
        {site === undefined ? (
          <FixLink finding={finding} month={month} name={name} />
        ) : (
          finding.mayFix && <SiteLink site={site} />
        )}
        <LookedAt finding={finding} kind={kind} looking={looking} />
      </span>
    </li>
  )
}

/** What it was found by, where figures say it: the month's overtime, a day's rest, an hour's wage, what a premium leaves. */
function FactsOf({ finding }: { readonly finding: FoundRow }) {
  const { t } = useTranslation("looks")
  const format = useFormat()
  const { commuting, minutes, premium, uncollected, wage } = finding
  if (commuting !== undefined) return <b className="ml-2">{t("commuting", { yen: yen(commuting) })}</b>
  if (uncollected !== undefined)
    return t("uncollected", { month: format.month(uncollected.month), yen: yen(uncollected.yen) })
  if (premium !== undefined)
    return t(`premiumOf.${premium.insurance}`, { month: format.month(premium.month), yen: yen(premium.yen) })
  if (wage !== undefined)
    return <b className="ml-2">{t("wageBelow", { hourly: hourlyWageText(wage.hourly), minimum: yen(wage.minimum) })}</b>
  if (minutes === undefined) return null
  const [is, limit] = [hoursAndMinutes(minutes.is), hoursAndMinutes(minutes.limit)]
  return <b className="ml-2">{t(finding.kind === "shortRest" ? "restBelow" : "overLimit", { is, limit })}</b>
}
