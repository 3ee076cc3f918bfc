import { ChevronDown, FileDown } from "lucide-react"
import { lazy, useRef } from "react"
import { useTranslation } from "react-i18next"
import { buttonVariants } from "@/components/ui/button.tsx"
import { LateMenu } from "@/components/ui/late-menu.tsx"
import type { List } from "@/lib/list/use-list.ts"
import { useExportKey } from "./use-export-key.ts"
import { useListFile } from "./use-list-file.ts"

const ExportMenu = lazy(() => import("./export-menu.tsx"))

interface ListExportProps<Row extends object> {
  readonly list: List<Row>
  readonly of: "selected" | "filter"
}
/** 出力: Excel, CSV, paper and PDF of what is selected, or of every row of the filter, in the columns that are shown. */
export function ListExport<Row extends object>({ list, of }: ListExportProps<Row>) {
  const { t } = useTranslation("list")
  const { unit, source, selected, isWhole, rows } = list
  const isSelected = of === "selected"
  const wanted = () => (isSelected ? selected : isWhole ? rows : source.loadAll())
  const file = useListFile(list, wanted)
  const count = isSelected ? selected.length : source.total
  const columns = list.shown.filter(({ isTool }) => !isTool).length
  const place = useRef<HTMLSpanElement>(null)
  const hasKey = !isSelected && list.keys?.e === undefined
  useExportKey(place, hasKey)
  const menu = (
    <LateMenu
      className={buttonVariants({ variant: "outline", size: isSelected ? "sm" : "default" })}
      disabled={file.isBusy || count === 0}
      menu={(button) => (
        <ExportMenu
          button={button}
          label={t(`${isSelected ? "exportSelected" : "exportAll"}.${unit}`, { count, columns })}
          file={file}
          onPrint={() => void list.print(wanted())}
        />
      )}
    >
      <FileDown aria-hidden="true" />
      {t("export")}
      <ChevronDown aria-hidden="true" />
    </LateMenu>
  )
  return (
    <span ref={place} className="inline-flex" title={hasKey ? t("exportKey") : undefined}>
      {menu}
    </span>
  )
}
