import { useTranslation } from "react-i18next"
import type { MonthRow } from "#modules/timekeeping/contract.ts"
import { weekdayOf } from "@/features/scheduling/days.ts"
import { cn } from "@/lib/class-names.ts"
import { hoursAndMinutes } from "@/lib/format.ts"
import { useFormat } from "@/lib/use-format.ts"
import type { AttendancePlace } from "./attendance-place.ts"
import { cellIdOf } from "./grid-keys.ts"
import { ProblemGlyph } from "./problems.tsx"

export const headLooks = "border-b border-border px-1 py-1 text-center text-2xs font-medium whitespace-nowrap"
export const stickyName = "sticky left-0 min-w-40 max-w-40 border-r px-3 print:static print:min-w-0"
/** Days, worked, overtime, night, holiday: frozen right, each as far from the edge as those behind it are wide. */
export const sumLooks = [
  "sticky right-62 min-w-12 border-l",
  "sticky right-46 min-w-16",
  "sticky right-30 min-w-16",
  "sticky right-15 min-w-15",
  "sticky right-0 min-w-15",
] as const
/** In large text they would cover the days, on paper nothing moves. */
export const sumCell = "tnum px-1.5 text-right big-text:static print:static print:min-w-0"
const cellLooks = "h-10 border-b border-border print:h-auto print:py-0.5"

interface GridRowProps {
  readonly row: MonthRow
  readonly index: number
  readonly days: ReadonlyArray<string>
  /** Names of the period's national holidays by day. */
  readonly holidays: ReadonlyMap<string, string>
  readonly place: AttendancePlace
  /** The one cell that Tab reaches. */
  readonly tabStop: string
}
export function GridRow({ row, index, days, holidays, place, tabStop }: GridRowProps) {
  const byDay = new Map(row.days.map((cell) => [String(cell.day), cell]))
  const { totals } = row
  const sums = [totals.workedMinutes, totals.overtimeMinutes, totals.nightMinutes, totals.holidayMinutes]
  return (
    <tr aria-rowindex={index + 2}>
      <th scope="row" className={cn(cellLooks, stickyName, "z-1 truncate bg-card text-left font-medium")}>
        {row.name}
      </th>
      {days.map((day) => (
        <DayCell
          key={day}
          row={row}
          day={day}
          cell={byDay.get(day)}
          isOff={weekdayOf(day) % 6 === 0 || holidays.has(day)}
          place={place}
          tabStop={tabStop}
        />
      ))}
      <td className={cn(cellLooks, sumCell, sumLooks[0], "bg-card")}>{totals.days}</td>
      {sums.map((minutes, at) => (
        <td
          key={sumLooks[at + 1]}
          className={cn(cellLooks, sumCell, sumLooks[at + 1], "bg-card", minutes === 0 && "text-muted-foreground")}
        >
          {minutes === 0 ? "−" : hoursAndMinutes(minutes)}
        </td>
      ))}
    </tr>
  )
}
type Cell = MonthRow["days"][number]

interface DayCellProps {
  readonly row: MonthRow
  readonly day: string
  readonly cell: Cell | undefined
  /** A weekend or a holiday. */
  readonly isOff: boolean
  readonly place: AttendancePlace
  readonly tabStop: string
}
/** Minutes worked, a dot where only a plan stands, and the most urgent problem. */
function DayCell({ row, day, cell, isOff, place, tabStop }: DayCellProps) {
  const id = cellIdOf(row.userId, day)
  const name = useCellName(row, day, cell)
  const isOpen = place.person === row.userId && place.day === day
  const [problem] = cell?.problems ?? []
  return (
    <td
      // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a cell moved to by arrow keys (ARIA grid)
      role="gridcell"
      id={id}
      tabIndex={tabStop === id ? 0 : -1}
      aria-label={name}
      aria-selected={isOpen}
      className={cn(
        cellLooks,
        "relative min-w-8 cursor-pointer px-0.5 text-center text-xs print:min-w-0 print:text-[0.4375rem] hover:bg-accent focus-visible:z-1 focus-visible:-outline-offset-2",
        isOff && "bg-muted/50",
        isOpen && "bg-accent outline-2 -outline-offset-2 outline-primary",
      )}
    >
      <span aria-hidden="true" className="tnum">
        {cell === undefined ? "" : <CellFigure cell={cell} />}
      </span>
      {cell?.isCorrected === true && (
        <span
          aria-hidden="true"
          className="absolute top-0 left-0 size-0 border-t-6 border-r-6 border-t-primary border-r-transparent"
        />
      )}
      {problem !== undefined && (
        // On paper beside the hours: above them it would cover them.
        <span className="absolute top-0 right-0 print:static">
          <ProblemGlyph problem={problem} />
        </span>
      )}
    </td>
  )
}
function CellFigure({ cell }: { readonly cell: Cell }) {
  if (cell.workedMinutes > 0) return hoursAndMinutes(cell.workedMinutes)
  if (isAtWork(cell)) return <b className="text-success">●</b>
  return <span className="text-muted-foreground">{cell.isPlanned ? "○" : "−"}</span>
}
/** An end that nobody told says nothing about now. */
const isAtWork = ({ duty, problems }: Cell) =>
  (duty === "working" || duty === "resting") && !problems.includes("unfinished")

const useCellName = (row: MonthRow, day: string, cell: Cell | undefined) => {
  const { t } = useTranslation("attendance")
  const format = useFormat()
  const words = [row.name, format.day(day)]
  if (cell === undefined) return [...words, t("nothing")].join(" ")
  const worked = cell.workedMinutes > 0 ? [`${t("worked")} ${format.duration(cell.workedMinutes)}`] : []
  const isOn = isAtWork(cell)
  const plan = cell.workedMinutes > 0 ? [] : [t(isOn ? "open" : cell.isPlanned ? "planned" : "noPlan")]
  const corrected = cell.isCorrected ? [t("corrected")] : []
  const problems = cell.problems.map((problem) => t(`problem.${problem}`))
  return [...words, ...worked, ...plan, ...problems, ...corrected].join(" ")
}
