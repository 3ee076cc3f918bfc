import { FileText, FileX } from "lucide-react"
import { useTranslation } from "react-i18next"
import { yen } from "@/lib/format.ts"
import { useFormat } from "@/lib/use-format.ts"
import type { Expense } from "./expense-queries.ts"
import { ExpenseState, useExpenseWords } from "./expense-words.tsx"

/** The first receipt small, or that there is none. */
function Thumbnail({ files }: Pick<Expense, "files">) {
  const { t } = useTranslation("expenses")
  const [first] = files
  const frame = "size-12 shrink-0 rounded-md border"
  if (first === undefined)
    return (
      <span className={`${frame} flex items-center justify-center border-dashed bg-muted`}>
        <FileX aria-label={t("noReceipt")} className="size-5 text-muted-foreground" />
      </span>
    )
  if (/\.pdf$/i.test(first.name))
    return (
      <span className={`${frame} flex items-center justify-center bg-muted`}>
        <FileText aria-label={first.name} className="size-5 text-muted-foreground" />
      </span>
    )
  return <img src={first.url} alt="" loading="lazy" className={`${frame} object-cover`} />
}
/** One request on the phone: the whole card opens it. */
export function ExpenseCard({
  row,
  isOwn,
  onOpen,
}: {
  readonly row: Expense
  /** Nobody reads his own name. */
  readonly isOwn: boolean
  readonly onOpen: (row: Expense) => void
}) {
  const { t } = useTranslation("expenses")
  const { categoryOf } = useExpenseWords()
  const format = useFormat()
  const where = [format.day(row.date), row.siteName ?? t("office")].join(" ")
  return (
    <button
      type="button"
      className="flex min-h-19 w-full items-start gap-3 px-4 py-3 text-left"
      onClick={() => onOpen(row)}
    >
      <Thumbnail files={row.files} />
      <span className="min-w-0 flex-1">
        <b className="block truncate text-base">
          {isOwn ? categoryOf(row.category) : `${row.name}・${categoryOf(row.category)}`}
        </b>
        <span className="tnum block truncate text-xs text-muted-foreground">{where}</span>
        {row.reason !== null && (
          <span className="mt-2 block rounded-md bg-danger-bg px-3 py-2 text-sm text-danger">
            {t("refusedBy", { name: row.decidedName ?? "", reason: row.reason })}
          </span>
        )}
      </span>
      <span className="flex shrink-0 flex-col items-end gap-1">
        <b className="tnum text-base">{yen(row.amount)}</b>
        <ExpenseState row={row} />
      </span>
    </button>
  )
}
