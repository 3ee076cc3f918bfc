/** Staff, partners and dated terms as other modules see them: words instead of the wire's numbers. */
import {
  genders,
  type IncomeTaxColumn,
  incomeTaxColumns,
  type PayCycle,
  payCycles,
  type Role,
  type SalaryType,
  salaryTypes,
  type TaxMode,
  taxModes,
  wordOf,
} from "#modules/kernel/codes.ts"
import { noYen } from "#modules/kernel/yen.ts"
import type { partnerRecord, residentTax, staff, terms } from "./tables.ts"

export type StaffRow = typeof staff.$inferSelect
export type Partner = typeof partnerRecord.$inferSelect
type TermsRow = typeof terms.$inferSelect

/** A person by the hiring company's own record; `id` is the wire's userId, `role` and the flags are his membership's. */
export interface Staff extends Omit<StaffRow, "gender"> {
  readonly gender: keyof typeof genders
  readonly role: Role
  readonly isFirstAdmin: boolean
  readonly isSupervising: boolean
  readonly hidesRevenue: boolean
  readonly isOutsourced: boolean
}

/**
 * Of a person only what work and pay depend on: whoever reads everybody has no use for addresses and accounts. Where
 * nobody noted the day of joining, `joinedOn` is the day from which the record counts.
 */
export type PaidPerson = Pick<Staff, "id" | "name" | "role" | "birthday" | "joinedOn" | "leftOn">

type Worded = "companyId" | "salaryType" | "incomeTaxColumn" | "payCycle" | "taxMode"
/** What a person is paid by from `effectiveFrom` until the next terms; `version` counts the corrections of that day. */
export interface Terms extends Readonly<Omit<TermsRow, Worded>> {
  readonly salaryType: SalaryType
  readonly incomeTaxColumn: IncomeTaxColumn
  readonly payCycle: PayCycle
  readonly taxMode: TaxMode
}

/** Terms as somebody writes them down: what is left out is the default of a new hire. */
export type NewTerms = Pick<Terms, "effectiveFrom" | "salaryType"> &
  Partial<Omit<Terms, "effectiveFrom" | "salaryType" | "staffId" | "version">>

/** 特別徴収 of a fiscal year that runs from June's payment to May's; `byMonth` starts with January. */
export type ResidentTax = Readonly<Omit<typeof residentTax.$inferSelect, "companyId">>

const plainTerms = {
  basicSalary: null,
  morningSalary: null,
  afternoonSalary: null,
  eveningSalary: null,
  otherSalary: null,
  hoursPerShift: null,
  eveningHours: null,
  averageMonthlyHours: null,
  overtimePercent: null,
  deemedOvertimeHours: 0,
  isProbation: false,
  probationPercent: null,
  officialOn: null,
  commutingYen: noYen,
  commutingTaxFreeYen: noYen,
  isCommutingPaidWhole: false,
  subsidies: [],
  safetyFee: noYen,
  weekdayMinutes: [0, 480, 480, 480, 480, 480, 0],
  hasSocialInsurance: false,
  standardRemuneration: null,
  healthGrade: null,
  pensionGrade: null,
  healthInsuranceYen: null,
  nursingCareYen: null,
  pensionYen: null,
  kenId: null,
  hasEmploymentInsurance: false,
  employmentInsuranceKind: "construction",
  incomeTaxColumn: "kou",
  dependants: 0,
  worksInOffice: false,
  worksOnSite: true,
  payCycle: "month",
  paymentTerm: 0,
  paymentMonthOffset: 1,
  paymentDate: 0,
  registrationNumber: null,
  taxMode: "outer",
  makesPaper: false,
  mailsPaper: false,
} as const satisfies Omit<Terms, "effectiveFrom" | "salaryType" | "staffId" | "version">

export const completeTerms = (staffId: number, version: number, given: NewTerms): Terms => ({
  ...plainTerms,
  weekdayMinutes: [...plainTerms.weekdayMinutes],
  ...given,
  staffId,
  version,
})

export const termsFromRow = ({ companyId: _, ...row }: TermsRow): Terms => ({
  ...row,
  salaryType: wordOf(salaryTypes, row.salaryType),
  incomeTaxColumn: wordOf(incomeTaxColumns, row.incomeTaxColumn),
  payCycle: wordOf(payCycles, row.payCycle),
  taxMode: wordOf(taxModes, row.taxMode),
})

export const rowFromTerms = (companyId: number, of: Terms): TermsRow => ({
  ...of,
  companyId,
  salaryType: salaryTypes[of.salaryType],
  incomeTaxColumn: incomeTaxColumns[of.incomeTaxColumn],
  payCycle: payCycles[of.payCycle],
  taxMode: taxModes[of.taxMode],
})

export interface MemberFacts {
  readonly role: Role
  readonly isFirstAdmin: boolean
  readonly isSupervising: boolean
  readonly hidesRevenue: boolean
  readonly isOutsourced: boolean
}
export const staffOf = (row: StaffRow, member: MemberFacts): Staff => ({
  ...row,
  gender: wordOf(genders, row.gender),
  role: member.role,
  isFirstAdmin: member.isFirstAdmin,
  isSupervising: member.isSupervising,
  hidesRevenue: member.hidesRevenue,
  isOutsourced: member.isOutsourced,
})
