/** What a company orders of its plan becomes a bill, or takes effect at once where nothing is paid in advance. */
import { addDays, type IsoDate } from "#modules/kernel/civil-day.ts"
import { ratio } from "#modules/kernel/ratio.ts"
import { yen } from "#modules/kernel/yen.ts"
import {
  type Account,
  type AccountBill,
  earlier,
  freshId,
  fromBalance,
  moved,
  type PlanFacts,
  withoutOffers,
} from "./account.ts"
import { type Line, linesOfTerm, totalOf } from "./bill-lines.ts"
import { transferDue } from "./due.ts"
import { isStopped, withLastDay } from "./last-day.ts"
import { linesOfMembers, linesOfRest } from "./members.ts"
import { type Benefit, expiryOf, extendedFrom, priceOf } from "./price.ts"
import { settled } from "./settle.ts"
import { creditedOn, isPaidDay, paidUntil, unusedOf } from "./unused.ts"
import { begun, currentUsage, endedOn, rested } from "./usage.ts"

const creditLine = (amount: number, countedFrom: Line["countedFrom"]): ReadonlyArray<Line> =>
  amount === 0 ? [] : [{ kind: "credit", countedFrom, money: ratio(-amount) }]

type Made = Omit<AccountBill, "credit" | "id" | "isBanking" | "status" | "total" | "unused" | "usedUntil">
/**
 * A bill of these lines: unused days are taken off it first, then the balance; its total is raised once. A bill that comes
 * to nothing is settled at once.
 */
export const billed = (account: Account, made: Made, today: IsoDate, unused = { days: 0, yen: 0 }): Account => {
  const lines = made.lines ?? []
  const gross = totalOf(lines)
  const taken = Math.min(unused.yen, gross)
  const credit = taken + Math.min(account.balance, gross - taken)
  const bill: AccountBill = {
    ...made,
    id: freshId(account),
    lines: [...lines, ...creditLine(taken, { days: unused.days }), ...creditLine(credit - taken, {})],
    total: gross - credit,
    credit,
    unused: unused.yen,
    status: "unpaid",
    isBanking: false,
    usedUntil: null,
  }
  const held = moved(
    { ...account, bills: [...account.bills, bill] },
    { yen: -fromBalance(bill), why: "used", billId: bill.id },
  )
  return bill.total === 0 ? settled(held, [bill.id], today) : held
}

export interface Term {
  readonly plan: PlanFacts
  readonly option: { readonly id: number; readonly months: number; readonly benefit: Benefit } | undefined
  /** Whose code takes the place of what the option brings. */
  readonly campaign?: { readonly id: number; readonly benefit: Benefit } | undefined
}

/**
 * Months in advance: of another plan from today, with the credit of what is unused; of the present one from its last day.
 * It is the company's with its payment; whatever else was ordered and not paid is taken back.
 */
export const orderedTerm = (
  before: Account,
  purpose: "change" | "extend",
  { campaign, option, plan }: Term,
  today: IsoDate,
): Account => {
  const account = withoutOffers(before)
  const isChange = purpose === "change"
  const months = option?.months ?? 1
  const term = { price: yen(plan.price), months, benefit: campaign?.benefit ?? option?.benefit }
  const { freeMonths, usableMonths } = priceOf(term)
  const isAfter = !isChange && account.term === "PREPAYMENT"
  const startsOn = isAfter ? extendedFrom(today, paidUntil(account)) : today
  const people = isChange ? 0 : account.extraMembers
  return billed(
    account,
    {
      ...{ purpose, plan, optionId: option?.id ?? null, months, freeMonths, people, startsOn },
      campaignId: campaign?.id ?? null,
      endsOn: expiryOf(startsOn, usableMonths),
      dueOn: transferDue(today),
      lines: [...linesOfTerm(term), ...linesOfMembers(plan, people, months)],
    },
    today,
    isChange ? unusedOf(account, today) : undefined,
  )
}

/** Month by month, paid afterwards: at once, from today, or from tomorrow where today is paid for in advance. */
export const orderedLater = (before: Account, plan: PlanFacts, today: IsoDate): Account => {
  const account = rested(withoutOffers(before), today)
  const on = isPaidDay(account, today) ? addDays(today, 1) : today
  const ended = endedOn(creditedOn(account, today), addDays(on, -1))
  const next: Account = {
    ...ended,
    ...{ plan, optionId: null, term: "PAY_LATER", extraMembers: 0, endsOn: null, isActive: true },
  }
  return withLastDay(next.isApproved && !isStopped(next, today) ? begun(next, { plan, people: 0, on }) : next)
}

/** Members more: at once where they are paid afterwards, else for the rest of the term with its payment. */
export const orderedMembers = (before: Account, people: number, today: IsoDate): Account => {
  const account = withoutOffers(before)
  const { plan } = account
  if (plan === undefined) return before
  const until = paidUntil(account)
  if (account.term === "PREPAYMENT" && until !== null)
    return billed(
      account,
      {
        ...{ purpose: "members", plan, optionId: account.optionId, months: 1, freeMonths: 0, people },
        ...{ startsOn: today, endsOn: until, dueOn: earlier(transferDue(today), until) },
        lines: linesOfRest(plan, people, today, until),
      },
      today,
    )
  const extraMembers = account.extraMembers + people
  const current = currentUsage(account, today)
  if (current === undefined) return withLastDay({ ...account, extraMembers })
  const on = current.startsOn > today ? current.startsOn : today
  const ended = endedOn(account, addDays(on, -1))
  const kept = { id: current.planId, name: current.planName, price: current.planPrice, totalUser: current.totalUser }
  return withLastDay(
    begun({ ...ended, extraMembers }, { plan: kept, people: extraMembers, on, endsOn: current.endsOn }),
  )
}
