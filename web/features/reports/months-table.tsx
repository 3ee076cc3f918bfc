import { useTranslation } from "react-i18next"
import { Sideways } from "@/components/ui/sideways.tsx"
import { cn } from "@/lib/class-names.ts"
import { figure } from "@/lib/format.ts"
import type { Figures, SourceRow } from "./report-queries.ts"
import { type OpenedPart, openedParts } from "./report-search.ts"

const rows = ["revenue", "labour", "outside", "expenses", "fixed", "cost", "profit"] as const
type Row = (typeof rows)[number]
const isOpened = (row: Row): row is OpenedPart => openedParts.some((one) => one === row)
const isStrong = (row: Row) => row === "revenue" || row === "cost" || row === "profit"

interface MonthsTableProps {
  /** With its sources where the page opens them: 0 yen of work without a price has one, too. */
  readonly months: ReadonlyArray<Figures & { readonly month: string; readonly sources?: ReadonlyArray<SourceRow> }>
  readonly total: Figures
  readonly now: string
  readonly chosen?: { readonly month: string | undefined; readonly part: OpenedPart | undefined }
  /** What a press on a figure opens. */
  readonly onOpen: (month: string, part: OpenedPart) => void
}
/** Months across, what was earned and cost down: actual until now, planned after, both summed. */
export function MonthsTable({ chosen, months, now, onOpen, total }: MonthsTableProps) {
  const { t } = useTranslation("reports")
  const cell = "tnum px-2 py-2 text-right whitespace-nowrap"
  const amount = (row: Row, of: MonthsTableProps["months"][number]) => {
    const isAhead = of.month > now
    const value = isAhead ? of.planned[row] : of[row]
    const isMade = of.sources?.some(({ isPlanned, part }) => part === row && isPlanned === isAhead) ?? value !== 0
    if (!isOpened(row) || (value === 0 && !isMade))
      return <span className={cn(isAhead && "text-muted-foreground", value < 0 && "text-danger")}>{figure(value)}</span>
    const isChosen = chosen?.month === of.month && chosen.part === row
    return (
      <button
        type="button"
        aria-pressed={isChosen}
        aria-label={`${of.month.replace("-", "/")} ${t(`part.${row}`)} ${figure(value)}`}
        className={cn(
          "rounded-sm px-1 underline decoration-strong underline-offset-4 hover:bg-accent max-md:min-h-12",
          isAhead ? "text-muted-foreground" : "text-link",
          isChosen && "bg-accent font-bold outline-2 outline-primary",
        )}
        onClick={() => onOpen(of.month, row)}
      >
        {figure(value)}
      </button>
    )
  }
  return (
    <Sideways label={t("table")}>
      <table className="w-full text-sm">
        <thead className="border-b bg-muted text-xs text-muted-foreground">
          <tr>
            <th scope="col" className="sticky left-0 bg-muted px-4 py-2 text-left font-medium whitespace-nowrap">
              {t("unit")}
            </th>
            {months.map(({ month }) => (
              <th key={month} scope="col" className={cn(cell, "font-medium", month === chosen?.month && "bg-accent")}>
                {month.slice(2).replace("-", "/")}
                {month > now && ` ${t("planned")}`}
              </th>
            ))}
            <th scope="col" className={cn(cell, "border-l font-medium")}>
              {t("actualSum")}
            </th>
            <th scope="col" className={cn(cell, "font-medium")}>
              {t("plannedSum")}
            </th>
          </tr>
        </thead>
        <tbody className="divide-y">
          {rows.map((row) => (
            <tr key={row} className={cn(isStrong(row) && "font-semibold", row === "profit" && "bg-muted")}>
              <th
                scope="row"
                className={cn(
                  "sticky left-0 bg-card px-4 py-2 text-left whitespace-nowrap",
                  isStrong(row) ? "font-semibold" : "pl-7 font-normal",
                  row === "profit" && "bg-muted",
                )}
              >
                {t(`part.${row}`)}
              </th>
              {months.map((of) => (
                <td key={of.month} className={cn(cell, of.month === chosen?.month && "bg-accent")}>
                  {amount(row, of)}
                </td>
              ))}
              <td className={cn(cell, "border-l font-semibold", total[row] < 0 && "text-danger")}>
                {figure(total[row])}
              </td>
              <td className={cn(cell, "font-normal text-muted-foreground")}>{figure(total.planned[row])}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Sideways>
  )
}
