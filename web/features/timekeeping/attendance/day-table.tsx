import { TriangleAlert } from "lucide-react"
import { Fragment } from "react"
import { useTranslation } from "react-i18next"
import type { Standing } from "#modules/timekeeping/codes.ts"
import type { AttendanceDay } from "#modules/timekeeping/contract.ts"
import { Badge } from "@/components/ui/badge.tsx"
import { Button } from "@/components/ui/button.tsx"
import { Table, TableBody, TableCell, TableHead, TableHeader, TableRow } from "@/components/ui/table.tsx"
import { cn } from "@/lib/class-names.ts"
import { hoursAndMinutes } from "@/lib/format.ts"
import { Can } from "@/lib/permissions.tsx"
import { useFormat } from "@/lib/use-format.ts"
import { arrangementsOf } from "../day/arrangement.ts"
import { ClockSpan } from "../today/clock-span.tsx"
import type { AttendancePlace } from "./attendance-place.ts"
import { CallLink } from "./call-link.tsx"
import type { Change } from "./changes.ts"
import { inSections, overdueMinutes, urgentLooks } from "./day-sections.ts"
import { ProblemBadges } from "./problems.tsx"
import { DayTime } from "./punch-card.tsx"

const columns = 9

interface DayTableProps {
  readonly days: ReadonlyArray<AttendanceDay>
  readonly place: AttendancePlace
  readonly onChange: (change: Change) => void
}
/** Everybody of one day: plan, in, out, break, worked, what to check, and the correction in the row. */
export function DayTable({ days, place, onChange }: DayTableProps) {
  const { t } = useTranslation("attendance")
  return (
    // The table scrolls in itself, so that its head stays in sight.
    <div className="grid min-h-0 flex-1 grid-rows-[minmax(0,1fr)] print:block">
      <Table label={t("title")} className="min-w-220 print:min-w-0">
        <TableHeader>
          <TableRow>
            <TableHead sticky>{t("name")}</TableHead>
            <TableHead>{t("plan")}</TableHead>
            <TableHead num>{t("in")}</TableHead>
            <TableHead num>{t("out")}</TableHead>
            <TableHead num>{t("rest")}</TableHead>
            <TableHead num>{t("worked")}</TableHead>
            <TableHead>{t("state")}</TableHead>
            <TableHead className="print:hidden">{t("phone")}</TableHead>
            <TableHead className="print:hidden">
              <span className="sr-only">{t("correct")}</span>
            </TableHead>
          </TableRow>
        </TableHeader>
        <TableBody>
          {inSections(days).map(([standing, some]) => (
            <Fragment key={standing}>
              <SectionRow standing={standing} count={some.length} />
              {some.map((day) => (
                <PersonRow key={`${day.userId} ${day.workingDay}`} day={day} place={place} onChange={onChange} />
              ))}
            </Fragment>
          ))}
        </TableBody>
      </Table>
    </div>
  )
}
function SectionRow({ standing, count }: { readonly standing: Standing | "none"; readonly count: number }) {
  const { t } = useTranslation("attendance")
  return (
    <TableRow className="bg-muted/60">
      <TableHead colSpan={columns} scope="rowgroup" className="h-8 py-1 text-left">
        <span className={cn("tnum inline-flex items-center gap-1.5 font-bold", urgentLooks[standing])}>
          {urgentLooks[standing] !== undefined && <TriangleAlert aria-hidden="true" className="size-3.5" />}
          {t(`section.${standing}`)} {count}
        </span>
      </TableHead>
    </TableRow>
  )
}
interface PersonRowProps extends Omit<DayTableProps, "days"> {
  readonly day: AttendanceDay
}
function PersonRow({ day, place, onChange }: PersonRowProps) {
  const { t } = useTranslation("attendance")
  const first = day.punches[0]
  const last = day.punches.at(-1)
  const isSelected = place.person === day.userId
  const overdue = overdueMinutes(day)
  const format = useFormat()
  return (
    <TableRow aria-selected={isSelected}>
      <TableCell sticky>
        <button
          type="button"
          onClick={() => place.open(day.userId, day.workingDay)}
          className="min-h-8 text-left font-medium whitespace-nowrap text-link hover:underline max-md:min-h-12"
        >
          {day.name}
        </button>
        {day.workingDay !== place.day && (
          <span className="ml-2 text-xs text-muted-foreground">{format.day(day.workingDay)}</span>
        )}
      </TableCell>
      <TableCell>
        {arrangementsOf(day.plans).map((plan) => (
          <span key={plan.taskId} className="block">
            <ClockSpan from={plan.startsAt} to={plan.endsAt} /> {plan.siteName}
          </span>
        ))}
      </TableCell>
      <TableCell num>
        {first !== undefined && <DayTime instant={first.checkIn} day={day.workingDay} />}
        {overdue > 0 && place.day === place.today && (
          <b className="whitespace-nowrap text-danger">{t("overdue", { time: format.duration(overdue) })}</b>
        )}
      </TableCell>
      <TableCell num>
        {last?.checkOut != null && <DayTime instant={last.checkOut} day={day.workingDay} />}
        {last?.state === "open" && !day.problems.includes("unfinished") && (
          <span className="text-success">{t("open")}</span>
        )}
      </TableCell>
      <TableCell num>
        {day.punches.length > 0 && hoursAndMinutes(day.restMinutes)}
        {day.isRestByRule && (
          <span title={t("restByRuleHint")} className="ml-1 text-2xs text-muted-foreground">
            {t("restByRule")}
          </span>
        )}
      </TableCell>
      <TableCell num>{day.workedMinutes > 0 && hoursAndMinutes(day.workedMinutes)}</TableCell>
      <TableCell>
        <span className="flex flex-wrap gap-1">
          <ProblemBadges problems={day.problems} />
          {day.corrections.length > 0 && <Badge>{t("corrected")}</Badge>}
        </span>
      </TableCell>
      <TableCell className="print:hidden">
        <PhoneOf day={day} />
      </TableCell>
      <TableCell className="print:hidden">
        <Can do="correct" to={day}>
          <Button
            variant="outline"
            size="sm"
            aria-label={`${day.name} ${t(first === undefined ? "add" : "correct")}`}
            onClick={() => onChange({ kind: "correct", day, punch: urgent(day) })}
          >
            {t(first === undefined ? "add" : "correct")}
          </Button>
        </Can>
      </TableCell>
    </TableRow>
  )
}
/** Whoever is missing is rung up by a button, anybody else's number stands there to be read. */
function PhoneOf({ day }: { readonly day: AttendanceDay }) {
  const [first] = day.standings
  if (first === "missing" || first === "unfinished") return <CallLink of={day} />
  if (day.phone === undefined || day.phone === null || day.phone === "") return null
  return (
    <a href={`tel:${day.phone}`} className="tnum whitespace-nowrap text-muted-foreground hover:underline">
      {day.phone}
    </a>
  )
}
/** The punch that most likely needs the correction: the one without an end, else the first. */
const urgent = ({ punches }: AttendanceDay) => punches.find(({ checkOut }) => checkOut === null) ?? punches[0]
