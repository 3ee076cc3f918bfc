import { useState } from "react"
import { useTranslation } from "react-i18next"
import { requestStatuses } from "#modules/kernel/codes.ts"
import { ConfirmDialog } from "@/components/ui/alert-dialog.tsx"
import { data } from "@/lib/client.ts"
import { yen } from "@/lib/format.ts"
import { useWrite } from "@/lib/use-write.ts"
import { expenses } from "./client.ts"
import { type Expense, expensesKey } from "./expense-queries.ts"

export type Move = "approve" | "pay" | "unpay" | "withdraw"
interface Asked {
  readonly what: Move
  readonly rows: ReadonlyArray<Expense>
}

/** What is asked before it is done (UI-09), of one request or of many; each is written by itself, the first that fails ends it. */
export const useMoves = (onDone?: () => void) => {
  const { t } = useTranslation("expenses")
  const [asked, setAsked] = useState<Asked>()
  const move = useWrite({
    write: ({ row: { id, version }, what }: { readonly row: Expense; readonly what: Move }, extraHeaders) => {
      const params = { id }
      if (what === "withdraw") return data(expenses.withdraw({ params, body: { version }, extraHeaders }))
      if (what === "approve")
        return data(expenses.decide({ params, body: { version, status: requestStatuses.active }, extraHeaders }))
      return data(expenses.pay({ params, body: { version, status: what === "pay" ? 1 : 0 }, extraHeaders }))
    },
    invalidates: [expensesKey],
  })
  const run = async ({ rows, what }: Asked) => {
    try {
      for (const row of rows) await move.mutateAsync({ row, what })
      onDone?.()
    } catch {
      // The toast has said it; what was done before it stands.
    } finally {
      setAsked(undefined)
    }
  }
  const count = asked?.rows.length ?? 0
  const sum = yen((asked?.rows ?? []).reduce((all, { amount }) => all + amount, 0))
  const question = asked !== undefined && (
    <ConfirmDialog
      open
      onOpenChange={(open) => !open && setAsked(undefined)}
      title={t(`confirm.${asked.what}`, { count, sum })}
      description={t(`confirmHint.${asked.what}`)}
      action={t(`act.${asked.what}`)}
      destructive={asked.what === "withdraw"}
      busy={move.isPending}
      onConfirm={() => void run(asked)}
    />
  )
  return {
    ask: (what: Move, rows: ReadonlyArray<Expense>) => setAsked({ what, rows }),
    isBusy: move.isPending,
    question,
  }
}
