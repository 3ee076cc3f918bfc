import { useTranslation } from "react-i18next"
import { Sideways } from "@/components/ui/sideways.tsx"
import { figure } from "@/lib/format.ts"

const every = ["companies", "revenue", "change", "credit", "bank", "open", "paid", "unpaid"] as const
type Column = (typeof every)[number]
type Figures = Readonly<Record<Exclude<Column, "change">, number>> & { readonly change?: number }
export interface Line {
  readonly key: string
  readonly title: React.ReactNode
  readonly of: Figures
}
const shown = (of: Figures, column: Column) => {
  const value = of[column] ?? 0
  return column === "change" && value > 0 ? `+${figure(value)}` : figure(value)
}
/** Rows and their sum, as the server counted both; the difference to the month before, where there is one. */
export function FiguresTable({
  head,
  label,
  rows,
  sum,
}: {
  readonly label: string
  readonly head: string
  readonly rows: ReadonlyArray<Line>
  readonly sum: Figures
}) {
  const { t } = useTranslation(["platform", "income"])
  const columns = sum.change === undefined ? every.filter((column) => column !== "change") : every
  return (
    <Sideways label={label}>
      <table className="w-full min-w-160 text-sm">
        <thead className="bg-muted text-xs text-muted-foreground">
          <tr>
            <th scope="col" className="px-4 py-2 text-left font-medium">
              {head}
            </th>
            {columns.map((column) => (
              <th key={column} scope="col" className="px-4 py-2 text-right font-medium">
                {t(`income:${column}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="divide-y">
          {rows.map(({ key, of, title }) => (
            <tr key={key}>
              <th scope="row" className="px-4 py-2 text-left font-medium">
                {title}
              </th>
              {columns.map((column) => (
                <td key={column} className="tnum px-4 py-2 text-right">
                  {shown(of, column)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
        <tfoot className="border-t-2 font-bold">
          <tr>
            <th scope="row" className="px-4 py-2 text-left">
              {t("income:sum")}
            </th>
            {columns.map((column) => (
              <td key={column} className="tnum px-4 py-2 text-right">
                {shown(sum, column)}
              </td>
            ))}
          </tr>
        </tfoot>
      </table>
    </Sideways>
  )
}
