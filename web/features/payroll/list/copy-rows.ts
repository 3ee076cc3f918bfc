import { useTranslation } from "react-i18next"
import { toast } from "@/lib/toast.ts"
import type { PayRow } from "../queries.ts"
import { asTable, columns } from "./pay-columns.ts"
import { useKindName } from "./use-kind-name.ts"

/** Rows as a spreadsheet takes them, and the word that they are on the clipboard. */
export const useRowsAsText = () => {
  const { t } = useTranslation("pay")
  const kindName = useKindName()
  const heads = [t("column.name"), t("column.kind"), ...columns.map(({ key }) => t(`column.${key}`))]
  return {
    textOf: (rows: ReadonlyArray<PayRow>) =>
      asTable(rows, heads, ({ salaryType }) => (salaryType === null ? "" : kindName(salaryType))),
    tellCopied: (rows: ReadonlyArray<PayRow>) => toast.success(t("copied", { count: rows.length })),
  }
}
export const useCopyRows = () => {
  const { textOf, tellCopied } = useRowsAsText()
  return async (rows: ReadonlyArray<PayRow>) => {
    await navigator.clipboard.writeText(textOf(rows))
    tellCopied(rows)
  }
}
