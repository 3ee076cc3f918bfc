/** How a plan is paid: what goes together (WIZ-14, WIZ-22), and what is still to be said. */
import { plans as known, paymentTerms } from "#modules/companies/codes.ts"
import type { Draft, PlanKind } from "./draft.ts"
import type { Plan } from "./registration-queries.ts"

export const kindOf = (plan: Plan | undefined): PlanKind => {
  if (plan === undefined) return "free"
  if (plan.isContact === 1) return "talked"
  return plan.paymentMethods.length > 0 ? "priced" : "free"
}
export const planOf = (plans: ReadonlyArray<Plan>, { subscriptionId }: Pick<Draft, "subscriptionId">) =>
  plans.find(({ id }) => id === subscriptionId)

/** The one that is agreed on by talking stands third, or last (WIZ-10). */
export const inOrder = (plans: ReadonlyArray<Plan>) => {
  const priced = plans.filter(({ isContact }) => isContact === 0)
  return [...priced.slice(0, 2), ...plans.filter(({ isContact }) => isContact === 1), ...priced.slice(2)]
}

/** What costs nothing and the trial are registered at once; any other plan is paid first (WIZ-16). */
export const isSentAtOnce = (plan: Plan) => kindOf(plan) === "free" || plan.id === known.trial

/** One month, or one of the plan's options. */
export const optionOf = (plan: Plan, { subscriptionOptionId }: Pick<Draft, "subscriptionOptionId">) =>
  plan.subscriptionOptions.find(({ id }) => id === subscriptionOptionId)
export const countedOf = (plan: Plan, draft: Pick<Draft, "subscriptionOptionId">) => ({
  months: optionOf(plan, draft)?.numberOfPaymentMonths ?? 1,
  counted: optionOf(plan, draft) ?? plan.oneMonth,
})

/** Whether a code that was said makes these months cheaper; what is paid afterwards has none. */
export const isReduced = (plan: Plan, draft: Pick<Draft, "paymentTerm" | "subscriptionOptionId">) =>
  draft.paymentTerm !== paymentTerms.payLater && countedOf(plan, draft).counted.campaign !== null

/** What was on the screen, for the server to compare (D92): it counts by itself. */
export const shownOf = (plan: Plan, draft: Pick<Draft, "paymentTerm" | "subscriptionOptionId">) => ({
  price: plan.price,
  totalUser: plan.totalUser,
  total:
    kindOf(plan) === "priced" && draft.paymentTerm === paymentTerms.prepayment
      ? countedOf(plan, draft).counted.total
      : null,
})

/** Several months at once are paid before them; back at one month, a term that they brought is chosen anew. */
export const withOption = (of: Draft, subscriptionOptionId: number | null): Draft => {
  const chosen = of.subscriptionOptionId === null ? of.paymentTerm : ""
  return {
    ...of,
    subscriptionOptionId,
    paymentTerm: subscriptionOptionId === null ? chosen : paymentTerms.prepayment,
  }
}

/** Another plan has other months and other ways; the only way that there is need not be chosen. */
export const withPlan = (of: Draft, plan: Plan, subscriptionOptionId: number | null): Draft => {
  // Of what costs nothing no way of payment stays that was chosen for another plan.
  if (kindOf(plan) !== "priced")
    return { ...of, subscriptionId: plan.id, subscriptionOptionId: null, paymentTerm: "", paymentMethod: "" }
  const [only, ...others] = plan.paymentMethods
  const method = plan.paymentMethods.find((one) => one === of.paymentMethod)
  const paymentMethod = method ?? (others.length === 0 ? (only ?? "") : "")
  return withOption({ ...of, subscriptionId: plan.id, paymentMethod }, subscriptionOptionId)
}

/** What is missing before it can be registered: the term, the way. */
export const missingOf = ({ paymentMethod, paymentTerm }: Draft, plan: Plan): "method" | "term" | undefined => {
  if (paymentTerm === "") return "term"
  return plan.paymentMethods.some((one) => one === paymentMethod) ? undefined : "method"
}

/** What comes of it: somebody is told where to transfer, enters his card, or is told that it is done (WIZ-17). */
export const paidNowBy = ({ paymentMethod, paymentTerm }: Draft, kind: PlanKind): "bank" | "credit" | undefined =>
  kind === "priced" && paymentTerm === paymentTerms.prepayment && paymentMethod !== "" ? paymentMethod : undefined

/** What was chosen before there was an account; a plan or option that is no longer on offer is forgotten. */
export const withChosen = (
  of: Draft,
  plans: ReadonlyArray<Plan>,
  chosen: { readonly planId: number; readonly optionId: number | null } | undefined,
): Draft => {
  const plan = plans.find(({ id }) => id === chosen?.planId)
  if (plan === undefined) return of
  const option = plan.subscriptionOptions.find(({ id }) => id === chosen?.optionId)
  return withPlan(of, plan, option?.id ?? null)
}
