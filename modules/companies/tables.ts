import { boolean, date, integer, pgSchema, text, time, timestamp } from "drizzle-orm/pg-core"
import type { Instant } from "#modules/kernel/civil-day.ts"
import type { RoleId } from "#modules/kernel/codes.ts"

const companies = pgSchema("companies")
const instant = (name: string) => timestamp(name, { withTimezone: true, mode: "string" }).$type<Instant>()

export const company = companies.table("company", {
  id: integer("id").primaryKey(),
  name: text("name").notNull(),
  email: text("email"),
  avatar: text("avatar"),
  status: integer("status").notNull().default(1),
  paymentStatus: integer("payment_status").notNull().default(1),
  adminStatus: integer("admin_status").notNull().default(1),
  expiredAt: date("expired_at"),
  kenId: integer("ken_id"),
  businessField: integer("business_field"),
  address: text("address"),
  phone: text("phone"),
  registrationNumber: text("registration_number"),
  morningShift: boolean("morning_shift").notNull().default(true),
  morningFrom: time("morning_from"),
  morningTo: time("morning_to"),
  afternoonShift: boolean("afternoon_shift").notNull().default(true),
  afternoonFrom: time("afternoon_from"),
  afternoonTo: time("afternoon_to"),
  eveningShift: boolean("evening_shift").notNull().default(true),
  eveningFrom: time("evening_from"),
  eveningTo: time("evening_to"),
  blockMinute: integer("block_minute").notNull().default(5),
  salaryClosingDate: integer("salary_closing_date").notNull().default(0),
  salaryPaymentDelayMonth: integer("salary_payment_delay_month").notNull().default(1),
  salaryPaymentDate: integer("salary_payment_date").notNull().default(0),
  statutoryHolidayWeekday: integer("statutory_holiday_weekday").notNull().default(0),
  countsFromPunch: boolean("counts_from_punch").notNull().default(false),
  adminId: integer("admin_id"),
  isDemo: boolean("is_demo").notNull().default(false),
  version: integer("version").notNull().default(1),
})

export const membership = companies.table("membership", {
  companyId: integer("company_id").notNull(),
  id: integer("id").notNull().generatedAlwaysAsIdentity(),
  personId: integer("person_id").notNull(),
  role: integer("role").$type<RoleId>().notNull(),
  status: integer("status").notNull().default(1),
  isFirstAdmin: boolean("is_first_admin").notNull().default(false),
  isSupervising: boolean("is_supervising").notNull().default(false),
  hidesRevenue: boolean("hides_revenue").notNull().default(false),
  isOutsourced: boolean("is_outsourced").notNull().default(false),
  isCustomer: boolean("is_customer").notNull().default(false),
  partnerId: integer("partner_id"),
  menuOrder: text("menu_order").array().notNull().default([]),
  version: integer("version").notNull().default(1),
})

/** A member shut out of the company, until somebody lifts it. */
export const block = companies.table("block", {
  companyId: integer("company_id").notNull(),
  id: integer("id").notNull().generatedAlwaysAsIdentity(),
  membershipId: integer("membership_id").notNull(),
  personId: integer("person_id").notNull(),
  reason: text("reason").notNull().default(""),
  blockedBy: integer("blocked_by").notNull(),
  blockedAt: instant("blocked_at").notNull(),
  liftedBy: integer("lifted_by"),
  liftedAt: instant("lifted_at"),
})

export const label = companies.table("label", {
  companyId: integer("company_id").notNull(),
  key: text("key").notNull(),
  value: text("value").notNull(),
  version: integer("version").notNull().default(1),
})

export const breakRule = companies.table("break_rule", {
  companyId: integer("company_id").notNull(),
  duty: text("duty").notNull(),
  presenceMinutes: integer("presence_minutes").notNull(),
  breakMinutes: integer("break_minutes").notNull(),
})

export const payMonth = companies.table("pay_month", {
  companyId: integer("company_id").notNull(),
  month: text("month").notNull(),
  state: text("state").$type<"open" | "closing" | "closed">().notNull().default("open"),
  revision: integer("revision").notNull().default(0),
  version: integer("version").notNull().default(1),
})
