import { useTranslation } from "react-i18next"
import { eachDay } from "@/features/scheduling/days.ts"
import type { ListColumn } from "@/lib/list/column.ts"
import { useFormat } from "@/lib/use-format.ts"
import { sumColumns } from "./grid-looks.ts"
import type { MonthRow } from "./month-rows.ts"

/** The month as a table of text: the name, the hours of each day, the sums; for files and for the clipboard. */
export const useMonthColumns = (from: string, to: string): ReadonlyArray<ListColumn<MonthRow>> => {
  const { t } = useTranslation("attendance")
  const format = useFormat()
  return [
    { key: "name", label: t("name"), value: ({ name }) => name, width: 10 },
    ...eachDay(from, to).map(
      (day): ListColumn<MonthRow> => ({
        key: day,
        label: `${format.shortDay(day)} ${format.weekday(day)}`,
        kind: "minutes",
        value: (row) => row.days.find((one) => one.day === day)?.workedMinutes || null,
        width: 3,
      }),
    ),
    ...sumColumns.map(
      ({ word, kind }): ListColumn<MonthRow> => ({
        key: word,
        label: t(word),
        kind: kind === "days" ? "number" : "minutes",
        value: ({ totals }) => totals[kind],
        width: 4,
      }),
    ),
  ]
}
