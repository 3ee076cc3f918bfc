import { TriangleAlert } from "lucide-react"
import { useTranslation } from "react-i18next"
import { type AskedStanding, askedStandings } from "#modules/timekeeping/codes.ts"
import { cn } from "@/lib/class-names.ts"
import { clockTime } from "@/lib/format.ts"
import { useFormat } from "@/lib/use-format.ts"
import { urgentLooks } from "./day-sections.ts"

interface SectionWordsProps {
  readonly standing: string
  readonly count: number
  /** When the first of the missing should have begun. */
  readonly since: string | null | undefined
}
const sectionOf = (standing: string): AskedStanding | "none" => askedStandings.find((one) => one === standing) ?? "none"

/** The page asks anew every minute. */
const minutesSince = (instant: string) => Math.max(0, Math.floor((Date.now() - Date.parse(instant)) / 60_000))

/** まだ来ていません 3　始業 8:00 から25分 */
export function SectionWords({ standing, count, since }: SectionWordsProps) {
  const { t } = useTranslation("attendance")
  const format = useFormat()
  const looks = urgentLooks[standing]
  return (
    <span className={cn("tnum inline-flex items-center gap-1.5 font-bold", looks)}>
      {looks !== undefined && <TriangleAlert aria-hidden="true" className="size-3.5" />}
      {t(`section.${sectionOf(standing)}`)} {count}
      {standing === "missing" && since != null && (
        <span className="ml-1 font-normal text-muted-foreground">
          {t("sinceStart", { at: clockTime(since), time: format.duration(minutesSince(since)) })}
        </span>
      )}
    </span>
  )
}
