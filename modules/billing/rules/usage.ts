/** 利用: the days that are paid afterwards, begun, ended and split (D11, D91). */
import { addDays, eachDay, type IsoDate, isoMonth, monthOf } from "#modules/kernel/civil-day.ts"
import { plus, ratio } from "#modules/kernel/ratio.ts"
import { dropUnderOneYen } from "#modules/kernel/yen.ts"
import { type Account, type AccountUsage, freshId, later, moved, type PlanFacts } from "./account.ts"
import { isStopped, stopOf } from "./last-day.ts"
import { linesOfMonth } from "./month-bill.ts"
import { isPaidDay } from "./unused.ts"

const isOpenOn = (day: IsoDate) => (usage: AccountUsage) => usage.endsOn === null || usage.endsOn >= day
/** The one that today belongs to, or that begins tomorrow. */
export const currentUsage = ({ usages }: Account, today: IsoDate): AccountUsage | undefined =>
  usages.findLast(isOpenOn(today))

/** No day after this one is used. Days that stand on no bill yet and lie behind it are forgotten. */
export const endedOn = (account: Account, day: IsoDate): Account => ({
  ...account,
  usages: account.usages.flatMap((usage): ReadonlyArray<AccountUsage> => {
    if (!isOpenOn(addDays(day, 1))(usage)) return [usage]
    if (usage.startsOn > day && usage.billedUntil === null) return []
    return [{ ...usage, endsOn: later(usage.startsOn, day) }]
  }),
})

/** A usage rests while the company is stopped: nobody pays for days on which it was closed to him. */
export const rested = (account: Account, today: IsoDate): Account => {
  const stop = stopOf(account)
  return stop !== null && stop < today ? endedOn(account, stop) : account
}

interface Begun {
  readonly plan: PlanFacts
  readonly people: number
  readonly on: IsoDate
  readonly endsOn?: IsoDate | null
}
export const begun = (account: Account, { endsOn = null, on, people, plan }: Begun): Account => ({
  ...account,
  usages: [
    ...account.usages,
    {
      id: freshId(account),
      planId: plan.id,
      planName: plan.name,
      planPrice: plan.price,
      totalUser: plan.totalUser,
      extraMembers: people,
      startsOn: on,
      endsOn,
      billedUntil: null,
    },
  ],
})

/** Goes on from today where it pays afterwards, is let in, and nothing stops it. */
export const goneOn = (account: Account, today: IsoDate): Account => {
  const { endsOn, extraMembers, isApproved, plan, term } = account
  const isOver = endsOn !== null && endsOn < today
  if (term !== "PAY_LATER" || !isApproved || plan === undefined || isOver || isStopped(account, today)) return account
  // Begun already, or for tomorrow.
  if (account.usages.some((usage) => usage.endsOn === endsOn && isOpenOn(today)(usage))) return account
  // Stopped and let in again on one day, that day is counted once.
  const endedToday = account.usages.find(({ endsOn }) => endsOn === today)
  const on = isPaidDay(account, today) ? addDays(today, 1) : today
  if (endedToday === undefined) return begun(account, { plan, people: extraMembers, on, endsOn })
  return {
    ...account,
    usages: account.usages.map((usage) => (usage === endedToday ? { ...usage, endsOn } : usage)),
  }
}

/** What bills of months hold of days after this one; what is under one yen is dropped once. */
const billedAfter = ({ usages }: Account, day: IsoDate) => {
  let sum = ratio(0)
  for (const usage of usages) {
    const { billedUntil } = usage
    const from = later(usage.startsOn, addDays(day, 1))
    if (billedUntil === null || billedUntil < from) continue
    const overlap = { ...usage, startsOn: from, endsOn: billedUntil }
    for (const month of new Set(eachDay(from, billedUntil).map(monthOf)))
      for (const { money } of linesOfMonth(isoMonth(month), [overlap])) sum = plus(sum, money)
  }
  return dropUnderOneYen(sum)
}

/** Paid in advance from this day on: what was billed afterwards of days behind it goes to the credit of the company. */
export const prepaidAfter = (account: Account, day: IsoDate): Account =>
  endedOn(moved(account, { yen: billedAfter(account, day), why: "overlap", billId: null }), day)
