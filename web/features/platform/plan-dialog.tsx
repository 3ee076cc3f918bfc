import { Plus, Trash2 } from "lucide-react"
import { useTranslation } from "react-i18next"
import { SelectField, TickField } from "@/components/form/choice-fields.tsx"
import { YenField } from "@/components/form/figure-fields.tsx"
import { FormDialog } from "@/components/form/form-dialog.tsx"
import { MemoField, TextField } from "@/components/form/text-field.tsx"
import { Button } from "@/components/ui/button.tsx"
import { billing } from "@/lib/billing-client.ts"
import { data } from "@/lib/client.ts"
import { numberOrNull, textOrNull } from "@/lib/form/texts.ts"
import { useForm } from "@/lib/form/use-form.ts"
import { writing } from "@/lib/form/writing.ts"
import { type PlanRow, plansKey } from "./plan-queries.ts"

const kinds = ["DISCOUNT", "FREE_MONTH"] as const
interface OptionTyped {
  readonly months: string
  readonly benefit: (typeof kinds)[number]
  readonly value: string
}
const tick = (is: boolean) => (is ? "1" : "0")
const firstOf = (of: PlanRow | undefined) => ({
  name: of?.name ?? "",
  price: String(of?.price ?? ""),
  totalUser: of?.totalUser == null ? "" : String(of.totalUser),
  description: of?.description ?? "",
  isContact: tick(of?.isContact === 1),
  credit: tick(of?.paymentMethods.includes("credit") ?? true),
  bank: tick(of?.paymentMethods.includes("bank") ?? true),
  subscriptionOptions: (of?.subscriptionOptions ?? []).map(
    ({ benefit, benefitValue, numberOfPaymentMonths }): OptionTyped => ({
      months: String(numberOfPaymentMonths),
      benefit,
      value: String(benefitValue),
    }),
  ),
})
type Typed = ReturnType<typeof firstOf>

/** What costs nothing is paid by no way; the ways that were ticked come back with a price. */
const bodyOf = (values: Typed) => {
  const price = values.isContact === "1" ? 0 : numberOrNull(values.price)
  const isPaid = price !== 0
  return {
    name: textOrNull(values.name),
    price,
    totalUser: numberOrNull(values.totalUser),
    description: values.description.trim(),
    isContact: values.isContact === "1" ? 1 : 0,
    paymentMethods: isPaid ? (["credit", "bank"] as const).filter((way) => values[way] === "1") : [],
    subscriptionOptions: isPaid
      ? values.subscriptionOptions.map(({ benefit, months, value }) => ({
          numberOfPaymentMonths: numberOrNull(months),
          benefit,
          benefitValue: numberOrNull(value),
        }))
      : [],
  }
}
const schemas = async () => (await import("#modules/billing/contract.ts")).billingContract

/** プランを作る・直す. What a company chose stays as it chose it: an option that changes is closed and opened anew. */
export function PlanDialog({ of, onClose }: { readonly of?: PlanRow; readonly onClose: () => void }) {
  const { t } = useTranslation(["platform", "offers"])
  const form = useForm({
    first: firstOf(of),
    words: {
      name: t("offers:planForm.name"),
      price: t("offers:planForm.price"),
      totalUser: t("offers:planForm.people"),
      description: t("offers:planForm.description"),
      isContact: t("offers:planForm.isContact"),
      credit: t("method.credit"),
      bank: t("method.bank"),
      paymentMethods: t("offers:planForm.methods"),
      subscriptionOptions: t("offers:planForm.options"),
    },
    write: ({ values }) =>
      of === undefined
        ? writing({
            schema: async () => (await schemas()).createPlan.body,
            body: bodyOf(values),
            send: (body, extraHeaders) => data(billing.createPlan({ body, extraHeaders })),
          })
        : writing({
            schema: async () => (await schemas()).updatePlan.body,
            body: { ...bodyOf(values), version: of.version },
            send: (body, extraHeaders) => data(billing.updatePlan({ params: { id: of.id }, body, extraHeaders })),
          }),
    invalidates: [plansKey],
    done: t("saved"),
    onSaved: onClose,
  })
  const isPaid = form.values.isContact !== "1" && numberOrNull(form.values.price) !== 0
  return (
    <FormDialog
      form={form}
      title={t(of === undefined ? "offers:planForm.create" : "offers:planForm.edit")}
      action={t("save")}
      width={700}
      onClose={onClose}
      bodyClassName="flex flex-col gap-4"
      {...(of !== undefined && of.companies > 0
        ? { description: t("offers:planForm.inUse", { count: of.companies }) }
        : {})}
    >
      <TextField {...form.field("name")} required />
      <TickField {...form.field("isContact")} />
      <div className="grid grid-cols-2 gap-4 max-md:grid-cols-1">
        {form.values.isContact !== "1" && (
          <YenField {...form.field("price")} hint={t("offers:planForm.priceHint")} required />
        )}
        <TextField
          {...form.field("totalUser")}
          inputMode="numeric"
          unit={t("peopleUnit")}
          hint={t("offers:planForm.peopleHint")}
        />
      </div>
      <MemoField {...form.field("description")} hint={t("offers:planForm.descriptionHint")} maxLength={2000} rows={4} />
      {isPaid && (
        <>
          <fieldset data-field="paymentMethods" className="flex flex-wrap gap-4">
            <legend className="mb-1 w-full text-sm font-medium">{t("offers:planForm.methods")}</legend>
            <TickField {...form.field("credit")} />
            <TickField {...form.field("bank")} />
          </fieldset>
          <Options
            rows={form.values.subscriptionOptions}
            errorOf={form.errorOf}
            onChange={form.field("subscriptionOptions").onChange}
          />
        </>
      )}
    </FormDialog>
  )
}

interface OptionsProps {
  readonly rows: ReadonlyArray<OptionTyped>
  readonly onChange: (rows: Array<OptionTyped>) => void
  readonly errorOf: (field: string) => string | undefined
}
function Options({ rows, errorOf, onChange }: OptionsProps) {
  const { t } = useTranslation(["platform", "offers"])
  const put = (at: number, next: Partial<OptionTyped>) =>
    onChange(rows.map((row, n) => (n === at ? { ...row, ...next } : row)))
  const nothing = () => undefined
  const plain = { isReadOnly: false, onLeave: nothing, onTidy: nothing }
  return (
    <fieldset data-field="subscriptionOptions" className="flex flex-col gap-2">
      <legend className="mb-1 text-sm font-medium">{t("offers:planForm.options")}</legend>
      {rows.map(({ benefit, months, value }, at) => {
        const name = (part: string) => `subscriptionOptions.${at}.${part}`
        return (
          <div key={at} className="flex flex-wrap items-end gap-2">
            <TextField
              {...plain}
              name={name("numberOfPaymentMonths")}
              error={errorOf(name("numberOfPaymentMonths"))}
              label={t("offers:planForm.months")}
              value={months}
              onChange={(next) => put(at, { months: next })}
              inputMode="numeric"
              unit={t("monthsUnit")}
              className="w-32"
            />
            <SelectField
              {...plain}
              name={name("benefit")}
              error={errorOf(name("benefit"))}
              label={t("offers:campaign.kind")}
              value={benefit}
              onChange={(next) => put(at, { benefit: next })}
              options={kinds.map((one) => ({ value: one, label: t(`benefit.${one}`) }))}
              className="w-40"
            />
            <TextField
              {...plain}
              name={name("benefitValue")}
              error={errorOf(name("benefitValue"))}
              label={t("offers:campaign.value")}
              value={value}
              onChange={(next) => put(at, { value: next })}
              inputMode="numeric"
              unit={t(benefit === "DISCOUNT" ? "percent" : "monthsUnit")}
              className="w-32"
            />
            <Button
              variant="quiet"
              aria-label={t("offers:planForm.removeOption", { months })}
              onClick={() => onChange(rows.filter((_, n) => n !== at))}
            >
              <Trash2 aria-hidden="true" />
            </Button>
          </div>
        )
      })}
      <Button
        variant="outline"
        size="sm"
        className="self-start"
        onClick={() => onChange([...rows, { months: "", benefit: kinds[0], value: "" }])}
      >
        <Plus aria-hidden="true" />
        {t("offers:planForm.addOption")}
      </Button>
    </fieldset>
  )
}
