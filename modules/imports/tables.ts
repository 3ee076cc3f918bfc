import { integer, jsonb, pgSchema, text, timestamp } from "drizzle-orm/pg-core"
import type { Instant } from "#modules/kernel/civil-day.ts"
import type { ImportKind } from "./codes.ts"
import type { KeptMapping } from "./model/field.ts"

const imports = pgSchema("imports")
const moment = (name: string) => timestamp(name, { withTimezone: true, mode: "string" }).$type<Instant>()

/** What an import made, and what of it has not been taken back. */
export const importRun = imports.table("import", {
  companyId: integer("company_id").notNull(),
  id: integer("id").notNull().generatedAlwaysAsIdentity(),
  kind: text("kind").$type<ImportKind>().notNull(),
  fileName: text("file_name").notNull(),
  saved: integer("saved").notNull(),
  leftIds: integer("left_ids").array().notNull(),
  madeBy: integer("made_by").notNull(),
  madeAt: moment("made_at").notNull(),
  undoneAt: moment("undone_at"),
  version: integer("version").notNull().default(1),
})

/** How the company's last sheet of a kind was read. */
export const mapping = imports.table("mapping", {
  companyId: integer("company_id").notNull(),
  kind: text("kind").$type<ImportKind>().notNull(),
  mapping: jsonb("mapping").$type<KeptMapping>().notNull(),
  madeBy: integer("made_by").notNull(),
  madeAt: moment("made_at").notNull(),
})
