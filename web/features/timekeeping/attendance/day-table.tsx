import { useTranslation } from "react-i18next"
import type { AttendanceDay } from "#modules/timekeeping/contract.ts"
import { Button } from "@/components/ui/button.tsx"
import { Table, TableBody, TableCell, TableHead, TableHeader, TableRow } from "@/components/ui/table.tsx"
import { hoursAndMinutes } from "@/lib/format.ts"
import { Can } from "@/lib/permissions.tsx"
import { arrangementsOf } from "../day/arrangement.ts"
import { ClockSpan } from "../today/clock-span.tsx"
import type { AttendancePlace } from "./attendance-place.ts"
import type { Change } from "./changes.ts"
import { ProblemBadges } from "./problems.tsx"
import { DayTime } from "./punch-card.tsx"

interface DayTableProps {
  readonly days: ReadonlyArray<AttendanceDay>
  readonly place: AttendancePlace
  readonly onChange: (change: Change) => void
}
/** Everybody of one day: plan, in, out, break, worked, what to check, and the correction in the row. */
export function DayTable({ days, place, onChange }: DayTableProps) {
  const { t } = useTranslation("attendance")
  return (
    <Table label={t("title")} className="min-w-200">
      <TableHeader>
        <TableRow>
          <TableHead sticky>{t("name")}</TableHead>
          <TableHead>{t("plan")}</TableHead>
          <TableHead num>{t("in")}</TableHead>
          <TableHead num>{t("out")}</TableHead>
          <TableHead num>{t("rest")}</TableHead>
          <TableHead num>{t("worked")}</TableHead>
          <TableHead>{t("state")}</TableHead>
          <TableHead>
            <span className="sr-only">{t("correct")}</span>
          </TableHead>
        </TableRow>
      </TableHeader>
      <TableBody>
        {days.map((day) => (
          <PersonRow key={day.userId} day={day} place={place} onChange={onChange} />
        ))}
      </TableBody>
    </Table>
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
  return (
    <TableRow aria-selected={isSelected}>
      <TableCell sticky>
        <button
          type="button"
          onClick={() => place.open(day.userId, day.workingDay)}
          className="min-h-8 text-left font-medium text-link hover:underline max-md:min-h-12"
        >
          {day.name}
        </button>
      </TableCell>
      <TableCell>
        {arrangementsOf(day.plans).map((plan) => (
          <span key={plan.taskId} className="block">
            <ClockSpan from={plan.startsAt} to={plan.endsAt} /> {plan.siteName}
          </span>
        ))}
      </TableCell>
      <TableCell num>{first !== undefined && <DayTime instant={first.checkIn} day={day.workingDay} />}</TableCell>
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
        </span>
      </TableCell>
      <TableCell>
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
/** The punch that most likely needs the correction: the one without an end, else the first. */
const urgent = ({ punches }: AttendanceDay) => punches.find(({ checkOut }) => checkOut === null) ?? punches[0]
