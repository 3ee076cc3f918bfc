import { useTranslation } from "react-i18next"
import { FormDialog } from "@/components/form/form-dialog.tsx"
import { MemoField } from "@/components/form/text-field.tsx"
import { billing } from "@/lib/billing-client.ts"
import { data } from "@/lib/client.ts"
import { useForm } from "@/lib/form/use-form.ts"
import { writing } from "@/lib/form/writing.ts"
import { figure } from "@/lib/format.ts"
import { billsKey, type CompanyBills } from "./bill-queries.ts"
import { platformKey } from "./platform-queries.ts"

interface TakeBackProps {
  readonly bill: CompanyBills["bills"][number]
  readonly onClose: () => void
}
const schema = async () => (await import("#modules/billing/contract.ts")).billingContract.takeBackPayment.body

/** 入金を取り消す: a bill that was marked paid by mistake is owed again; the reason goes out as it is (SUP-10). */
export function TakeBackDialog({ bill: { id, money, reference, version }, onClose }: TakeBackProps) {
  const { t } = useTranslation("platform")
  const form = useForm({
    first: { reason: "" },
    words: { reason: t("reason") },
    rules: ({ values }) => (values.reason.trim() === "" ? [{ field: "reason", key: "required" }] : []),
    write: ({ values }) =>
      writing({
        schema,
        body: { version, reason: values.reason.trim() },
        send: (body, extraHeaders) => data(billing.takeBackPayment({ params: { id }, body, extraHeaders })),
      }),
    invalidates: [billsKey, platformKey],
    done: t("bills.tookBack"),
    onSaved: onClose,
  })
  return (
    <FormDialog
      form={form}
      title={t("bills.takeBackAsk", { reference, amount: figure(money) })}
      description={t("bills.takeBackText")}
      action={t("bills.takeBack")}
      isDestructive
      onClose={onClose}
    >
      <MemoField {...form.field("reason")} hint={t("reasonHint")} maxLength={2000} required />
    </FormDialog>
  )
}
