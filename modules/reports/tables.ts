import { bigint, boolean, customType, date, integer, jsonb, pgSchema, text, timestamp } from "drizzle-orm/pg-core"
import type { Instant, IsoDate, IsoMonth } from "#modules/kernel/civil-day.ts"
import type { Yen } from "#modules/kernel/yen.ts"
import type { AccountNames, JournalProduct, JournalScope } from "./codes.ts"
import type { JournalEntry } from "./rules/journal/entry.ts"

const reports = pgSchema("reports")
const moment = (name: string) => timestamp(name, { withTimezone: true, mode: "string" }).$type<Instant>()

const bytea = customType<{ data: Buffer }>({ dataType: () => "bytea" })

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

/** 仕訳データ that was taken into the books of a product. */
export const journalFile = reports.table("journal_file", {
  companyId: integer("company_id").notNull(),
  id: integer("id").notNull().generatedAlwaysAsIdentity(),
  month: text("month").$type<IsoMonth>().notNull(),
  product: text("product").$type<JournalProduct>().notNull(),
  scope: text("scope").$type<JournalScope>().notNull(),
  entries: integer("entries").notNull(),
  total: bigint("total", { mode: "number" }).$type<Yen>().notNull(),
  hash: bytea("hash").notNull(),
  madeBy: integer("made_by").notNull(),
  madeAt: moment("made_at").notNull(),
  /** Taken before its entries kept their place and names: written again it may be another file. */
  isRebuilt: boolean("is_rebuilt").notNull().default(false),
})
/** Its entries, each with what it comes from. */
export const journalEntry = reports.table("journal_entry", {
  companyId: integer("company_id").notNull(),
  fileId: integer("file_id").notNull(),
  source: text("source").notNull(),
  edition: integer("edition").notNull(),
  takesBack: boolean("takes_back").notNull(),
  entry: jsonb("entry").$type<JournalEntry>().notNull(),
  place: integer("place").notNull(),
  names: jsonb("names").$type<AccountNames>().notNull().default({}),
})
/** 勘定科目 as the company calls them in the books of a product, where it calls them otherwise. */
export const accountNames = reports.table("account_names", {
  companyId: integer("company_id").notNull(),
  product: text("product").$type<JournalProduct>().notNull(),
  names: jsonb("names").$type<AccountNames>().notNull(),
  version: integer("version").notNull().default(1),
})
