import { useTranslation } from "react-i18next"
import { requestStatuses } from "#modules/kernel/codes.ts"
import { FormDialog } from "@/components/form/form-dialog.tsx"
import { MemoField } from "@/components/form/text-field.tsx"
import { data } from "@/lib/client.ts"
import { textOrNull } from "@/lib/form/texts.ts"
import { useForm } from "@/lib/form/use-form.ts"
import { writing } from "@/lib/form/writing.ts"
import { yen } from "@/lib/format.ts"
import { expenses } from "./client.ts"
import { type Expense, expensesKey } from "./expense-queries.ts"

/** A refusal says why; whoever asked reads it. */
export function RefuseDialog({ onClose, row }: { readonly row: Expense; readonly onClose: () => void }) {
  const { t } = useTranslation("expenses")
  const { id, version } = row
  const form = useForm({
    first: { reason: "" },
    words: { reason: t("reason") },
    write: ({ values }) => {
      const reason = textOrNull(values.reason)
      return writing({
        schema: async () => (await import("#modules/expenses/contract.ts")).expensesContract.decide.body,
        body: { version, status: requestStatuses.reject, ...(reason === null ? {} : { reason }) },
        send: (body, extraHeaders) => data(expenses.decide({ params: { id }, body, extraHeaders })),
      })
    },
    invalidates: [expensesKey],
    done: t("refused"),
    onSaved: onClose,
  })
  return (
    <FormDialog
      form={form}
      title={t("confirm.reject", { name: row.name, sum: yen(row.amount) })}
      action={t("act.reject")}
      onClose={onClose}
      isDestructive
    >
      <MemoField {...form.field("reason")} required rows={3} maxLength={255} placeholder={t("reasonHint")} />
    </FormDialog>
  )
}
