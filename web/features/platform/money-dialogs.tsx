import { useTranslation } from "react-i18next"
import { ChoiceField } from "@/components/form/choice-fields.tsx"
import { DayField, YenField } from "@/components/form/figure-fields.tsx"
import { FormDialog } from "@/components/form/form-dialog.tsx"
import { TextField } from "@/components/form/text-field.tsx"
import { billing } from "@/lib/billing-client.ts"
import { data } from "@/lib/client.ts"
import { numberOrNull } from "@/lib/form/texts.ts"
import { useForm } from "@/lib/form/use-form.ts"
import { writing } from "@/lib/form/writing.ts"
import { figure } from "@/lib/format.ts"
import { billsKey, type MoneyRow } from "./bill-queries.ts"
import { platformKey } from "./platform-queries.ts"
import { ReasonedDialog } from "./reasoned-dialog.tsx"

interface AnswerProps {
  readonly row: MoneyRow
  readonly onClose: () => void
}
const answerSchema = async () => (await import("#modules/billing/contract.ts")).billingContract.answerMoney.body
const keepSchema = async () => (await import("#modules/billing/contract.ts")).billingContract.keepMoney.body
const required = (field: string, value: string) => (value.trim() === "" ? [{ field, key: "required" }] : [])

const fits = ["exact", "rest", "part"] as const
/** Its whole sum, more than it (what is left over waits on), or a part of it, which is held until the rest comes. */
const answerOf: Readonly<Record<string, object>> = {
  exact: { outcome: "settled" },
  rest: { outcome: "settled", isRestKept: 1 },
  part: { outcome: "held" },
}

/** 請求の入金にする: the bill that it pays, by the number that the bill is known by. */
export function SettledDialog({ onClose, row }: AnswerProps) {
  const { t } = useTranslation("platform")
  const { t: m } = useTranslation("money")
  const { heldFor, id, refunded, total, version } = row
  const form = useForm({
    first: { reference: heldFor?.reference ?? "", fit: "exact" },
    words: { reference: m("reference"), fit: m("fit") },
    rules: ({ values }) => required("reference", values.reference),
    write: ({ values }) =>
      writing({
        schema: answerSchema,
        body: { version, ...answerOf[values.fit], reference: values.reference.trim() },
        send: (body, extraHeaders) => data(billing.answerMoney({ params: { id }, body, extraHeaders })),
      }),
    invalidates: [billsKey, platformKey],
    done: t("saved"),
    onSaved: onClose,
  })
  return (
    <FormDialog
      form={form}
      title={m("settleAsk", { amount: figure(total - refunded) })}
      description={m("settleText")}
      action={m("settle")}
      onClose={onClose}
      bodyClassName="flex flex-col gap-4"
    >
      <TextField {...form.field("reference")} hint={m("referenceHint")} required className="w-60" />
      <ChoiceField
        {...form.field("fit")}
        options={fits.map((value) => ({ value, label: m(`fits.${value}`) }))}
        required
      />
    </FormDialog>
  )
}

/** 返した: the reason is kept in the audit. */
export function ReturnedDialog({ onClose, row }: AnswerProps) {
  const { t: m } = useTranslation("money")
  const { id, refunded, total, version } = row
  return (
    <ReasonedDialog
      title={m("returnAsk", { amount: figure(total - refunded) })}
      description={m("returnText")}
      action={m("return")}
      done={m("returned")}
      hint={m("reasonHint")}
      invalidates={[billsKey]}
      write={(reason) =>
        writing({
          schema: answerSchema,
          body: { version, outcome: "returned", reason },
          send: (body, extraHeaders) => data(billing.answerMoney({ params: { id }, body, extraHeaders })),
        })
      }
      onClose={onClose}
    />
  )
}

/** 振込を記録する: a line of the account that fits no bill. */
export function KeepMoneyDialog({ onClose }: Pick<AnswerProps, "onClose">) {
  const { t } = useTranslation("platform")
  const { t: m } = useTranslation("money")
  const form = useForm({
    first: { amount: "", sender: "", cameOn: "" },
    words: { amount: m("amount"), sender: m("sender"), cameOn: m("cameOn") },
    write: ({ values }) =>
      writing({
        schema: keepSchema,
        body: { amount: numberOrNull(values.amount), sender: values.sender.trim(), cameOn: values.cameOn },
        send: (body, extraHeaders) => data(billing.keepMoney({ body, extraHeaders })),
      }),
    invalidates: [billsKey],
    done: t("saved"),
    onSaved: onClose,
  })
  return (
    <FormDialog
      form={form}
      title={m("keep")}
      description={m("keepText")}
      action={m("keep")}
      onClose={onClose}
      bodyClassName="flex flex-col gap-4"
    >
      <YenField {...form.field("amount")} required className="w-60" />
      <TextField {...form.field("sender")} hint={m("senderHint")} required />
      <DayField {...form.field("cameOn")} required className="w-60" />
    </FormDialog>
  )
}
