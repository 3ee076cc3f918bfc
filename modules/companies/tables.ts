import { bigint, boolean, date, integer, jsonb, pgSchema, text, time, timestamp, uuid } from "drizzle-orm/pg-core"
import type { Instant, IsoDate } from "#modules/kernel/civil-day.ts"
import type { RoleId } from "#modules/kernel/codes.ts"
import type { SubscriptionContact } from "#modules/kernel/fields/subscription-contact.ts"
import type { HourInterval, PaymentMethod, PaymentTerm, PlanBenefit } from "./codes.ts"

const companies = pgSchema("companies")
const instant = (name: string) => timestamp(name, { withTimezone: true, mode: "string" }).$type<Instant>()

/** Plans are the platform's, above all companies. */
export const plan = companies.table("plan", {
  id: integer("id").primaryKey().generatedByDefaultAsIdentity(),
  name: text("name").notNull(),
  price: integer("price").notNull(),
  totalUser: integer("total_user"),
  description: text("description").notNull().default(""),
  isContact: boolean("is_contact").notNull().default(false),
  status: integer("status").$type<0 | 1>().notNull().default(1),
  paymentMethods: text("payment_methods").array().$type<Array<PaymentMethod>>().notNull().default([]),
  version: integer("version").notNull().default(1),
})

/** まとめ払い: months of a plan that are paid at once, and what that brings. */
export const planOption = companies.table("plan_option", {
  id: integer("id").primaryKey().generatedByDefaultAsIdentity(),
  planId: integer("plan_id").notNull(),
  months: integer("months").notNull(),
  benefit: text("benefit").$type<PlanBenefit>().notNull(),
  benefitValue: integer("benefit_value").notNull(),
  status: integer("status").notNull().default(1),
})

export const company = companies.table("company", {
  id: integer("id").primaryKey(),
  name: text("name").notNull(),
  email: text("email"),
  avatar: uuid("avatar"),
  stamp: uuid("stamp"),
  status: integer("status").notNull().default(1),
  paymentStatus: integer("payment_status").notNull().default(1),
  adminStatus: integer("admin_status").notNull().default(1),
  expiredAt: date("expired_at").$type<IsoDate>(),
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
  furiganaName: text("furigana_name"),
  fax: text("fax"),
  postalCode: text("postal_code"),
  representativeName: text("representative_name"),
  charterCapital: bigint("charter_capital", { mode: "number" }),
  establishedOn: date("established_on").$type<IsoDate>(),
  description: text("description").notNull().default(""),
  registerScheduleWeekday: integer("register_schedule_weekday").notNull().default(5),
  subscriptionId: integer("subscription_id"),
  subscriptionType: integer("subscription_type"),
  subscriptionContact: jsonb("subscription_contact").$type<SubscriptionContact>(),
  subscriptionOptionId: integer("subscription_option_id"),
  paymentTerm: text("payment_term").$type<PaymentTerm>(),
  campaignCode: text("campaign_code"),
  isBanking: boolean("is_banking").notNull().default(false),
  extraMembers: integer("extra_members").notNull().default(0),
  planEndsOn: date("plan_ends_on").$type<IsoDate>(),
  planVersion: integer("plan_version").notNull().default(1),
  triedOn: date("tried_on").$type<IsoDate>(),
  registeredAt: instant("registered_at"),
  statusReason: text("status_reason").notNull().default(""),
  isDemo: boolean("is_demo").notNull().default(false),
  timeViewFrom: time("time_view_from").notNull().default("06:00"),
  hourInterval: integer("hour_interval").$type<HourInterval>().notNull().default(60),
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
  partnerId: integer("partner_id"),
  menuOrder: text("menu_order").array().notNull().default([]),
  version: integer("version").notNull().default(1),
})

/** 取引関係: what another company is to this one; its card stands in people under the same number. */
export const partnership = companies.table("partnership", {
  companyId: integer("company_id").notNull(),
  id: integer("id").notNull().generatedAlwaysAsIdentity(),
  isCustomer: boolean("is_customer").notNull(),
  isVendor: boolean("is_vendor").notNull(),
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
  liftReason: text("lift_reason").notNull().default(""),
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

/** 作業名, in the company's order. */
export const taskName = companies.table("task_name", {
  companyId: integer("company_id").notNull(),
  id: integer("id").notNull().generatedAlwaysAsIdentity(),
  name: text("name").notNull(),
  position: integer("position").notNull(),
  status: integer("status").$type<0 | 1>().notNull().default(1),
  version: integer("version").notNull().default(1),
})

export const payMonth = companies.table("pay_month", {
  companyId: integer("company_id").notNull(),
  month: text("month").notNull(),
  state: text("state").$type<"open" | "closing" | "closed">().notNull().default("open"),
  revision: integer("revision").notNull().default(0),
  changedBy: integer("changed_by"),
  changedAt: instant("changed_at"),
  version: integer("version").notNull().default(1),
})
