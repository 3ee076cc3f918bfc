import { bigint, customType, integer, pgSchema, text, timestamp } from "drizzle-orm/pg-core"
import type { Instant } from "#modules/kernel/civil-day.ts"
import type { Language } from "#modules/kernel/codes.ts"

const bytea = customType<{ data: Buffer }>({ dataType: () => "bytea" })

const contact = pgSchema("contact")

/** お問い合わせ, as somebody wrote it. */
export const entry = contact.table("entry", {
  id: integer("id").primaryKey().generatedAlwaysAsIdentity(),
  key: text("key").notNull(),
  bodyHash: bytea("body_hash").notNull(),
  companyName: text("company_name").notNull(),
  name: text("name").notNull(),
  phone: text("phone").notNull(),
  email: text("email").notNull(),
  totalUser: bigint("total_user", { mode: "number" }).notNull(),
  note: text("note").notNull(),
  language: text("language").$type<Language>().notNull(),
  sentAt: timestamp("sent_at", { withTimezone: true, mode: "string" }).$type<Instant>().notNull(),
})
