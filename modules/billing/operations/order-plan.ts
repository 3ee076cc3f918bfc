/** プランの変更・延長・席の追加: what a company orders; it is billed, or takes effect at once (BILL-02, 03, 08, D91). */
import { Effect } from "effect"
import { plans } from "#modules/companies/codes.ts"
import {
  type CompanyRow,
  companyById,
  fittingPlan,
  holdSeats,
  optionById,
  type PlanRow,
  planById,
  savePaymentStanding,
  shownPlan,
  waysOpen,
} from "#modules/companies/index.ts"
import { CurrentActor } from "#modules/kernel/actor.ts"
import type { IsoDate } from "#modules/kernel/civil-day.ts"
import { todayInJapan } from "#modules/kernel/clock.ts"
import { flags } from "#modules/kernel/codes.ts"
import { refuse } from "#modules/kernel/errors.ts"
import { found } from "#modules/kernel/policy.ts"
import { expired } from "#modules/kernel/version.ts"
import { tell } from "#modules/kernel/write.ts"
import { seatsTaken } from "#modules/people/index.ts"
import type { BuyMembers, ChangePlan, ExtendPlan } from "../contract/order.ts"
import { forgetLapsed } from "../repository/account.ts"
import { unpaidBills } from "../repository.ts"
import { type Account, isOffer } from "../rules/account.ts"
import { eachMember } from "../rules/members.ts"
import { orderedLater, orderedMembers, orderedTerm } from "../rules/order.ts"
import { paidUntil } from "../rules/unused.ts"
import { planFacts } from "../views/account-view.ts"
import { benefitOf } from "../views/plan-view.ts"
import { saveAccount } from "./account.ts"
import { campaignOfOrder } from "./campaign-of-order.ts"
import { markAsTransfer } from "./choose-transfer.ts"
import { issuePapers } from "./issue-papers.ts"
import { shownBills } from "./list-bills.ts"
import { accountToOrder } from "./own-plan.ts"
import { planOfCompany } from "./show-plan.ts"

/** Whether a plan still has the company now, so that ordering the same would change nothing. */
const isRunning = (account: Account, today: IsoDate) =>
  account.isActive && account.endsOn === null && (account.expiredAt === null || account.expiredAt >= today)

interface Months {
  readonly subscriptionOptionId?: number | null | undefined
  readonly campaignCode?: string | null | undefined
}
/**
 * The months of a plan that are asked for, with what they bring. Fails with Subscription_None for an option of another plan,
 * and as `campaignOfOrder` does.
 */
export const termAsked = Effect.fnUntraced(function* (asked: Months, row: PlanRow) {
  const optionId = asked.subscriptionOptionId ?? null
  const offered = optionId === null ? undefined : yield* found(optionById(optionId))
  if (offered !== undefined && offered.planId !== row.id) return yield* refuse("Subscription_None")
  const option = offered && { id: offered.id, months: offered.months, benefit: benefitOf(offered) }
  const own = { plan: row, months: option?.months ?? 1, own: option?.benefit }
  return { plan: planFacts(row), option, campaign: yield* campaignOfOrder(asked.campaignCode, own) }
})

/** Several months are paid before them; a month, as the company has paid until now, or afterwards. */
export const termOf = (asked: Pick<ChangePlan, "paymentTerm" | "subscriptionOptionId">, account: Account) => {
  if ((asked.subscriptionOptionId ?? null) !== null) return asked.paymentTerm ?? "PREPAYMENT"
  return asked.paymentTerm ?? account.term ?? "PAY_LATER"
}

/** The way that was asked for, the company's own, or the one that is open. */
const wayOf = Effect.fnUntraced(function* (asked: number | undefined, company: CompanyRow, plan: PlanRow) {
  if (asked !== undefined) return asked === flags.on
  const open = yield* waysOpen(plan.paymentMethods)
  return open.includes(company.isBanking ? "bank" : "credit") ? company.isBanking : open.includes("bank")
})

interface Changed {
  readonly before: Account
  readonly after: Account
  readonly isBanking: boolean
}
/** Stores what an order made, and sends a transfer's details where it is paid by one; gives the numbers of its bills. */
export const saveOrder = Effect.fnUntraced(function* (
  company: CompanyRow,
  { after, before, isBanking }: Changed,
  personId: number,
) {
  const made = yield* saveAccount(company, before, after, { issuesOwed: false })
  yield* forgetLapsed(company.id)
  // One order by transfer is that order's way; months afterwards, and a company that has no way yet, take it for all that follows.
  if (before.term === null || after.term === "PAY_LATER") yield* savePaymentStanding(company.id, { isBanking })
  const owed = (yield* unpaidBills(company.id)).filter(({ id }) => made.includes(id))
  if (isBanking && owed.length > 0) yield* markAsTransfer(yield* found(companyById(company.id)), owed, personId)
  // An invoice says by when it is transferred.
  yield* issuePapers(
    company.id,
    owed.map(({ id }) => id),
  )
  return made
})

/** Stores an order of the actor's, and says what stands now. */
export const storeOrder = Effect.fnUntraced(function* (
  company: CompanyRow,
  before: Account,
  after: Account,
  isBanking: boolean,
) {
  const { personId } = yield* CurrentActor
  const made = yield* saveOrder(company, { before, after, isBanking }, personId)
  const bills = (yield* unpaidBills(company.id)).filter(({ id }) => made.includes(id))
  const isDone = !after.bills.some((bill) => bill.id < 0 && isOffer(bill))
  return {
    isDone: isDone ? flags.on : flags.off,
    bill: (yield* shownBills(company.id, bills))[0] ?? null,
    plan: yield* planOfCompany(company.id),
  }
})

/** What is paid now was said: another sum, by a campaign or a credit that changed meanwhile, is shown again (D92). */
const refuseOtherTotal = Effect.fnUntraced(function* (total: number | undefined, after: Account, row: PlanRow) {
  const made = after.bills.find(({ id }) => id < 0)
  if (total !== undefined && total !== (made?.total ?? 0)) return yield* expired(shownPlan(row))
})

const isSame = (account: Account, asked: ChangePlan) =>
  account.plan?.id === asked.subscriptionId &&
  account.optionId === (asked.subscriptionOptionId ?? null) &&
  account.term === termOf(asked, account)

/** Its wish for a plan of its own reaches the platform; the present plan goes on. */
const consult = Effect.fnUntraced(function* (
  company: CompanyRow,
  contact: NonNullable<ChangePlan["subscriptionContact"]>,
) {
  yield* savePaymentStanding(company.id, { subscriptionContact: contact })
  yield* tell({
    action: "billing.consult",
    subject: `company:${company.id}`,
    before: { contact: company.subscriptionContact },
    after: { contact },
  })
  return { isDone: flags.off, bill: null, plan: yield* planOfCompany(company.id) }
})

/**
 * Fails with Subscription_None for a plan that cannot be changed to, with Update_Expired where it costs something else than
 * was shown, with Subscription_Already for what the company has, with Company_Maximum_Member where it has more people than
 * the plan lets in, and as `fittingPlan` does.
 */
export const changePlan = Effect.fn("Billing.changePlan")(function* (asked: ChangePlan) {
  const { account, company } = yield* accountToOrder(asked, "change")
  const special: ReadonlyArray<number> = Object.values(plans)
  const row = special.includes(asked.subscriptionId) ? undefined : yield* planById(asked.subscriptionId)
  if (row === undefined) return yield* refuse("Subscription_None")
  const isShown = asked.price === row.price && asked.totalUser === row.totalUser
  if (!isShown || (asked.description ?? row.description) !== row.description) return yield* expired(shownPlan(row))
  const isBanking = yield* wayOf(asked.isBanking, company, row)
  const term = row.isContact ? null : termOf(asked, account)
  yield* fittingPlan({
    subscriptionId: asked.subscriptionId,
    subscriptionOptionId: asked.subscriptionOptionId ?? null,
    subscriptionContact: asked.subscriptionContact ?? null,
    isBanking: row.isContact ? flags.off : isBanking ? flags.on : flags.off,
    paymentTerm: term,
    campaignCode: asked.campaignCode ?? null,
  })
  if (asked.subscriptionContact != null) return yield* consult(company, asked.subscriptionContact)
  const today = yield* todayInJapan
  if (isSame(account, asked) && isRunning(account, today)) return yield* refuse("Subscription_Already")
  yield* holdSeats(company.id)
  if (row.totalUser !== null && (yield* seatsTaken(company.id)).all > row.totalUser)
    return yield* refuse("Company_Maximum_Member")
  const plan = planFacts(row)
  const after =
    term === "PAY_LATER"
      ? orderedLater(account, plan, today)
      : orderedTerm(account, "change", yield* termAsked(asked, row), today)
  yield* refuseOtherTotal(asked.total, after, row)
  yield* tell({
    action: "billing.changePlan",
    subject: `company:${company.id}`,
    before: { plan: account.plan?.name ?? null, term: account.term, months: account.optionId },
    after: { plan: plan.name, term, months: asked.subscriptionOptionId ?? null },
  })
  return yield* storeOrder(company, account, after, isBanking)
})

/** Fails with Subscription_Never for a company whose plan is not paid for, and with Update_Expired as above. */
export const extendPlan = Effect.fn("Billing.extendPlan")(function* (asked: ExtendPlan) {
  const { account, company } = yield* accountToOrder(asked, "extend")
  if (account.plan === undefined || account.term === null) return yield* refuse("Subscription_Never")
  const row = yield* found(planById(account.plan.id))
  if (asked.price !== row.price) return yield* expired(shownPlan(row))
  const isBanking = yield* wayOf(asked.isBanking, company, row)
  yield* fittingPlan(
    {
      subscriptionId: row.id,
      subscriptionOptionId: asked.subscriptionOptionId ?? null,
      subscriptionContact: null,
      isBanking: isBanking ? flags.on : flags.off,
      paymentTerm: "PREPAYMENT",
      campaignCode: asked.campaignCode ?? null,
    },
    row,
  )
  const term = yield* termAsked(asked, row)
  const today = yield* todayInJapan
  const after = orderedTerm(account, "extend", term, today)
  yield* refuseOtherTotal(asked.total, after, row)
  yield* tell({
    action: "billing.extendPlan",
    subject: `company:${company.id}`,
    before: { expiredAt: account.expiredAt },
    after: { plan: row.name, months: term.option?.months ?? 1 },
  })
  return yield* storeOrder(company, account, after, isBanking)
})

/** Fails with Subscription_Never where no seats are sold, and with Update_Expired for another price than theirs. */
export const buyMembers = Effect.fn("Billing.buyMembers")(function* (asked: BuyMembers) {
  const { account, company } = yield* accountToOrder(asked, "addMembers")
  const { plan, term } = account
  const isSold = plan !== undefined && plan.totalUser !== null && plan.price > 0 && term !== null
  const today = yield* todayInJapan
  const until = paidUntil(account)
  if (!isSold || !isRunning({ ...account, endsOn: null }, today) || (term === "PREPAYMENT" && until === null))
    return yield* refuse("Subscription_Never")
  const row = yield* found(planById(plan.id))
  if (asked.price !== eachMember(plan)) return yield* expired(shownPlan(row))
  const isBanking = yield* wayOf(asked.isBanking, company, row)
  const after = orderedMembers(account, asked.totalUser, today)
  yield* refuseOtherTotal(asked.total, after, row)
  yield* tell({
    action: "billing.addMembers",
    subject: `company:${company.id}`,
    before: { extraMembers: account.extraMembers },
    after: { extraMembers: account.extraMembers + asked.totalUser, isPaidAfterwards: term === "PAY_LATER" },
  })
  return yield* storeOrder(company, account, after, isBanking)
})
