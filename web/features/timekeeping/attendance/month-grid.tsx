import { useVirtualizer } from "@tanstack/react-virtual"
import { useRef } from "react"
import { useTranslation } from "react-i18next"
import type { MonthRow } from "#modules/timekeeping/contract.ts"
import { dateOf, dayTone, eachDay } from "@/features/scheduling/days.ts"
import { cn } from "@/lib/class-names.ts"
import { useFormat } from "@/lib/use-format.ts"
import type { AttendancePlace } from "./attendance-place.ts"
import { useGridKeys } from "./grid-keys.ts"
import { GridRow, headLooks, stickyName } from "./grid-row.tsx"

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
  const rowsInSight = useVirtualizer({
    count: rows.length,
    getScrollElement: () => box.current,
    estimateSize: () => rowHeight * rem,
    overscan: rows.length > virtualFrom ? 8 : rows.length,
  })
  const keys = useGridKeys({ rows, days, place, reveal: (index) => rowsInSight.scrollToIndex(index) })
  const shown = rowsInSight.getVirtualItems()
  const above = shown[0]?.start ?? 0
  const below = rowsInSight.getTotalSize() - (shown.at(-1)?.end ?? 0)
  return (
    <div ref={box} className="min-h-0 flex-1 overflow-auto">
      <table
        // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: moved in by arrow keys (ARIA grid)
        role="grid"
        aria-label={t("grid", { month: format.month(place.month) })}
        aria-describedby="grid-hint"
        aria-rowcount={rows.length + 1}
        onKeyDown={keys.onKeyDown}
        onClick={keys.onClick}
        className="border-separate border-spacing-0 text-sm"
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
            {totals.map((total) => (
              <th key={total} scope="col" className={cn(headLooks, "min-w-16 px-2 text-right")}>
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
