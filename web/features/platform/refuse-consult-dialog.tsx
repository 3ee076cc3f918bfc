import { useTranslation } from "react-i18next"
import { FormDialog } from "@/components/form/form-dialog.tsx"
import { MemoField } from "@/components/form/text-field.tsx"
import { billing } from "@/lib/billing-client.ts"
import { data } from "@/lib/client.ts"
import { useForm } from "@/lib/form/use-form.ts"
import { writing } from "@/lib/form/writing.ts"
import { type CompanyRow, platformKey } from "./platform-queries.ts"

/** 相談を見送る: the company keeps its plan and reads why (SUP-06). */
export function RefuseConsultDialog({
  company,
  onClose,
}: {
  readonly company: CompanyRow
  readonly onClose: () => void
}) {
  const { t } = useTranslation(["platform", "offers"])
  const form = useForm({
    first: { reason: "" },
    words: { reason: t("reason") },
    rules: ({ values }) => (values.reason.trim() === "" ? [{ field: "reason", key: "required" }] : []),
    write: ({ values }) =>
      writing({
        schema: async () => (await import("#modules/billing/contract.ts")).billingContract.refuseContact.body,
        body: { reason: values.reason.trim(), version: company.version },
        send: (body, extraHeaders) => data(billing.refuseContact({ params: { id: company.id }, body, extraHeaders })),
      }),
    invalidates: [platformKey],
    done: t("offers:consult.refused"),
    onSaved: onClose,
  })
  return (
    <FormDialog
      form={form}
      title={t("offers:consult.refuseTitle", { name: company.name })}
      description={t("offers:consult.refuseText")}
      action={t("offers:consult.refuse")}
      isDestructive
      onClose={onClose}
    >
      <MemoField {...form.field("reason")} hint={t("reasonHint")} maxLength={2000} required />
    </FormDialog>
  )
}
