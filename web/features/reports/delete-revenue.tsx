import { useTranslation } from "react-i18next"
import { FormDialog } from "@/components/form/form-dialog.tsx"
import { TextField } from "@/components/form/text-field.tsx"
import { data } from "@/lib/client.ts"
import { textOrNull } from "@/lib/form/texts.ts"
import { useForm } from "@/lib/form/use-form.ts"
import { writing } from "@/lib/form/writing.ts"
import { slashDate, yen } from "@/lib/format.ts"
import { reports } from "./client.ts"
import { type RevenueRow, reportsKey } from "./report-queries.ts"

/** Says what is lost, and asks why; the row stays in the list, and counts no more. */
export function DeleteRevenue({ onClose, row }: { readonly row: RevenueRow; readonly onClose: () => void }) {
  const { t } = useTranslation("reports")
  const { id, version } = row
  const form = useForm({
    first: { reason: "" },
    words: { reason: t("reason") },
    write: ({ values }) =>
      writing({
        schema: async () => (await import("#modules/reports/contract.ts")).reportsContract.deleteRevenue.body,
        body: { version, reason: textOrNull(values.reason) },
        send: (body, extraHeaders) => data(reports.deleteRevenue({ params: { id }, body, extraHeaders })),
      }),
    invalidates: [reportsKey],
    done: t("deleted"),
    onSaved: onClose,
  })
  return (
    <FormDialog
      form={form}
      title={t("deleteTitle", { title: row.title })}
      description={t("deleteLoss", { day: slashDate(row.date), sum: yen(row.amount) })}
      action={t("delete")}
      onClose={onClose}
      isDestructive
    >
      <TextField {...form.field("reason")} required placeholder={t("reasonHint")} />
    </FormDialog>
  )
}
