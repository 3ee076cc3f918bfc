import { sql } from "drizzle-orm"
import {
  boolean,
  customType,
  date,
  integer,
  jsonb,
  numeric,
  pgSchema,
  text,
  timestamp,
  uuid,
} from "drizzle-orm/pg-core"
import type { IsoDate } from "#modules/kernel/civil-day.ts"
import type { Language, RoleId, TaxRounding } from "#modules/kernel/codes.ts"
import type { Yen } from "#modules/kernel/yen.ts"
import type { CertificationKind, EmploymentInsuranceKind, InvitationState } from "./codes.ts"
import type { KeptPrices } from "./contract/partner-parts.ts"
import type { BankInfo, Certification, EmergencyAddress, Heal } from "./contract/profile.ts"

/** An allowance a month. */
interface Subsidy {
  readonly title: string
  readonly yen: Yen
  /** Whether premiums are taken of it too (労働基準法施行規則 第21条 names what they are not taken of). */
  readonly isInHourlyBase: boolean
  /** Whoever joins or leaves within a month gets all of it; otherwise his days' share. */
  readonly isPaidWhole?: boolean
}
const bytea = customType<{ data: Buffer }>({ dataType: () => "bytea" })
const people = pgSchema("people")
const yen = (name: string) => integer(name).$type<Yen>()
const instant = (name: string) => timestamp(name, { withTimezone: true, mode: "string" })
const day = (name: string) => date(name).$type<IsoDate>()

/** The card of a partner; its number is its partnership's. */
const partnerColumns = () => ({
  companyId: integer("company_id").notNull(),
  id: integer("id").notNull(),
  companyName: text("company_name").notNull(),
  name: text("name"),
  furiganaName: text("furigana_name"),
  email: text("email"),
  phone: text("phone"),
  fax: text("fax"),
  postalCode: text("postal_code"),
  address: text("address"),
  registrationNumber: text("registration_number"),
  note: text("note").notNull().default(""),
  /** 印影, of a vendor. */
  stamp: uuid("stamp"),
  contractDate: day("contract_date"),
  joinsProjects: boolean("joins_projects").notNull().default(false),
  makesPaper: boolean("makes_paper").notNull().default(false),
  mailsPaper: boolean("mails_paper").notNull().default(false),
  bank: jsonb("bank").$type<BankInfo>(),
  customerClosingDate: integer("customer_closing_date"),
  customerPaymentMonth: integer("customer_payment_month").$type<0 | 1 | 2>(),
  customerPaymentDate: integer("customer_payment_date"),
  customerTax: integer("customer_tax").$type<0 | 1>().notNull().default(0),
  customerTaxRounding: text("customer_tax_rounding").$type<TaxRounding>().notNull().default("floor"),
  customerPrices: jsonb("customer_prices").$type<KeptPrices>().notNull().default({}),
  vendorClosingDate: integer("vendor_closing_date"),
  vendorPaymentMonth: integer("vendor_payment_month").$type<0 | 1 | 2>(),
  vendorPaymentDate: integer("vendor_payment_date"),
  vendorPrices: jsonb("vendor_prices").$type<KeptPrices>().notNull().default({}),
  status: integer("status").$type<0 | 1>().notNull().default(1),
  version: integer("version").notNull().default(1),
})
export const partner = people.table("partner", partnerColumns())
/** The card with what the partner is to us, which companies keeps. */
export const partnerRecord = people
  .view("partner_record", {
    ...partnerColumns(),
    isCustomer: boolean("is_customer").notNull(),
    isVendor: boolean("is_vendor").notNull(),
  })
  .existing()

export const staff = people.table("staff", {
  companyId: integer("company_id").notNull(),
  id: integer("id").notNull().generatedAlwaysAsIdentity(),
  personId: integer("person_id").notNull(),
  membershipId: integer("membership_id").notNull(),
  partnerId: integer("partner_id"),
  name: text("name").notNull(),
  furiganaName: text("furigana_name"),
  gender: integer("gender").$type<0 | 1 | 2>().notNull().default(0),
  birthday: day("birthday"),
  email: text("email"),
  phone: text("phone"),
  address: text("address"),
  trade: text("trade"),
  yearExperience: integer("year_experience"),
  joinedOn: day("joined_on"),
  leftOn: day("left_on"),
  madeOn: day("made_on").notNull(),
  note: text("note").notNull().default(""),
  status: integer("status").$type<0 | 1>().notNull().default(1),
  version: integer("version").notNull().default(1),
})

/** Whom to call, what he is licensed for, where his pay goes. */
export const profile = people.table("profile", {
  companyId: integer("company_id").notNull(),
  staffId: integer("staff_id").notNull(),
  emergency: jsonb("emergency").$type<EmergencyAddress>(),
  certification: jsonb("certification").$type<Certification>(),
  bank: jsonb("bank").$type<BankInfo>(),
  /** The earliest end of any qualification; the database keeps it (0073). */
  licensesEndOn: text("licenses_end_on").generatedAlwaysAs(sql`people.first_end(certification)`),
})
/** Apart, so that no list takes it along (D54). */
export const health = people.table("health", {
  companyId: integer("company_id").notNull(),
  staffId: integer("staff_id").notNull(),
  heal: jsonb("heal").$type<Heal>().notNull(),
})

/** 資格・免許 to choose from. */
export const license = people.table("license", {
  companyId: integer("company_id").notNull(),
  id: integer("id").notNull().generatedAlwaysAsIdentity(),
  name: text("name").notNull(),
  kind: text("kind").$type<CertificationKind>().notNull(),
  status: integer("status").$type<0 | 1>().notNull().default(1),
  version: integer("version").notNull().default(1),
})

export const terms = people.table("terms", {
  companyId: integer("company_id").notNull(),
  staffId: integer("staff_id").notNull(),
  effectiveFrom: day("effective_from").notNull(),
  version: integer("version").notNull(),
  salaryType: integer("salary_type").$type<1 | 3 | 4 | 5 | 6>().notNull(),
  basicSalary: yen("basic_salary"),
  morningSalary: yen("morning_salary"),
  afternoonSalary: yen("afternoon_salary"),
  eveningSalary: yen("evening_salary"),
  otherSalary: yen("other_salary"),
  hoursPerShift: numeric("hours_per_shift", { mode: "number" }),
  eveningHours: numeric("evening_hours", { mode: "number" }),
  averageMonthlyHours: numeric("average_monthly_hours", { mode: "number" }),
  overtimePercent: integer("overtime_percent"),
  deemedOvertimeHours: integer("deemed_overtime_hours").notNull().default(0),
  isProbation: boolean("is_probation").notNull().default(false),
  probationPercent: integer("probation_percent"),
  officialOn: day("official_on"),
  commutingYen: yen("commuting_yen").notNull(),
  commutingTaxFreeYen: yen("commuting_tax_free_yen").notNull(),
  /** Whoever joins or leaves within a month gets all of its commuting allowance; otherwise his days' share (0167). */
  isCommutingPaidWhole: boolean("is_commuting_paid_whole").notNull().default(false),
  subsidies: jsonb("subsidies").$type<ReadonlyArray<Subsidy>>().notNull(),
  safetyFee: yen("safety_fee").notNull(),
  weekdayMinutes: integer("weekday_minutes").array().notNull(),
  hasSocialInsurance: boolean("has_social_insurance").notNull().default(false),
  standardRemuneration: yen("standard_remuneration"),
  healthGrade: integer("health_grade"),
  pensionGrade: integer("pension_grade"),
  healthInsuranceYen: yen("health_insurance_yen"),
  nursingCareYen: yen("nursing_care_yen"),
  pensionYen: yen("pension_yen"),
  kenId: integer("ken_id"),
  hasEmploymentInsurance: boolean("has_employment_insurance").notNull().default(false),
  employmentInsuranceKind: text("employment_insurance_kind").$type<EmploymentInsuranceKind>().notNull(),
  incomeTaxColumn: integer("income_tax_column").$type<1 | 2 | 3>().notNull().default(1),
  dependants: integer("dependants").notNull().default(0),
  worksInOffice: boolean("works_in_office").notNull().default(false),
  worksOnSite: boolean("works_on_site").notNull().default(true),
  payCycle: integer("pay_cycle").$type<1 | 2 | 3>().notNull().default(3),
  paymentTerm: integer("payment_term"),
  paymentMonthOffset: integer("payment_month_offset").$type<0 | 1 | 2>(),
  paymentDate: integer("payment_date"),
  registrationNumber: text("registration_number"),
  taxMode: integer("tax_mode").$type<0 | 1>().notNull().default(0),
  makesPaper: boolean("makes_paper").notNull().default(false),
  mailsPaper: boolean("mails_paper").notNull().default(false),
})

export const residentTax = people.table("resident_tax", {
  companyId: integer("company_id").notNull(),
  staffId: integer("staff_id").notNull(),
  fiscalYear: integer("fiscal_year").notNull(),
  version: integer("version").notNull(),
  isCollected: boolean("is_collected").notNull(),
  isSimple: boolean("is_simple").notNull().default(true),
  firstMonthYen: yen("first_month_yen").notNull(),
  remainingMonthYen: yen("remaining_month_yen").notNull(),
  byMonth: integer("by_month").array().$type<ReadonlyArray<Yen>>(),
})

export const invitation = people.table("invitation", {
  companyId: integer("company_id").notNull(),
  id: integer("id").notNull().generatedAlwaysAsIdentity(),
  companyName: text("company_name").notNull(),
  email: text("email").notNull(),
  /** Whom it is for, as the company wrote him down. */
  name: text("name"),
  /** Of its mail. */
  language: text("language").$type<Language>().notNull().default("ja"),
  role: integer("role").$type<RoleId>().notNull(),
  staffId: integer("staff_id"),
  partnerId: integer("partner_id"),
  state: text("state").$type<InvitationState>().notNull().default("open"),
  invitedBy: integer("invited_by").notNull(),
  invitedAt: instant("invited_at").notNull(),
  expiresAt: instant("expires_at").notNull(),
  answeredBy: integer("answered_by"),
  answeredAt: instant("answered_at"),
  /** Its days were over, and whoever was asked wants it again. */
  askedAgainAt: instant("asked_again_at"),
  /** Of the link in its mail. */
  tokenHash: bytea("token_hash"),
  version: integer("version").notNull().default(1),
})
