import { bigint, customType, date, integer, jsonb, pgSchema, text, timestamp } from "drizzle-orm/pg-core"
import type { Instant, IsoDate, IsoMonth } from "#modules/kernel/civil-day.ts"
import type { Sender } from "#modules/kernel/transfer/order.ts"
import { noYen, type Yen } from "#modules/kernel/yen.ts"
import type { CheckKind } from "./codes/checks.ts"
import type { CompanySubsidy } from "./contract/subsidies.ts"
import { type SlipTexts, unpackTexts } from "./repository/slip-texts.ts"

const payroll = pgSchema("payroll")
const bytea = customType<{ data: Buffer }>({ dataType: () => "bytea" })
const packedTexts = customType<{ data: SlipTexts; driverData: Buffer }>({
  dataType: () => "bytea",
  fromDriver: unpackTexts,
})
const intArray = customType<{ data: ReadonlyArray<number> }>({ dataType: () => "int[]" })
const instant = (name: string) => timestamp(name, { withTimezone: true, mode: "string" }).$type<Instant>()
const month = () => text("month").$type<IsoMonth>().notNull()

export const close = payroll.table("close", {
  companyId: integer("company_id").notNull(),
  month: month(),
  revision: integer("revision").notNull(),
  staffIds: intArray("staff_ids"),
  reason: text("reason"),
  startedBy: integer("started_by").notNull(),
  startedAt: instant("started_at").notNull(),
  endedAt: instant("ended_at"),
})

export const closePlan = payroll.table("close_plan", {
  companyId: integer("company_id").notNull(),
  month: month(),
  revision: integer("revision").notNull(),
  piece: integer("chunk").notNull(),
  staffIds: intArray("staff_ids").notNull(),
})

export const closeLeftOut = payroll.table("close_left_out", {
  companyId: integer("company_id").notNull(),
  month: month(),
  revision: integer("revision").notNull(),
  staffId: integer("staff_id").notNull(),
  reason: text("reason").notNull(),
})

export const closePiece = payroll.table("close_chunk", {
  companyId: integer("company_id").notNull(),
  month: month(),
  revision: integer("revision").notNull(),
  piece: integer("chunk").notNull(),
  written: integer("written").notNull(),
  unchanged: integer("unchanged").notNull(),
  digest: bytea("digest").notNull(),
})

/** 会社の手当, one row a company. */
export const companySubsidies = payroll.table("company_subsidies", {
  companyId: integer("company_id").notNull(),
  subsidies: jsonb("subsidies").$type<ReadonlyArray<CompanySubsidy>>().notNull(),
  version: integer("version").notNull(),
})

/** 確認した: a finding that somebody looked at. */
export const lookedAt = payroll.table("looked_at", {
  companyId: integer("company_id").notNull(),
  month: month(),
  mark: bytea("mark").notNull(),
  kind: text("kind").$type<CheckKind>().notNull(),
  staffId: integer("staff_id").notNull(),
  lookedBy: integer("looked_by").notNull(),
  lookedAt: instant("looked_at").notNull(),
  reason: text("reason"),
})

/** 給与振込データ that was made. */
export const transferFile = payroll.table("transfer_file", {
  companyId: integer("company_id").notNull(),
  id: integer("id").notNull().generatedAlwaysAsIdentity(),
  month: month(),
  revision: integer("revision").notNull(),
  transferOn: date("transfer_on").$type<IsoDate>().notNull(),
  clientCode: text("client_code").notNull(),
  sender: jsonb("sender").$type<Sender>().notNull(),
  people: integer("people").notNull(),
  total: bigint("total", { mode: "number" }).$type<Yen>().notNull(),
  hash: bytea("hash").notNull(),
  madeBy: integer("made_by").notNull(),
  madeAt: instant("made_at").notNull(),
})

export const slip = payroll.table("slip", {
  companyId: integer("company_id").notNull(),
  id: integer("id").notNull().generatedAlwaysAsIdentity(),
  month: month(),
  revision: integer("revision").notNull(),
  staffId: integer("staff_id").notNull(),
  paidOn: date("paid_on").$type<IsoDate>().notNull(),
  gross: integer("gross").$type<Yen>().notNull(),
  deductions: integer("deductions").$type<Yen>().notNull(),
  net: integer("net").$type<Yen>().notNull(),
  repaid: integer("repaid").$type<Yen>().notNull().default(noYen),
  texts: packedTexts("texts").notNull(),
  hash: bytea("hash").notNull(),
})
