import { bigint, date, integer, pgSchema, text, timestamp } from "drizzle-orm/pg-core"
import type { Instant, IsoDate } from "#modules/kernel/civil-day.ts"
import type { Yen } from "#modules/kernel/yen.ts"

const reports = pgSchema("reports")
const moment = (name: string) => timestamp(name, { withTimezone: true, mode: "string" }).$type<Instant>()

/** What a site earned at a fixed price. */
export const revenue = reports.table("revenue", {
  companyId: integer("company_id").notNull(),
  id: integer("id").notNull().generatedAlwaysAsIdentity(),
  siteId: integer("site_id").notNull(),
  day: date("day").$type<IsoDate>().notNull(),
  title: text("title").notNull(),
  amount: bigint("amount", { mode: "number" }).$type<Yen>().notNull(),
  note: text("note").notNull().default(""),
  status: integer("status").$type<0 | 1>().notNull().default(1),
  madeBy: integer("made_by").notNull(),
  madeAt: moment("made_at").notNull(),
  deletedBy: integer("deleted_by"),
  deletedAt: moment("deleted_at"),
  reason: text("reason"),
  version: integer("version").notNull().default(1),
})
