import { date, integer, jsonb, pgSchema, text, timestamp } from "drizzle-orm/pg-core"
import type { PlanBenefit } from "#modules/companies/codes.ts"
import type { Instant, IsoDate } from "#modules/kernel/civil-day.ts"
import type { LineKind, ReminderKind, SignUpOutcome } from "./codes.ts"
import type { CountedFrom } from "./rules/bill-lines.ts"

const billing = pgSchema("billing")
const instant = (name: string) => timestamp(name, { withTimezone: true, mode: "string" }).$type<Instant>()

/** 請求. */
export const bill = billing.table("bill", {
  companyId: integer("company_id").notNull(),
  id: integer("id").notNull().generatedAlwaysAsIdentity(),
  purpose: text("purpose").$type<"register" | "extend" | "change" | "members" | "month">().notNull(),
  planId: integer("plan_id").notNull(),
  planName: text("plan_name").notNull(),
  planPrice: integer("plan_price").notNull(),
  totalUser: integer("total_user"),
  months: integer("months").notNull(),
  freeMonths: integer("free_months").notNull().default(0),
  startsOn: date("starts_on").$type<IsoDate>().notNull(),
  endsOn: date("ends_on").$type<IsoDate>().notNull(),
  total: integer("total").notNull(),
  madeAt: instant("made_at").notNull(),
  dueOn: date("due_on").$type<IsoDate>().notNull(),
  status: text("status").$type<"unpaid" | "paid" | "withdrawn">().notNull().default("unpaid"),
  bankingAt: instant("banking_at"),
  bankingBy: integer("banking_by"),
  paidAt: instant("paid_at"),
  paidBy: text("paid_by").$type<"credit" | "bank">(),
  refusal: text("refusal").notNull().default(""),
  version: integer("version").notNull().default(1),
})

export const billLine = billing.table("bill_line", {
  companyId: integer("company_id").notNull(),
  billId: integer("bill_id").notNull(),
  position: integer("position").notNull(),
  kind: text("kind").$type<LineKind>().notNull(),
  countedFrom: jsonb("counted_from").$type<CountedFrom>().notNull(),
  /** Exact, as `ratioText` writes it. */
  money: text("money").notNull(),
})

/** 利用: days of a plan that are paid afterwards. */
export const usage = billing.table("usage", {
  companyId: integer("company_id").notNull(),
  id: integer("id").notNull().generatedAlwaysAsIdentity(),
  planId: integer("plan_id").notNull(),
  planName: text("plan_name").notNull(),
  planPrice: integer("plan_price").notNull(),
  totalUser: integer("total_user"),
  extraMembers: integer("extra_members").notNull().default(0),
  startsOn: date("starts_on").$type<IsoDate>().notNull(),
  endsOn: date("ends_on").$type<IsoDate>(),
  billedUntil: date("billed_until").$type<IsoDate>(),
})

/** 申込: the first bill of a company, from its order until it is paid or given back. */
export const signUp = billing.table("sign_up", {
  companyId: integer("company_id").notNull(),
  billId: integer("bill_id").notNull(),
  orderedBy: integer("ordered_by").notNull(),
  turn: integer("turn").notNull().default(0),
  waitsSince: instant("waits_since").notNull(),
  reminders: integer("reminders").notNull().default(0),
  outcome: text("outcome").$type<SignUpOutcome>(),
  endedAt: instant("ended_at"),
})

/** What a company was reminded of. */
export const reminder = billing.table("reminder", {
  companyId: integer("company_id").notNull(),
  kind: text("kind").$type<ReminderKind>().notNull(),
  about: text("about").notNull(),
  sentAt: instant("sent_at").notNull(),
})

/** キャンペーン: the platform's own, above all companies. */
export const campaign = billing.table("campaign", {
  id: integer("id").primaryKey().generatedAlwaysAsIdentity(),
  name: text("name").notNull(),
  code: text("code").notNull(),
  kind: text("kind").$type<PlanBenefit>().notNull(),
  benefitValue: integer("benefit_value").notNull(),
  planId: integer("plan_id"),
  startsOn: date("starts_on").$type<IsoDate>().notNull(),
  endsOn: date("ends_on").$type<IsoDate>().notNull(),
  status: integer("status").$type<0 | 1>().notNull().default(1),
  madeAt: instant("made_at").notNull(),
  version: integer("version").notNull().default(1),
})
