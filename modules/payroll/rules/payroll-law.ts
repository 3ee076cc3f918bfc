/**
 * The law of pay, insurance and tax by the day that decides each: pay day, premium month, closing day, working day.
 *
 * Built once from the book; what a day's law is is remembered, since a close asks for the same few days ten thousand
 * times.
 */
import { Result } from "effect"
import type { IsoDate } from "#modules/kernel/civil-day.ts"
import { amountsAt, type LawBook, scalesAt, tablesAt } from "#modules/kernel/law/law-book.ts"
import type { NoLawOnDate } from "#modules/kernel/law/no-law-on-date.ts"
import type { LawValue, Scale, Table } from "#modules/kernel/law/parameter.ts"
import { rememberedByDay } from "#modules/kernel/law/remembered-by-day.ts"
import { valueOn } from "#modules/kernel/law/value-on.ts"
import { oncePer } from "#modules/kernel/once-per.ts"
import { type LabourLaw, labourLawOf } from "#modules/labour/index.ts"
import { type EmploymentInsuranceKind, type StandardGrades, standardGradesOf } from "#modules/people/index.ts"

type OnDay<A> = (day: IsoDate) => Result.Result<A, NoLawOnDate>

/** Social insurance of a premium month; read on the first day of that month. */
export interface PremiumLaw {
  readonly healthRates: LawValue<Table>
  readonly nursingCare: LawValue<number>
  readonly childSupport: LawValue<number>
  readonly healthShare: LawValue<number>
  readonly nursingCareFromAge: LawValue<number>
  readonly nursingCareUntilAge: LawValue<number>
  readonly healthUntilAge: LawValue<number>
  readonly pensionRate: LawValue<number>
  readonly pensionShare: LawValue<number>
  readonly pensionUntilAge: LawValue<number>
}

/** Withholding of income tax on a pay day. */
export interface IncomeTaxLaw {
  readonly tableRows: LawValue<Scale>
  readonly employmentDeduction: LawValue<Scale>
  readonly basicDeduction: LawValue<Scale>
  readonly dependantDeduction: LawValue<number>
  readonly plainRate: LawValue<Scale>
  readonly surtax: LawValue<number>
  readonly leastTax: LawValue<number>
  readonly beyondSevenDependants: LawValue<number>
  readonly computerMethod: LawValue<Scale>
  readonly otsuBelowTable: LawValue<number>
  readonly otsuUpperMultiple: LawValue<number>
  readonly otsuLowerMultiple: LawValue<number>
  readonly otsuAboveTable: LawValue<Scale>
}

/** Withholding from people engaged day by day. */
export interface HeiLaw {
  readonly daily: LawValue<Table>
  readonly aboveTable: LawValue<Scale>
}

/** Insurance and tax of a bonus on its pay day. */
export interface BonusLaw {
  readonly rates: LawValue<Table>
  readonly months: LawValue<number>
  readonly multipleOfPay: LawValue<number>
  readonly healthLimitOfYear: LawValue<number>
  readonly pensionLimitOfMonth: LawValue<number>
}

export interface PayrollLaw {
  readonly labour: LabourLaw
  readonly premiums: OnDay<PremiumLaw>
  readonly standardGrades: StandardGrades
  readonly employmentInsurance: OnDay<Readonly<Record<EmploymentInsuranceKind, LawValue<number>>>>
  readonly incomeTax: OnDay<IncomeTaxLaw>
  readonly kouAboveTable: OnDay<LawValue<Table>>
  readonly hei: OnDay<HeiLaw>
  readonly transitLimit: OnDay<LawValue<number>>
  readonly carLimit: OnDay<LawValue<Scale>>
  readonly residentTax: OnDay<{ readonly firstMonth: LawValue<number>; readonly instalments: LawValue<number> }>
  readonly bonus: OnDay<BonusLaw>
  readonly otsuBonusRates: OnDay<LawValue<Scale>>
  readonly minimumWages: OnDay<LawValue<Table>>
  /** The first day whose minimum wages are not published yet. */
  readonly minimumWagesEnd: IsoDate | undefined
}

/** The payroll law held in the book; a missing parameter file is a defect at start. */
export const payrollLawOf = oncePer((book: LawBook): PayrollLaw => {
  const amount = (path: string) => {
    const parameter = amountsAt(book, `payroll/${path}`)
    return rememberedByDay((day) => valueOn(parameter, day))
  }
  const scale = (path: string) => {
    const parameter = scalesAt(book, `payroll/${path}`)
    return rememberedByDay((day) => valueOn(parameter, day))
  }
  const table = (path: string) => {
    const parameter = tablesAt(book, `payroll/${path}`)
    return rememberedByDay((day) => valueOn(parameter, day))
  }
  const premiums = {
    healthRates: table("health-insurance/rate"),
    nursingCare: amount("health-insurance/nursing-care"),
    childSupport: amount("health-insurance/child-support"),
    healthShare: amount("health-insurance/insured-share"),
    nursingCareFromAge: amount("health-insurance/nursing-care-from-age"),
    nursingCareUntilAge: amount("health-insurance/nursing-care-until-age"),
    healthUntilAge: amount("health-insurance/until-age"),
    pensionRate: amount("pension/rate"),
    pensionShare: amount("pension/insured-share"),
    pensionUntilAge: amount("pension/until-age"),
  }
  const employment = {
    construction: amount("employment-insurance/construction/worker"),
    general: amount("employment-insurance/general/worker"),
    agriculture: amount("employment-insurance/agriculture-and-sake/worker"),
  }
  const incomeTax = {
    tableRows: scale("income-tax/table-rows"),
    employmentDeduction: scale("income-tax/employment-deduction"),
    basicDeduction: scale("income-tax/basic-deduction"),
    dependantDeduction: amount("income-tax/dependant-deduction"),
    plainRate: scale("income-tax/plain-rate"),
    surtax: amount("income-tax/surtax"),
    leastTax: amount("income-tax/least-tax"),
    beyondSevenDependants: amount("income-tax/beyond-seven-dependants"),
    computerMethod: scale("income-tax/computer-method"),
    otsuBelowTable: amount("income-tax/otsu/below-table"),
    otsuUpperMultiple: amount("income-tax/otsu/upper-multiple"),
    otsuLowerMultiple: amount("income-tax/otsu/lower-multiple"),
    otsuAboveTable: scale("income-tax/otsu/above-table"),
  }
  const resident = { firstMonth: amount("resident-tax/first-month"), instalments: amount("resident-tax/instalments") }
  const hei = { daily: table("income-tax/hei/daily"), aboveTable: scale("income-tax/hei/above-table") }
  const bonus = {
    rates: table("income-tax/bonus"),
    months: amount("income-tax/bonus-months"),
    multipleOfPay: amount("income-tax/bonus-multiple-of-pay"),
    healthLimitOfYear: amount("health-insurance/standard-bonus-limit-of-year"),
    pensionLimitOfMonth: amount("pension/standard-bonus-limit-of-month"),
  }
  return {
    labour: labourLawOf(book),
    premiums: rememberedByDay((day) =>
      Result.all({
        healthRates: premiums.healthRates(day),
        nursingCare: premiums.nursingCare(day),
        childSupport: premiums.childSupport(day),
        healthShare: premiums.healthShare(day),
        nursingCareFromAge: premiums.nursingCareFromAge(day),
        nursingCareUntilAge: premiums.nursingCareUntilAge(day),
        healthUntilAge: premiums.healthUntilAge(day),
        pensionRate: premiums.pensionRate(day),
        pensionShare: premiums.pensionShare(day),
        pensionUntilAge: premiums.pensionUntilAge(day),
      }),
    ),
    standardGrades: standardGradesOf(book),
    employmentInsurance: rememberedByDay((day) =>
      Result.all({
        construction: employment.construction(day),
        general: employment.general(day),
        agriculture: employment.agriculture(day),
      }),
    ),
    incomeTax: rememberedByDay((day) =>
      Result.all({
        tableRows: incomeTax.tableRows(day),
        employmentDeduction: incomeTax.employmentDeduction(day),
        basicDeduction: incomeTax.basicDeduction(day),
        dependantDeduction: incomeTax.dependantDeduction(day),
        plainRate: incomeTax.plainRate(day),
        surtax: incomeTax.surtax(day),
        leastTax: incomeTax.leastTax(day),
        beyondSevenDependants: incomeTax.beyondSevenDependants(day),
        computerMethod: incomeTax.computerMethod(day),
        otsuBelowTable: incomeTax.otsuBelowTable(day),
        otsuUpperMultiple: incomeTax.otsuUpperMultiple(day),
        otsuLowerMultiple: incomeTax.otsuLowerMultiple(day),
        otsuAboveTable: incomeTax.otsuAboveTable(day),
      }),
    ),
    kouAboveTable: table("income-tax/kou-above-table"),
    hei: rememberedByDay((day) => Result.all({ daily: hei.daily(day), aboveTable: hei.aboveTable(day) })),
    transitLimit: amount("commuting/transit-limit"),
    carLimit: scale("commuting/car"),
    residentTax: rememberedByDay((day) =>
      Result.all({ firstMonth: resident.firstMonth(day), instalments: resident.instalments(day) }),
    ),
    bonus: rememberedByDay((day) =>
      Result.all({
        rates: bonus.rates(day),
        months: bonus.months(day),
        multipleOfPay: bonus.multipleOfPay(day),
        healthLimitOfYear: bonus.healthLimitOfYear(day),
        pensionLimitOfMonth: bonus.pensionLimitOfMonth(day),
      }),
    ),
    otsuBonusRates: scale("income-tax/otsu/bonus"),
    minimumWages: table("minimum-wage/hourly"),
    minimumWagesEnd: tablesAt(book, "payroll/minimum-wage/hourly").ends,
  }
})
