/** 業務委託料 (PAY-20): the periods that somebody's dated terms pay a fee for, whatever he does in them. */
import { paymentOf } from "#modules/companies/index.ts"
import { addDays, dayOfMonth, type IsoDate, monthNumberOf, monthOf } from "#modules/kernel/civil-day.ts"
import type { SalaryType } from "#modules/kernel/codes.ts"
import type { Yen } from "#modules/kernel/yen.ts"
import { type OfPerson, termsOfPerson } from "./terms-of-payment.ts"

export interface Stretch {
  readonly from: IsoDate
  readonly to: IsoDate
}
export interface FeePeriod extends Stretch {
  readonly fee: Yen
}
interface FeeTerms extends OfPerson {
  readonly effectiveFrom: IsoDate
  readonly salaryType: SalaryType
  readonly basicSalary: Yen | null
}
/** A year of days; nobody bills more at once, and a mistyped year asks for no more. */
const mostPeriods = 366
const laterOf = (one: IsoDate, other: IsoDate | null) => (other !== null && other > one ? other : one)

/** Terms are written whole: those that leave fee and cycle as they were go on with the ones before. */
const agreedOnce = (ascending: ReadonlyArray<FeeTerms>) => {
  const saysOfFees = (of: FeeTerms) => JSON.stringify([of.salaryType, of.basicSalary, termsOfPerson(of)])
  return ascending.filter((of, n) => {
    const before = ascending[n - 1]
    return before === undefined || saysOfFees(before) !== saysOfFees(of)
  })
}

/**
 * Whole periods that close within a stretch of days, each under the one terms that name its fee: one that began before them, or
 * before he was there, or that other terms end, is not paid by it. `ascending` are his terms by first day.
 */
export const feePeriods = (
  terms: ReadonlyArray<FeeTerms>,
  joinedOn: IsoDate | null,
  { from, to }: Stretch,
): ReadonlyArray<FeePeriod> => {
  const ascending = agreedOnce(terms)
  return ascending.flatMap((of, n) => {
    const [terms, fee] = [termsOfPerson(of), of.basicSalary]
    if (of.salaryType !== "outsource" || fee === null || fee === 0 || terms === null) return []
    const since = laterOf(of.effectiveFrom, joinedOn)
    const next = ascending[n + 1]?.effectiveFrom
    const until = next !== undefined && next <= to ? addDays(next, -1) : to
    const periods: Array<FeePeriod> = []
    for (let day = laterOf(from, since); day <= until && periods.length < mostPeriods; ) {
      const period = paymentOf(day, terms)
      if (period.to > until) break
      if (period.from >= since) periods.push({ from: period.from, to: period.to, fee })
      day = addDays(period.to, 1)
    }
    return periods
  })
}

export const overlaps = (one: Stretch, other: Stretch) => one.from <= other.to && other.from <= one.to

const slashed = (day: string) => day.replaceAll("-", "/")
/** A line names its period: a calendar month by its number, else by its days. */
export const feeLabel = ({ from, to }: Stretch) => {
  if (from === to) return `業務委託料　${slashed(to)}分`
  const isMonth = dayOfMonth(from) === 1 && monthOf(from) === monthOf(to) && dayOfMonth(addDays(to, 1)) === 1
  return `業務委託料　${isMonth ? `${monthNumberOf(monthOf(to))}月分` : `${slashed(from)}～${slashed(to)}分`}`
}
