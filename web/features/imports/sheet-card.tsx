import { FileSpreadsheet } from "lucide-react"
import { useTranslation } from "react-i18next"
import { Button } from "@/components/ui/button.tsx"
import { Card } from "@/components/ui/card.tsx"
import { FormField } from "@/components/ui/form-field.tsx"
import { Select } from "@/components/ui/select.tsx"
import { figure } from "@/lib/format.ts"
import type { ImportView } from "./import-queries.ts"
import type { Import } from "./use-import.ts"

const mostHeadRows = 20

/** The file: which of its sheets is read, and where its headings stand. */
export function SheetCard({ of, view }: { readonly of: Import; readonly view: ImportView }) {
  const { t } = useTranslation("imports")
  const { counts, fileName, mapping, sheets } = view
  const rows = mapping.headRow + counts.read + counts.empty
  const headRows = Math.max(Math.min(mostHeadRows, rows), mapping.headRow)
  // Another sheet has other columns: they are found anew.
  const lookAt = (sheet: number, headRow?: number) =>
    of.map({ sheet, ...(headRow === undefined ? {} : { headRow }), isKept: of.mapping.isKept ?? 1 })
  return (
    <Card className="flex flex-col gap-3 p-4">
      <div className="flex items-center gap-3">
        <FileSpreadsheet aria-hidden="true" className="size-7 shrink-0 text-success" />
        <b className="min-w-0 flex-1 truncate">{fileName}</b>
        <Button variant="outline" size="sm" onClick={of.startAnew}>
          {t("replace")}
        </Button>
      </div>
      <div className="grid grid-cols-2 gap-3">
        {sheets.length > 1 && (
          <FormField label={t("sheet")}>
            <Select
              options={sheets.map((name, at) => ({ value: at + 1, label: name }))}
              value={mapping.sheet}
              onChange={(sheet) => lookAt(sheet)}
            />
          </FormField>
        )}
        <FormField label={t("headRow")}>
          <Select
            options={Array.from({ length: headRows }, (_, at) => ({
              value: at + 1,
              label: t("rowNumber", { row: at + 1 }),
            }))}
            value={mapping.headRow}
            onChange={(row) => lookAt(mapping.sheet, row)}
          />
        </FormField>
      </div>
      <p className="text-sm text-muted-foreground" role="status">
        {counts.read === 0 ? t("nothing") : t("rowsBelow", { count: figure(counts.read), empty: figure(counts.empty) })}
      </p>
    </Card>
  )
}
