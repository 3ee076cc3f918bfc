/**
 * 月次の請求 (D11): on the first of a month the one before it is billed to whoever pays afterwards, "pay by the 10th". The
 * last day of use is that day, or the next on which banks work; a payment takes the end away again.
 *
 * Any number of processes may do it side by side, late or twice: a month of a company is billed once.
 */
import { Clock, Effect, Schedule } from "effect"
import { type CompanyRow, companyForUpdate, savePaymentStanding } from "#modules/companies/index.ts"
import { type IsoDate, type IsoMonth, lastDayOf, monthOf, shiftMonth } from "#modules/kernel/civil-day.ts"
import { instantNow, todayInJapan } from "#modules/kernel/clock.ts"
import { acrossCompanies, inCompany } from "#modules/kernel/database/scope.ts"
import { found } from "#modules/kernel/policy.ts"
import { tell, write } from "#modules/kernel/write.ts"
import { companiesToBill, markBilled, type UsageRow, usagesForUpdate } from "../repository/usage.ts"
import { insertBill, unpaidBills } from "../repository.ts"
import { totalOf } from "../rules/bill-lines.ts"
import { daysIn, dueOfMonth, linesOfMonth, monthsToBill } from "../rules/month-bill.ts"
import { markAsTransfer } from "./choose-transfer.ts"
import { stopUnpaid } from "./settle-bills.ts"

const billMonth = Effect.fnUntraced(function* (company: CompanyRow, month: IsoMonth, usages: ReadonlyArray<UsageRow>) {
  const days = usages.flatMap((usage) => {
    const of = daysIn(month, usage)
    return of === undefined ? [] : [{ ...of, usage }]
  })
  const [first, last] = [days[0], days.at(-1)]
  if (first === undefined || last === undefined) return
  const lines = linesOfMonth(month, usages)
  const today = yield* todayInJapan
  const { planId, planName, planPrice, totalUser } = last.usage
  const bill = {
    purpose: "month" as const,
    ...{ companyId: company.id, planId, planName, planPrice, totalUser, months: 1 },
    ...{ startsOn: first.from, endsOn: last.to, total: totalOf(lines), dueOn: dueOfMonth(month, today) },
    madeAt: yield* instantNow,
  }
  const id = yield* insertBill(bill, lines)
  yield* Effect.forEach(days, ({ to, usage }) => markBilled(company.id, usage.id, to), { discard: true })
  const { dueOn, endsOn, startsOn, total } = bill
  yield* tell({
    action: "billing.bill",
    subject: `bill:${id}`,
    after: { purpose: "month", planName, startsOn, endsOn, total, dueOn },
  })
})

/** In the company's scope, in a write. */
const billCompany = Effect.fnUntraced(function* (companyId: number, today: IsoDate) {
  const company = yield* found(companyForUpdate(companyId))
  const usages = yield* usagesForUpdate(companyId)
  for (const month of monthsToBill(usages, today)) yield* billMonth(company, month, usages)
  const owed = yield* unpaidBills(companyId)
  yield* savePaymentStanding(companyId, { expiredAt: stopUnpaid(owed) })
  if (company.isBanking && company.adminId !== null) yield* markAsTransfer(company, owed, company.adminId)
  return {}
})

/** Gives how many companies were billed. */
export const billMonths = Effect.fn("Billing.billMonths")(function* () {
  const today = yield* todayInJapan
  const until = lastDayOf(shiftMonth(monthOf(today), -1))
  const companies = yield* acrossCompanies("months to bill")(companiesToBill(until))
  for (const companyId of companies) {
    const { adminId } = yield* inCompany(companyId)(found(companyForUpdate(companyId)))
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
