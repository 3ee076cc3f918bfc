import { Download } from "lucide-react"
import { useTranslation } from "react-i18next"
import { useListFile } from "@/components/list/use-list-file.ts"
import { Button } from "@/components/ui/button.tsx"
import { useFormat } from "@/lib/use-format.ts"
import { weekColumns, weekLines } from "./week-file.ts"
import type { Week } from "./week-query.ts"

/** 予定表（Excel）: the week that is shown, as a file. */
export default function WeekExcel({ week }: { readonly week: Week }) {
  const { t } = useTranslation(["customer", "labels"])
  const { weekday } = useFormat()
  const file = useListFile(
    { written: weekColumns(t, weekday), fullTitle: `${t("schedule")} ${week.from}〜${week.to}` },
    () => weekLines(week),
  )
  return (
    <Button
      variant="outline"
      busy={file.isBusy}
      disabled={week.tasks.length === 0}
      onClick={() => void file.begin("excel")}
    >
      <Download />
      {t("scheduleExcel")}
    </Button>
  )
}
