/** 2,000 random histories of a company with its plan, each day against a plain model of money and days. */
import { expect, test } from "vitest"
import { type Account, isOffer, lapsed, type PlanFacts, worthOf } from "#modules/billing/rules/account.ts"
import { monthsBilled } from "#modules/billing/rules/month-billed.ts"
import { orderedLater, orderedMembers, orderedTerm } from "#modules/billing/rules/order.ts"
import type { Benefit } from "#modules/billing/rules/price.ts"
import { resumedRenewal, stoppedRenewal } from "#modules/billing/rules/renewal.ts"
import { settled } from "#modules/billing/rules/settle.ts"
import { isoDate } from "#modules/kernel/civil-day.ts"
import { light, noPlan, pro, standard, stored } from "./account-of.ts"
import { dayOf, type Months, ReferenceAccount, textOf } from "./reference-account.ts"

/** Numbers that a seed repeats (mulberry32). */
const randomOf = (seed: number) => {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}
const odd: PlanFacts = { id: 8, name: "端数", price: 4987, totalUser: 13 }
const plans = [light, standard, pro, odd]
const terms: ReadonlyArray<Months> = [
  { months: 1, percent: 0, free: 0 },
  { months: 3, percent: 7, free: 0 },
  { months: 6, percent: 0, free: 1 },
  { months: 12, percent: 10, free: 0 },
  { months: 12, percent: 0, free: 3 },
]
const optionOf = ({ free, months, percent }: Months) => {
  const benefit: Benefit = free > 0 ? { kind: "FREE_MONTH", months: free } : { kind: "DISCOUNT", percent }
  return months === 1 ? undefined : { id: months * 100 + free, months, benefit }
}
const most = { days: 240, people: 5 }

const historyOf = (seed: number) => {
  const random = randomOf(seed)
  const pick = <One>(of: ReadonlyArray<One>): One => of[Math.floor(random() * of.length)] ?? (of[0] as One)
  const model = new ReferenceAccount()
  let account: Account = noPlan
  let number = 0
  let steps = 0
  const first = dayOf("2027-07-01") + Math.floor(random() * 400)
  const keep = (next: Account) => {
    account = stored(next, () => ++number)
    steps += 1
  }
  const withReference = (plan: PlanFacts) => ({ name: plan.name, price: plan.price, totalUser: plan.totalUser ?? 1 })
  const settle = (fits: (bill: Account["bills"][number]) => boolean, today: string) => {
    const bill = account.bills.find((one) => one.status === "unpaid" && fits(one))
    if (bill !== undefined) keep(settled(account, [bill.id], isoDate(today)))
  }
  const act = (day: number) => {
    const today = isoDate(textOf(day))
    const plan = pick(plans)
    const months = pick(terms)
    const now = plans.find(({ id }) => id === account.plan?.id)
    const what = random()
    if (what < 0.2) {
      keep(orderedTerm(account, "change", { plan, option: optionOf(months) }, today))
      model.order("change", withReference(plan), months, day)
    } else if (what < 0.35 && now !== undefined) {
      keep(orderedTerm(account, "extend", { plan: now, option: optionOf(months) }, today))
      model.order("extend", withReference(now), months, day)
    } else if (what < 0.45) {
      keep(orderedLater(account, plan, today))
      model.orderAfterwards(withReference(plan), day)
    } else if (what < 0.58 && model.mayUse(day)) {
      const people = 1 + Math.floor(random() * most.people)
      keep(orderedMembers(account, people, today))
      model.orderMembers(people, day)
    } else if (what < 0.62 && model.mayUse(day)) {
      keep(stoppedRenewal(account, today))
      model.end(day)
    } else if (what < 0.68 && model.endsOn !== undefined && model.endsOn >= day) {
      keep(resumedRenewal(account, today))
      model.endsOn = undefined
    } else if (what < 0.88) {
      settle(isOffer, today)
      model.pay(day)
    } else if (what < 0.97) {
      settle(({ purpose }) => purpose === "month", today)
      model.payMonth()
    }
    // Else a payment that fails: nothing moves.
  }
  const lapse = (day: number) => {
    const had = account.bills.filter(isOffer).length
    account = lapsed(account, isoDate(textOf(day)))
    if (account.bills.filter(isOffer).length < had) model.takeBack()
  }
  const billMonths = (day: number) => {
    const known = new Set(account.bills.map(({ id }) => id))
    keep(monthsBilled(account, isoDate(textOf(day))))
    const made = account.bills.filter(({ id, purpose }) => purpose === "month" && !known.has(id))
    const months = [-2, -1].map((back) =>
      textOf(
        Date.UTC(Number(textOf(day).slice(0, 4)), Number(textOf(day).slice(5, 7)) - 1 + back, 1) / 86_400_000,
      ).slice(0, 7),
    )
    for (const month of months)
      model.bill(month, () => dayOf(made.find(({ endsOn }) => endsOn.startsWith(month))?.dueOn ?? ""))
  }
  const compare = (day: number) => {
    const unpaid = account.bills.filter(({ status }) => status === "unpaid").reduce((all, { total }) => all + total, 0)
    const paid = account.bills.filter(({ status }) => status === "paid").reduce((all, { total }) => all + total, 0)
    const credits = account.bills.reduce((all, { credit }) => all + credit, 0)
    const mayUse = account.isActive && (account.expiredAt === null || account.expiredAt >= textOf(day))
    const ours = {
      unpaid,
      paid,
      credits,
      balance: account.balance,
      extra: account.extraMembers,
      plan: account.plan?.name,
      mayUse,
    }
    const theirs = {
      ...{ unpaid: model.unpaid, paid: model.paid, credits: model.credits, balance: model.balance, extra: model.extra },
      ...{ plan: model.plan?.name, mayUse: model.mayUse(day) },
    }
    if (JSON.stringify(ours) !== JSON.stringify(theirs))
      expect({ seed, day: textOf(day), ...ours }).toEqual({ seed, day: textOf(day), ...theirs })
    const sumOfBills = account.bills.reduce((all, bill) => all + worthOf(bill), 0)
    if (sumOfBills !== paid + unpaid + credits || account.balance < 0)
      expect([seed, sumOfBills]).toEqual([seed, paid + unpaid + credits])
  }
  let billOn = -1
  for (let day = first; day < first + most.days; day += 1) {
    if (textOf(day).endsWith("-01")) billOn = day + (random() < 0.2 ? Math.floor(random() * 4) : 0)
    lapse(day)
    if (day === billOn) billMonths(day)
    while (random() < 0.12) act(day)
    compare(day)
    model.evening(day)
  }
  return steps
}

test("BILL-02 BILL-03 BILL-08 BILL-18 D91 2,000 histories: no yen apart, no day too many or too few", () => {
  let steps = 0
  for (let seed = 1; seed <= 2000; seed += 1) steps += historyOf(seed)
  expect(steps).toBeGreaterThan(50_000)
})
