import { integer, jsonb, pgSchema, text, timestamp } from "drizzle-orm/pg-core"
import type { Instant } from "#modules/kernel/civil-day.ts"
import type { Language } from "#modules/kernel/codes.ts"

const notifications = pgSchema("notifications")
const instant = (name: string) => timestamp(name, { withTimezone: true, mode: "string" }).$type<Instant>()

export const notice = notifications.table("notice", {
  companyId: integer("company_id").notNull(),
  id: integer("id").notNull().generatedAlwaysAsIdentity(),
  personId: integer("person_id").notNull(),
  kind: text("kind").notNull(),
  subject: text("subject").notNull(),
  path: text("path").notNull(),
  texts: jsonb("texts").$type<Readonly<Record<Language, string>>>().notNull(),
  at: instant("at").notNull(),
  readAt: instant("read_at"),
})
