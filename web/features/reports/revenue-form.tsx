import { useTranslation } from "react-i18next"
import { DayField, YenField } from "@/components/form/figure-fields.tsx"
import { FormDialog } from "@/components/form/form-dialog.tsx"
import { MemoField, TextField } from "@/components/form/text-field.tsx"
import { data } from "@/lib/client.ts"
import { numberOrNull, textOrNull } from "@/lib/form/texts.ts"
import { useForm } from "@/lib/form/use-form.ts"
import { writing } from "@/lib/form/writing.ts"
import { dayOfInstant } from "@/lib/format.ts"
import { reports } from "./client.ts"
import { reportsKey } from "./report-queries.ts"

interface RevenueFormProps {
  readonly siteId: number
  /** The month that is looked at: its last day is offered, or today. */
  readonly month: string
  readonly onClose: () => void
}
/** 売上を追加: what a site earned at a fixed price, on the day that says its month. */
export function RevenueForm({ month, onClose, siteId }: RevenueFormProps) {
  const { t } = useTranslation("reports")
  const today = dayOfInstant(new Date().toISOString())
  const lastDay = new Date(Date.UTC(Number(month.slice(0, 4)), Number(month.slice(5)), 0)).toISOString().slice(0, 10)
  const form = useForm({
    first: { title: "", amount: "", date: today.startsWith(month) ? today : lastDay, note: "" },
    words: { title: t("field.title"), amount: t("field.amount"), date: t("field.date"), note: t("field.note") },
    write: ({ values }) =>
      writing({
        schema: async () => (await import("#modules/reports/contract.ts")).reportsContract.createRevenue.body,
        body: {
          siteId,
          title: textOrNull(values.title),
          amount: numberOrNull(values.amount),
          date: textOrNull(values.date),
          note: values.note.trim(),
        },
        send: (body, extraHeaders) => data(reports.createRevenue({ body, extraHeaders })),
      }),
    invalidates: [reportsKey],
    done: t("added"),
    onSaved: onClose,
  })
  return (
    <FormDialog
      form={form}
      title={t("add")}
      description={t("addHint")}
      action={t("add")}
      onClose={onClose}
      bodyClassName="flex flex-col gap-4"
    >
      <TextField {...form.field("title")} required placeholder={t("titleHint")} />
      <YenField {...form.field("amount")} required hint={t("amountHint")} />
      <DayField {...form.field("date")} required hint={t("dateHint")} />
      <MemoField {...form.field("note")} rows={2} maxLength={2000} />
    </FormDialog>
  )
}
