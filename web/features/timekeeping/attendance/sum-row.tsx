import { useTranslation } from "react-i18next"
import { cn } from "@/lib/class-names.ts"
import { hoursAndMinutes } from "@/lib/format.ts"
import type { MonthSums } from "./attendance-query.ts"
import { stickyName, sumCell, sumColumns } from "./grid-looks.ts"

interface SumRowProps {
  readonly sums: MonthSums
  /** Its row in the grid. */
  readonly index: number
  readonly days: ReadonlyArray<string>
}
/** 出勤: how many came on each day, and everybody's sums of what is finished, also of whom another page shows. */
export function SumRow({ sums, index, days }: SumRowProps) {
  const { t } = useTranslation("attendance")
  const came = new Map(sums.came.map(({ day, people }) => [String(day), people]))
  const looks = "h-8 border-t-2 border-t-strong bg-muted font-semibold"
  return (
    <tfoot className="sticky bottom-0 z-10 print:static">
      <tr aria-rowindex={index}>
        <th scope="row" className={cn(looks, stickyName, "z-20 text-left")}>
          {t("total")}
        </th>
        {days.map((day) => (
          <td key={day} className={cn(looks, "tnum text-center text-2xs print:text-[0.4375rem]")}>
            {came.get(day) ?? ""}
          </td>
        ))}
        {sumColumns.map(({ word, kind, looks: column }) => (
          <td key={word} className={cn(looks, sumCell, column, "tracking-tight")}>
            {kind === "days" ? sums.totals[kind] : hoursAndMinutes(sums.totals[kind])}
          </td>
        ))}
      </tr>
    </tfoot>
  )
}
