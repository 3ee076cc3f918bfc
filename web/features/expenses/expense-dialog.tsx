import { useQuery } from "@tanstack/react-query"
import { Link } from "@tanstack/react-router"
import { useState } from "react"
import { useTranslation } from "react-i18next"
import { Button } from "@/components/ui/button.tsx"
import { Dialog, DialogBody, DialogContent, DialogFooter, DialogHeader } from "@/components/ui/dialog.tsx"
import { ErrorState } from "@/components/ui/error-state.tsx"
import { Skeleton } from "@/components/ui/skeleton.tsx"
import { clockTime, dayOfInstant, slashDate, yen } from "@/lib/format.ts"
import { may } from "@/lib/permissions.tsx"
import { useFormat } from "@/lib/use-format.ts"
import { type Expense, expenseQuery } from "./expense-queries.ts"
import { ExpenseState, useExpenseWords } from "./expense-words.tsx"
import { Picture } from "./receipts-field.tsx"
import { RefuseDialog } from "./refuse-dialog.tsx"
import { useMoves } from "./use-moves.tsx"

interface ExpenseDialogProps {
  readonly id: number
  readonly onClose: () => void
  readonly onEdit: (row: Expense) => void
  /** A refused one of one's own is asked for again, as a new one. */
  readonly onAgain: ((row: Expense) => void) | undefined
  readonly ownId: number | undefined
}
/** One request: receipts, facts, what became of it, and what this person may do with it. */
export function ExpenseDialog({ id, onAgain, onClose, onEdit, ownId }: ExpenseDialogProps) {
  const { t } = useTranslation("expenses")
  const { data: row, error, refetch } = useQuery(expenseQuery(id))
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()}>
      <DialogContent width={500}>
        <DialogHeader title={t("one", { no: id })}>{row !== undefined && <ExpenseState row={row} />}</DialogHeader>
        {row === undefined ? (
          <DialogBody>
            {error === null ? (
              <Skeleton className="h-40" />
            ) : (
              <ErrorState error={error} onRetry={() => void refetch()} />
            )}
          </DialogBody>
        ) : (
          <Shown row={row} onEdit={onEdit} onAgain={row.userId === ownId ? onAgain : undefined} />
        )}
      </DialogContent>
    </Dialog>
  )
}
function Shown({ onAgain, onEdit, row }: { readonly row: Expense } & Pick<ExpenseDialogProps, "onEdit" | "onAgain">) {
  const { t } = useTranslation("expenses")
  const { categoryOf } = useExpenseWords()
  const format = useFormat()
  const moves = useMoves()
  const [refuses, setRefuses] = useState(false)
  const at = (instant: string) => `${slashDate(dayOfInstant(instant))} ${clockTime(instant)}`
  const facts = [
    [t("column.name"), row.name],
    [t("column.category"), categoryOf(row.category)],
    [t("column.date"), format.day(row.date)],
    [t("column.site"), row.siteName ?? t("office")],
    [t("column.note"), row.note === "" ? "—" : row.note],
  ]
  const happened = [
    t("history.asked", { at: at(row.askedAt), name: row.name }),
    ...(row.decidedAt === null
      ? []
      : [
          t(row.status === 3 ? "history.refused" : "history.approved", {
            at: at(row.decidedAt),
            name: row.decidedName ?? "",
          }),
        ]),
    ...(row.paidOn === null ? [] : [t("history.paid", { at: slashDate(row.paidOn) })]),
  ]
  return (
    <>
      <DialogBody className="flex flex-col gap-4">
        <p className="tnum text-3xl font-bold">{yen(row.amount)}</p>
        {row.files.length === 0 ? (
          <p className="rounded-lg border border-dashed px-3 py-4 text-center text-muted-foreground">
            {t("noReceipt")}
          </p>
        ) : (
          <ul aria-label={t("field.fileIds")} className="flex flex-wrap gap-2">
            {row.files.map(({ id, name, url }) => (
              <li key={id}>
                <Picture name={name} url={url} />
              </li>
            ))}
          </ul>
        )}
        {row.sameReceipts.length > 0 && (
          <p role="alert" className="rounded-lg bg-warning-bg px-3 py-2 text-warning">
            {t("sameReceipt", { numbers: row.sameReceipts.map((id) => `#${id}`).join("・") })}
          </p>
        )}
        <dl className="grid grid-cols-[6rem_1fr] gap-x-3 gap-y-2">
          {facts.map(([name, text]) => (
            <div key={name} className="contents">
              <dt className="text-muted-foreground">{name}</dt>
              <dd className="break-words whitespace-pre-wrap">{text}</dd>
            </div>
          ))}
        </dl>
        {row.reason !== null && (
          <p className="rounded-lg bg-danger-bg px-3 py-2 text-danger">
            {t("refusedBy", { name: row.decidedName ?? "", reason: row.reason })}
          </p>
        )}
        {row.status === 1 && row.slipMonth === null && row.paymentStatus === 0 && (
          <p className="rounded-lg bg-muted px-3 py-2 text-sm">{t("withNextSlip")}</p>
        )}
        {row.slipId !== null && row.slipMonth !== null && (
          <Link
            to="/salary-v4-detail/$id"
            params={{ id: String(row.slipId) }}
            className="text-link underline-offset-2 hover:underline"
          >
            {t("openSlip", { month: format.month(row.slipMonth) })}
          </Link>
        )}
        <ul aria-label={t("history.title")} className="tnum flex flex-col gap-1 text-xs text-muted-foreground">
          {happened.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      </DialogBody>
      <DialogFooter className="flex-wrap empty:hidden">
        {may(row, "withdraw") && (
          <Button variant="outline" onClick={() => moves.ask("withdraw", [row])}>
            {t("act.withdraw")}
          </Button>
        )}
        {may(row, "edit") && <Button onClick={() => onEdit(row)}>{t("act.edit")}</Button>}
        {may(row, "reject") && (
          <Button variant="outline" onClick={() => setRefuses(true)}>
            {t("act.reject")}
          </Button>
        )}
        {may(row, "approve") && <Button onClick={() => moves.ask("approve", [row])}>{t("act.approve")}</Button>}
        {may(row, "pay") && <Button onClick={() => moves.ask("pay", [row])}>{t("act.pay")}</Button>}
        {may(row, "unpay") && (
          <Button variant="outline" onClick={() => moves.ask("unpay", [row])}>
            {t("act.unpay")}
          </Button>
        )}
        {row.status === 3 && onAgain !== undefined && <Button onClick={() => onAgain(row)}>{t("act.again")}</Button>}
      </DialogFooter>
      {moves.question}
      {refuses && <RefuseDialog row={row} onClose={() => setRefuses(false)} />}
    </>
  )
}
