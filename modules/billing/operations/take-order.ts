/** What a registration orders is billed: months in advance now, months afterwards each on the first of the next (D11). */
import { Effect } from "effect"
import {
  type CompanyRow,
  optionById,
  planById,
  savePaymentStanding,
  shownPlan,
  type Taker,
} from "#modules/companies/index.ts"
import { instantNow, todayInJapan } from "#modules/kernel/clock.ts"
import { activeStatuses } from "#modules/kernel/codes.ts"
import { refuse } from "#modules/kernel/errors.ts"
import { found } from "#modules/kernel/policy.ts"
import { expired } from "#modules/kernel/version.ts"
import { tell } from "#modules/kernel/write.ts"
import { yen } from "#modules/kernel/yen.ts"
import { type BillRow, insertBill, unpaidBills, unpaidForUpdate } from "../repository.ts"
import { linesOfTerm, totalOf } from "../rules/bill-lines.ts"
import { cardDue, transferDue } from "../rules/due.ts"
import { expiryOf, priceOf, type Term } from "../rules/price.ts"
import { benefitOf } from "../views/plan-view.ts"
import { campaignOfOrder } from "./campaign-of-order.ts"
import { markAsTransfer } from "./choose-transfer.ts"
import { issuePapers } from "./issue-papers.ts"
import { openSignUp, withdrawBills } from "./sign-up-order.ts"

const { active, inactive } = activeStatuses

/** Makes the bill of a term that begins on a day, by the plan as it stands now. Fails with Update_Expired where another sum was shown (D92). */
const billTerm = Effect.fn("Billing.billTerm")(function* (
  company: CompanyRow,
  purpose: BillRow["purpose"],
  shown: number | undefined,
) {
  const { subscriptionId, subscriptionOptionId } = company
  const plan = yield* found(planById(subscriptionId ?? 0))
  const option = subscriptionOptionId === null ? undefined : yield* found(optionById(subscriptionOptionId))
  const months = option?.months ?? 1
  const own = option === undefined ? undefined : benefitOf(option)
  const campaign = yield* campaignOfOrder(company.campaignCode, { plan, months, own })
  const term: Term = { price: yen(plan.price), months, benefit: campaign?.benefit ?? own }
  const { freeMonths, usableMonths } = priceOf(term)
  const lines = linesOfTerm(term)
  if (shown !== undefined && shown !== totalOf(lines)) return yield* expired(shownPlan(plan))
  const today = yield* todayInJapan
  const row = {
    companyId: company.id,
    purpose,
    planId: plan.id,
    planName: plan.name,
    planPrice: plan.price,
    totalUser: plan.totalUser,
    optionId: subscriptionOptionId,
    campaignId: campaign?.id ?? null,
    months,
    freeMonths,
    startsOn: today,
    endsOn: expiryOf(today, usableMonths),
    total: totalOf(lines),
    madeAt: yield* instantNow,
    dueOn: company.isBanking ? transferDue(today) : cardDue(today),
  }
  const id = yield* insertBill(row, lines)
  yield* issuePapers(company.id, [id])
  const { campaignId, endsOn, madeAt, planName, startsOn, total } = row
  yield* tell({
    action: "billing.bill",
    subject: `bill:${id}`,
    after: { purpose, planName, campaignId, months, startsOn, endsOn, total },
  })
  return { companyId: company.id, id, madeAt }
})

/** A registration that is said anew, with another plan perhaps, withdraws what it owed before. */
const withdrawOwed = Effect.fnUntraced(function* (companyId: number) {
  const owed = yield* unpaidForUpdate(companyId)
  if (owed.length > 0) yield* withdrawBills(companyId, owed, "replaced")
})

export const orderTaker: Taker = {
  owes: (companyId) => Effect.map(unpaidBills(companyId), (bills) => bills.length > 0),
  take: Effect.fn("Billing.takeOrder")(function* ({ company, by, total }) {
    const isPaidTerm = company.expiredAt !== null && company.paymentTerm === "PREPAYMENT"
    // What was paid for is not ordered a second time; the months that were bought stay.
    if (isPaidTerm) return
    yield* withdrawOwed(company.id)
    if (company.paymentTerm !== "PREPAYMENT") return yield* savePaymentStanding(company.id, { paymentStatus: active })
    yield* savePaymentStanding(company.id, { paymentStatus: inactive })
    const billed = yield* billTerm(company, "register", total)
    const owed = yield* unpaidBills(company.id)
    if (owed.length === 0) return yield* refuse("Subscription_None")
    if (company.isBanking) yield* markAsTransfer({ ...company, paymentStatus: inactive }, owed, by.personId)
    yield* openSignUp(billed, by.personId)
  }),
}
