import { useQuery } from "@tanstack/react-query"
import { CreditCard, Landmark } from "lucide-react"
import { useTranslation } from "react-i18next"
import { paymentTerms } from "#modules/companies/codes.ts"
import { Badge } from "@/components/ui/badge.tsx"
import { Button } from "@/components/ui/button.tsx"
import { RadioGroup } from "@/components/ui/radio-group.tsx"
import { fieldErrorOf, sentenceOf } from "@/lib/api-error.ts"
import { yen } from "@/lib/format.ts"
import { CampaignField } from "./campaign-field.tsx"
import { ChoiceCard } from "./choice-card.tsx"
import type { Draft } from "./draft.ts"
import { countedOf, isReduced, planOf, withOption } from "./payment-choice.ts"
import { PaymentSummary } from "./payment-summary.tsx"
import { type Plan, plansByCode } from "./registration-queries.ts"
import type { WizardForm } from "./use-wizard-form.ts"

interface PaymentStepProps {
  readonly form: WizardForm
  readonly plan: Plan
  readonly onOtherPlan: () => void
}
/** お支払い (20a): the months, when and how they are paid; beside it what that comes to, as the server counts it. */
export function PaymentStep({ form, plan: listed, onOtherPlan }: PaymentStepProps) {
  const { t } = useTranslation("registration")
  const { t: tCommon } = useTranslation("common")
  const byCode = useQuery(plansByCode(form.values.campaignCode))
  // What is paid afterwards is not reduced by a code.
  const isLater = form.values.paymentTerm === paymentTerms.payLater
  const plan = (isLater ? undefined : planOf(byCode.data ?? [], form.values)) ?? listed
  const brings = useBrings(plan, form.values, byCode.data !== undefined)
  return (
    <div className="grid min-h-full grid-cols-[minmax(0,1fr)_24.75rem] max-lg:grid-cols-1">
      <div className="flex flex-col gap-6 px-7 py-6 max-md:px-4">
        <div className="flex flex-wrap items-center gap-x-6 gap-y-2 rounded-lg border bg-muted px-4 py-3">
          <dl className="flex flex-wrap items-center gap-x-6 gap-y-2">
            <Fact term={t("chosenPlan")} value={plan.name} />
            <Fact
              term={t("peopleOfPlan")}
              value={plan.totalUser === null ? t("unlimited") : t("upTo", { count: plan.totalUser })}
            />
            <Fact term={t("monthly")} value={yen(plan.price)} />
          </dl>
          <Button variant="quiet" size="sm" className="ml-auto" onClick={onOtherPlan}>
            {t("otherPlan")}
          </Button>
        </div>
        <Months form={form} plan={plan} />
        <Terms form={form} />
        <Methods form={form} plan={plan} />
        <CampaignField
          code={form.values.campaignCode}
          onCode={(campaignCode) => form.change((now) => ({ ...now, campaignCode }), ["campaignCode"])}
          error={
            byCode.error === null
              ? form.errorOf("campaignCode")
              : (fieldErrorOf(byCode.error, "campaignCode") ?? sentenceOf(byCode.error, tCommon))
          }
          brings={brings}
          isBusy={byCode.isFetching}
        />
      </div>
      <PaymentSummary draft={form.values} plan={plan} />
    </div>
  )
}
/** What a code brings to what is chosen, in words; null where it brings nothing to that, undefined before it is known. */
const useBrings = (plan: Plan, draft: Draft, isKnown: boolean) => {
  const { t } = useTranslation("registration")
  const { campaign } = countedOf(plan, draft).counted
  if (!isKnown) return undefined
  if (campaign === null || !isReduced(plan, draft)) return null
  return `${campaign.name}：${t(`benefit.${campaign.benefit}`, { value: campaign.benefitValue })}`
}
function Fact({ term, value }: { readonly term: string; readonly value: string }) {
  return (
    <div className="border-r pr-6 last-of-type:border-r-0">
      <dt className="text-xs text-muted-foreground">{term}</dt>
      <dd className="tnum font-bold">{value}</dd>
    </div>
  )
}
interface SectionProps {
  readonly id: string
  readonly title: string
  readonly hint?: string
  readonly children: React.ReactNode
}
function Section({ id, title, hint, children }: SectionProps) {
  return (
    <section aria-labelledby={id} className="flex flex-col gap-2">
      <h3 id={id} className="text-sm font-bold">
        {title} {hint !== undefined && <span className="text-xs font-normal text-muted-foreground">{hint}</span>}
      </h3>
      {children}
    </section>
  )
}
type StepProps = Pick<PaymentStepProps, "form">

/** 0 is a month at a time: a radio has a value. */
const aMonth = 0
function Months({ form, plan }: StepProps & { readonly plan: Plan }) {
  const { t } = useTranslation("registration")
  const ids = [null, ...plan.subscriptionOptions.map(({ id }) => id)]
  const chosen = form.values.subscriptionOptionId ?? aMonth
  return (
    <Section id="payment-months" title={t("months")} hint={t("monthsHint")}>
      <RadioGroup<number>
        aria-labelledby="payment-months"
        value={chosen}
        onValueChange={(id) =>
          form.change((now) => withOption(now, id === aMonth ? null : id), ["subscriptionOptionId", "paymentTerm"])
        }
        className="grid gap-2"
      >
        {ids.map((id) => {
          const { counted, months } = countedOf(plan, { subscriptionOptionId: id })
          const option = plan.subscriptionOptions.find((one) => one.id === id)
          return (
            <ChoiceCard
              key={id ?? aMonth}
              value={id ?? aMonth}
              isChosen={chosen === (id ?? aMonth)}
              title={
                <>
                  {t("monthsOf", { count: months })}
                  {option !== undefined && (
                    <Badge tone="success">{t(`benefit.${option.benefit}`, { value: option.benefitValue })}</Badge>
                  )}
                </>
              }
              detail={id === null ? t("everyMonth") : t("usableFor", { count: counted.usableMonths })}
            >
              <span className="tnum text-right text-sm">
                <b className="block">{yen(counted.total)}</b>
                <span className="text-xs text-muted-foreground">{t("aMonth", { price: yen(counted.perMonth) })}</span>
              </span>
            </ChoiceCard>
          )
        })}
      </RadioGroup>
    </Section>
  )
}
function Terms({ form }: StepProps) {
  const { t } = useTranslation("registration")
  const { paymentTerm, subscriptionOptionId } = form.values
  return (
    <Section id="payment-term" title={t("term")}>
      <RadioGroup<string>
        aria-labelledby="payment-term"
        value={paymentTerm}
        onValueChange={(next) => {
          const term = Object.values(paymentTerms).find((one) => one === next)
          if (term !== undefined) form.change((now) => ({ ...now, paymentTerm: term }), ["paymentTerm"])
        }}
        className="grid grid-cols-2 gap-2 max-md:grid-cols-1"
      >
        <ChoiceCard
          value={paymentTerms.prepayment}
          isChosen={paymentTerm === paymentTerms.prepayment}
          title={t("prepayment")}
          detail={t("prepaymentDetail")}
        />
        <ChoiceCard
          value={paymentTerms.payLater}
          isChosen={paymentTerm === paymentTerms.payLater}
          disabled={subscriptionOptionId !== null}
          title={t("payLater")}
          detail={t(subscriptionOptionId === null ? "payLaterDetail" : "payLaterClosed")}
        />
      </RadioGroup>
    </Section>
  )
}
const pictures = { credit: CreditCard, bank: Landmark } as const
function Methods({ form, plan }: StepProps & { readonly plan: Plan }) {
  const { t } = useTranslation("registration")
  const chosen = form.values.paymentMethod
  return (
    <Section id="payment-method" title={t("method")}>
      <RadioGroup<string>
        aria-labelledby="payment-method"
        value={chosen}
        onValueChange={(next) => {
          const method = plan.paymentMethods.find((one) => one === next)
          if (method !== undefined) form.change((now) => ({ ...now, paymentMethod: method }), ["paymentMethod"])
        }}
        className="grid grid-cols-2 gap-2 max-md:grid-cols-1"
      >
        {plan.paymentMethods.map((method) => {
          const Picture = pictures[method]
          return (
            <ChoiceCard
              key={method}
              value={method}
              isChosen={chosen === method}
              title={
                <>
                  <Picture aria-hidden="true" className="size-4" />
                  {t(`methods.${method}`)}
                </>
              }
              detail={t(`methodDetail.${method}`)}
            />
          )
        })}
      </RadioGroup>
    </Section>
  )
}
