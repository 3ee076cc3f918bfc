/**
 * What stands in the form of a person: flat texts by key, as they are typed, so that a typo is kept and shown.
 *
 * `terms.*` are the pay terms of one first day, `tax.*` the resident tax of one fiscal year, the rest the record.
 */
import { salaryTypes } from "#modules/kernel/codes.ts"
import { fileIdIn } from "@/lib/picture/file-id.ts"
import { noHealth, valuesOfProfile } from "./profile-values.ts"
import type { StaffView } from "./staff-queries.ts"

export type Values = Readonly<Record<string, string>>

export const recordFields = [
  "name",
  "furiganaName",
  "gender",
  "birthday",
  "phone",
  "address",
  "job",
  "yearExperience",
  "joinDate",
  "leftDate",
  "description",
  "avatar",
  "stamp",
  "contract",
  "isDisableViewRevenue",
] as const
export type RecordField = (typeof recordFields)[number]

type TermsView = NonNullable<StaffView["terms"]>[number]
type TaxView = NonNullable<StaffView["residenceTax"]>[number]

/** Fields of pay terms that are one value each; schedule and allowances are rows. */
export const termsFields = [
  "effectiveFrom",
  "salaryType",
  "basicSalary",
  "morningSalary",
  "afternoonSalary",
  "eveningSalary",
  "otherSalary",
  "workingHour",
  "eveningWorkingHour",
  "averageMonthlyHours",
  "salaryOvertime",
  "monthlyOvertimeHour",
  "isProbation",
  "probationSalary",
  "officialDate",
  "commutingAllowance",
  "commutingTaxFree",
  "isCommutingPaidWhole",
  "safetyAssociationFee",
  "isWorkOffice",
  "isWorkConstructionSite",
  "typePaymentTerm",
  "paymentTerm",
  "paymentMonthOffset",
  "paymentDate",
  "registrationNumber",
  "isTax",
  "isCreatePaper",
  "isSendMailPaper",
  "isInsurrance",
  "standardRemuneration",
  "indexHealthInsurance",
  "indexPensionInsurance",
  "isHealthInsurrance",
  "healthInsurance",
  "nursingCareInsurance",
  "isPensionInsurrance",
  "pensionInsurance",
  "kenId",
  "isDisableUnemploymentInsurance",
  "employmentInsuranceKind",
  "typeIncomeTax",
  "numberOfDependents",
] as const satisfies ReadonlyArray<keyof TermsView>

/** Of these the text is the value; all others are numbers. */
export const textFields: ReadonlySet<string> = new Set([
  "effectiveFrom",
  "officialDate",
  "registrationNumber",
  "employmentInsuranceKind",
])
export const weekdays = [0, 1, 2, 3, 4, 5, 6] as const
export const months = [6, 7, 8, 9, 10, 11, 12, 1, 2, 3, 4, 5] as const

const text = (value: string | number | null | undefined) => (value == null ? "" : String(value))

const defaults: Values = {
  "terms.salaryType": "1",
  "terms.isProbation": "0",
  "terms.isCommutingPaidWhole": "0",
  "terms.isWorkOffice": "0",
  "terms.isWorkConstructionSite": "1",
  "terms.isInsurrance": "0",
  "terms.isHealthInsurrance": "0",
  "terms.isPensionInsurrance": "0",
  "terms.isDisableUnemploymentInsurance": "0",
  "terms.employmentInsuranceKind": "construction",
  "terms.typeIncomeTax": "1",
  "terms.numberOfDependents": "0",
  "terms.typePaymentTerm": "3",
  "terms.paymentTerm": "0",
  "terms.paymentMonthOffset": "1",
  "terms.paymentDate": "0",
  "terms.isTax": "0",
}
/** A tick of its own beside the hours, so that hours that are being typed anew do not untick their day. */
const dayValues = (day: number, hours: string): Values => ({
  [`terms.scheduled.${day}`]: hours === "" ? "" : "1",
  [`terms.schedule.${day}`]: hours,
})
const weekOf = (hoursOn: (day: number) => string): Values =>
  Object.assign({}, ...weekdays.map((day) => dayValues(day, hoursOn(day))))
const usualWeek = weekOf((day) => (day % 6 === 0 ? "" : "08:00"))

/** Terms of nobody yet, from a first day on. */
export const newTerms = (effectiveFrom: string): Values => ({
  ...Object.fromEntries(termsFields.map((field) => [`terms.${field}`, ""])),
  ...defaults,
  ...usualWeek,
  "terms.subsidies": "0",
  "terms.effectiveFrom": effectiveFrom,
})

/** Whether a month's amount is divided by the hours of a month: monthly pay, and allowances that premiums are taken of. */
export const needsMonthlyHours = (values: Values) => {
  const type = values["terms.salaryType"]
  if (type === "3") return true
  const rows = Array.from({ length: Number(values["terms.subsidies"] ?? 0) }, (_, row) => row)
  return (type === "1" || type === "5") && rows.some((row) => values[`terms.subsidy.${row}.isInHourlyBase`] === "1")
}

const wages: ReadonlyArray<number> = [salaryTypes.hour, salaryTypes.month, salaryTypes.shift]

/** Terms as the form begins with them; a wage has the company's days, also where older terms say others. */
export const valuesOfTerms = (terms: TermsView, payDays: StaffView["payDays"]): Values => ({
  ...Object.fromEntries(termsFields.map((field) => [`terms.${field}`, text(terms[field])])),
  ...(wages.includes(terms.salaryType) ? payDaysOf(payDays) : {}),
  ...weekOf((day) => terms.schedule.find(({ weekday }) => weekday === day)?.workingHour ?? ""),
  "terms.subsidies": String(terms.otherSubsidy?.length ?? 0),
  ...Object.fromEntries(
    (terms.otherSubsidy ?? []).flatMap(({ title, subsidy, isInHourlyBase, isPaidWhole }, row) => [
      [`terms.subsidy.${row}.title`, title],
      [`terms.subsidy.${row}.subsidy`, String(subsidy)],
      [`terms.subsidy.${row}.isInHourlyBase`, text(isInHourlyBase ?? 1)],
      [`terms.subsidy.${row}.isPaidWhole`, text(isPaidWhole ?? 0)],
    ]),
  ),
})

export const valuesOfTax = (year: string, tax: TaxView | undefined): Values => {
  const byMonth = tax?.residenceTaxByMonth
  return {
    "tax.year": year,
    "tax.isResidenceTax": text(tax?.isResidenceTax ?? 0),
    "tax.isSimpleMonth": text(tax?.isSimpleMonth ?? 1),
    "tax.fitstMonthTax": text(tax?.fitstMonthTax),
    "tax.remainMonthTax": text(tax?.remainMonthTax),
    ...Object.fromEntries(months.map((month) => [`tax.by.${month}`, text(byMonth?.[month])])),
  }
}

/** The terms in force today, or the first that will be. */
export const currentTerms = (view: StaffView, today: string) =>
  view.terms?.findLast(({ effectiveFrom }) => effectiveFrom <= today) ?? view.terms?.[0]

/** Which fiscal year's resident tax a day belongs to: June begins it. */
export const fiscalYearOf = (day: string) => String(Number(day.slice(0, 4)) - (Number(day.slice(5, 7)) < 6 ? 1 : 0))

const valuesOfRecord = (view: StaffView): Values => ({
  ...Object.fromEntries(
    recordFields.map((field) => [field, field === "contract" ? (view.contract?.id ?? "") : text(view[field])]),
  ),
  avatar: fileIdIn(view.avatar),
  stamp: fileIdIn(view.stamp),
})

/** Of somebody who has none yet, as of one who was imported: from his first day on, by the company's own pay days. */
const firstTerms = (view: StaffView, from: string): Values =>
  view.payDays === undefined || (view.terms?.length ?? 0) > 0
    ? newTerms("")
    : { ...newTerms(view.joinDate ?? from), ...payDaysOf(view.payDays) }

/**
 * What a person's form shows first; `day` chooses the terms, `year` the fiscal year. First terms begin with his first day,
 * or with `from` where none is known.
 */
export const valuesOf = (
  view: StaffView,
  chosen: { readonly day: string | undefined; readonly year: string; readonly from?: string },
): Values => {
  const terms = view.terms?.find(({ effectiveFrom }) => effectiveFrom === chosen.day)
  const tax = view.residenceTax?.find(({ month }) => month.startsWith(chosen.year))
  return {
    ...valuesOfRecord(view),
    ...valuesOfProfile(view),
    ...(terms === undefined ? firstTerms(view, chosen.from ?? "") : valuesOfTerms(terms, view.payDays)),
    ...valuesOfTax(chosen.year, tax),
  }
}
/** The company's own closing and pay day, with which the terms of a new person begin. */
export const payDaysOf = (of: Readonly<Record<string, number>> = {}): Values =>
  Object.fromEntries(Object.entries(of).map(([field, value]) => [`terms.${field}`, `${value}`]))

export const emptyValues = (year: string, effectiveFrom: string): Values => ({
  ...Object.fromEntries(recordFields.map((field) => [field, ""])),
  email: "",
  roleId: "",
  managerId: "",
  ...valuesOfProfile({}),
  ...noHealth,
  ...newTerms(effectiveFrom),
  ...valuesOfTax(year, undefined),
})

/** Paid by wages: by the hour, month or shift; not by price or bill, which have neither insurance nor tax here (D50). */
export const isWageType = (salaryType: number) => wages.includes(salaryType)
export const isWage = (values: Values) => isWageType(Number(values["terms.salaryType"]))
