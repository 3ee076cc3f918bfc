/** A month that is over is billed to an account (D11): the days of each plan, less what the company has to its credit. */
import type { IsoDate, IsoMonth } from "#modules/kernel/civil-day.ts"
import type { Account } from "./account.ts"
import { withLastDay } from "./last-day.ts"
import { daysIn, dueOfMonth, linesOfMonth, monthsToBill } from "./month-bill.ts"
import { billed } from "./order.ts"
import { rested } from "./usage.ts"

const monthBilled = (account: Account, month: IsoMonth, today: IsoDate): Account => {
  const days = account.usages.flatMap((usage) => {
    const of = daysIn(month, usage)
    return of === undefined || (usage.billedUntil !== null && usage.billedUntil >= of.to) ? [] : [{ ...of, usage }]
  })
  const [first, last] = [days[0], days.at(-1)]
  if (first === undefined || last === undefined) return account
  const { planId: id, planName: name, planPrice: price, totalUser } = last.usage
  const usages = account.usages.map((usage) => {
    const of = days.find((one) => one.usage === usage)
    return of === undefined ? usage : { ...usage, billedUntil: of.to }
  })
  return billed(
    { ...account, usages },
    {
      ...{ purpose: "month", plan: { id, name, price, totalUser }, optionId: null, months: 1, freeMonths: 0 },
      ...{ people: last.usage.extraMembers, startsOn: first.from, endsOn: last.to, dueOn: dueOfMonth(month, today) },
      lines: linesOfMonth(
        month,
        days.map(({ usage }) => usage),
      ),
    },
    today,
  )
}

/** Every month before today's that has days without a bill, the oldest first. */
export const monthsBilled = (before: Account, today: IsoDate): Account => {
  const account = rested(before, today)
  const months = monthsToBill(account.usages, today)
  return withLastDay(months.reduce((next, month) => monthBilled(next, month, today), account))
}
