/** What a month that is paid afterwards comes to: the days of each plan of it, by the length of the month (D91). */
import {
  daysBetween,
  daysInMonth,
  firstDayOf,
  type IsoDate,
  type IsoMonth,
  isoDate,
  lastDayOf,
  monthOf,
  shiftMonth,
} from "#modules/kernel/civil-day.ts"
import { bankDayFrom } from "#modules/kernel/law/bank-days.ts"
import { ratio, times } from "#modules/kernel/ratio.ts"
import { yen } from "#modules/kernel/yen.ts"
import type { Line } from "./bill-lines.ts"
import { transferDue } from "./due.ts"
import { extraMemberPrice } from "./price.ts"

export interface Usage {
  readonly planPrice: number
  readonly totalUser: number | null
  readonly extraMembers: number
  readonly startsOn: IsoDate
  /** The last day; null while it goes on. */
  readonly endsOn: IsoDate | null
  readonly billedUntil: IsoDate | null
}
const later = (one: IsoDate, other: IsoDate) => (one > other ? one : other)
const earlier = (one: IsoDate, other: IsoDate) => (one < other ? one : other)

/** The days of a usage in a month, both included; undefined where it has none. */
export const daysIn = (month: IsoMonth, { endsOn, startsOn }: Pick<Usage, "endsOn" | "startsOn">) => {
  const from = later(firstDayOf(month), startsOn)
  const to = earlier(lastDayOf(month), endsOn ?? lastDayOf(month))
  return from > to ? undefined : { from, to, days: daysBetween(from, to) + 1 }
}

/** The plan's days and those of its extra members, exact; nothing where the month has no day of it. */
export const linesOfMonth = (month: IsoMonth, usages: ReadonlyArray<Usage>): ReadonlyArray<Line> =>
  usages.flatMap((usage): ReadonlyArray<Line> => {
    const found = daysIn(month, usage)
    if (found === undefined) return []
    const share = ratio(found.days, daysInMonth(month))
    const counted = { days: found.days, ofDays: daysInMonth(month) }
    const { extraMembers: people, planPrice, totalUser } = usage
    const plan: Line = {
      kind: "days",
      countedFrom: { unitYen: planPrice, ...counted },
      money: times(ratio(planPrice), share),
    }
    if (people === 0 || totalUser === null) return [plan]
    const each = extraMemberPrice(yen(planPrice), totalUser)
    const more = times(times(ratio(each), ratio(people)), share)
    return [plan, { kind: "members", countedFrom: { unitYen: each, people, ...counted }, money: more }]
  })

/** Months before today's that have days without a bill, the oldest first. */
export const monthsToBill = (usages: ReadonlyArray<Usage>, today: IsoDate): ReadonlyArray<IsoMonth> => {
  const last = shiftMonth(monthOf(today), -1)
  const starts = usages.map(({ startsOn }) => monthOf(startsOn)).toSorted()
  const months: Array<IsoMonth> = []
  for (let month = starts[0] ?? monthOf(today); month <= last; month = shiftMonth(month, 1)) {
    const isOpen = usages.some((usage) => {
      const found = daysIn(month, usage)
      return found !== undefined && (usage.billedUntil === null || usage.billedUntil < found.to)
    })
    if (isOpen) months.push(month)
  }
  return months
}

const tenth = "10"
/** "Pay by the 10th" of the month after; where banks rest on it, the next day on which they work. It is the last day of use. */
export const payBy = (month: IsoMonth): IsoDate => bankDayFrom(isoDate(`${shiftMonth(month, 1)}-${tenth}`))

/** The same of a bill that is made on `today`: what is billed too late to be paid by the 10th is due like any transfer. */
export const dueOfMonth = (month: IsoMonth, today: IsoDate): IsoDate =>
  today < payBy(month) ? payBy(month) : transferDue(today)
