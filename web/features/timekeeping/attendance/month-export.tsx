import { useQueryClient } from "@tanstack/react-query"
import { ChevronDown, FileDown } from "lucide-react"
import { lazy } from "react"
import { useTranslation } from "react-i18next"
import { useListFile } from "@/components/list/use-list-file.ts"
import { buttonVariants } from "@/components/ui/button.tsx"
import { LateMenu } from "@/components/ui/late-menu.tsx"
import { useFormat } from "@/lib/use-format.ts"
import type { AttendancePlace } from "./attendance-place.ts"
import { monthPages } from "./attendance-query.ts"
import { useMonthColumns } from "./use-month-columns.ts"

const ExportMenu = lazy(() => import("@/components/list/export-menu.tsx"))

interface MonthExportProps {
  readonly place: AttendancePlace
  readonly people: number
  /** The pay period. */
  readonly from: string
  readonly to: string
}
/** 出力 of 勤務表: everybody of the search with the hours of each day and the sums, as files; on paper as 出勤簿. */
export function MonthExport({ place, people, from, to }: MonthExportProps) {
  const { t } = useTranslation(["attendance", "list"])
  const format = useFormat()
  const queries = useQueryClient()
  const columns = useMonthColumns(from, to)
  const everybody = async () => (await monthPages(queries, place)).flat()
  const fullTitle = `${t("title")} ${format.month(place.month)}`
  const file = useListFile({ written: columns, fullTitle }, everybody)
  return (
    <LateMenu
      className={buttonVariants({ variant: "outline", size: "sm" })}
      disabled={file.isBusy || people === 0}
      menu={(button) => (
        <ExportMenu
          button={button}
          label={t("list:exportAll.people", { count: people, columns: columns.length })}
          file={file}
          onPrint={() => print()}
        />
      )}
    >
      <FileDown aria-hidden="true" />
      {t("list:export")}
      <ChevronDown aria-hidden="true" />
    </LateMenu>
  )
}
