import { useQueryClient } from "@tanstack/react-query"
import { useTranslation } from "react-i18next"
import { contactCalls } from "#modules/contact/calls.ts"
import type { contactContract } from "#modules/contact/contract.ts"
import type { Attempt } from "@/lib/attempt.ts"
import { clientOf, companies, data } from "@/lib/client.ts"
import { chosenPlan } from "@/lib/device/chosen-plan.ts"
import { useForm } from "@/lib/form/use-form.ts"
import { writing } from "@/lib/form/writing.ts"
import { changedPlanOf } from "./changed-plan.ts"
import { bodyOf, type Draft, draftOf, fieldInDraft, openingDraft } from "./draft.ts"
import { isReduced, kindOf, planOf, shownOf } from "./payment-choice.ts"
import { afterRegistering, type OwnRegistration, type Plan, plansByCode, plansQuery } from "./registration-queries.ts"
import { useRegistrationWords } from "./use-registration-words.ts"

const contact = clientOf<typeof contactContract>(contactCalls)

export interface WizardOptions {
  /** What was sent before and is said anew; absent for a new company. */
  readonly again?: OwnRegistration | undefined
  /** The founder's own address (D70). */
  readonly email: string
  readonly plans: ReadonlyArray<Plan>
  readonly onSaved: (typed: Draft, companyId: number) => void
}
const isStored = (detail: unknown): detail is OwnRegistration =>
  typeof detail === "object" && detail !== null && "breakTime" in detail && "version" in detail

/** D114 */
export const draftDays = 30

/** The plan is asked for when everything else is right: the form's question before it is sent. */
export const planQuestion = "plan"

interface Consulting {
  readonly name: string
  readonly subscriptionContact?: OwnRegistration["subscriptionContact"]
}
/** 相談 is also written to the platform, which answers it (WIZ-12). Sent again, both are what they were: one each. */
const consult = async ({ name, subscriptionContact }: Consulting, attempt: Attempt) => {
  if (subscriptionContact == null) return
  await data(contact.create({ body: { companyName: name, ...subscriptionContact }, extraHeaders: attempt }))
}

/** One form over both steps: typed once, checked whole, sent when the plan is chosen. */
export const useWizardForm = ({ again, email, plans, onSaved }: WizardOptions) => {
  const { t } = useTranslation("labels")
  const queries = useQueryClient()
  /** A code is sent where the sum on the screen was counted with it. */
  const bodyFor = (of: Draft) => {
    const plan = planOf(queries.getQueryData(plansByCode(of.campaignCode).queryKey) ?? plans, of)
    const isByCode = plan !== undefined && isReduced(plan, of)
    return {
      ...bodyOf(of, kindOf(plan)),
      ...(isByCode ? {} : { campaignCode: null }),
      ...(plan === undefined ? {} : shownOf(plan, of)),
    }
  }
  /** A plan that changed while it was chosen is shown anew. */
  const readAgain = async <Made>(sent: Promise<Made>) => {
    try {
      return await sent
    } catch (error) {
      if (changedPlanOf(error) !== undefined) await queries.invalidateQueries({ queryKey: plansQuery.queryKey })
      throw error
    }
  }
  const labels = { morning: t("morning"), afternoon: t("afternoon"), evening: t("evening") }
  return useForm<Draft, { readonly id: number }, OwnRegistration>({
    first: again === undefined ? openingDraft(email, labels) : draftOf(again),
    ...(again === undefined ? {} : { stored: again, valuesOf: draftOf, isStored }),
    words: useRegistrationWords(),
    keepAs: again === undefined ? "registration" : `registration.${again.id}`,
    keepDays: draftDays,
    // Mended by telephone, it may be sent as it was.
    isSame: () => false,
    fieldOf: fieldInDraft,
    questions: () => [planQuestion],
    write: ({ values, stored }) =>
      stored === undefined
        ? writing({
            schema: async () => (await import("#modules/companies/contract.ts")).companiesContract.createCompany.body,
            body: bodyFor(values),
            send: async (body, extraHeaders) => {
              const made = await readAgain(data(companies.createCompany({ body, extraHeaders })))
              await consult(body, extraHeaders)
              return made
            },
          })
        : writing({
            schema: async () => (await import("#modules/companies/contract.ts")).companiesContract.reapply.body,
            body: { ...bodyFor(values), version: stored.version },
            send: async (body, extraHeaders): Promise<{ readonly id: number }> => {
              const made = await readAgain(data(companies.reapply({ params: { id: stored.id }, body, extraHeaders })))
              await consult(body, extraHeaders)
              return made
            },
          }),
    invalidates: afterRegistering,
    onSaved: ({ id }, { values }) => {
      chosenPlan.forget()
      onSaved(values, id)
    },
  })
}
export type WizardForm = ReturnType<typeof useWizardForm>
