/**
 * From what people and companies hold about a person to the inputs of his slip.
 *
 * Pure: the caller has read everything of the month in bulk; what a slip can't do without and nobody has entered is
 * told by name, so that the close can show it.
 */
import { Data, Result } from "effect"
import { eachDay, type IsoDate, type IsoMonth, weekday } from "#modules/kernel/civil-day.ts"
import type { NoLawOnDate } from "#modules/kernel/law/no-law-on-date.ts"
import { type Prefecture, prefectures } from "#modules/kernel/law/prefectures.ts"
import { type Minutes, minutes, noMinutes } from "#modules/kernel/minutes.ts"
import { type ResultSteps, resultFn } from "#modules/kernel/result-fn.ts"
import { noYen } from "#modules/kernel/yen.ts"
import { type ResidentTax, type Staff, type Terms, termsOn } from "#modules/people/index.ts"
import type { RepaidExpense } from "../../model/repaid-expense.ts"
import type { DayWork, MonthPremium, PayInputs } from "../../model.ts"
import { premiumsOf } from "../insurance/entered-premiums.ts"
import { premiumMonths, uncollectedMonths } from "../insurance/premium-month.ts"
import type { PayrollLaw } from "../payroll-law.ts"
import { payTermsOf } from "../wages/pay-terms.ts"
import { isWageDay, paysWages, termsWithin, wagePeriod } from "../wages/wage-terms.ts"

/** Entries without which the person's slip can't be made. */
export class PayEntriesMissing extends Data.TaggedError("PayEntriesMissing")<{
  readonly missing: ReadonlyArray<"terms" | "birthday" | "averageMonthlyHours" | "standardRemuneration" | "payCycle">
}> {}

export interface PersonMonth {
  readonly month: IsoMonth
  readonly from: IsoDate
  readonly to: IsoDate
  readonly paidOn: IsoDate
  readonly staff: Pick<Staff, "birthday" | "joinedOn" | "leftOn">
  /** Ascending: those of the period, and those around it, for premiums are of other months than the work. */
  readonly terms: ReadonlyArray<Terms>
  readonly residentTax: ResidentTax | undefined
  /** The company's own prefecture, for people whose terms name none. */
  readonly prefecture: Prefecture
  /** Hours of the company's evening shift, for terms that tell none. */
  readonly evening?: Minutes
  readonly days: ReadonlyArray<DayWork>
  readonly absences: PayInputs["absences"]
  /** What goes back to him with this slip. */
  readonly expenses?: ReadonlyArray<RepaidExpense>
}

const earlier = (a: IsoDate, b: IsoDate) => (a < b ? a : b)
const later = (a: IsoDate, b: IsoDate) => (a > b ? a : b)

const residentTaxOf = (tax: ResidentTax | undefined): PayInputs["residentTax"] => {
  if (tax === undefined || !tax.isCollected) return undefined
  if (tax.isSimple || tax.byMonth === null)
    return { firstMonth: tax.firstMonthYen, layout: "simple", otherMonths: tax.remainingMonthYen }
  return {
    layout: "monthly",
    months: Object.fromEntries(tax.byMonth.map((yen, index) => [String(index + 1), yen])),
  }
}

/** The days of the period that the person's weekdays make working days. */
const scheduledDaysOf = (terms: ReadonlyArray<Terms>, { from, to }: PersonMonth) =>
  eachDay(from, to).filter((day) => ((termsOn(terms, day) ?? terms[0])?.weekdayMinutes[weekday(day)] ?? 0) > 0)

/** The contracted minutes of these days, where somebody was absent from some. */
const scheduledMinutesOf = (terms: ReadonlyArray<Terms>, days: ReadonlyArray<IsoDate>) =>
  days.map((day) => minutes((termsOn(terms, day) ?? terms[0])?.weekdayMinutes[weekday(day)] ?? 0))

/** Where nobody noted the day of joining, the first known terms tell that somebody was there. */
const employed = ({ paidOn, from, to, terms, staff: { joinedOn, leftOn } }: PersonEntries) => ({
  from,
  to,
  paidOn,
  joinedOn: joinedOn ?? earlier(from, terms[0]?.effectiveFrom ?? from),
  ...(leftOn === null ? {} : { leftOn }),
})

/** The days of employment as wages see them: cut where papers come before or after. */
const employment = (terms: ReadonlyArray<Terms>, person: PersonMonth) => {
  const { joinedOn, leftOn } = person.staff
  const wages = wagePeriod(terms, person)
  const joined = wages.from === person.from ? joinedOn : later(wages.from, joinedOn ?? wages.from)
  const left = wages.to === person.to ? leftOn : earlier(wages.to, leftOn ?? wages.to)
  return { ...(joined === null ? {} : { joinedOn: joined }), ...(left === null ? {} : { leftOn: left }) }
}

/** Whether some day of the period is one of employment: without any, terms agree no pay by the month. */
const isEmployedIn = (
  { from, to }: PersonMonth,
  { joinedOn, leftOn }: Partial<Record<"joinedOn" | "leftOn", IsoDate>>,
) => (joinedOn ?? from) <= to && (leftOn ?? to) >= from

const withoutDeemed = ([first, ...others]: PayInputs["terms"]): PayInputs["terms"] => [
  { ...first, deemedOvertime: noMinutes },
  ...others.map((one) => ({ ...one, deemedOvertime: noMinutes })),
]

const missingOf = (
  { staff }: PersonEntries,
  wages: ReadonlyArray<Terms>,
  premiums: ReadonlyArray<MonthPremium | undefined>,
) => {
  const missing: Array<PayEntriesMissing["missing"][number]> = []
  // Pay by the day or week has no close of its own yet, and is no monthly pay (D121).
  if (wages.some(({ payCycle }) => payCycle !== "month")) missing.push("payCycle")
  const isShared = wages.at(-1)?.subsidies.some(({ yen, isInHourlyBase }) => isInHourlyBase && yen > 0) === true
  const lacksHours = wages.some(
    (terms) => terms.averageMonthlyHours === null && (isShared || terms.salaryType === "month"),
  )
  if (lacksHours) missing.push("averageMonthlyHours")
  const isInsured = premiums.length > 0 || wages.at(-1)?.hasSocialInsurance === true
  if (isInsured && staff.birthday === null) missing.push("birthday")
  if (premiums.includes(undefined)) missing.push("standardRemuneration")
  return missing
}

/** Of a person's month what the entries are judged by: nothing of it is work. */
export type PersonEntries = Omit<PersonMonth, "absences" | "days" | "prefecture" | "residentTax">

/** What is entered of a person, complete enough for a slip. */
export interface PayEntries {
  readonly inPeriod: ReadonlyArray<Terms>
  /** The last wages of the period. */
  readonly current: Terms
  readonly terms: PayInputs["terms"]
  readonly premiums: ReadonlyArray<MonthPremium>
  /** Those of months that no slip may take. */
  readonly uncollected: ReadonlyArray<MonthPremium>
}

/**
 * Whether a slip can be made of what is entered, before anything is known of the work.
 *
 * Premiums follow the terms of the last day of their month, which need not be one of the period. Fails with
 * PayEntriesMissing, or with NoLawOnDate where the grades of a premium month are not held.
 */
export const payEntriesOf = resultFn(function* (
  person: PersonEntries,
  law: PayrollLaw,
): ResultSteps<PayEntries, PayEntriesMissing | NoLawOnDate> {
  const inPeriod = termsWithin(person.terms, person)
  const wages = inPeriod.filter(paysWages)
  const current = wages.at(-1)
  const [first, ...others] = wages.flatMap((terms) => payTermsOf(terms, person.evening ?? noMinutes))
  if (current === undefined || first === undefined)
    return yield* Result.fail(new PayEntriesMissing({ missing: ["terms"] }))
  const during = employed(person)
  const premiums = yield* premiumsOf(person.terms, current, premiumMonths(during), law)
  // Only of whom the day of joining is noted is it known which slip is the first.
  const early = person.staff.joinedOn === null ? [] : uncollectedMonths(during)
  const uncollected = yield* premiumsOf(person.terms, current, early, law)
  const missing = missingOf(person, wages, [...premiums, ...uncollected])
  if (missing.length > 0) return yield* Result.fail(new PayEntriesMissing({ missing }))
  return {
    inPeriod,
    current,
    terms: [first, ...others],
    premiums: premiums.flatMap((premium) => premium ?? []),
    uncollected: uncollected.flatMap((premium) => premium ?? []),
  }
})

/** The inputs of one person's slip. Fails as payEntriesOf does. */
export const payInputsOf = resultFn(function* (
  person: PersonMonth,
  law: PayrollLaw,
): ResultSteps<PayInputs, PayEntriesMissing | NoLawOnDate> {
  const { inPeriod, current, terms, premiums, uncollected } = yield* payEntriesOf(person, law)
  const { birthday } = person.staff
  const { expenses = [] } = person
  const employedFromTo = employment(inPeriod, person)
  const tax = residentTaxOf(person.residentTax)
  const absences = person.absences.filter(({ day }) => isWageDay(inPeriod, day))
  const scheduledDays = scheduledDaysOf(inPeriod, person)
  const isEmployed = isEmployedIn(person, employedFromTo)
  // Keys in their canonical order.
  return {
    absences,
    ...(birthday === null ? {} : { birthDate: birthday }),
    childSupportRounding: "combined",
    ...(current.commutingYen === noYen || !isEmployed
      ? {}
      : {
          commuting: {
            by: "other" as const,
            ...(current.isCommutingPaidWhole ? { isPaidWhole: true as const } : {}),
            taxFree: current.commutingTaxFreeYen,
            yen: current.commutingYen,
          },
        }),
    days: person.days.filter(({ day }) => isWageDay(inPeriod, day)),
    deductions: current.safetyFee === noYen || !isEmployed ? [] : [{ title: "安全協力会費", yen: current.safetyFee }],
    ...(current.hasEmploymentInsurance ? { employmentInsurance: current.employmentInsuranceKind } : {}),
    ...(expenses.length === 0 ? {} : { expenses }),
    from: person.from,
    incomeTax:
      current.incomeTaxColumn === "kou"
        ? { column: "kou", dependants: current.dependants }
        : { column: current.incomeTaxColumn },
    incomeTaxMethod: "printedTable",
    ...employedFromTo,
    month: person.month,
    paidOn: person.paidOn,
    prefecture: prefectures[(current.kenId ?? 0) - 1] ?? person.prefecture,
    premiums,
    ...(tax === undefined ? {} : { residentTax: tax }),
    scheduledDays,
    ...(absences.length === 0 ? {} : { scheduledMinutes: scheduledMinutesOf(inPeriod, scheduledDays) }),
    subsidies: isEmployed
      ? current.subsidies.map(({ isInHourlyBase, isPaidWhole, title, yen }) => ({
          isInHourlyBase,
          ...(isPaidWhole === true ? { isPaidWhole } : {}),
          title,
          yen,
        }))
      : [],
    terms: isEmployed ? terms : withoutDeemed(terms),
    to: person.to,
    ...(uncollected.length === 0 ? {} : { uncollected }),
  }
})
