import { useQueryClient } from "@tanstack/react-query"
import { Download } from "lucide-react"
import { useTranslation } from "react-i18next"
import { useListFile } from "@/components/list/use-list-file.ts"
import { Button } from "@/components/ui/button.tsx"
import { eachDay, firstDayOf, lastDayOf, monthOf } from "@/features/scheduling/days.ts"
import { useFormat } from "@/lib/use-format.ts"
import { sentColumns, sentPeople } from "./month-file.ts"
import { slotsOfDays } from "./slots-query.ts"

/** 出面表（Excel）: the whole month of the day that is shown. */
export default function MonthExcel({ day }: { readonly day: string }) {
  const { t } = useTranslation("slots")
  const queries = useQueryClient()
  const { weekday, month } = useFormat()
  const [from, to] = [firstDayOf(monthOf(day)), lastDayOf(monthOf(day))]
  const columns = sentColumns({ site: t("siteOnly"), person: t("person"), sum: t("total"), weekday }, eachDay(from, to))
  const file = useListFile({ written: columns, fullTitle: `${t("sentSheet")} ${month(day)}` }, async () =>
    sentPeople((await queries.fetchQuery(slotsOfDays(from, to))).slots),
  )
  return (
    <Button variant="outline" busy={file.isBusy} title={month(day)} onClick={() => void file.begin("excel")}>
      <Download />
      {t("sentExcel")}
    </Button>
  )
}
