import { boolean, date, integer, pgSchema, text, timestamp } from "drizzle-orm/pg-core"
import type { Instant, IsoDate, IsoMonth } from "#modules/kernel/civil-day.ts"
import type { Yen } from "#modules/kernel/yen.ts"

const expenses = pgSchema("expenses")
const moment = (name: string) => timestamp(name, { withTimezone: true, mode: "string" }).$type<Instant>()
const day = (name: string) => date(name).$type<IsoDate>()

/** What a person asks back. */
export const request = expenses.table("request", {
  companyId: integer("company_id").notNull(),
  id: integer("id").notNull().generatedAlwaysAsIdentity(),
  staffId: integer("staff_id").notNull(),
  personId: integer("person_id").notNull(),
  staffName: text("staff_name").notNull(),
  staffKana: text("staff_kana"),
  siteId: integer("site_id"),
  siteName: text("site_name"),
  siteKana: text("site_kana"),
  askedAt: moment("asked_at").notNull(),
  category: integer("category").$type<1 | 2 | 3 | 4 | 5 | 6>().notNull(),
  amount: integer("amount").$type<Yen>().notNull(),
  spentOn: day("spent_on").notNull(),
  note: text("note").notNull().default(""),
  status: integer("status").$type<0 | 1 | 2 | 3>().notNull().default(2),
  decidedBy: integer("decided_by"),
  decidedAt: moment("decided_at"),
  reason: text("reason"),
  isPaid: boolean("is_paid").notNull().default(false),
  paidOn: day("paid_on"),
  slipMonth: text("slip_month").$type<IsoMonth>(),
  slipId: integer("slip_id"),
  slipPaidOn: day("slip_paid_on"),
  version: integer("version").notNull().default(1),
})

/** What costs the same each month. */
export const fixedCost = expenses.table("fixed_cost", {
  companyId: integer("company_id").notNull(),
  id: integer("id").notNull().generatedAlwaysAsIdentity(),
  follows: integer("follows"),
  title: text("title").notNull(),
  siteId: integer("site_id"),
  siteName: text("site_name"),
  siteKana: text("site_kana"),
  amount: integer("amount").$type<Yen>().notNull(),
  note: text("note").notNull().default(""),
  fromMonth: text("from_month").$type<IsoMonth>().notNull(),
  toMonth: text("to_month").$type<IsoMonth>(),
  version: integer("version").notNull().default(1),
})
