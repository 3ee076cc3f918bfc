/**
 * Premiums and resident tax of a slip calculated a second time. Written from 健康保険法 第3条・第36条・第156条・第167条,
 * 厚生年金保険法 第14条・第84条, 介護保険法 第9条, 年齢計算ニ関スル法律, 通貨の単位及び貨幣の発行等に関する法律 第3条 and
 * 地方税法 第321条の5, not from the product's rules.
 */
import { dayAfter, lastOf, laterMonth, monthOf } from "./dates.ts"
import { type Exact, exact, halfDown, less, times } from "./exact.ts"
import type { RandomHolding, RandomPerson, ResidentTaxNotice } from "./random-people.ts"

/** The birthday of an age; of 29 February 1 March in other years. */
const birthdayAt = (birthday: string, age: number) => {
  const [year = 0, month = 0, day = 0] = birthday.split("-").map(Number)
  return new Date(Date.UTC(year + age, month - 1, day)).toISOString().slice(0, 10)
}
/** An age is reached with the end of the day before. */
const ageOn = (birthday: string, age: number) => dayAfter(birthdayAt(birthday, age), -1)

/** The month of joining to the month before the loss; joined and lost in one month owes it. */
const isOwed = (month: string, joinedOn: string, lostOn: string) => {
  if (joinedOn >= lostOn) return false
  const [joined, lost] = [monthOf(joinedOn), monthOf(lostOn)]
  return month >= joined && (month < lost || (month === joined && month === lost))
}
const lossOf = ({ birthday, leftOn }: RandomPerson, insurance: "health" | "pension") => {
  const byAge = insurance === "health" ? birthdayAt(birthday, 75) : ageOn(birthday, 70)
  const left = leftOn === undefined ? "9999-12-31" : dayAfter(leftOn)
  return left < byAge ? left : byAge
}

/** The month before the pay day's; the last slip, which pays the day of leaving, also that of the pay day. */
const monthsTaken = ({ joinedOn, leftOn, paidOn, work: { from, to } }: RandomPerson) => {
  if (joinedOn > to || (leftOn !== undefined && leftOn < from)) return []
  const isLast = leftOn !== undefined && leftOn <= to
  return [laterMonth(monthOf(paidOn), -1), ...(isLast ? [monthOf(paidOn)] : [])]
}

/** In hundred-thousandths: 協会けんぽ of 令和7年度 and of 令和8年度. */
const branches = {
  東京都: [9910, 9850],
  新潟県: [9550, 9210],
  大阪府: [10_240, 10_130],
  兵庫県: [10_160, 10_120],
  山形県: [9750, 9750],
  福岡県: [10_310, 10_110],
} as const
const shareOf = (standard: number, rate: number) => halfDown(times(exact(standard), exact(rate, 200_000)))

const healthOf = (month: string, standard: number, hasCare: boolean, person: RandomPerson) => {
  const isNew = month >= "2026-03"
  const own = branches[person.branch][isNew ? 1 : 0] + (hasCare ? (isNew ? 1620 : 1590) : 0)
  const support = month >= "2026-04" ? 230 : 0
  return person.rounding === "combined"
    ? shareOf(standard, own + support)
    : shareOf(standard, own) + shareOf(standard, support)
}
/** 厚生年金: 88,000 to 650,000 yen. */
const pensionStandard = (standard: number) => Math.min(650_000, Math.max(88_000, standard))

const holdingOn = (holdings: ReadonlyArray<RandomHolding>, day: string) =>
  holdings.findLast(({ terms: { from } }) => from <= day) ?? holdings[0]

/** Premiums of one month; nothing of what is not owed. */
const premiumsOf = (month: string, person: RandomPerson) => {
  const { birthday, holdings, joinedOn } = person
  const insurance = holdingOn(holdings, lastOf(month))?.insurance
  if (insurance === undefined) return { health: 0, pension: 0 }
  const owes = (which: "health" | "pension") => isOwed(month, joinedOn, lossOf(person, which))
  const isThere = isOwed(month, joinedOn, person.leftOn === undefined ? "9999-12-31" : dayAfter(person.leftOn))
  const hasCare = month >= monthOf(ageOn(birthday, 40)) && month < monthOf(ageOn(birthday, 65))
  const { byHand, standard } = insurance
  // What somebody types stands whatever the age (DECISIONS): pension may go on beyond 70 as 任意加入.
  if (byHand !== undefined) return isThere ? byHand : { health: 0, pension: 0 }
  return {
    health: owes("health") ? healthOf(month, standard, hasCare, person) : 0,
    pension: owes("pension") ? shareOf(pensionStandard(standard), 18_300) : 0,
  }
}
export const socialPremiums = (person: RandomPerson) => {
  const all = monthsTaken(person).map((month) => premiumsOf(month, person))
  const sum = (of: (one: (typeof all)[number]) => number) => all.reduce((total, one) => total + of(one), 0)
  return { health: sum(({ health }) => health), pension: sum(({ pension }) => pension) }
}

/** Per mille tenths of 2025 and 2026, by the day on which the wages close. */
const employmentRates = { general: [55, 50], agriculture: [65, 60], construction: [65, 60] } as const
export const employmentPremium = ({ employment, work: { to } }: RandomPerson, gross: number) =>
  employment === undefined
    ? 0
    : halfDown(times(exact(gross), exact(employmentRates[employment][to < "2026-04-01" ? 0 : 1], 10_000)))

const dueIn = (month: number, { byMonth, first, others }: ResidentTaxNotice) =>
  byMonth === undefined ? (month === 6 ? first : others) : (byMonth[month - 1] ?? 0)

/** Of who leaves from January to April the rest until May, where the pay covers it. */
export const residentTax = (person: RandomPerson, left: Exact): number => {
  const { joinedOn, leftOn, notice, paidOn, work } = person
  const isBeside = joinedOn > work.to || (leftOn !== undefined && leftOn < work.from)
  if (notice === undefined || isBeside) return 0
  const month = Number(paidOn.slice(5, 7))
  const own = dueIn(month, notice)
  const isLast = leftOn !== undefined && leftOn <= work.to && Number(leftOn.slice(5, 7)) <= 4
  if (!isLast || month > 5) return own
  let rest = 0
  for (let at = month; at <= 5; at++) rest += dueIn(at, notice)
  return less(left, exact(rest)) ? own : rest
}
