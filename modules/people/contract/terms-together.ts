/** What must stand together in pay terms; each complaint names the field that is to blame. */
import { Schema } from "effect"
import { payCycles, salaryTypes } from "#modules/kernel/codes.ts"
import { messageKey } from "#modules/kernel/fields/messages.ts"

type Given = number | null | undefined
const required = (field: string) => ({ path: [field], issue: messageKey("required") })
const isEmpty = (value: unknown) => value === null || value === undefined

interface Pay {
  readonly salaryType: number
  readonly basicSalary?: Given
  readonly morningSalary?: Given
  readonly afternoonSalary?: Given
  readonly eveningSalary?: Given
  readonly otherSalary?: Given
  readonly workingHour?: Given
  readonly averageMonthlyHours?: Given
  readonly otherSubsidy?: ReadonlyArray<{ readonly subsidy: number; readonly isInHourlyBase?: Given }> | null
  readonly isProbation?: Given
  readonly probationSalary?: Given
  readonly officialDate?: string | null
  readonly commutingAllowance?: Given
  readonly commutingTaxFree?: Given
  readonly isWorkOffice?: Given
  readonly isWorkConstructionSite?: Given
  readonly typePaymentTerm?: Given
  readonly paymentTerm?: Given
  readonly paymentMonthOffset?: Given
  readonly paymentDate?: Given
  readonly isDisableUnemploymentInsurance?: Given
  readonly typeIncomeTax?: Given
  readonly numberOfDependents?: Given
}

/** Pay for work under a contract of employment; what is paid to 外注 has neither insurance nor a tax of wages (D50). */
export const isWage = (salaryType: number) =>
  salaryType === salaryTypes.hour || salaryType === salaryTypes.month || salaryType === salaryTypes.shift

/** STAFF-21: until when is counted and when it is paid; who is paid day by day has none of the three. */
const payDays = (pay: Pay) => [
  ...(isEmpty(pay.typePaymentTerm) ? [required("typePaymentTerm")] : []),
  ...(pay.typePaymentTerm === payCycles.day
    ? []
    : (["paymentTerm", "paymentMonthOffset", "paymentDate"] as const)
        .filter((field) => isEmpty(pay[field]))
        .map(required)),
]
/** STAFF-19: what a wage can't be calculated without. */
const taxOfWage = (pay: Pay) =>
  isWage(pay.salaryType)
    ? (["isDisableUnemploymentInsurance", "typeIncomeTax", "numberOfDependents"] as const)
        .filter((field) => isEmpty(pay[field]))
        .map(required)
    : []

/** Wages by the day or week are refused until their close exists: calculated as monthly they would be wrong (D121). 外注 closes by papers. */
const hasClose = ({ salaryType, typePaymentTerm }: Pay) =>
  !isWage(salaryType) || isEmpty(typePaymentTerm) || typePaymentTerm === payCycles.month

/** A week closes and is paid on a weekday, Sunday 0. */
const lastWeekday = 6
const weekdaysOfWeek = (pay: Pay) =>
  pay.typePaymentTerm === payCycles.week
    ? (["paymentTerm", "paymentDate"] as const)
        .filter((field) => (pay[field] ?? 0) > lastWeekday)
        .map((field) => ({ path: [field], issue: messageKey("tooLarge", lastWeekday) }))
    : []

/** The monthly hours that a month's amount is divided by: of monthly pay, and of allowances in the base of premiums. */
const needsMonthlyHours = ({ salaryType, otherSubsidy }: Pay) => {
  if (salaryType === salaryTypes.month) return true
  if (salaryType !== salaryTypes.hour && salaryType !== salaryTypes.shift) return false
  return (otherSubsidy ?? []).some(({ subsidy, isInHourlyBase }) => subsidy > 0 && isInHourlyBase !== 0)
}

/** A probation pays a part of each price, so 0 and more than the whole are slips of the hand and are asked back. */
const probationPercent = { least: 1, most: 100 } as const

const probationRate = ({ isProbation, probationSalary }: Pay) => {
  if (isProbation !== 1) return []
  if (probationSalary === null || probationSalary === undefined) return [required("probationSalary")]
  const { least, most } = probationPercent
  const issue =
    probationSalary < least
      ? messageKey("tooSmall", least)
      : probationSalary > most
        ? messageKey("tooLarge", most)
        : undefined
  return issue === undefined ? [] : [{ path: ["probationSalary"], issue }]
}

/** STAFF-07: who is on probation has a rate, who is permanent the day of it; another rate begins with terms of its own. */
const permanentSince = ({ isProbation, officialDate }: Pay) =>
  isProbation === 1 && !isEmpty(officialDate)
    ? [{ path: ["officialDate"], issue: messageKey("notBesideAnother", "isProbation") }]
    : []

/**
 * Shift pay needs a shift's price and its hours, every other pay its amount, what is a month's the hours it is divided
 * by; a probation needs its rate, of 1 to 100 percent; what is not taxed of the commuting allowance is no more than the allowance.
 */
export const payIsWhole = Schema.makeFilter((pay: Pay) => {
  const isShift = pay.salaryType === salaryTypes.shift
  const shifts = [pay.morningSalary, pay.afternoonSalary, pay.eveningSalary, pay.otherSalary]
  return [
    ...weekdaysOfWeek(pay),
    ...(hasClose(pay) ? [] : [{ path: ["typePaymentTerm"], issue: messageKey("paidByMonthOnly") }]),
    ...payDays(pay),
    ...taxOfWage(pay),
    ...(isShift && shifts.every(isEmpty) ? [required("morningSalary")] : []),
    ...(isShift && isEmpty(pay.workingHour) ? [required("workingHour")] : []),
    ...(!isShift && isEmpty(pay.basicSalary) ? [required("basicSalary")] : []),
    ...(needsMonthlyHours(pay) && isEmpty(pay.averageMonthlyHours) ? [required("averageMonthlyHours")] : []),
    ...probationRate(pay),
    ...permanentSince(pay),
    ...((pay.commutingTaxFree ?? 0) > (pay.commutingAllowance ?? 0)
      ? [{ path: ["commutingTaxFree"], issue: messageKey("tooLarge", pay.commutingAllowance ?? 0) }]
      : []),
    ...(pay.isWorkOffice !== 1 && pay.isWorkConstructionSite === 0
      ? [{ path: ["isWorkConstructionSite"], issue: messageKey("tooFew", 1) }]
      : []),
  ]
})

interface Insurance {
  readonly salaryType: number
  readonly isInsurrance?: Given
  readonly standardRemuneration?: Given
  readonly isHealthInsurrance?: Given
  readonly healthInsurance?: Given
  readonly isPensionInsurrance?: Given
  readonly pensionInsurance?: Given
}

/** Whoever is paid by the month is not asked, and is insured unless somebody says that he is not. */
export const isInsured = ({ salaryType, isInsurrance }: Insurance) =>
  isEmpty(isInsurrance) ? salaryType === salaryTypes.month : isInsurrance === 1

/**
 * STAFF-19: whether a wage is insured is said; then the standard remuneration stands, whose grades are filled in where they
 * are left out, or the premium that is typed by hand in the place of each.
 */
export const insuranceIsWhole = Schema.makeFilter((of: Insurance) => {
  const isAsked = isWage(of.salaryType) && of.salaryType !== salaryTypes.month
  if (isAsked && isEmpty(of.isInsurrance)) return [required("isInsurrance")]
  if (!isInsured(of)) return []
  const [byHand, pensionByHand] = [of.isHealthInsurrance === 1, of.isPensionInsurrance === 1]
  return [
    ...(byHand && isEmpty(of.healthInsurance) ? [required("healthInsurance")] : []),
    ...(pensionByHand && isEmpty(of.pensionInsurance) ? [required("pensionInsurance")] : []),
    ...(!(byHand && pensionByHand) && isEmpty(of.standardRemuneration) ? [required("standardRemuneration")] : []),
  ]
})

interface Hired {
  readonly terms?: { readonly salaryType: number }
  readonly residenceTax?: unknown
}
/** Whoever is taken on for a wage has his resident tax taken from it or pays it himself: one of both is said. */
export const wagesHaveTax = Schema.makeFilter(({ terms, residenceTax }: Hired) =>
  terms !== undefined && isWage(terms.salaryType) && residenceTax === undefined ? [required("residenceTax")] : [],
)
