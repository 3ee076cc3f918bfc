import { useMemo } from "react"
import { useTranslation } from "react-i18next"
import { slashDate } from "@/lib/format.ts"
import type { ListColumn } from "@/lib/list/column.ts"
import { useSiteColumns } from "./site-columns.tsx"
import type { SiteRow } from "./site-queries.ts"

/** The list of sites says beside each what of it is to come; vendors and people are missing for who may not see them. */
export const useListedColumns = (): ReadonlyArray<ListColumn<SiteRow>> => {
  const { t } = useTranslation("works")
  const siteColumns = useSiteColumns()
  return useMemo(
    (): ReadonlyArray<ListColumn<SiteRow>> => [
      ...siteColumns,
      {
        key: "nextDay",
        label: t("nextDay"),
        value: ({ nextDay }) => (nextDay === null ? null : slashDate(nextDay)),
        reading: ({ nextDay }) => nextDay,
        width: 7,
        className: "tnum",
      },
      { key: "tasks", label: t("taskCount"), kind: "number", value: ({ taskCount }) => taskCount, width: 6 },
      {
        key: "vendors",
        label: t("vendors"),
        kind: "number",
        isSent: ({ vendorCount }) => vendorCount !== undefined,
        value: ({ vendorCount }) => vendorCount ?? null,
        width: 6,
      },
      {
        key: "people",
        label: t("ownPeople"),
        kind: "number",
        isSent: ({ workerCount }) => workerCount !== undefined,
        value: ({ workerCount }) => workerCount ?? null,
        width: 6,
      },
    ],
    [siteColumns, t],
  )
}
