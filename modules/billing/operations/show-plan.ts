/** 契約 as it is shown: the present plan, until when, its seats, and what the next bill comes to (20d). */
import { Effect } from "effect"
import { plans } from "#modules/companies/codes.ts"
import {
  type CompanyRow,
  companyById,
  countMembers,
  membershipsOfCompany,
  openOptions,
  optionById,
  planById,
  plansOnOffer,
  waysOpen,
} from "#modules/companies/index.ts"
import { peopleByIds } from "#modules/identity/index.ts"
import { CurrentActor } from "#modules/kernel/actor.ts"
import type { IsoDate } from "#modules/kernel/civil-day.ts"
import { firstDayOf, monthOf, shiftMonth } from "#modules/kernel/civil-day.ts"
import { todayInJapan } from "#modules/kernel/clock.ts"
import { activeStatuses, flags, type Role, userStatuses } from "#modules/kernel/codes.ts"
import { found, permissionsOn } from "#modules/kernel/policy.ts"
import { seatsTaken } from "#modules/people/index.ts"
import type { SeatKind } from "../codes.ts"
import type { CompanyPlan } from "../contract/company-plan.ts"
import { planPolicy } from "../policy/plan-policy.ts"
import { billPayers } from "../policy.ts"
import { heldByBill } from "../repository/money.ts"
import { billsOf } from "../repository.ts"
import { type Account, type AccountBill, isOffer } from "../rules/account.ts"
import { stopOf } from "../rules/last-day.ts"
import { eachMember } from "../rules/members.ts"
import { monthsBilled } from "../rules/month-billed.ts"
import { orderedTerm } from "../rules/order.ts"
import { endOfRenewal } from "../rules/renewal.ts"
import { stillOwed } from "../rules/still-owed.ts"
import { benefitOf, planView as offeredView } from "../views/plan-view.ts"
import { quoteView } from "../views/quote-view.ts"
import { loadAccount } from "./account.ts"
import { shownBills } from "./list-bills.ts"

const kindRoles = {
  management: ["admin", "manager"],
  office: ["officeManager", "financeManager"],
  workers: ["worker", "partTimeWorker"],
  contractors: ["otherWorker"],
} as const satisfies Partial<Record<SeatKind, ReadonlyArray<Role>>>

const seatsOf = Effect.fnUntraced(function* (account: Account, companyId: number) {
  const { plan } = account
  const { all, invitations } = yield* seatsTaken(companyId)
  const counted = yield* Effect.forEach(["management", "office", "workers", "contractors"] as const, (kind) =>
    Effect.map(countMembers(companyId, kindRoles[kind]), (people) => ({ kind, people })),
  )
  const isSold = plan !== undefined && plan.totalUser !== null && plan.price > 0 && account.term !== null
  return {
    used: all,
    limit: plan === undefined || plan.totalUser === null ? null : plan.totalUser + account.extraMembers,
    extra: account.extraMembers,
    kinds: [...counted, { kind: "invitations" as const, people: invitations }],
    price: isSold ? eachMember(plan) : null,
  }
})

/** The months that the present term has; one where its option is no longer kept. */
const presentOption = Effect.fnUntraced(function* ({ optionId }: Account) {
  const option = optionId === null ? undefined : yield* optionById(optionId)
  return option === undefined ? undefined : { id: option.id, months: option.months, benefit: benefitOf(option) }
})

/** The plan that the company has, as it can be ordered again: more months of it, whether others may choose it or not. */
const presentPlan = Effect.fnUntraced(function* (id: number) {
  const plan = yield* planById(id)
  if (plan === undefined) return undefined
  const options = (yield* openOptions()).filter(({ planId }) => planId === id)
  return { plan, options, methods: yield* waysOpen(plan.paymentMethods) }
})

/** The bill that comes next were nothing ordered: of this month, or of the term after this one (BILL-17). */
export const nextBillOf = Effect.fnUntraced(function* (account: Account, today: IsoDate) {
  const { plan, term } = account
  if (plan === undefined || term === null || account.endsOn !== null) return null
  const option = yield* presentOption(account)
  const next =
    term === "PREPAYMENT"
      ? orderedTerm(account, "extend", { plan, option }, today)
      : monthsBilled(account, firstDayOf(shiftMonth(monthOf(today), 1)))
  const made = next.bills.findLast(({ id, purpose }) => id < 0 && (purpose === "month" || purpose === "extend"))
  if (made === undefined) return null
  // Nobody has ordered the next term: until its first day nothing is due.
  const dueOn = made.purpose === "extend" && made.startsOn > made.dueOn ? made.startsOn : made.dueOn
  return quoteView({ ...made, dueOn })
})

/** Plans that may be changed to: on offer, and none of those that the product knows by their number (D6, D8). */
const choicesOf = Effect.map(plansOnOffer(), (rows) => {
  const special: ReadonlyArray<number> = Object.values(plans)
  return rows.map(({ plan }) => plan.id).filter((id) => !special.includes(id))
})

const owedOf = Effect.fnUntraced(function* (account: Account, companyId: number) {
  const owed = account.bills.filter(({ purpose, status }: AccountBill) => purpose === "month" && status === "unpaid")
  const total = stillOwed(owed, yield* heldByBill(companyId))
  return owed.length === 0 ? null : { bills: owed.length, total, dueOn: stopOf(account) }
})

/** Whom the others ask (D101). Blocked and left ones are none. */
const adminNames = Effect.fnUntraced(function* (companyId: number) {
  const members = (yield* membershipsOfCompany(companyId, billPayers)).filter(
    ({ status }) => status === activeStatuses.active,
  )
  const people = yield* peopleByIds(members.map(({ personId }) => personId))
  return people.filter(({ status }) => status === userStatuses.active).map(({ name }) => name)
})

const everyUnpaid = { pageIndex: 1, limit: 100, offset: 0 }
const orderOf = Effect.fnUntraced(function* (account: Account, companyId: number) {
  const offer = account.bills.find(isOffer)
  if (offer === undefined) return null
  const rows = (yield* billsOf(companyId, "unpaid", everyUnpaid)).filter(({ id }) => id === offer.id)
  return (yield* shownBills(companyId, rows))[0] ?? null
})

/** In the company's scope; what money it is about, only for whom the policy lets read it. */
export const planView = Effect.fnUntraced(function* (company: CompanyRow, account: Account) {
  const actor = yield* CurrentActor
  const today = yield* todayInJapan
  const permissions = permissionsOn(planPolicy, actor, {
    companyId: company.id,
    isApproved: company.status === activeStatuses.active,
  })
  const mayReadPayment = permissions.actions.includes("readPayment")
  const { plan, term } = account
  const months = (yield* presentOption(account))?.months ?? 1
  const present = plan === undefined ? undefined : yield* presentPlan(plan.id)
  const view: CompanyPlan = {
    companyId: company.id,
    plan:
      plan === undefined
        ? null
        : { ...plan, isMultiMonthPayment: months > 1 ? flags.on : flags.off, numberOfPaymentMonths: months },
    subscriptionType: company.subscriptionType,
    paymentTerm: term,
    isBanking: company.isBanking ? flags.on : flags.off,
    present: present === undefined ? null : offeredView(present, { today, campaign: undefined }),
    paymentMethods: present?.methods ?? [],
    paymentStatus: company.paymentStatus,
    expiredAt: account.expiredAt,
    isRenewing: account.endsOn === null ? flags.on : flags.off,
    lastDayIfEnded: term === null ? null : endOfRenewal(account, today),
    seats: yield* seatsOf(account, company.id),
    choices: yield* choicesOf,
    nextBill: mayReadPayment ? yield* nextBillOf(account, today) : null,
    balance: mayReadPayment ? account.balance : null,
    order: mayReadPayment ? yield* orderOf(account, company.id) : null,
    isConsulting: company.subscriptionContact === null ? flags.off : flags.on,
    admins: yield* adminNames(company.id),
    owed: mayReadPayment ? yield* owedOf(account, company.id) : null,
    version: company.planVersion,
    permissions,
  }
  return view
})

/** As it is stored now. */
export const planOfCompany = Effect.fn("Billing.planOfCompany")(function* (companyId: number) {
  const company = yield* found(companyById(companyId))
  return yield* planView(company, yield* loadAccount(company))
})
