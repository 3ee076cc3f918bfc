import { useTranslation } from "react-i18next"
import type { MonthRow } from "#modules/timekeeping/contract.ts"
import { cn } from "@/lib/class-names.ts"
import { hoursAndMinutes } from "@/lib/format.ts"
import { stickyName, sumCell, sumColumns } from "./grid-looks.ts"

interface SumRowProps {
  readonly rows: ReadonlyArray<MonthRow>
  readonly days: ReadonlyArray<string>
}
/** How many came on each day: whoever pressed, also who is at work now or whose end is missing. */
const cameOn = (rows: SumRowProps["rows"]) => {
  const came = new Map<string, number>()
  for (const row of rows)
    for (const { day, duty } of row.days) if (duty !== "before") came.set(day, (came.get(day) ?? 0) + 1)
  return came
}

/** 出勤: how many came on each day, and everybody's sums of what is finished. */
export function SumRow({ rows, days }: SumRowProps) {
  const { t } = useTranslation("attendance")
  const came = cameOn(rows)
  const sumOf = (kind: (typeof sumColumns)[number]["kind"]) => rows.reduce((sum, { totals }) => sum + totals[kind], 0)
  const looks = "h-8 border-t-2 border-t-strong bg-muted font-semibold"
  return (
    <tfoot className="sticky bottom-0 z-10 print:static">
      <tr aria-rowindex={rows.length + 2}>
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
            {kind === "days" ? sumOf(kind) : hoursAndMinutes(sumOf(kind))}
          </td>
        ))}
      </tr>
    </tfoot>
  )
}
