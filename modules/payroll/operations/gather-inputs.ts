/** The inputs of many people, one after another: what is read for them in bulk, and nothing held that is not needed. */

import { Effect, type Result, Stream } from "effect"
import { chunksOf } from "effect/Array"
import { expensesOfSlips } from "#modules/expenses/index.ts"
import {
  addDays,
  firstDayOf,
  type IsoDate,
  lastDayOf,
  monthNumberOf,
  monthOf,
  shiftMonth,
  yearOf,
} from "#modules/kernel/civil-day.ts"
import { Law } from "#modules/kernel/law/law.ts"
import type { Prefecture } from "#modules/kernel/law/prefectures.ts"
import {
  isVendorsWorker,
  type PaidPerson,
  paidPeopleByIds,
  residentTaxOf,
  salaryTypesCovering,
  type Terms,
  termsCovering,
} from "#modules/people/index.ts"
import {
  type CountRules,
  countRulesOf,
  eachStaffMonth,
  monthDays,
  type StaffMonth,
} from "#modules/timekeeping/index.ts"
import { type PayrollLaw, payrollLawOf } from "../rules/payroll-law.ts"
import type { PayEntries } from "../rules/slip/pay-inputs.ts"
import { termsWithin } from "../rules/wages/wage-terms.ts"
import {
  entriesOf,
  type Gathered,
  inputsOf,
  isWaged,
  type Missing,
  type PayMonth,
  prefectureOf,
  type ReadBeside,
} from "./person-inputs.ts"
import { sitesElsewhere } from "./workplaces.ts"

/** Resident tax runs from June's payment to May's; a year is named after its June. */
const fiscalYearOf = (paidOn: IsoDate) => (monthNumberOf(paidOn) >= 6 ? yearOf(paidOn) : yearOf(paidOn) - 1)

/** Premiums are due for the month before the pay day's, of a leaver for that month too. */
const premiumPeriod = ({ paidOn }: PayMonth) => ({
  from: firstDayOf(shiftMonth(monthOf(paidOn), -1)),
  to: lastDayOf(monthOf(paidOn)),
})

const premiumsAnd = (month: PayMonth) => {
  const premiums = premiumPeriod(month)
  return {
    from: month.from < premiums.from ? month.from : premiums.from,
    to: month.to > premiums.to ? month.to : premiums.to,
  }
}

/** People whose terms and plans are in memory at once; of their punches and slips only one person's are. */
const peopleAtOnce = 1500

/** The first day of which something counts: the week before belongs to the forty hours of the period's first week. */
const countsFrom = (month: PayMonth) => {
  const [weekBefore, { from }] = [addDays(month.from, -7), premiumsAnd(month)]
  return { weekBefore, from, earliest: from < weekBefore ? from : weekBefore }
}

/** Those of these people who are paid wages for the month, in their order, and the terms of all. */
const wagedWithTerms = Effect.fn("Payroll.wagedWithTerms")(function* (
  companyId: number,
  staff: ReadonlyArray<PaidPerson>,
  month: PayMonth,
) {
  const ids = staff.map(({ id }) => id)
  const terms = yield* termsCovering(companyId, ids, countsFrom(month).earliest, premiumsAnd(month).to)
  const people = staff.filter(
    ({ id, role }) => !isVendorsWorker(role) && isWaged(termsWithin(terms.get(id) ?? [], month)),
  )
  return { people, terms }
})

/** Those of these people, none of them a vendor's, who are paid wages for the month, in their order. */
export const wagedOf = Effect.fn("Payroll.wagedOf")(function* (
  companyId: number,
  staffIds: ReadonlyArray<number>,
  month: PayMonth,
) {
  const waged: Array<number> = []
  for (const some of chunksOf(staffIds, peopleAtOnce)) {
    const terms = yield* salaryTypesCovering(companyId, some, month.from, month.to)
    waged.push(...some.filter((id) => isWaged(termsWithin(terms.get(id) ?? [], month))))
  }
  return waged
})

/** Of an ascending list, what counts from a day on: the one in force on it and all later ones. */
const countingFrom = (ascending: ReadonlyArray<Terms>, from: IsoDate) =>
  ascending.filter((_, at) => (ascending[at + 1]?.effectiveFrom ?? "9999-12-31") > from)

/** What is read of a person for a month. */
export type PersonRead = StaffMonth & ReadBeside

const readEach = Effect.fn("Payroll.readEach")(function* (
  companyId: number,
  staffIds: ReadonlyArray<number>,
  month: PayMonth,
  take: (read: PersonRead) => void,
) {
  const staff = yield* paidPeopleByIds(companyId, staffIds)
  const { people, terms } = yield* wagedWithTerms(
    companyId,
    staffIds.flatMap((id) => staff.get(id) ?? []),
    month,
  )
  const resident = yield* residentTaxOf(companyId, staffIds, fiscalYearOf(month.paidOn))
  const expenses = yield* expensesOfSlips(companyId, staffIds, month)
  const period = { from: countsFrom(month).weekBefore, to: month.to }
  yield* eachStaffMonth(companyId, { people, terms }, period, (read) =>
    take({ ...read, residentTax: resident.get(read.staff.id), expenses: expenses.get(read.staff.id) ?? [] }),
  )
})

/**
 * Gives what is read of each of these people for a month to `take`, in the order of the ids; those paid by paper are
 * left out.
 *
 * The number of statements does not depend on the number of people, but for every fifteen hundred of them.
 */
export const eachRead = Effect.fn("Payroll.eachRead")(function* (
  companyId: number,
  staffIds: ReadonlyArray<number>,
  month: PayMonth,
  take: (read: PersonRead) => void,
) {
  for (const some of chunksOf(staffIds, peopleAtOnce)) yield* readEach(companyId, some, month, take)
})

/** By what everybody's month of a company is counted. */
export interface MonthBasis {
  readonly month: PayMonth
  readonly rules: CountRules
  /** Prefectures of the sites outside the company's own. */
  readonly elsewhere: ReadonlyMap<number, Prefecture>
}

/** What a month of the company is counted by. */
export const monthBasis = Effect.fn("Payroll.monthBasis")(function* (companyId: number, month: PayMonth) {
  const rules = yield* countRulesOf(companyId)
  return { month, rules, elsewhere: yield* sitesElsewhere(companyId, prefectureOf(month)) } satisfies MonthBasis
})

/** The inputs of a person, of what was read of him; no more is asked of anybody. */
export const gatheredOf = (read: PersonRead, { elsewhere, month, rules }: MonthBasis, law: PayrollLaw): Gathered => {
  const days = monthDays(read, rules)
  const own = countingFrom(read.terms, countsFrom(month).from)
  return {
    staff: read.staff,
    days: days.filter(({ day }) => day >= month.from),
    inputs: inputsOf(read.staff, own, days, read, { ...month, elsewhere }, law),
  }
}

/** What is entered of a person who is paid wages, or what is missing in it. */
export interface Entered {
  readonly staff: PaidPerson
  readonly entries: Result.Result<PayEntries, Missing>
}

/** Gives what is entered of each of these people for a month to `take`, in the order of the ids; no work is read. */
export const eachEntered = Effect.fn("Payroll.eachEntered")(function* (
  companyId: number,
  staffIds: ReadonlyArray<number>,
  month: PayMonth,
  take: (one: Entered) => void,
) {
  const law = payrollLawOf(yield* Law)
  const { from } = countsFrom(month)
  const read = Effect.fnUntraced(function* (some: ReadonlyArray<number>) {
    const staff = yield* paidPeopleByIds(companyId, some)
    return yield* wagedWithTerms(companyId, [...staff.values()], month)
  })
  // While some are judged, the next are read.
  yield* Stream.fromIterable(chunksOf(staffIds, peopleAtOnce)).pipe(
    Stream.mapEffect(read, { concurrency: 2 }),
    Stream.runForEach(({ people, terms }) =>
      Effect.sync(() => {
        for (const staff of people) {
          const own = countingFrom(terms.get(staff.id) ?? [], from)
          take({ staff, entries: entriesOf(staff, own, month, law) })
        }
      }),
    ),
  )
})
