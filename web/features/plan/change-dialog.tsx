import { useQuery } from "@tanstack/react-query"
import { useState } from "react"
import { useTranslation } from "react-i18next"
import { paymentTerms } from "#modules/companies/codes.ts"
import { ConfirmDialog } from "@/components/ui/alert-dialog.tsx"
import { Button } from "@/components/ui/button.tsx"
import { Dialog, DialogBody, DialogContent, DialogHeader } from "@/components/ui/dialog.tsx"
import { RadioGroup } from "@/components/ui/radio-group.tsx"
import { ChoiceCard } from "@/features/registration/choice-card.tsx"
import { PlansStep } from "@/features/registration/plans-step.tsx"
import { type Plan, plansQuery } from "@/features/registration/registration-queries.ts"
import { billing } from "@/lib/billing-client.ts"
import { data } from "@/lib/client.ts"
import { OrderForm, type ShownOrder } from "./order-form.tsx"
import type { CompanyPlan } from "./plan-query.ts"
import { type Ordered, useOrder, usualWay } from "./use-order.ts"

interface ChangeDialogProps {
  readonly plan: CompanyPlan
  readonly onClose: () => void
  readonly onConsult: (talked: Plan) => void
  readonly onOrdered: (ordered: Ordered) => void
}
interface Chosen {
  readonly plan: Plan
  readonly optionId: number | null
}
/** プランを変える (BILL-02): the cards of the wizard, without what cannot be changed to; then what it comes to. */
export default function ChangeDialog({ plan, onClose, onConsult, onOrdered }: ChangeDialogProps) {
  const { t } = useTranslation("plan")
  const { data: plans = [] } = useQuery(plansQuery)
  const [chosen, setChosen] = useState<Chosen>()
  return (
    <Dialog open disablePointerDismissal onOpenChange={(open) => !open && onClose()}>
      <DialogContent width={1100}>
        <DialogHeader title={t("changeTitle")} />
        {chosen === undefined ? (
          <DialogBody className="p-0 max-md:px-0">
            <PlansStep
              plans={plans.filter(({ id }) => plan.choices.includes(id))}
              chosen={plans.find(({ id }) => id === plan.plan?.id)}
              chosenOption={null}
              isBusy={false}
              onChoose={(next, optionId) => setChosen({ plan: next, optionId })}
              onConsult={onConsult}
            />
          </DialogBody>
        ) : (
          <ChangeForm
            of={chosen}
            plan={plan}
            onBack={() => setChosen(undefined)}
            onClose={onClose}
            onOrdered={onOrdered}
          />
        )}
      </DialogContent>
    </Dialog>
  )
}
interface ChangeFormProps {
  readonly of: Chosen
  readonly plan: CompanyPlan
  readonly onBack: () => void
  readonly onClose: () => void
  readonly onOrdered: (ordered: Ordered) => void
}
function ChangeForm({ of, plan, onBack, onClose, onOrdered }: ChangeFormProps) {
  const { t } = useTranslation(["plan", "registration"])
  const { description, id: subscriptionId, price, totalUser } = of.plan
  const isMonths = of.optionId !== null
  const [term, setTerm] = useState<"PAY_LATER" | "PREPAYMENT">(
    isMonths ? "PREPAYMENT" : (plan.paymentTerm ?? "PAY_LATER"),
  )
  const [way, setWay] = useState<string>(usualWay(plan, of.plan.paymentMethods))
  const asked = { subscriptionId, subscriptionOptionId: of.optionId, paymentTerm: term }
  const order = useOrder(
    (body: ShownOrder & { readonly isBanking: 0 | 1 }, extraHeaders) =>
      data(
        billing.changePlan({
          body: { ...asked, ...body, companyId: plan.companyId, price, totalUser, description, version: plan.version },
          extraHeaders,
        }),
      ),
    "changed",
    onOrdered,
  )
  // BILL-02: while payment is active, and either plan is one of several months, it is said what comes of what was paid.
  const asksTwice = plan.paymentStatus === 1 && (isMonths || plan.plan?.isMultiMonthPayment === 1)
  const [confirms, setConfirms] = useState<ShownOrder>()
  const send = (shown: ShownOrder) => order.mutate({ ...shown, isBanking: way === "bank" ? 1 : 0 })
  return (
    <OrderForm
      ways={of.plan.paymentMethods}
      asked={asked}
      note={asksTwice ? t("confirmMonths") : undefined}
      way={way}
      onWay={setWay}
      isBusy={order.isPending}
      onOrder={(shown) => (asksTwice ? setConfirms(shown) : send(shown))}
      onClose={onClose}
    >
      <ConfirmDialog
        open={confirms !== undefined}
        onOpenChange={(open) => !open && setConfirms(undefined)}
        title={t("confirmTitle", { name: of.plan.name })}
        description={t("confirmMonths")}
        action={t("order")}
        destructive={false}
        busy={order.isPending}
        onConfirm={() => {
          setConfirms(undefined)
          if (confirms !== undefined) send(confirms)
        }}
      />
      <div className="flex flex-wrap items-center gap-3 rounded-lg border bg-muted px-4 py-3">
        <b>{of.plan.name}</b>
        <span className="text-sm">{totalUser === null ? t("unlimited") : t("upTo", { count: totalUser })}</span>
        <Button variant="quiet" size="sm" className="ml-auto" onClick={onBack}>
          {t("back")}
        </Button>
      </div>
      <section aria-labelledby="order-term" className="flex flex-col gap-2">
        <h3 id="order-term" className="text-sm font-bold">
          {t("whenPaid")}
        </h3>
        <RadioGroup<string>
          aria-labelledby="order-term"
          value={term}
          onValueChange={(next) => {
            const one = Object.values(paymentTerms).find((value) => value === next)
            if (one !== undefined) setTerm(one)
          }}
          className="grid gap-2"
        >
          <ChoiceCard
            value={paymentTerms.prepayment}
            isChosen={term === paymentTerms.prepayment}
            title={t("registration:prepayment")}
            detail={t("registration:prepaymentDetail")}
          />
          <ChoiceCard
            value={paymentTerms.payLater}
            isChosen={term === paymentTerms.payLater}
            disabled={isMonths}
            title={t("registration:payLater")}
            detail={t(isMonths ? "registration:payLaterClosed" : "registration:payLaterDetail")}
          />
        </RadioGroup>
      </section>
    </OrderForm>
  )
}
