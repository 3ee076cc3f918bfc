import { useMemo, useRef } from "react"
import { useTranslation } from "react-i18next"
import { slashDate } from "@/lib/format.ts"
import type { ListColumn } from "@/lib/list/column.ts"
import type { Expense } from "./expense-queries.ts"
import { ExpenseState, useExpenseWords } from "./expense-words.tsx"
import { OpenCell } from "./open-cell.tsx"

export const useExpenseColumns = (onOpen: (row: Expense) => void): ReadonlyArray<ListColumn<Expense>> => {
  const open = useRef(onOpen)
  open.current = onOpen
  const { t } = useTranslation("expenses")
  const { categoryOf, stateWord } = useExpenseWords()
  return useMemo(
    () => [
      { key: "date", label: t("column.date"), value: ({ date }) => slashDate(date), width: 7, isFixed: true },
      { key: "name", label: t("column.name"), value: ({ name }) => name, width: 8 },
      {
        key: "category",
        label: t("column.category"),
        value: ({ category }) => categoryOf(category),
        cell: (row) => <OpenCell onOpen={() => open.current(row)}>{categoryOf(row.category)}</OpenCell>,
        width: 7,
      },
      {
        key: "site",
        label: t("column.site"),
        value: ({ siteName }) => siteName ?? t("office"),
        width: 9,
        grows: true,
      },
      { key: "amount", label: t("column.amount"), kind: "yen", value: ({ amount }) => amount, hasSum: true, width: 7 },
      {
        key: "state",
        label: t("column.state"),
        value: stateWord,
        cell: (row) => <ExpenseState row={row} />,
        width: 9,
      },
      {
        key: "sameReceipt",
        label: t("column.sameReceipt"),
        value: ({ sameReceipts }) => (sameReceipts.length === 0 ? "" : t("isSame")),
        width: 6,
      },
      { key: "note", label: t("column.note"), value: ({ note }) => note, width: 8, grows: true },
      {
        key: "receipts",
        label: t("column.receipts"),
        kind: "number",
        value: ({ files }) => files.length,
        width: 6,
      },
      { key: "decided", label: t("column.decided"), value: ({ decidedName }) => decidedName, width: 8 },
    ],
    [t, categoryOf, stateWord],
  )
}
