/**
 * Dated pay terms on the wire, in the specification's spelling; what it has no name for is ours.
 *
 * Terms are written whole: a field that is left out or null is empty. The form and the command line check by this.
 */
import { Schema } from "effect"
import {
  flags,
  genders,
  incomeTaxColumns,
  monthOffsets,
  payCycles,
  probations,
  salaryTypes,
  taxModes,
  wireValues,
} from "#modules/kernel/codes.ts"
import { Clock, Day, Month } from "#modules/kernel/fields/day.ts"
import { messageKey } from "#modules/kernel/fields/messages.ts"
import { hasDecimals, isAtMost, isPositive, RatePercent, wholeBetween } from "#modules/kernel/fields/number.ts"
import { RegistrationNumber } from "#modules/kernel/fields/registration-number.ts"
import { oneOf, Version } from "#modules/kernel/fields/row.ts"
import { atLeastRows, atMostRows, rowsDiffer } from "#modules/kernel/fields/rows-together.ts"
import { CommonText } from "#modules/kernel/fields/text.ts"
import { RateYen } from "#modules/kernel/fields/yen.ts"
import { employmentInsuranceKinds } from "../codes.ts"
import { insuranceIsWhole, payIsWhole } from "./terms-together.ts"

export const Flag = oneOf(wireValues(flags))
export const Gender = oneOf(wireValues(genders))
const optional = <S extends Schema.Constraint>(schema: S) => Schema.optionalKey(Schema.NullOr(schema))
const hours = (most: number) =>
  Schema.Finite.annotate({ message: messageKey("notNumber") }).check(isPositive, isAtMost(most), hasDecimals(2))

const HoursOfDay = Clock.check(
  Schema.makeFilter((clock: string) => clock !== "00:00", { message: messageKey("required") }),
)
const Schedule = Schema.Array(Schema.Struct({ weekday: wholeBetween(0, 6), workingHour: HoursOfDay })).check(
  atLeastRows(1),
  rowsDiffer(({ weekday }: { readonly weekday: number }) => weekday, "weekday"),
)
/**
 * Allowances a month. `isInHourlyBase` is ours: 0 for what 労働基準法施行規則 第21条 leaves out of the base of premiums
 * (family, commuting, separation, education, housing, extraordinary); left out, the allowance belongs to it. `isPaidWhole`
 * is ours: 1 for what whoever joins or leaves within a month gets all of; left out, he gets his days' share.
 */
const Subsidies = Schema.Array(
  Schema.Struct({ title: CommonText, subsidy: RateYen, isInHourlyBase: optional(Flag), isPaidWhole: optional(Flag) }),
).check(atMostRows(20))

const pay = {
  salaryType: oneOf(wireValues(salaryTypes)),
  basicSalary: optional(RateYen),
  morningSalary: optional(RateYen),
  afternoonSalary: optional(RateYen),
  eveningSalary: optional(RateYen),
  otherSalary: optional(RateYen),
  /** Hours of one shift. */
  workingHour: optional(hours(24)),
  /** Hours of an evening shift; empty is the company's evening without its rest. Ours. */
  eveningWorkingHour: optional(hours(24)),
  /** 1か月平均所定労働時間: what monthly pay is divided by for the hourly base. Ours. */
  averageMonthlyHours: optional(hours(400)),
  /** Total rate of overtime in percent; empty is the legal one. */
  salaryOvertime: optional(RatePercent),
  /** Hours of overtime that the monthly pay contains. */
  monthlyOvertimeHour: optional(wholeBetween(0, 100)),
  isProbation: optional(oneOf(wireValues(probations))),
  probationSalary: optional(RatePercent),
  officialDate: optional(Day),
  /** 通勤手当 a month, and the part of it that is not taxed. Ours. */
  commutingAllowance: optional(RateYen),
  commutingTaxFree: optional(RateYen),
  /** 1: whole also for whoever joins or leaves within a month; otherwise his days' share. Ours. */
  isCommutingPaidWhole: optional(Flag),
  otherSubsidy: optional(Subsidies),
  safetyAssociationFee: optional(RateYen),
  schedule: Schedule,
  isWorkOffice: optional(Flag),
  isWorkConstructionSite: optional(Flag),
  typePaymentTerm: optional(oneOf(wireValues(payCycles))),
  paymentTerm: optional(wholeBetween(0, 28)),
  paymentMonthOffset: optional(oneOf(wireValues(monthOffsets))),
  paymentDate: optional(wholeBetween(0, 28)),
  registrationNumber: optional(RegistrationNumber),
  isTax: optional(oneOf(wireValues(taxModes))),
  isCreatePaper: optional(Flag),
  isSendMailPaper: optional(Flag),
}
const insuranceAndTax = {
  isInsurrance: optional(Flag),
  /** 標準報酬月額 in yen, of which the two grades are the names. Ours. */
  standardRemuneration: optional(RateYen),
  indexHealthInsurance: optional(wholeBetween(1, 50)),
  indexPensionInsurance: optional(wholeBetween(1, 32)),
  /** The amount is typed by hand. */
  isHealthInsurrance: optional(Flag),
  healthInsurance: optional(RateYen),
  nursingCareInsurance: optional(RateYen),
  isPensionInsurrance: optional(Flag),
  pensionInsurance: optional(RateYen),
  /** Prefecture of the health insurance; empty is the company's. Ours. */
  kenId: optional(wholeBetween(1, 47)),
  isDisableUnemploymentInsurance: optional(Flag),
  employmentInsuranceKind: optional(oneOf(employmentInsuranceKinds)),
  typeIncomeTax: optional(oneOf(wireValues(incomeTaxColumns))),
  numberOfDependents: optional(wholeBetween(0, 99)),
}

const fields = { effectiveFrom: Day, ...pay, ...insuranceAndTax }
export const TermsInput = Schema.Struct(fields).check(payIsWhole, insuranceIsWhole)
export type TermsInput = typeof TermsInput.Type
export const TermsView = Schema.Struct({ ...fields, version: Schema.Int })
export type TermsView = typeof TermsView.Type

const ByMonth = Schema.Struct({
  1: RateYen,
  2: RateYen,
  3: RateYen,
  4: RateYen,
  5: RateYen,
  6: RateYen,
  7: RateYen,
  8: RateYen,
  9: RateYen,
  10: RateYen,
  11: RateYen,
  12: RateYen,
})
const residenceTax = {
  /** June of the fiscal year: the first month of payment that the municipality's notice is for. */
  month: Month.check(
    Schema.makeFilter((month: string) => month.endsWith("-06"), {
      message: messageKey("invalid"),
      arbitraryConstraint: { patterns: [{ source: "^20[23]\\d-06$", flags: "" }] },
    }),
  ),
  isResidenceTax: Flag,
  isSimpleMonth: Flag,
  fitstMonthTax: RateYen,
  remainMonthTax: RateYen,
  residenceTaxByMonth: Schema.NullOr(ByMonth),
}
export const ResidenceTaxInput = Schema.Struct(residenceTax).check(
  Schema.makeFilter((tax) =>
    tax.isSimpleMonth === 1 || tax.residenceTaxByMonth !== null
      ? undefined
      : { path: ["residenceTaxByMonth"], issue: messageKey("required") },
  ),
)
export type ResidenceTaxInput = typeof ResidenceTaxInput.Type
export const ResidenceTaxView = Schema.Struct({ ...residenceTax, version: Version })
export type ResidenceTaxView = typeof ResidenceTaxView.Type
