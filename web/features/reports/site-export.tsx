import { useMemo, useState } from "react"
import { useTranslation } from "react-i18next"
import { ListExport } from "@/components/list/list-export.tsx"
import type { ListColumn } from "@/lib/list/column.ts"
import { wholeSource } from "@/lib/list/source.ts"
import { useList } from "@/lib/list/use-list.ts"
import type { MonthOfSite } from "./report-queries.ts"

const parts = ["revenue", "labour", "outside", "expenses", "fixed", "cost", "profit"] as const
const idOf = ({ month }: MonthOfSite) => month

interface SiteExportProps {
  readonly site: string
  readonly months: ReadonlyArray<MonthOfSite>
  /** The answer that they came in. */
  readonly answer: Parameters<typeof wholeSource>[0]
}
/** The months as Excel, CSV or paper: actual and planned of each part, with the numbers of the papers behind them. */
export function SiteExport({ answer, months, site }: SiteExportProps) {
  const { t } = useTranslation("reports")
  const [sort, setSort] = useState<string>()
  const columns = useMemo((): ReadonlyArray<ListColumn<MonthOfSite>> => {
    const yen = (key: string, label: string, value: (row: MonthOfSite) => number): ListColumn<MonthOfSite> => ({
      ...{ key, label, value, kind: "yen", hasSum: true, width: 7 },
    })
    return [
      { key: "month", label: t("month"), value: ({ month }) => month.replace("-", "/"), width: 6, isFixed: true },
      ...parts.map((part) => yen(part, t(`part.${part}`), (row) => row[part])),
      ...parts.map((part) =>
        yen(`${part} plan`, `${t(`part.${part}`)} ${t("planned")}`, ({ planned }) => planned[part]),
      ),
      {
        key: "papers",
        label: t("source.paper"),
        value: ({ sources }) =>
          sources.flatMap(({ kind, name }) => (kind === "paper" && name !== null ? [name] : [])).join(" "),
        width: 14,
      },
    ]
  }, [t])
  const isWhole = months.every(({ labourTelling }) => labourTelling === "whole")
  const list = useList<MonthOfSite>({
    name: "siteReport",
    title: t("titleOf", { name: site }),
    unit: "items",
    columns,
    idOf,
    nameOf: ({ month }) => month,
    source: wholeSource(answer, months),
    sort,
    onSort: setSort,
    // What the sheet does not tell stands on it.
    conditions: isWhole ? [] : [t("source.pooled")],
    onClear: () => setSort(undefined),
    card: ({ month }) => <span>{month}</span>,
  })
  return <ListExport list={list} of="filter" />
}
