/** Accounts for tests of what orders and payments make of them. */
import type { Account, PlanFacts } from "#modules/billing/rules/account.ts"
import { orderedTerm, type Term } from "#modules/billing/rules/order.ts"
import { settled } from "#modules/billing/rules/settle.ts"
import { isoDate } from "#modules/kernel/civil-day.ts"

export const light: PlanFacts = { id: 4, name: "ライト", price: 4980, totalUser: 15 }
export const standard: PlanFacts = { id: 5, name: "スタンダード", price: 9800, totalUser: 30 }
export const pro: PlanFacts = { id: 6, name: "プロ", price: 19_800, totalUser: 100 }

export const noPlan: Account = {
  plan: undefined,
  optionId: null,
  term: null,
  extraMembers: 0,
  endsOn: null,
  isActive: false,
  isApproved: true,
  expiredAt: null,
  bills: [],
  usages: [],
  balance: 0,
  moves: [],
}

/** What is stored of it gets its number, and the moves are written. */
export const stored = (account: Account, next: () => number): Account => ({
  ...account,
  bills: account.bills.map((bill) => (bill.id < 0 ? { ...bill, id: next() } : bill)),
  usages: account.usages.map((usage) => (usage.id < 0 ? { ...usage, id: next() } : usage)),
  moves: [],
})

let last = 0
export const kept = (account: Account) => stored(account, () => ++last)
export const unpaidOf = ({ bills }: Account) => bills.filter(({ status }) => status === "unpaid")

/** Months that were ordered and paid on one day. */
export const prepaid = (account: Account, term: Term, on: string, purpose: "change" | "extend" = "change"): Account => {
  const ordered = kept(orderedTerm(account, purpose, term, isoDate(on)))
  return kept(
    settled(
      ordered,
      unpaidOf(ordered).map(({ id }) => id),
      isoDate(on),
    ),
  )
}
