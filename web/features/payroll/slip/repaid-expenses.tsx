import { Link } from "@tanstack/react-router"
import { useTranslation } from "react-i18next"
import { useExpenseWords } from "@/features/expenses/expense-words.tsx"
import { yen } from "@/lib/format.ts"
import { useFormat } from "@/lib/use-format.ts"
import type { Statement } from "../slip-query.ts"

/** The requests that the slip pays back; each opens with its receipts. */
export function RepaidExpenses({ slip }: { readonly slip: Statement }) {
  const { t } = useTranslation("pay")
  const { categoryOf } = useExpenseWords()
  const format = useFormat()
  return (
    <ul aria-label={t("repaidOf")} className="mt-2 divide-y rounded-md border bg-card">
      {slip.expenses.map(({ category, id, spentOn, yen: amount }) => (
        <li key={id}>
          <Link
            to="/payment"
            search={{ request: id }}
            className="flex min-h-8 items-center gap-3 px-3 py-1 text-link hover:bg-muted/60 max-md:min-h-12"
          >
            <span className="tnum">{format.day(spentOn)}</span>
            <span className="min-w-0 flex-1 truncate">{categoryOf(category)}</span>
            <span className="tnum">{yen(amount)}</span>
          </Link>
        </li>
      ))}
    </ul>
  )
}
