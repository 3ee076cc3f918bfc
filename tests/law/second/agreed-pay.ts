/**
 * What is agreed by the month, calculated a second time: base by the days of employment, absence, allowances, commuting,
 * fixed overtime. Written from 労働基準法 第24条・第37条, PAY-17, 所得税法施行令 第20条の2 and DECISIONS, not from the rules.
 */
import { daysFrom, weekdayOf } from "./dates.ts"
import { dropped, type Exact, exact, halfUp, less, sumOf, times } from "./exact.ts"
import type { RandomMonth, RandomTerms } from "./random-months.ts"
import type { RandomPerson } from "./random-people.ts"

export const employedDays = ({ joinedOn, leftOn, work: { from, to } }: RandomPerson): ReadonlyArray<string> =>
  daysFrom(from, to).filter((day) => day >= joinedOn && (leftOn === undefined || day <= leftOn))
const contracted = ({ week }: RandomMonth, day: string) => week[weekdayOf(day)] ?? 0
const contractedDays = (work: RandomMonth) =>
  daysFrom(work.from, work.to).filter((day) => contracted(work, day) > 0).length

/** The share of the month's base that falls to one agreement, and what absence takes of it. */
const monthlyPart = (person: RandomPerson, terms: RandomTerms, isOwn: (day: string) => boolean) => {
  const { absences, work } = person
  const own = employedDays(person).filter((day) => isOwn(day) && contracted(work, day) > 0)
  const whole = times(exact(terms.wage), exact(terms.probation ?? 100, 100))
  const base = halfUp(times(whole, exact(own.length, contractedDays(work))))
  const unpaid = absences.filter(({ day }) => isOwn(day)).reduce((sum, one) => sum + one.unpaid, 0)
  const ownMinutes = own.reduce((sum, day) => sum + contracted(work, day), 0)
  if (unpaid === 0 || ownMinutes === 0) return { base, absence: 0 }
  const byHour = times(whole, exact(unpaid, work.averageHours * 60))
  const byShare = times(exact(base), exact(unpaid, ownMinutes))
  return { base, absence: -dropped(less(byHour, byShare) ? byHour : byShare) }
}

/** An agreement's share of the month's 固定残業; its hours beyond sixty at the higher rate. */
export const deemedPay = ({ chosenRate = 0, deemed }: RandomTerms, base: Exact, share: Exact): number => {
  const paid = (legal: number, minutes: number) => times(base, exact(Math.max(100 + legal, chosenRate) * minutes, 6000))
  return halfUp(times(share, sumOf([paid(25, Math.min(deemed, 3600)), paid(50, Math.max(0, deemed - 3600))])))
}

/** モデル就業規則: a month's amount by the contracted days of employment, unless the agreement pays it whole. */
const ofMonth = (person: RandomPerson, yen: number, isWhole: boolean) => {
  const { work } = person
  const own = employedDays(person).filter((day) => contracted(work, day) > 0).length
  return isWhole ? yen : halfUp(times(exact(yen), exact(own, contractedDays(work))))
}
const commutingPaid = (person: RandomPerson) => ofMonth(person, person.commuting.yen, person.paidWhole.commuting)

/** A pass is free of tax to 150,000 yen a month, however few of its days somebody was there. */
export const taxFreeOf = (person: RandomPerson) => Math.min(commutingPaid(person), person.commuting.taxFree, 150_000)

export const agreedPay = (person: RandomPerson): Readonly<Record<string, number>> => {
  const { work } = person
  const parts = work.terms.flatMap((terms, at) => {
    const until = work.terms[at + 1]?.from ?? "9999-12-31"
    const isOwn = (day: string) => (at === 0 || day >= terms.from) && day < until
    return terms.kind === "month" ? [monthlyPart(person, terms, isOwn)] : []
  })
  const isThere = employedDays(person).length > 0
  return {
    basePay: parts.reduce((sum, { base }) => sum + base, 0),
    absence: parts.reduce((sum, { absence }) => sum + absence, 0),
    ...(isThere
      ? Object.fromEntries(
          work.allowances.map(({ title, yen }) => [
            `subsidy:${title}`,
            ofMonth(person, yen, person.paidWhole.allowance === title),
          ]),
        )
      : {}),
    commuting: isThere ? commutingPaid(person) : 0,
  }
}
