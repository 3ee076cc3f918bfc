import { useVirtualizer } from "@tanstack/react-virtual"
import { useRef } from "react"
import { useTranslation } from "react-i18next"
import type { MonthRow } from "#modules/timekeeping/contract.ts"
import { dateOf, dayTone, eachDay } from "@/features/scheduling/days.ts"
import { cn } from "@/lib/class-names.ts"
import { hoursAndMinutes } from "@/lib/format.ts"
import { useFormat } from "@/lib/use-format.ts"
import { usePrinting } from "@/lib/use-printing.ts"
import type { AttendancePlace } from "./attendance-place.ts"
import { useGridKeys } from "./grid-keys.ts"
import { GridRow, headLooks, stickyName, sumCell, sumLooks } from "./grid-row.tsx"

const rowHeight = 40
/** Below this, all rows stand in the page; above, only those in sight. */
const virtualFrom = 50
const totals = ["days", "worked", "overtime", "night", "holiday"] as const

interface MonthGridProps {
  readonly rows: ReadonlyArray<MonthRow>
  readonly place: AttendancePlace
}
/** People by days: the name stays left, the sums stand right, the head stays above. */
export function MonthGrid({ rows, place }: MonthGridProps) {
  const { t } = useTranslation("attendance")
  const format = useFormat()
  const box = useRef<HTMLDivElement>(null)
  const days = eachDay(rows[0]?.from ?? `${place.month}-01`, rows[0]?.to ?? `${place.month}-01`)
  const holidays = new Map(rows[0]?.holidays.map(({ day, name }) => [String(day), name]))
  const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize) / 16
  const isPrinting = usePrinting()
  const rowsInSight = useVirtualizer({
    count: rows.length,
    getScrollElement: () => box.current,
    estimateSize: () => rowHeight * rem,
    overscan: rows.length > virtualFrom && !isPrinting ? 8 : rows.length,
  })
  const keys = useGridKeys({ rows, days, place, reveal: (index) => rowsInSight.scrollToIndex(index) })
  const shown = rowsInSight.getVirtualItems()
  const above = shown[0]?.start ?? 0
  const below = rowsInSight.getTotalSize() - (shown.at(-1)?.end ?? 0)
  return (
    <div ref={box} className="min-h-0 flex-1 overflow-auto print:overflow-visible">
      <table
        // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: moved in by arrow keys (ARIA grid)
        role="grid"
        aria-label={t("grid", { month: format.month(place.month) })}
        aria-describedby="grid-hint"
        aria-rowcount={rows.length + (rows.length > 1 ? 2 : 1)}
        onKeyDown={keys.onKeyDown}
        onClick={keys.onClick}
        className="border-separate border-spacing-0 text-sm print:w-full print:text-[0.4375rem]"
      >
        <thead className="sticky top-0 z-10 bg-muted">
          <tr>
            <th scope="col" className={cn(headLooks, stickyName, "z-20 bg-muted text-left")}>
              {t("name")}
            </th>
            {days.map((day) => (
              <th
                key={day}
                scope="col"
                title={holidays.get(day)}
                className={cn(headLooks, day === place.today && "bg-accent")}
              >
                <span className={cn("block", dayTone(day, holidays.get(day)))}>
                  <b className="text-xs">{dateOf(day)}</b>
                  <span className="block">{format.weekday(day)}</span>
                </span>
                {holidays.has(day) && <span className="sr-only">{holidays.get(day)}</span>}
              </th>
            ))}
            {totals.map((total, at) => (
              <th key={total} scope="col" className={cn(headLooks, sumCell, sumLooks[at], "bg-muted")}>
                {t(total)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {above > 0 && <Gap height={above} />}
          {shown.map(({ index }) => {
            const row = rows[index]
            return row === undefined ? null : (
              <GridRow
                key={row.userId}
                row={row}
                index={index}
                days={days}
                holidays={holidays}
                place={place}
                tabStop={keys.tabStop}
              />
            )
          })}
          {below > 0 && <Gap height={below} />}
        </tbody>
        {rows.length > 1 && <SumRow rows={rows} days={days} />}
      </table>
      <p id="grid-hint" className="sr-only">
        {t("gridHint")}
      </p>
    </div>
  )
}
/** 出勤: how many worked on each day, and everybody's sums. */
function SumRow({ rows, days }: { readonly rows: ReadonlyArray<MonthRow>; readonly days: ReadonlyArray<string> }) {
  const { t } = useTranslation("attendance")
  const came = new Map<string, number>()
  for (const row of rows)
    for (const { day, workedMinutes } of row.days) if (workedMinutes > 0) came.set(day, (came.get(day) ?? 0) + 1)
  const sumOf = (kind: keyof MonthRow["totals"]) => rows.reduce((sum, one) => sum + Number(one.totals[kind]), 0)
  const looks = "h-8 border-t-2 border-t-strong bg-muted font-semibold"
  const kinds = ["workedMinutes", "overtimeMinutes", "nightMinutes", "holidayMinutes"] as const
  return (
    <tfoot className="sticky bottom-0 z-10 print:static">
      <tr aria-rowindex={rows.length + 2}>
        <th scope="row" className={cn(looks, stickyName, "z-20 text-left")}>
          {t("total")}
        </th>
        {days.map((day) => (
          <td key={day} className={cn(looks, "tnum text-center text-xs")}>
            {came.get(day) ?? ""}
          </td>
        ))}
        <td className={cn(looks, sumCell, sumLooks[0])}>{sumOf("days")}</td>
        {kinds.map((kind, at) => (
          <td key={kind} className={cn(looks, sumCell, sumLooks[at + 1])}>
            {hoursAndMinutes(sumOf(kind))}
          </td>
        ))}
      </tr>
    </tfoot>
  )
}
/** The place of the rows that are out of sight. */
function Gap({ height }: { readonly height: number }) {
  return (
    <tr>
      <td style={{ height }} />
    </tr>
  )
}
