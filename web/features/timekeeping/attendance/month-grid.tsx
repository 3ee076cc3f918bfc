import { useQueryClient } from "@tanstack/react-query"
import { useVirtualizer } from "@tanstack/react-virtual"
import { useRef } from "react"
import { useTranslation } from "react-i18next"
import { dateOf, dayTone, eachDay } from "@/features/scheduling/days.ts"
import { cn } from "@/lib/class-names.ts"
import { useCopyRows } from "@/lib/list/use-copy-rows.ts"
import { useFormat } from "@/lib/use-format.ts"
import { usePrinting } from "@/lib/use-printing.ts"
import type { AttendancePlace } from "./attendance-place.ts"
import { type MonthPeriod, type MonthSums, monthPages } from "./attendance-query.ts"
import { useGridKeys } from "./grid-keys.ts"
import { clearOfFrozen, headLooks, leastWidth, stickyName, sumCell, sumColumns, sumsOnScreen } from "./grid-looks.ts"
import { GridRow } from "./grid-row.tsx"
import { headIdOf, useGridSight } from "./grid-sight.ts"
import type { MonthRow } from "./month-rows.ts"
import { SumRow } from "./sum-row.tsx"
import { useMonthColumns } from "./use-month-columns.ts"

const rowHeight = 28
/** Below this, all rows stand in the page; above, only those in sight. */
const virtualFrom = 50

interface MonthGridProps {
  readonly rows: ReadonlyArray<MonthRow>
  readonly period: MonthPeriod
  readonly sums: MonthSums
  /** The last day that they hold; null while none of the month is over. */
  readonly countedTo: string | null
  readonly totalPages: number
  readonly place: AttendancePlace
}
/** People by days: the name stays left, the sums stand right, the head stays above. */
export function MonthGrid({ rows, period, sums, countedTo, totalPages, place }: MonthGridProps) {
  const { from, to } = period
  const { t } = useTranslation("attendance")
  const format = useFormat()
  const queries = useQueryClient()
  const box = useRef<HTMLDivElement>(null)
  const days = eachDay(from, to)
  const holidays = new Map(period.holidays.map(({ day, name }) => [String(day), name]))
  const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize) / 16
  const isPrinting = usePrinting()
  const rowsInSight = useVirtualizer({
    count: rows.length,
    getScrollElement: () => box.current,
    estimateSize: () => rowHeight * rem,
    overscan: rows.length > virtualFrom && !isPrinting ? 8 : rows.length,
  })
  const { copy } = useCopyRows({
    shown: useMonthColumns(from, to),
    unit: "people",
  })
  const keys = useGridKeys({
    rows,
    days,
    place,
    reveal: (index) => rowsInSight.scrollToIndex(index),
    // The sums are everybody's, and so is what is copied.
    onCopy: () => void (totalPages === 1 ? copy(rows) : monthPages(queries, place).then((pages) => copy(pages.flat()))),
  })
  useGridSight({
    box,
    place,
    reveal: (userId) => rowsInSight.scrollToIndex(rows.findIndex((row) => row.userId === userId)),
  })
  const cells = isPrinting ? "hours" : place.cells
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
        style={{ minWidth: leastWidth(days.length, cells) }}
        className="w-full table-fixed border-separate border-spacing-0 text-sm print:min-w-0! print:table-auto print:text-[0.4375rem]"
      >
        <colgroup>
          <col className="w-35 print:w-auto" />
          {days.map((day) => (
            <col key={day} />
          ))}
          {sumColumns.map(({ word, width }) => (
            <col key={word} className={cn(width, "print:w-auto")} />
          ))}
        </colgroup>
        <thead className="sticky top-0 z-10 bg-muted">
          <tr>
            <th scope="col" rowSpan={2} className={cn(headLooks, stickyName, "z-20 bg-muted text-left")}>
              {t("name")}
            </th>
            {days.map((day) => (
              <th
                key={day}
                id={headIdOf(day)}
                scope="col"
                rowSpan={2}
                title={holidays.get(day)}
                className={cn(headLooks, clearOfFrozen, day === place.today && "bg-accent")}
              >
                <span className={cn("block", dayTone(day, holidays.get(day)))}>
                  <b className="text-xs">{dateOf(day)}</b>
                  <span className="block">{format.weekday(day)}</span>
                </span>
                {holidays.has(day) && <span className="sr-only">{holidays.get(day)}</span>}
              </th>
            ))}
            {/* In large text it would cover days: there it scrolls along. */}
            <th
              scope="colgroup"
              colSpan={isPrinting ? sumColumns.length : sumsOnScreen}
              className="tnum sticky right-0 border-l bg-muted pt-1 text-center text-2xs font-medium whitespace-nowrap big-text:static print:static"
            >
              {countedTo === null ? t("sum") : t("sumTo", { day: format.shortDay(countedTo) })}
            </th>
          </tr>
          <tr>
            {sumColumns.map(({ word, looks }) => (
              <th
                key={word}
                scope="col"
                title={t("doneOnly")}
                className={cn(headLooks, sumCell, looks, "bg-muted text-2xs")}
              >
                {t(word === "days" && cells === "manDays" ? "manDays" : word)}
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
                cells={cells}
                place={place}
                tabStop={keys.tabStop}
              />
            )
          })}
          {below > 0 && <Gap height={below} />}
        </tbody>
        {rows.length > 1 && <SumRow sums={sums} index={rows.length + 2} days={days} cells={cells} />}
      </table>
      <p id="grid-hint" className="sr-only">
        {t("gridHint")}
      </p>
    </div>
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
