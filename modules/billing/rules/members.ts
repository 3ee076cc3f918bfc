/** 追加の席: members beyond what the plan lets in (D91). */
import { addMonths, daysBetween, type IsoDate } from "#modules/kernel/civil-day.ts"
import { ratio, times } from "#modules/kernel/ratio.ts"
import { yen } from "#modules/kernel/yen.ts"
import type { Line } from "./bill-lines.ts"
import { extraMemberPrice } from "./price.ts"

interface Seated {
  readonly price: number
  readonly totalUser: number | null
}
/** One member more, for a month; nothing of a plan that lets in any number. */
export const eachMember = ({ price, totalUser }: Seated): number =>
  totalUser === null ? 0 : extraMemberPrice(yen(price), totalUser)

/** For whole months, beside a term. */
export const linesOfMembers = (plan: Seated, people: number, months: number): ReadonlyArray<Line> => {
  const unitYen = eachMember(plan)
  if (people === 0 || unitYen === 0) return []
  return [{ kind: "members", countedFrom: { unitYen, people, months }, money: ratio(unitYen * people * months) }]
}

/** Whole months from `from`, counted as terms are, and what is left of days by the length of the month they lie in. */
export const monthsAndDays = (from: IsoDate, until: IsoDate) => {
  let months = 0
  while (addMonths(from, months + 1) <= until) months += 1
  const begun = addMonths(from, months)
  return { months, days: daysBetween(begun, until), ofDays: daysBetween(begun, addMonths(from, months + 1)) }
}

/** For the rest of a prepaid term. */
export const linesOfRest = (plan: Seated, people: number, from: IsoDate, until: IsoDate): ReadonlyArray<Line> => {
  const { days, months, ofDays } = monthsAndDays(from, until)
  const whole = months === 0 ? [] : linesOfMembers(plan, people, months)
  const unitYen = eachMember(plan)
  if (days === 0 || unitYen === 0) return whole
  const money = times(ratio(unitYen * people), ratio(days, ofDays))
  return [...whole, { kind: "members", countedFrom: { unitYen, people, days, ofDays }, money }]
}
