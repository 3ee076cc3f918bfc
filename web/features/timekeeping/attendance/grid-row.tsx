import { useTranslation } from "react-i18next"
import { weekdayOf } from "@/features/scheduling/days.ts"
import { cn } from "@/lib/class-names.ts"
import { hoursAndMinutes } from "@/lib/format.ts"
import { useFormat } from "@/lib/use-format.ts"
import type { AttendancePlace } from "./attendance-place.ts"
import type { CellKind } from "./attendance-search.ts"
import { DayMark } from "./day-mark.tsx"
import { cellIdOf } from "./grid-keys.ts"
import { clearOfFrozen, manDaysText, stickyName, sumCell, sumColumns } from "./grid-looks.ts"
import type { MonthRow } from "./month-rows.ts"
import { ProblemGlyph } from "./problems.tsx"

const cellLooks = "h-7 border-b border-border print:h-auto print:py-0.5"

/** Sundays and holidays are tinted as their heads are, Saturdays and today as theirs. */
const tints = { sunday: "bg-danger-bg/45", saturday: "bg-accent/60", today: "bg-accent" } as const
const tintOf = (day: string, today: string, holidays: ReadonlyMap<string, string>) => {
  if (day === today) return "today"
  const at = weekdayOf(day)
  if (at === 0 || holidays.has(day)) return "sunday"
  return at === 6 ? "saturday" : undefined
}

interface GridRowProps {
  readonly row: MonthRow
  readonly index: number
  readonly days: ReadonlyArray<string>
  /** Names of the period's national holidays by day. */
  readonly holidays: ReadonlyMap<string, string>
  readonly cells: CellKind
  readonly place: AttendancePlace
  /** The one cell that Tab reaches. */
  readonly tabStop: string
}
export function GridRow({ row, index, days, holidays, cells, place, tabStop }: GridRowProps) {
  const { t } = useTranslation("attendance")
  const byDay = new Map(row.days.map((cell) => [String(cell.day), cell]))
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
          tint={tintOf(day, place.today, holidays)}
          cells={cells}
          place={place}
          tabStop={tabStop}
        />
      ))}
      {sumColumns.map(({ word, kind, looks }) => (
        <td
          key={word}
          className={cn(
            cellLooks,
            sumCell,
            looks,
            "bg-card",
            row.totals[kind] === 0 && "text-muted-foreground",
            kind === "overtimeMinutes" && row.isOvertimeNear && "font-bold text-warning",
          )}
          title={kind === "overtimeMinutes" && row.isOvertimeNear ? t("overtimeNear") : undefined}
        >
          {sumText(kind, row, cells)}
        </td>
      ))}
    </tr>
  )
}
const sumText = (kind: (typeof sumColumns)[number]["kind"], { manDays, totals }: MonthRow, cells: CellKind) => {
  if (kind === "days" && cells === "manDays") return manDays === 0 ? "−" : manDaysText(manDays)
  if (kind === "days") return totals[kind]
  const amount = totals[kind]
  return amount === 0 ? "−" : hoursAndMinutes(amount)
}
type Cell = MonthRow["days"][number]

interface DayCellProps {
  readonly row: MonthRow
  readonly day: string
  readonly cell: Cell | undefined
  readonly tint: keyof typeof tints | undefined
  readonly cells: CellKind
  readonly place: AttendancePlace
  readonly tabStop: string
}
/** A sign or a figure of the day, and the most urgent problem. */
function DayCell({ row, day, cell, tint, cells, place, tabStop }: DayCellProps) {
  const id = cellIdOf(row.userId, day)
  const name = useCellName(row, day, cell, cells)
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
        clearOfFrozen,
        "relative cursor-pointer px-0 text-center text-xs print:min-w-0 print:text-[0.4375rem] hover:bg-accent focus-visible:z-1 focus-visible:-outline-offset-2",
        tint !== undefined && tints[tint],
        isOpen && "bg-accent outline-2 -outline-offset-2 outline-primary",
      )}
    >
      <span aria-hidden="true" className="tnum">
        {cell !== undefined && <CellContent cell={cell} cells={cells} />}
      </span>
      {cell?.isCorrected === true && (
        <span
          aria-hidden="true"
          className="absolute top-0 left-0 size-0 border-t-6 border-r-6 border-t-primary border-r-transparent"
        />
      )}
      {problem !== undefined && cells === "hours" && (
        // Beside the hours: above them it would cover them.
        <span className="ml-0.5 inline-block align-middle print:ml-0 print:inline print:align-baseline">
          <ProblemGlyph problem={problem} />
        </span>
      )}
    </td>
  )
}
function CellContent({ cell, cells }: { readonly cell: Cell; readonly cells: CellKind }) {
  if (cells === "hours") return <CellFigure cell={cell} />
  return cells === "manDays" && cell.manDays > 0 ? <CellManDays cell={cell} /> : <CellMark cell={cell} />
}
/** In the colour of what is wrong: beside it no letter has room. */
function CellManDays({ cell: { look, manDays } }: { readonly cell: Cell }) {
  if (look === null) return manDaysText(manDays)
  return (
    <b className={cn("tracking-tight", look === "urgent" ? "text-danger" : "text-warning")}>{manDaysText(manDays)}</b>
  )
}
function CellFigure({ cell }: { readonly cell: Cell }) {
  if (cell.workedMinutes > 0) return hoursAndMinutes(cell.workedMinutes)
  if (isAtWork(cell)) return <DayMark kind="working" />
  return cell.isPlanned ? <DayMark kind="planned" /> : <span className="text-muted-foreground">−</span>
}
function CellMark({ cell }: { readonly cell: Cell }) {
  const [problem] = cell.problems
  if (problem !== undefined)
    return (
      <span className="grid place-items-center">
        <ProblemGlyph problem={problem} />
      </span>
    )
  if (isAtWork(cell)) return <DayMark kind="working" />
  if (cell.kind !== null) return <DayMark kind={cell.kind} />
  return cell.isPlanned ? <DayMark kind="planned" /> : <span className="text-muted-foreground">−</span>
}
/** An end that nobody told says nothing about now. */
const isAtWork = ({ duty, problems }: Cell) =>
  (duty === "working" || duty === "resting") && !problems.includes("unfinished")

const useCellName = (row: MonthRow, day: string, cell: Cell | undefined, cells: CellKind) => {
  const { t } = useTranslation("attendance")
  const format = useFormat()
  const words = [row.name, format.day(day)]
  if (cell === undefined) return [...words, t("nothing")].join(" ")
  const kind = cell.kind === null || cell.kind === "day" ? [] : [t(`kind.${cell.kind}`)]
  const worked = cell.workedMinutes > 0 ? [`${t("worked")} ${format.duration(cell.workedMinutes)}`] : []
  const counted = cells === "manDays" && cell.manDays > 0 ? [`${t("manDays")} ${manDaysText(cell.manDays)}`] : []
  const isOn = isAtWork(cell)
  const plan = cell.workedMinutes > 0 ? [] : [t(isOn ? "open" : cell.isPlanned ? "planned" : "noPlan")]
  const corrected = cell.isCorrected ? [t("corrected")] : []
  const problems = cell.problems.map((problem) => t(`problem.${problem}`))
  return [...words, ...kind, ...worked, ...counted, ...plan, ...problems, ...corrected].join(" ")
}
