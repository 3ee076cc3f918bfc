import { useQuery } from "@tanstack/react-query"
import { ArrowRight, ChevronLeft } from "lucide-react"
import { useTranslation } from "react-i18next"
import { paymentTerms } from "#modules/companies/codes.ts"
import { FormTrouble } from "@/components/form/form-notices.tsx"
import { Button } from "@/components/ui/button.tsx"
import { DialogFooter } from "@/components/ui/dialog.tsx"
import { missingOf, paidNowBy } from "./payment-choice.ts"
import { type Plan, plansByCode } from "./registration-queries.ts"
import type { Step } from "./steps-line.tsx"
import { draftDays, type WizardForm } from "./use-wizard-form.ts"

interface WizardFootProps {
  readonly form: WizardForm
  readonly step: Step
  readonly plan: Plan | undefined
  readonly onBack: () => void
  readonly onLeave: () => void
}
/** The ways on and back; what is still to be chosen stands beside the button that waits for it (WIZ-22). */
export function WizardFoot({ form, step, plan, onBack, onLeave }: WizardFootProps) {
  const { t } = useTranslation("registration")
  if (step === "information")
    return (
      <DialogFooter className="max-md:flex-wrap">
        <div className="mr-auto min-w-0 text-xs">
          {form.changed.length > 0 && form.wrong.length === 0 && form.failure === undefined && (
            <p className="text-muted-foreground">{t("kept", { days: draftDays })}</p>
          )}
          <FormTrouble form={form} />
        </div>
        <Button variant="outline" onClick={onLeave}>
          {t("stop")}
        </Button>
        <Button type="submit" busy={form.isBusy}>
          {t("toPlans")}
          <ArrowRight aria-hidden="true" />
        </Button>
      </DialogFooter>
    )
  return (
    <DialogFooter className="max-md:flex-wrap">
      <Button variant="outline" className="mr-auto" onClick={onBack}>
        <ChevronLeft aria-hidden="true" />
        {t(step === "payment" ? "backToPlans" : "toInformation")}
      </Button>
      {step === "payment" && plan !== undefined && <Register form={form} plan={plan} onLeave={onLeave} />}
    </DialogFooter>
  )
}
const registerWords = { bank: "registerForTransfer", credit: "registerForCard", later: "registerNow" } as const
function Register({ form, plan, onLeave }: Pick<WizardFootProps, "form" | "onLeave"> & { readonly plan: Plan }) {
  const { t } = useTranslation("registration")
  const { campaignCode, paymentTerm } = form.values
  const byCode = useQuery(plansByCode(campaignCode))
  // D132: what was applied is neither dropped unseen nor sent before it is known to be good.
  const isOpen = campaignCode !== "" && paymentTerm !== paymentTerms.payLater && byCode.data === undefined
  const missing = missingOf(form.values, plan) ?? (isOpen ? "campaign" : undefined)
  return (
    <>
      {missing !== undefined && <p className="text-xs text-muted-foreground">{t(`missing.${missing}`)}</p>}
      <Button variant="outline" onClick={onLeave}>
        {t("stop")}
      </Button>
      <Button disabled={missing !== undefined} busy={form.isBusy} onClick={form.confirm}>
        {t(registerWords[paidNowBy(form.values, "priced") ?? "later"])}
        <ArrowRight aria-hidden="true" />
      </Button>
    </>
  )
}
