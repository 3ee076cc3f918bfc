import { useSuspenseQuery } from "@tanstack/react-query"
import { useEffect, useRef, useState } from "react"
import { useTranslation } from "react-i18next"
import { ConflictNote } from "@/components/form/conflict-note.tsx"
import { FormWindow } from "@/components/form/form-dialog.tsx"
import { RestoredNote } from "@/components/form/form-notices.tsx"
import { DialogBody, DialogHeader } from "@/components/ui/dialog.tsx"
import { ownProfileQuery } from "@/features/session/choices.ts"
import { chosenPlan } from "@/lib/device/chosen-plan.ts"
import { ConsultDialog } from "./consult-dialog.tsx"
import type { Draft } from "./draft.ts"
import { FailedDialog } from "./failed-dialog.tsx"
import { InformationStep } from "./information-step.tsx"
import { isSentAtOnce, planOf, withChosen, withPlan } from "./payment-choice.ts"
import { PaymentStep } from "./payment-step.tsx"
import { PlansStep } from "./plans-step.tsx"
import { type OwnRegistration, type Plan, plansQuery } from "./registration-queries.ts"
import { StepsLine } from "./steps-line.tsx"
import { useWizardForm, type WizardForm } from "./use-wizard-form.ts"
import { WizardFoot } from "./wizard-foot.tsx"

/**
 * AUTH-21: what was chosen before there was an account comes on top of what was typed, once; from then on the draft keeps
 * it, with whatever is chosen after it.
 */
const useChosenPlan = (form: WizardForm, plans: ReadonlyArray<Plan>, isNew: boolean) => {
  const isTaken = useRef(false)
  useEffect(() => {
    if (isTaken.current || !isNew) return
    isTaken.current = true
    const chosen = chosenPlan.read()
    chosenPlan.forget()
    if (chosen !== undefined) form.change((now) => withChosen(now, plans, chosen))
  }, [form, plans, isNew])
}

interface WizardDialogProps {
  readonly again?: OwnRegistration | undefined
  readonly onClose: () => void
  readonly onSaved: (typed: Draft, companyId: number) => void
}
/** 企業を登録する (WIZ-01): the company's information, its plan, and of a plan that costs how it is paid (WIZ-16). */
export default function WizardDialog({ again, onClose, onSaved }: WizardDialogProps) {
  const { t } = useTranslation("registration")
  const { data: plans } = useSuspenseQuery(plansQuery)
  const { data: profile } = useSuspenseQuery(ownProfileQuery)
  const form = useWizardForm({ again, email: profile.email, plans, onSaved })
  useChosenPlan(form, plans, again === undefined)
  const [consults, setConsults] = useState<Plan>()
  const [isPaying, setPaying] = useState(false)
  const isBeyond = form.questions.length > 0 || consults !== undefined || (form.isConfirmed && form.isBusy)
  const plan = planOf(plans, form.values)
  const step = isBeyond ? (isPaying && plan !== undefined ? "payment" : "plan") : "information"
  const choose = (chosen: Plan, optionId: number | null) => {
    form.change((now) => withPlan(now, chosen, optionId))
    if (isSentAtOnce(chosen)) form.confirm()
    else setPaying(true)
  }
  const consult = (talked: Plan) => {
    form.change((now) => withPlan(now, talked, null))
    form.confirm()
  }
  return (
    <FormWindow form={form} onClose={onClose} width={1100} className="md:h-[53.25rem]">
      {(leave) => (
        <>
          <DialogHeader title={again === undefined ? t("title") : t("againTitle")}>
            <StepsLine at={step} />
          </DialogHeader>
          <DialogBody key={step} className="p-0 max-md:px-0">
            <div className="flex flex-col gap-3 px-7 pt-4 empty:hidden max-md:px-4">
              <ConflictNote form={form} />
              {!isBeyond && <RestoredNote form={form} />}
            </div>
            {step === "information" && <InformationStep form={form} stored={again} />}
            {step === "plan" && (
              <PlansStep
                plans={plans}
                chosen={plan}
                chosenOption={form.values.subscriptionOptionId}
                isBusy={form.isBusy}
                onChoose={choose}
                onConsult={setConsults}
              />
            )}
            {step === "payment" && plan !== undefined && (
              <PaymentStep form={form} plan={plan} onOtherPlan={() => setPaying(false)} />
            )}
          </DialogBody>
          <WizardFoot
            form={form}
            step={step}
            plan={plan}
            onBack={() => (step === "payment" ? setPaying(false) : form.dismissQuestions())}
            onLeave={() => leave(onClose)}
          />
          {consults !== undefined && (
            <ConsultDialog form={form} onSend={() => consult(consults)} onClose={() => setConsults(undefined)} />
          )}
          <FailedDialog form={form} />
        </>
      )}
    </FormWindow>
  )
}
