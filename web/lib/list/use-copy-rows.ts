import { useTranslation } from "react-i18next"
import { toast } from "../toast.ts"
import { tsvOf } from "./text-table.ts"
import type { List } from "./use-list.ts"

/** Rows as a spreadsheet takes them, and the word that they are on the clipboard. */
export const useCopyRows = <Row extends object>({ shown, unit }: Pick<List<Row>, "shown" | "unit">) => {
  const { t } = useTranslation("list")
  const columns = shown.filter(({ isTool }) => !isTool)
  const textOf = (rows: ReadonlyArray<Row>) => tsvOf(columns, rows)
  const tell = (rows: ReadonlyArray<Row>) => toast.success(t(`copied.${unit}`, { count: rows.length }))
  return {
    textOf,
    tell,
    copy: async (rows: ReadonlyArray<Row>) => {
      await navigator.clipboard.writeText(textOf(rows))
      tell(rows)
    },
  }
}
