/**
 * 更新: the next term of a plan that is paid in advance is billed before its last day, as it was bought (BILL-10, BILL-18, D131).
 * Any number of processes may do it side by side, late or twice: a last day is renewed once.
 */
import { Clock, Effect } from "effect"
import { companiesEnding, companyById, companyForUpdate, optionById, planById } from "#modules/companies/index.ts"
import { addMonths } from "#modules/kernel/civil-day.ts"
import { todayInJapan } from "#modules/kernel/clock.ts"
import { acrossCompanies, inCompany } from "#modules/kernel/database/scope.ts"
import { found } from "#modules/kernel/policy.ts"
import { tell, write } from "#modules/kernel/write.ts"
import { unpaidBills } from "../repository.ts"
import { endsSoon } from "../rules/alert.ts"
import { renewedTerm } from "../rules/renewal.ts"
import { planFacts } from "../views/account-view.ts"
import { benefitOf } from "../views/plan-view.ts"
import { loadAccount, saveAccount } from "./account.ts"
import { markAsTransfer } from "./choose-transfer.ts"
import { noteLapsed } from "./lapsed-orders.ts"
import { planFacts as alertFacts } from "./plan-alert.ts"

/** What the company has now, at today's price. */
const presentTerm = Effect.fnUntraced(function* (planId: number, optionId: number | null) {
  const plan = planFacts(yield* found(planById(planId)))
  if (optionId === null) return { plan, option: undefined }
  const { id, months, ...row } = yield* found(optionById(optionId))
  return { plan, option: { id, months, benefit: benefitOf(row) } }
})

/** In the company's scope, in a write; gives how many bills were made. */
const renew = Effect.fnUntraced(function* (companyId: number, adminId: number) {
  const company = yield* found(companyForUpdate(companyId))
  const [before, today] = [yield* loadAccount(company), yield* todayInJapan]
  if (company.subscriptionId === null || !endsSoon(yield* alertFacts(company), today)) return 0
  const term = yield* presentTerm(company.subscriptionId, company.subscriptionOptionId)
  const after = renewedTerm(before, term, today)
  if (after === undefined) return 0
  const made = yield* saveAccount(company, before, after)
  yield* noteLapsed(company, before, after)
  yield* tell({
    action: "billing.renew",
    subject: `company:${companyId}`,
    before: { expiredAt: before.expiredAt },
    after: { bills: made, plan: term.plan.name, months: term.option?.months ?? 1 },
  })
  const owed = (yield* unpaidBills(companyId)).filter(({ id }) => made.includes(id))
  if (company.isBanking) yield* markAsTransfer(company, owed, adminId)
  return made.length
})

const isDue = Effect.fnUntraced(function* (companyId: number) {
  const company = yield* found(companyById(companyId))
  const today = yield* todayInJapan
  if (company.subscriptionId === null || company.adminId === null) return undefined
  if (!endsSoon(yield* alertFacts(company), today)) return undefined
  const term = yield* presentTerm(company.subscriptionId, company.subscriptionOptionId)
  return renewedTerm(yield* loadAccount(company), term, today) === undefined ? undefined : company.adminId
})

const renewCompany = Effect.fnUntraced(function* (companyId: number) {
  const adminId = yield* inCompany(companyId)(isDue(companyId))
  if (adminId === undefined) return
  const actor = { companyId, personId: adminId }
  // With a space, which no request's key has; what another process renews meanwhile is seen behind the company's lock.
  const key = `renew ${yield* Clock.currentTimeMillis}`
  const one = Effect.map(renew(companyId, adminId), (count) => ({ count }))
  yield* write({ actor, call: "billing.renewTerms", key, body: null }, one)
})

export const renewTerms = Effect.fn("Billing.renewTerms")(function* () {
  const today = yield* todayInJapan
  const ids = yield* acrossCompanies("terms to renew")(companiesEnding(today, addMonths(today, 1)))
  yield* Effect.forEach(ids, renewCompany, { discard: true })
})
