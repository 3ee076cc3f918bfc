import { Link } from "@tanstack/react-router"
import { useMemo } from "react"
import { useTranslation } from "react-i18next"
import { figure } from "@/lib/format.ts"
import type { ListColumn } from "@/lib/list/column.ts"
import type { Figures, ReportRow, Stretch } from "./report-queries.ts"
import { openedParts } from "./report-search.ts"

/** The sum row of the server, by the columns' keys. */
export const sumsIn = ({ planned, ...of }: Figures): Readonly<Record<string, number>> => ({
  ...Object.fromEntries(openedParts.map((part) => [part, of[part]])),
  ...{ profit: of.profit, unbilled: of.unbilled },
  ...{ plannedRevenue: planned.revenue, plannedCost: planned.cost, plannedProfit: planned.profit },
})

/** A site's sums; a figure leads to what it is made of on the site's own page. */
export const useReportColumns = ({ from, to }: Stretch): ReadonlyArray<ListColumn<ReportRow>> => {
  const { t } = useTranslation("reports")
  return useMemo((): ReadonlyArray<ListColumn<ReportRow>> => {
    const yen = (
      key: string,
      label: string,
      value: (row: ReportRow) => number,
      over: Partial<ListColumn<ReportRow>> = {},
    ): ListColumn<ReportRow> => ({ key, label, value, kind: "yen", hasSum: true, width: 7.5, ...over })
    const opened = openedParts.map((part) =>
      yen(part, t(`part.${part}`), (row) => row[part], {
        cell: (row) =>
          row.siteId === null || row[part] === 0 ? (
            figure(row[part])
          ) : (
            <Link
              to="/works/revenueCost"
              search={{ constructionSiteId: row.siteId, from, to, month: to, part }}
              className="text-link hover:underline"
            >
              {figure(row[part])}
            </Link>
          ),
      }),
    )
    const rate = ({ rate: tenths }: { readonly rate: number | null }) => (tenths === null ? null : tenths / 10)
    return [
      {
        key: "site",
        label: t("column.site"),
        value: ({ siteName }) => siteName ?? t("company"),
        reading: ({ siteKana, siteName }) => siteKana ?? siteName,
        cell: ({ siteId, siteName }) =>
          siteId === null ? (
            <span className="text-muted-foreground">{t("company")}</span>
          ) : (
            <Link
              to="/works/revenueCost"
              search={{ constructionSiteId: siteId, from, to }}
              className="truncate font-medium text-link hover:underline"
            >
              {siteName}
            </Link>
          ),
        width: 13,
        isFixed: true,
        grows: true,
      },
      {
        key: "customer",
        label: t("column.customer"),
        value: ({ customerName }) => customerName,
        width: 10,
        grows: true,
      },
      ...opened,
      yen("profit", t("part.profit"), ({ profit }) => profit, {
        className: ({ profit }) => (profit < 0 ? "font-semibold text-danger" : "font-semibold"),
      }),
      { key: "rate", label: t("column.rate"), kind: "number", value: rate, width: 5 },
      yen("unbilled", t("column.unbilled"), ({ unbilled }) => unbilled),
      yen("plannedRevenue", t("column.plannedRevenue"), ({ planned }) => planned.revenue, {
        isHidden: true,
        inFiles: true,
      }),
      yen("plannedCost", t("column.plannedCost"), ({ planned }) => planned.cost, { isHidden: true, inFiles: true }),
      yen("plannedProfit", t("column.plannedProfit"), ({ planned }) => planned.profit),
    ]
  }, [from, t, to])
}
