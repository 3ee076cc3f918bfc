/** What is to be said of plan and bills to whoever comes in; nothing to who neither sees bills nor pays them. */
import { Effect } from "effect"
import { paymentProviders, paymentTerms, plans } from "#modules/companies/codes.ts"
import { type CompanyRow, companyById, gateOf, optionById } from "#modules/companies/index.ts"
import { CurrentActor } from "#modules/kernel/actor.ts"
import { todayInJapan } from "#modules/kernel/clock.ts"
import { activeStatuses } from "#modules/kernel/codes.ts"
import { found } from "#modules/kernel/policy.ts"
import { billPolicy } from "../policy.ts"
import { unpaidBills } from "../repository.ts"
import { type AlertFacts, alertOf, billsToldOf, switchAlertOf } from "../rules/alert.ts"

/** In the company's scope. */
export const planFacts = Effect.fn("Billing.planFacts")(function* (company: CompanyRow) {
  const { expiredAt, isBanking, paymentTerm, subscriptionId, subscriptionOptionId, subscriptionType } = company
  const option = subscriptionOptionId === null ? undefined : yield* optionById(subscriptionOptionId)
  return {
    gate: gateOf({ ...company, role: "admin" }, yield* todayInJapan),
    isApproved: company.status === activeStatuses.active,
    isLegacyPlan: subscriptionId === plans.legacy,
    isPending: subscriptionType === paymentProviders.pending,
    isBanking,
    isMultiMonth: (option?.months ?? 1) > 1,
    isPrepaid: paymentTerm !== paymentTerms.payLater,
    expiredAt,
    isTrial: subscriptionId === plans.trial,
    bills: yield* unpaidBills(company.id),
  } satisfies AlertFacts
})

const figuresOf = ({ bills, expiredAt, gate }: AlertFacts) => {
  const told = billsToldOf(gate, bills)
  return {
    amount: told.reduce((sum, { total }) => sum + total, 0),
    dueOn: told.map(({ dueOn }) => dueOn).toSorted()[0] ?? null,
    lastDay: expiredAt,
  }
}

/** The actor's company, where its bills are his to see. */
const ownCompany = Effect.fnUntraced(function* () {
  const actor = yield* CurrentActor
  const { companyId } = actor
  return billPolicy.actions.read(actor, { companyId }) === true ? yield* found(companyById(companyId)) : undefined
})

/** On coming in (PICK-08, PICK-09, BILL-09, BILL-10). */
export const planAlert = Effect.fn("Billing.planAlert")(function* () {
  const company = yield* ownCompany()
  if (company === undefined) return undefined
  const facts = yield* planFacts(company)
  const alert = alertOf(facts, yield* todayInJapan)
  return alert === undefined ? undefined : { ...alert, ...figuresOf(facts) }
})

/** On going over to the company that is asked in (PICK-05). */
export const switchAlert = Effect.fn("Billing.switchAlert")(function* () {
  const company = yield* ownCompany()
  if (company === undefined) return null
  const facts = yield* planFacts(company)
  const alert = switchAlertOf(facts)
  return alert === undefined ? null : { ...alert, companyName: company.name, ...figuresOf(facts) }
})
