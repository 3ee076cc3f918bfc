import { useTranslation } from "react-i18next"
import { YenField } from "@/components/form/figure-fields.tsx"
import { FormDialog } from "@/components/form/form-dialog.tsx"
import { billing } from "@/lib/billing-client.ts"
import { data } from "@/lib/client.ts"
import { numberOrNull } from "@/lib/form/texts.ts"
import { useForm } from "@/lib/form/use-form.ts"
import { writing } from "@/lib/form/writing.ts"
import { figure } from "@/lib/format.ts"
import { billsKey } from "./bill-queries.ts"
import { platformKey } from "./platform-queries.ts"
import { ReasonedDialog } from "./reasoned-dialog.tsx"

interface TransferProps {
  readonly companyId: number
  readonly companyName: string
  /** Of all bills that its transfer is for. */
  readonly amount: number
  readonly onClose: () => void
}
const schema = async () => (await import("#modules/billing/contract.ts")).billingContract.acceptBanking.body

/** 入金を確認した: what came is typed from the bank's line, so that another amount is seen and not booked. */
export function ReceivedDialog({ amount, companyId, companyName, onClose }: TransferProps) {
  const { t } = useTranslation("platform")
  const form = useForm({
    first: { amount: "" },
    words: { amount: t("transfer.came") },
    rules: ({ values }) =>
      values.amount !== "" && numberOrNull(values.amount) !== amount ? [{ field: "amount", key: "otherAmount" }] : [],
    say: (key) => (key === "otherAmount" ? t("transfer.otherAmount", { amount: figure(amount) }) : undefined),
    write: ({ values }) =>
      writing({
        schema,
        body: { companyId, status: 1, amount: numberOrNull(values.amount) },
        send: (body, extraHeaders) => data(billing.acceptBanking({ body, extraHeaders })),
      }),
    invalidates: [billsKey, platformKey],
    done: t("transfer.received"),
    onSaved: onClose,
  })
  return (
    <FormDialog
      form={form}
      title={t("transfer.receivedAsk", { name: companyName })}
      description={t("transfer.receivedText", { amount: figure(amount) })}
      action={t("transfer.receive")}
      onClose={onClose}
      bodyClassName="flex flex-col gap-4"
    >
      <YenField {...form.field("amount")} hint={t("transfer.cameHint")} required className="w-60" />
    </FormDialog>
  )
}

/** 振込を断る: the mark goes. */
export function RefusedDialog({ amount, companyId, companyName, onClose }: TransferProps) {
  const { t } = useTranslation("platform")
  return (
    <ReasonedDialog
      title={t("transfer.refuseAsk", { name: companyName })}
      description={t("transfer.refuseText", { amount: figure(amount) })}
      action={t("transfer.refuse")}
      done={t("transfer.refused")}
      invalidates={[billsKey, platformKey]}
      write={(reason) =>
        writing({
          schema,
          body: { companyId, status: 3, reason },
          send: (body, extraHeaders) => data(billing.acceptBanking({ body, extraHeaders })),
        })
      }
      onClose={onClose}
    />
  )
}
