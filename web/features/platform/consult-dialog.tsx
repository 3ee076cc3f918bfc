import { useQuery } from "@tanstack/react-query"
import { useTranslation } from "react-i18next"
import { ChoiceField, SelectField } from "@/components/form/choice-fields.tsx"
import { FormDialog } from "@/components/form/form-dialog.tsx"
import { billing } from "@/lib/billing-client.ts"
import { data } from "@/lib/client.ts"
import { useForm } from "@/lib/form/use-form.ts"
import { writing } from "@/lib/form/writing.ts"
import { figure } from "@/lib/format.ts"
import { billsKey } from "./bill-queries.ts"
import { plansKey, plansQuery } from "./plan-queries.ts"
import { type CompanyRow, platformKey } from "./platform-queries.ts"

const none = 0
const terms = ["PREPAYMENT", "PAY_LATER"] as const
const ways = ["bank", "credit"] as const
interface Typed {
  /** "" is not chosen yet. */
  readonly subscriptionId: number | ""
  readonly subscriptionOptionId: number
  readonly paymentTerm: (typeof terms)[number]
  readonly isBanking: (typeof ways)[number]
}

/** 相談のプランを承認: what was agreed on becomes the company's plan, and is billed (SUP-06). */
export function ConsultDialog({ company, onClose }: { readonly company: CompanyRow; readonly onClose: () => void }) {
  const { t } = useTranslation(["platform", "offers"])
  const { data: plans = [] } = useQuery(plansQuery)
  const offered = plans.filter(({ isContact }) => isContact !== 1)
  const first: Typed = { subscriptionId: "", subscriptionOptionId: none, paymentTerm: terms[0], isBanking: ways[0] }
  const form = useForm({
    first,
    words: {
      subscriptionId: t("plan"),
      subscriptionOptionId: t("offers:planForm.months"),
      paymentTerm: t("offers:consult.term"),
      isBanking: t("offers:planForm.methods"),
    },
    rules: ({ values }) => (values.subscriptionId === "" ? [{ field: "subscriptionId", key: "notChosen" }] : []),
    write: ({ values }) => {
      const isPriced = (offered.find(({ id }) => id === values.subscriptionId)?.price ?? 0) > 0
      return writing({
        schema: async () => (await import("#modules/billing/contract.ts")).billingContract.approveContact.body,
        body: {
          subscriptionId: values.subscriptionId,
          subscriptionOptionId: isPriced && values.subscriptionOptionId !== none ? values.subscriptionOptionId : null,
          paymentTerm: isPriced ? values.paymentTerm : null,
          isBanking: isPriced && values.isBanking === "bank" ? 1 : 0,
          version: company.version,
        },
        send: (body, extraHeaders) => data(billing.approveContact({ params: { id: company.id }, body, extraHeaders })),
      })
    },
    invalidates: [platformKey, plansKey, billsKey],
    done: ({ planName }) => t("offers:consult.done", { plan: planName }),
    onSaved: onClose,
  })
  const plan = offered.find(({ id }) => id === form.values.subscriptionId)
  const contact = company.subscriptionContact
  return (
    <FormDialog
      form={form}
      title={t("offers:consult.title", { name: company.name })}
      description={t("offers:consult.text")}
      action={t("offers:consult.approve")}
      onClose={onClose}
      bodyClassName="flex flex-col gap-4"
    >
      {contact !== null && (
        <p className="rounded-md bg-muted p-3 text-sm whitespace-pre-line">
          {t("offers:consult.asks", { name: contact.name, people: figure(contact.totalUser) })}
          {contact.note === undefined || contact.note === "" ? "" : `\n${contact.note}`}
        </p>
      )}
      <SelectField
        {...form.field("subscriptionId")}
        options={offered.map(({ id, name, price, status }) => ({
          value: id,
          label: `${name}　${t("yen", { amount: figure(price) })}${status === 1 ? "" : `（${t("planState.hidden")}）`}`,
        }))}
        hint={t("offers:consult.planHint")}
        required
      />
      {plan !== undefined && plan.price > 0 && (
        <>
          <SelectField
            {...form.field("subscriptionOptionId")}
            options={[
              { value: none, label: t("offers:consult.oneMonth") },
              ...plan.subscriptionOptions.map(({ benefit, benefitValue, id, numberOfPaymentMonths: months }) => ({
                value: id,
                label: t("optionOf", { months, benefit: t(`benefitOf.${benefit}`, { value: benefitValue }) }),
              })),
            ]}
          />
          <ChoiceField
            {...form.field("paymentTerm")}
            options={terms.map((value) => ({ value, label: t(`term.${value}`) }))}
          />
          <ChoiceField
            {...form.field("isBanking")}
            options={ways
              .filter((way) => plan.paymentMethods.includes(way))
              .map((value) => ({ value, label: t(`method.${value}`) }))}
          />
        </>
      )}
    </FormDialog>
  )
}
