/** Gathers what each person's pay of a month is calculated from, in bulk: terms, worked days, insurance, taxes. */
import { Effect, Result } from "effect"
import { companySettings, payDateOf, payPeriodOf } from "#modules/companies/index.ts"
import type { IsoDate, IsoMonth } from "#modules/kernel/civil-day.ts"
import { shiftIds, workShifts } from "#modules/kernel/codes.ts"
import type { NoLawOnDate } from "#modules/kernel/law/no-law-on-date.ts"
import { type Prefecture, prefectures } from "#modules/kernel/law/prefectures.ts"
import type { Minutes } from "#modules/kernel/minutes.ts"
import { type ResultSteps, resultFn } from "#modules/kernel/result-fn.ts"
import { type DayMinutes, minutesByKind } from "#modules/labour/index.ts"
import type { PaidPerson, ResidentTax, Terms } from "#modules/people/index.ts"
import { type MonthDay, statutoryHolidaysOf } from "#modules/timekeeping/index.ts"
import type { CheckKind } from "../codes/checks.ts"
import type { RepaidExpense } from "../model/repaid-expense.ts"
import type { PayInputs } from "../model.ts"
import { eveningOf } from "../rules/hours/evening.ts"
import type { PayrollLaw } from "../rules/payroll-law.ts"
import { type PayEntries, type PayEntriesMissing, payEntriesOf, payInputsOf } from "../rules/slip/pay-inputs.ts"
import { paysWages, termsWithin } from "../rules/wages/wage-terms.ts"
import { workplaceOf } from "./workplaces.ts"

/** What keeps a person's month from being calculated, and the day for which it is missing. */
export interface Missing {
  readonly kinds: ReadonlyArray<CheckKind>
  readonly day: IsoDate
}

/** One person's inputs, or why they can't be had. */
export interface Gathered {
  readonly staff: PaidPerson
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
  /** Hours of the company's evening shift without its rest; 0 where it has none. */
  readonly evening: Minutes
}

/** A month with the prefectures of the sites that lie outside the company's own. */
export interface MonthOfSites extends PayMonth {
  readonly elsewhere: ReadonlyMap<number, Prefecture>
}

/** The company's own prefecture. */
export const prefectureOf = ({ kenId }: Pick<PayMonth, "kenId">): Prefecture => prefectures[kenId - 1] ?? "東京都"

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
    evening: eveningOf(settings.shifts.evening, settings.breakRules),
  } satisfies PayMonth
})

const shiftsOf = (ids: ReadonlySet<number>) =>
  [...ids].flatMap((id) => workShifts.find((word) => shiftIds[word] === id) ?? [])

/** The shifts of a day, and those that count half; two halves of one shift are a whole one. */
const tickedOf = ({ punches }: MonthDay) => {
  const all = punches.flatMap(({ shifts }) => shifts)
  const halves = punches.flatMap(({ halfShifts }) => halfShifts)
  const isHalf = (id: number) =>
    halves.filter((half) => half === id).length === 1 && all.filter((one) => one === id).length === 1
  return { shifts: shiftsOf(new Set(all)), halfShifts: shiftsOf(new Set(halves.filter(isHalf))) }
}

// Keys in their canonical order: a month has thirty of them for each person.
const dayWork = (of: MonthDay, minutes: DayMinutes, workplace: PayInputs["prefecture"]): PayInputs["days"][number] => {
  const { halfShifts, shifts } = tickedOf(of)
  return {
    arrangements: [...new Set(of.plans.map(({ taskId }) => taskId))],
    beyondScheduled: minutes.beyondScheduled,
    beyondSixty: minutes.beyondSixty,
    day: minutes.day,
    ...(halfShifts.length === 0 ? {} : { halfShifts }),
    holiday: minutes.holiday,
    holidayNight: minutes.holidayNight,
    night: minutes.night,
    overtime: minutes.overtime,
    punches: of.punches.map(({ id }) => id),
    regular: minutes.regular,
    shifts,
    workplace,
  }
}

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
  payCycle: "payCycle",
} as const
const missingKind = (entry: keyof typeof missingKinds) => missingKinds[entry]

/** What is read of a person beside his terms and work. */
export interface ReadBeside {
  readonly residentTax: ResidentTax | undefined
  readonly expenses: ReadonlyArray<RepaidExpense>
}

/** One person's inputs from what was read of him, or what is missing for them. */
export const inputsOf = resultFn(function* (
  staff: PaidPerson,
  terms: ReadonlyArray<Terms>,
  days: ReadonlyArray<MonthDay>,
  { expenses, residentTax }: ReadBeside,
  month: MonthOfSites,
  law: PayrollLaw,
): ResultSteps<PayInputs, Missing> {
  const period = { from: month.from, to: month.to, statutoryHolidays: month.holidays, weekBeginsOn: 0 }
  const counted = yield* Result.mapError(
    minutesByKind({ ...period, days: days.map(({ worked }) => worked) }, law.labour),
    (fault) => faultOf(fault, month),
  )
  const prefecture = prefectureOf(month)
  const byDay = new Map(days.map((of) => [of.day, of]))
  const work = counted.flatMap((minutes) => {
    const of = byDay.get(minutes.day)
    return of === undefined ? [] : [dayWork(of, minutes, workplaceOf(of, prefecture, month.elsewhere, law))]
  })
  const isMonthly = termsWithin(terms, month).some(({ salaryType }) => salaryType === "month")
  const person = {
    ...month,
    staff,
    terms,
    residentTax,
    expenses,
    prefecture,
    days: work.filter(
      ({ regular, overtime, holiday, shifts }) => regular + overtime + holiday > 0 || shifts.length > 0,
    ),
    absences: isMonthly ? absencesOf(days, month) : [],
  }
  return yield* Result.mapError(payInputsOf(person, law), (fault) => faultOf(fault, month))
})

/** What is entered of a person for a month, or what is missing in it. */
export const entriesOf = (
  staff: PaidPerson,
  terms: ReadonlyArray<Terms>,
  month: PayMonth,
  law: PayrollLaw,
): Result.Result<PayEntries, Missing> =>
  Result.mapError(payEntriesOf({ ...month, staff, terms }, law), (fault) => faultOf(fault, month))

/** Whether work by these terms is paid as wages: freelancers by contract and outsourced people get papers (D50). */
export const isWaged = (inPeriod: ReadonlyArray<Pick<Terms, "salaryType">>) =>
  inPeriod.length === 0 || inPeriod.some(paysWages)
