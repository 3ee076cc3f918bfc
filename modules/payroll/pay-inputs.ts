/** Gathers what each person's pay of a month is calculated from, in bulk: terms, worked days, insurance, taxes. */
import { Effect, Result } from "effect"
import { companySettings, payDateOf, payPeriodOf } from "#modules/companies/index.ts"
import {
  addDays,
  firstDayOf,
  type IsoDate,
  type IsoMonth,
  lastDayOf,
  monthNumberOf,
  monthOf,
  shiftMonth,
  yearOf,
} from "#modules/kernel/civil-day.ts"
import { shiftIds, workShifts } from "#modules/kernel/codes.ts"
import { Law } from "#modules/kernel/law/law.ts"
import type { NoLawOnDate } from "#modules/kernel/law/no-law-on-date.ts"
import { prefectures } from "#modules/kernel/law/prefectures.ts"
import { type DayMinutes, minutesByKind } from "#modules/labour/index.ts"
import {
  type ResidentTax,
  residentTaxOf,
  type Staff,
  staffByIds,
  type Terms,
  termsCovering,
} from "#modules/people/index.ts"
import { eachStaffMonth, type MonthDay, statutoryHolidaysOf } from "#modules/timekeeping/index.ts"
import type { CheckKind } from "./codes-of-checks.ts"
import type { PayInputs } from "./model.ts"
import { type PayEntriesMissing, payInputsOf } from "./rules/pay-inputs.ts"
import { type PayrollLaw, payrollLawOf } from "./rules/payroll-law.ts"
import { paysWages, termsWithin } from "./rules/wage-terms.ts"

/** What keeps a person's month from being calculated, and the day for which it is missing. */
export interface Missing {
  readonly kinds: ReadonlyArray<CheckKind>
  readonly day: IsoDate
}

/** One person's inputs, or why they can't be had. */
export interface Gathered {
  readonly staff: Staff
  readonly days: ReadonlyArray<MonthDay>
  readonly inputs: Result.Result<PayInputs, Missing>
}

/** The period, pay day and settings of a month of one company. */
export interface PayMonth {
  readonly month: IsoMonth
  readonly from: IsoDate
  readonly to: IsoDate
  readonly paidOn: IsoDate
  readonly kenId: number
  readonly holidays: ReadonlySet<IsoDate>
}

export const payMonthOfCompany = Effect.fn("Payroll.payMonthOfCompany")(function* (companyId: number, month: IsoMonth) {
  const settings = yield* companySettings(companyId)
  const { from, to } = payPeriodOf(month, settings.salaryClosingDate)
  return {
    month,
    from,
    to,
    paidOn: payDateOf(month, settings),
    kenId: settings.kenId ?? 13,
    holidays: statutoryHolidaysOf(settings.statutoryHolidayWeekday, from, to),
  } satisfies PayMonth
})

/** Resident tax runs from June's payment to May's; a year is named after its June. */
const fiscalYearOf = (paidOn: IsoDate) => (monthNumberOf(paidOn) >= 6 ? yearOf(paidOn) : yearOf(paidOn) - 1)

const shiftsOf = (of: MonthDay) => {
  const ids = new Set(of.punches.flatMap(({ shifts }) => shifts))
  return [...ids].flatMap((id) => workShifts.find((word) => shiftIds[word] === id) ?? [])
}

// Keys in their canonical order: a month has thirty of them for each person.
const dayWork = (of: MonthDay, minutes: DayMinutes, workplace: PayInputs["prefecture"]): PayInputs["days"][number] => ({
  arrangements: [...new Set(of.plans.map(({ taskId }) => taskId))],
  beyondScheduled: minutes.beyondScheduled,
  beyondSixty: minutes.beyondSixty,
  day: minutes.day,
  holiday: minutes.holiday,
  holidayNight: minutes.holidayNight,
  night: minutes.night,
  overtime: minutes.overtime,
  punches: of.punches.map(({ id }) => id),
  regular: minutes.regular,
  shifts: shiftsOf(of),
  workplace,
})

/** Arranged and not punched: a day's contracted time that monthly pay does not cover. */
const absencesOf = (days: ReadonlyArray<MonthDay>, month: PayMonth) =>
  days
    .filter(({ day, plans, punches }) => day >= month.from && plans.length > 0 && punches.length === 0)
    .map(({ day, worked }) => ({ day, unpaid: worked.scheduled }))

const faultOf = (fault: PayEntriesMissing | NoLawOnDate, month: PayMonth): Missing =>
  fault._tag === "NoLawOnDate"
    ? { kinds: ["noLaw"], day: fault.on }
    : { kinds: fault.missing.map(missingKind), day: month.from }

const missingKinds = {
  terms: "noTerms",
  birthday: "noBirthday",
  averageMonthlyHours: "noMonthlyHours",
  standardRemuneration: "noStandard",
  dailyTax: "dailyTax",
} as const
const missingKind = (entry: keyof typeof missingKinds) => missingKinds[entry]

const inputsOf = (
  staff: Staff,
  terms: ReadonlyArray<Terms>,
  days: ReadonlyArray<MonthDay>,
  residentTax: ResidentTax | undefined,
  month: PayMonth,
  law: PayrollLaw,
): Result.Result<PayInputs, Missing> =>
  Result.gen(function* () {
    const period = { from: month.from, to: month.to, statutoryHolidays: month.holidays, weekBeginsOn: 0 }
    const counted = yield* Result.mapError(
      minutesByKind({ ...period, days: days.map(({ worked }) => worked) }, law.labour),
      (fault) => faultOf(fault, month),
    )
    const prefecture = prefectures[month.kenId - 1] ?? "東京都"
    const byDay = new Map(days.map((of) => [of.day, of]))
    const work = counted.flatMap((minutes) => {
      const of = byDay.get(minutes.day)
      return of === undefined ? [] : [dayWork(of, minutes, prefecture)]
    })
    const isMonthly = termsWithin(terms, month).some(({ salaryType }) => salaryType === "month")
    const person = {
      ...month,
      staff,
      terms,
      residentTax,
      prefecture,
      days: work.filter(
        ({ regular, overtime, holiday, shifts }) => regular + overtime + holiday > 0 || shifts.length > 0,
      ),
      absences: isMonthly ? absencesOf(days, month) : [],
    }
    return yield* Result.mapError(payInputsOf(person, law), (fault) => faultOf(fault, month))
  })

/**
 * Those whose work is paid as wages: freelancers by contract and outsourced people get papers (D50), a vendor pays its
 * workers itself (D107).
 */
const isWaged = ({ role }: Staff, inPeriod: ReadonlyArray<Terms>) =>
  role !== "vendorWorker" && (inPeriod.length === 0 || inPeriod.some(paysWages))

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

/** Of these people, those who are paid wages for the month, in the order of the ids. */
export const wagedIds = Effect.fn("Payroll.wagedIds")(function* (
  companyId: number,
  staffIds: ReadonlyArray<number>,
  month: PayMonth,
) {
  const staff = yield* staffByIds(companyId, staffIds)
  const { from, to } = premiumsAnd(month)
  const terms = yield* termsCovering(companyId, staffIds, from, to)
  return staffIds.filter((id) => {
    const person = staff.get(id)
    return person !== undefined && isWaged(person, termsWithin(terms.get(id) ?? [], month))
  })
})

/** Of an ascending list, what counts from a day on: the one in force on it and all later ones. */
const countingFrom = (ascending: ReadonlyArray<Terms>, from: IsoDate) =>
  ascending.filter((_, at) => (ascending[at + 1]?.effectiveFrom ?? "9999-12-31") > from)

/**
 * Gives the inputs of each of these people for a month to `take`, in the order of the ids; those paid by paper are left
 * out.
 *
 * The number of statements does not depend on the number of people.
 */
export const eachGathered = Effect.fn("Payroll.eachGathered")(function* (
  companyId: number,
  staffIds: ReadonlyArray<number>,
  month: PayMonth,
  take: (one: Gathered) => void,
) {
  const law = payrollLawOf(yield* Law)
  const staff = yield* staffByIds(companyId, staffIds)
  const { from, to } = premiumsAnd(month)
  // The week before belongs to the forty hours of the period's first week.
  const weekBefore = addDays(month.from, -7)
  const terms = yield* termsCovering(companyId, staffIds, from < weekBefore ? from : weekBefore, to)
  const resident = yield* residentTaxOf(companyId, staffIds, fiscalYearOf(month.paidOn))
  const people = staffIds.flatMap((id) => {
    const person = staff.get(id)
    const isPaid = person !== undefined && isWaged(person, termsWithin(terms.get(id) ?? [], month))
    return isPaid ? [person] : []
  })
  yield* eachStaffMonth(companyId, { people, terms }, { from: weekBefore, to: month.to }, (person, days) => {
    const own = countingFrom(terms.get(person.id) ?? [], from)
    take({
      staff: person,
      days: days.filter(({ day }) => day >= month.from),
      inputs: inputsOf(person, own, days, resident.get(person.id), month, law),
    })
  })
})
