import { useTranslation } from "react-i18next"
import { cn } from "@/lib/class-names.ts"
import { hoursAndMinutes } from "@/lib/format.ts"
import type { MonthSums } from "./attendance-query.ts"
import type { CellKind } from "./attendance-search.ts"
import { manDaysText, stickyName, sumCell, sumColumns } from "./grid-looks.ts"

interface SumRowProps {
  readonly sums: MonthSums
  /** Its row in the grid. */
  readonly index: number
  readonly days: ReadonlyArray<string>
  readonly cells: CellKind
}
/** 出勤: how many came on each day, or what they finished in 人工, and everybody's sums, also of whom another page shows. */
export function SumRow({ sums, index, days, cells }: SumRowProps) {
  const { t } = useTranslation("attendance")
  const isManDays = cells === "manDays"
  const came = new Map(
    sums.came.map(({ day, manDays, people }) => [String(day), isManDays ? manDaysText(manDays) : people]),
  )
  const looks = "h-8 border-t-2 border-t-strong bg-muted font-semibold"
  return (
    <tfoot className="sticky bottom-0 z-10 print:static">
      <tr aria-rowindex={index}>
        <th scope="row" className={cn(looks, stickyName, "z-20 text-left")}>
          {t(isManDays ? "manDays" : "total")}
        </th>
        {days.map((day) => (
          <td key={day} className={cn(looks, "tnum text-center text-2xs print:text-[0.4375rem]")}>
            {came.get(day) ?? ""}
          </td>
        ))}
        {sumColumns.map(({ word, kind, looks: column }) => (
          <td key={word} className={cn(looks, sumCell, column, "tracking-tight")}>
            {kind !== "days"
              ? hoursAndMinutes(sums.totals[kind])
              : isManDays
                ? manDaysText(sums.manDays)
                : sums.totals[kind]}
          </td>
        ))}
      </tr>
    </tfoot>
  )
}
