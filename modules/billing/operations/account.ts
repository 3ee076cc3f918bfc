/** 契約 of a company: read as one, and stored as what the rules made different. */
import { Effect } from "effect"
import { type CompanyRow, planById, savePaymentStanding } from "#modules/companies/index.ts"
import { instantNow } from "#modules/kernel/clock.ts"
import { activeStatuses } from "#modules/kernel/codes.ts"
import { tell } from "#modules/kernel/write.ts"
import type { PaidBy } from "../codes.ts"
import { balanceOf, insertMoves, removeUsages, saveUsage, standingBills } from "../repository/account.ts"
import { heldByBill } from "../repository/money.ts"
import { endSignUps } from "../repository/sign-up.ts"
import { insertUsage, usagesOf } from "../repository/usage.ts"
import { insertBill, saveBills } from "../repository.ts"
import type { Account, AccountBill, AccountUsage } from "../rules/account.ts"
import { accountOf } from "../views/account-view.ts"
import { issuePapers } from "./issue-papers.ts"
import { stirSignUps } from "./sign-up-order.ts"

/** The company is locked by whoever asks. */
export const loadAccount = Effect.fnUntraced(function* (company: CompanyRow) {
  const { id, subscriptionId } = company
  const bills = yield* standingBills(id)
  const usages = yield* usagesOf(id)
  const plan = subscriptionId === null ? undefined : yield* planById(subscriptionId)
  return accountOf(company, { plan, bills, usages, balance: yield* balanceOf(id), held: yield* heldByBill(id) })
})

const isNew = ({ id }: { readonly id: number }) => id < 0

const makeBill = Effect.fnUntraced(function* (companyId: number, of: AccountBill) {
  const { campaignId = null, held: ___, id: _, isBanking: __, lines = [], plan, status, ...row } = of
  const madeAt = yield* instantNow
  const paid = status === "paid" ? { paidAt: madeAt, paidBy: "balance" as const } : {}
  const stored = {
    ...{ ...row, campaignId, companyId, status, madeAt, ...paid },
    ...{ planId: plan.id, planName: plan.name, planPrice: plan.price, totalUser: plan.totalUser },
  }
  const id = yield* insertBill(stored, lines)
  const { credit, dueOn, endsOn, months, people, purpose, startsOn, total } = row
  yield* tell({
    action: "billing.bill",
    subject: `bill:${id}`,
    after: { purpose, planName: plan.name, campaignId, months, people, startsOn, endsOn, total, credit, dueOn },
  })
  return id
})

const saveBillsOf = Effect.fnUntraced(function* (companyId: number, before: Account, after: Account, paidBy: PaidBy) {
  const gone = before.bills.filter(({ id }) => !after.bills.some((one) => one.id === id)).map(({ id }) => id)
  if (gone.length > 0) {
    yield* stirSignUps(companyId, gone)
    yield* endSignUps(companyId, gone, "replaced", yield* instantNow)
    yield* saveBills(companyId, gone, { status: "withdrawn", bankingAt: null, bankingBy: null })
    yield* tell(
      { action: "billing.withdraw", subject: `company:${companyId}`, before: { bills: gone }, after: {} },
      { topic: "BillsNotByCard", body: { companyId } },
    )
  }
  const ids = new Map<number, number>()
  const paid: Array<number> = []
  for (const bill of after.bills) {
    const was = before.bills.find(({ id }) => id === bill.id)
    if (was === undefined) ids.set(bill.id, yield* makeBill(companyId, bill))
    else {
      const { endsOn, startsOn, stoppedOn } = bill
      const paidAt = yield* instantNow
      if (was.status !== bill.status) {
        const came = { status: "paid", paidAt, paidBy, refusal: "", stoppedOn: stoppedOn ?? null } as const
        yield* saveBills(companyId, [bill.id], { ...came, startsOn, endsOn })
        paid.push(bill.id)
      }
      if (was.usedUntil !== bill.usedUntil) yield* saveBills(companyId, [bill.id], { usedUntil: bill.usedUntil })
    }
  }
  return { ids, paid }
})

const saveUsagesOf = Effect.fnUntraced(function* (companyId: number, before: Account, after: Account) {
  const gone = before.usages.filter(({ id }) => !after.usages.some((one) => one.id === id)).map(({ id }) => id)
  if (gone.length > 0) yield* removeUsages(companyId, gone)
  const isOther = (usage: AccountUsage) =>
    before.usages.some(
      ({ billedUntil, endsOn, id }) =>
        id === usage.id && (billedUntil !== usage.billedUntil || endsOn !== usage.endsOn),
    )
  // What ends makes room for what begins.
  for (const usage of after.usages.filter(isOther)) yield* saveUsage(companyId, usage.id, usage)
  for (const { id: _, ...row } of after.usages.filter(isNew)) yield* insertUsage({ companyId, ...row })
})

const planOf = ({ endsOn, expiredAt, extraMembers, isActive, optionId, plan, term }: Account) => ({
  subscriptionId: plan?.id ?? null,
  subscriptionOptionId: optionId,
  paymentTerm: term,
  extraMembers,
  planEndsOn: endsOn,
  paymentStatus: isActive ? activeStatuses.active : activeStatuses.inactive,
  expiredAt,
})

interface Saving {
  readonly paidBy?: PaidBy
  /** False where whoever saves says first how they are paid, and issues the invoices of what is owed then. */
  readonly issuesOwed?: boolean
}
/** Stores the next account, in a write of the company; gives the numbers of the bills that were made. */
export const saveAccount = Effect.fnUntraced(function* (
  company: CompanyRow,
  before: Account,
  after: Account,
  { issuesOwed = true, paidBy = "balance" }: Saving = {},
) {
  const { ids, paid } = yield* saveBillsOf(company.id, before, after, paidBy)
  const owed = new Set(after.bills.filter(({ status }) => status === "unpaid").map(({ id }) => ids.get(id)))
  const issued = issuesOwed ? [...ids.values()] : [...ids.values()].filter((id) => !owed.has(id))
  yield* issuePapers(company.id, [...issued, ...paid])
  yield* saveUsagesOf(company.id, before, after)
  const madeAt = yield* instantNow
  const moves = after.moves.map(({ billId, why, yen }) => ({
    ...{ companyId: company.id, yen, why, madeAt },
    billId: billId === null ? null : (ids.get(billId) ?? billId),
  }))
  if (moves.length > 0) yield* insertMoves(moves)
  yield* savePaymentStanding(company.id, { ...planOf(after), planVersion: company.planVersion + 1 })
  return [...ids.values()]
})
