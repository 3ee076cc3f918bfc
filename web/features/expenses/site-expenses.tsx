import { useQuery } from "@tanstack/react-query"
import { Check, Plus } from "lucide-react"
import { lazy, Suspense, useState } from "react"
import { useTranslation } from "react-i18next"
import { Button } from "@/components/ui/button.tsx"
import { Card } from "@/components/ui/card.tsx"
import { ErrorState } from "@/components/ui/error-state.tsx"
import { yen } from "@/lib/format.ts"
import { may } from "@/lib/permissions.tsx"
import { ExpenseCard } from "./expense-card.tsx"
import { ExpenseDialog } from "./expense-dialog.tsx"
import { type Expense, expenseFrame, expensesOfSite, shownOfSite } from "./expense-queries.ts"
import { ExpenseSums } from "./expense-sums.tsx"
import { useMoves } from "./use-moves.tsx"

const ExpenseForm = lazy(async () => ({ default: (await import("./expense-form.tsx")).ExpenseForm }))
type Writing = { readonly stored?: Expense; readonly again?: Expense; readonly siteId?: number }

/** What was asked for a site (SITE-10): its sums by state, its requests, one asked for it here, and the word on what waits. */
export function SiteExpenses({ siteId }: { readonly siteId: number }) {
  const { t } = useTranslation("expenses")
  const { data: frame } = useQuery(expenseFrame)
  const isInbox = frame !== undefined && may(frame, "listAll")
  const [count, setCount] = useState(shownOfSite)
  const { data: page, error, refetch } = useQuery({ ...expensesOfSite(siteId, count), enabled: isInbox })
  const [opened, setOpened] = useState<number>()
  const [writing, setWriting] = useState<Writing>()
  const moves = useMoves()
  if (!isInbox) return null
  const waiting = page?.data.filter((row) => may(row, "approve")) ?? []
  const asks = page !== undefined && may(page, "ask") && page.sites.some(({ id }) => id === siteId)
  return (
    <Card>
      <section aria-label={t("ofSite")}>
        <div className="flex min-h-10 flex-wrap items-center gap-2 border-b px-4 py-1.5">
          <h2 className="flex-1 text-sm font-bold">{t("ofSite")}</h2>
          {page !== undefined && page.totalItems > 0 && (
            <span className="tnum text-2xs text-muted-foreground">
              {t("count", { count: page.totalItems, sum: yen(page.sum) })}
            </span>
          )}
          {waiting.length > 0 && (
            <Button variant="outline" size="sm" onClick={() => moves.ask("approve", waiting)}>
              <Check aria-hidden="true" />
              {t("approveShown", { count: waiting.length })}
            </Button>
          )}
          {asks && (
            <Button variant="ghost" size="sm" onClick={() => setWriting({ siteId })}>
              <Plus aria-hidden="true" />
              {t("askFor")}
            </Button>
          )}
        </div>
        {error !== null && page === undefined && (
          <ErrorState error={error} onRetry={() => void refetch()} className="m-3" />
        )}
        {page?.totalItems === 0 && <p className="px-4 py-3 text-muted-foreground">{t("nothingOfSite")}</p>}
        {page !== undefined && page.totalItems > 0 && (
          <div className="px-4 pt-3">
            <ExpenseSums sums={page.sums} />
          </div>
        )}
        <ul>
          {page?.data.map((row) => (
            <li key={row.id} className="border-b last:border-b-0">
              <ExpenseCard row={row} isOwn={false} onOpen={({ id }) => setOpened(id)} />
            </li>
          ))}
        </ul>
        {page !== undefined && page.totalItems > page.data.length && (
          <div className="px-4 py-2">
            <Button variant="outline" size="sm" onClick={() => setCount(count + shownOfSite)}>
              {t("more", { count: page.totalItems - page.data.length })}
            </Button>
          </div>
        )}
      </section>
      {moves.question}
      {opened !== undefined && writing === undefined && (
        <ExpenseDialog
          id={opened}
          onClose={() => setOpened(undefined)}
          onEdit={(stored) => setWriting({ stored })}
          onAgain={asks ? (again) => setWriting({ again }) : undefined}
          ownId={page?.userId ?? undefined}
        />
      )}
      <Suspense>
        {writing !== undefined && page !== undefined && (
          <ExpenseForm
            {...writing}
            sites={page.sites}
            ownId={page.userId}
            onClose={() => {
              setWriting(undefined)
              if (writing.again !== undefined) setOpened(undefined)
            }}
          />
        )}
      </Suspense>
    </Card>
  )
}
