/**
 * 月次の請求 (D11): on the first of a month the one before it is billed to whoever pays afterwards, "pay by the 10th". The
 * last day of use is that day, or the next on which banks work; a payment takes the end away again. What was ordered and
 * not paid is over with its day.
 *
 * Any number of processes may do it side by side, late or twice: a month of a company is billed once.
 */
import { Clock, Effect, Schedule } from "effect"
import { companyById, companyForUpdate } from "#modules/companies/index.ts"
import { type IsoDate, lastDayOf, monthOf, shiftMonth } from "#modules/kernel/civil-day.ts"
import { todayInJapan } from "#modules/kernel/clock.ts"
import { acrossCompanies, inCompany } from "#modules/kernel/database/scope.ts"
import { found } from "#modules/kernel/policy.ts"
import { write } from "#modules/kernel/write.ts"
import { companiesWithLapsed } from "../repository/account.ts"
import { companiesToBill } from "../repository/usage.ts"
import { unpaidBills } from "../repository.ts"
import { lapsed } from "../rules/account.ts"
import { monthsBilled } from "../rules/month-billed.ts"
import { loadAccount, saveAccount } from "./account.ts"
import { markAsTransfer } from "./choose-transfer.ts"
import { noteLapsed } from "./lapsed-orders.ts"

/** In the company's scope, in a write. */
const billCompany = Effect.fnUntraced(function* (companyId: number, today: IsoDate) {
  const company = yield* found(companyForUpdate(companyId))
  const before = yield* loadAccount(company)
  const after = monthsBilled(lapsed(before, today), today)
  const made = yield* saveAccount(company, before, after)
  yield* noteLapsed(company, before, after)
  const owed = (yield* unpaidBills(companyId)).filter(({ id }) => made.includes(id))
  if (company.isBanking && company.adminId !== null) yield* markAsTransfer(company, owed, company.adminId)
  return {}
})

/** Gives how many companies were billed. */
export const billMonths = Effect.fn("Billing.billMonths")(function* () {
  const today = yield* todayInJapan
  const until = lastDayOf(shiftMonth(monthOf(today), -1))
  const toBill = yield* acrossCompanies("months to bill")(companiesToBill(until))
  const toLapse = yield* acrossCompanies("orders that are over")(companiesWithLapsed(today))
  const companies = [...new Set([...toBill, ...toLapse])]
  for (const companyId of companies) {
    const { adminId } = yield* inCompany(companyId)(found(companyById(companyId)))
    if (adminId === null) continue
    const actor = { companyId, personId: adminId }
    // With a space, which no request's key has. Days that come later, after a rest, are a bill of their own moment.
    const key = `months ${until} ${yield* Clock.currentTimeMillis}`
    yield* write({ actor, call: "billing.billMonths", key, body: null }, billCompany(companyId, today))
  }
  return companies.length
})

/** Until interrupted, every ten minutes. */
export const billingMonths = billMonths().pipe(
  Effect.catchCause((cause) => Effect.logWarning("months wait to be billed", cause)),
  Effect.repeat(Schedule.spaced("10 minutes")),
)
