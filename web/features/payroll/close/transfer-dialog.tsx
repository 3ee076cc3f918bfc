import { useQuery } from "@tanstack/react-query"
import { Link } from "@tanstack/react-router"
import { useState } from "react"
import { useTranslation } from "react-i18next"
import { FormDialog } from "@/components/form/form-dialog.tsx"
import { MadeFiles } from "@/features/transfer/made-files.tsx"
import { SenderFields, useSenderWords } from "@/features/transfer/sender-fields.tsx"
import { TransferPayees } from "@/features/transfer/transfer-payees.tsx"
import {
  firstValues,
  type MadeFile,
  orderOf,
  saveTransfer,
  type TransferValues,
  typed,
} from "@/features/transfer/transfer-values.ts"
import { TransferWaiting } from "@/features/transfer/transfer-waiting.tsx"
import { data } from "@/lib/client.ts"
import { useForm } from "@/lib/form/use-form.ts"
import { writing } from "@/lib/form/writing.ts"
import { yen } from "@/lib/format.ts"
import { payroll } from "../client.ts"
import { payKey, type Transfer, transferQuery } from "../queries.ts"

interface TransferDialogProps {
  readonly month: string
  readonly onClose: () => void
}
/** 振込データ of a closed month: the day, the company's account, who is paid what, and whose account is not whole. */
export function TransferDialog({ month, onClose }: TransferDialogProps) {
  const { t } = useTranslation("transfer")
  const { data: transfer, error, refetch } = useQuery(transferQuery(month))
  if (transfer !== undefined) return <TransferForm transfer={transfer} onClose={onClose} />
  return <TransferWaiting title={t("title")} error={error} onRetry={() => void refetch()} onClose={onClose} />
}

function TransferForm({ onClose, transfer }: { readonly transfer: Transfer; readonly onClose: () => void }) {
  const { t } = useTranslation("transfer")
  const { files, month, rows } = transfer
  const [without, setWithout] = useState<ReadonlySet<string>>(
    () => new Set(rows.filter(({ cash }) => cash !== null).map(({ userId }) => String(userId))),
  )
  const paid = rows.filter(({ userId }) => !without.has(String(userId)))
  const total = paid.reduce((sum, { amount }) => sum + amount, 0)
  const form = useForm<TransferValues, MadeFile>({
    first: firstValues(transfer),
    words: { ...useSenderWords(), without: t("people") },
    rules: ({ values }) => [
      ...(paid.some(({ faults }) => faults.length > 0) ? [{ field: "without", key: "accountsMissing" }] : []),
      ...(files.length > 0 && typed(values, "isAgain") !== "1"
        ? [{ field: "isAgain", key: "transferMadeBefore" }]
        : []),
    ],
    write: ({ values }) =>
      writing({
        schema: async () => (await import("#modules/payroll/contract.ts")).payrollContract.makeTransfer.body,
        body: { month, ...orderOf(values), without: [...without].map(Number) },
        send: (body, extraHeaders) => data(payroll.makeTransfer({ body, extraHeaders })),
      }),
    invalidates: [payKey],
    done: ({ people, total: sum }) => t("made", { count: people, yen: yen(sum) }),
    onSaved: (made) => {
      saveTransfer(made)
      onClose()
    },
  })
  return (
    <FormDialog
      form={form}
      title={t("title")}
      description={t("sum", { count: paid.length, yen: yen(total) })}
      action={t("make")}
      onClose={onClose}
      width={700}
      bodyClassName="flex flex-col gap-4"
    >
      <SenderFields field={form.field} />
      {files.length > 0 && <MadeFiles title={t("madeBefore")} files={files} again={form.field("isAgain")} />}
      <TransferPayees
        title={t("people")}
        payees={rows.map(({ cash, userId, ...row }) => ({
          ...row,
          ...(cash === null ? {} : { note: cash }),
          key: String(userId),
          mend: (words) => (
            <Link to="/staff/$id" params={{ id: String(userId) }} className="text-link underline">
              {words}
            </Link>
          ),
        }))}
        without={without}
        error={form.field("without").error}
        onChange={setWithout}
      />
    </FormDialog>
  )
}
