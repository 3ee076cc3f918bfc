import { boolean, date, integer, jsonb, pgSchema, text, timestamp } from "drizzle-orm/pg-core"
import type { PlanBenefit } from "#modules/companies/codes.ts"
import type { SheetView } from "#modules/documents/layout/index.ts"
import type { Instant, IsoDate } from "#modules/kernel/civil-day.ts"
import type {
  BillPaperKind,
  BillPurpose,
  BillState,
  CardFailure,
  DisputeState,
  LineKind,
  MoneyOutcome,
  MoneyWay,
  PaidBy,
  ReminderKind,
  SignUpOutcome,
  UnmatchedReason,
} from "./codes.ts"
import type { Move } from "./rules/account.ts"
import type { CountedFrom } from "./rules/bill-lines.ts"

const billing = pgSchema("billing")
const instant = (name: string) => timestamp(name, { withTimezone: true, mode: "string" }).$type<Instant>()

/** 請求. */
export const bill = billing.table("bill", {
  companyId: integer("company_id").notNull(),
  id: integer("id").notNull().generatedAlwaysAsIdentity(),
  purpose: text("purpose").$type<BillPurpose>().notNull(),
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
  status: text("status").$type<BillState>().notNull().default("unpaid"),
  bankingAt: instant("banking_at"),
  bankingBy: integer("banking_by"),
  paidAt: instant("paid_at"),
  paidBy: text("paid_by").$type<PaidBy>(),
  optionId: integer("option_id"),
  campaignId: integer("campaign_id"),
  people: integer("people").notNull().default(0),
  credit: integer("credit").notNull().default(0),
  unused: integer("unused").notNull().default(0),
  usedUntil: date("used_until").$type<IsoDate>(),
  refusal: text("refusal").notNull().default(""),
  /** Of a bill that goes on from a term by itself: that term's last day. */
  renews: date("renews").$type<IsoDate>(),
  /** When the plan was said to end, before this was paid. */
  stoppedOn: date("stopped_on").$type<IsoDate>(),
  /** Of an order that was given back because its transfer did not come. */
  lapsedAt: instant("lapsed_at"),
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

/** 請求書 or 領収書 as it was issued: what it prints. */
export const billPaper = billing.table("bill_paper", {
  companyId: integer("company_id").notNull(),
  id: integer("id").notNull().generatedAlwaysAsIdentity(),
  billId: integer("bill_id").notNull(),
  kind: text("kind").$type<BillPaperKind>().notNull(),
  view: jsonb("view").$type<SheetView>().notNull(),
  issuedAt: instant("issued_at").notNull(),
  /** Of a receipt whose payment was taken back. */
  takenBackAt: instant("taken_back_at"),
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

/** Under which number the card company knows a company. */
export const cardCustomer = billing.table("card_customer", {
  companyId: integer("company_id").primaryKey(),
  customer: text("customer").notNull(),
  madeAt: instant("made_at").notNull(),
})

/** 登録済みのカード, as a person knows it. */
export const savedCard = billing.table("saved_card", {
  companyId: integer("company_id").notNull(),
  id: integer("id").notNull().generatedAlwaysAsIdentity(),
  method: text("method").notNull(),
  brand: text("brand").notNull(),
  last4: text("last4").notNull(),
  expMonth: integer("exp_month").notNull(),
  expYear: integer("exp_year").notNull(),
  addedAt: instant("added_at").notNull(),
})

/** カード決済: one try to pay bills. */
export const cardPayment = billing.table("card_payment", {
  companyId: integer("company_id").notNull(),
  id: integer("id").notNull().generatedAlwaysAsIdentity(),
  way: text("way").$type<"hosted" | "saved">().notNull(),
  method: text("method"),
  total: integer("total").notNull(),
  status: text("status").$type<"open" | "paid" | "ended">().notNull().default("open"),
  session: text("session"),
  intent: text("intent"),
  failure: text("failure").$type<CardFailure | "">().notNull().default(""),
  refunded: integer("refunded").notNull().default(0),
  dispute: text("dispute").$type<DisputeState>().notNull().default("none"),
  madeAt: instant("made_at").notNull(),
  madeBy: integer("made_by").notNull(),
  isByItself: boolean("by_itself").notNull().default(false),
  settledAt: instant("settled_at"),
  version: integer("version").notNull().default(1),
})

export const cardPaymentBill = billing.table("card_payment_bill", {
  companyId: integer("company_id").notNull(),
  paymentId: integer("payment_id").notNull(),
  billId: integer("bill_id").notNull(),
  /** How much of the bill the try was for: all of it, or what was missing beside its parts. */
  yen: integer("yen").notNull(),
})

/** What the card company told, each event once. */
export const cardEvent = billing.table("card_event", {
  id: text("id").primaryKey(),
  kind: text("kind").notNull(),
  cameBy: text("came_by").$type<"asked" | "webhook">().notNull(),
  cameAt: instant("came_at").notNull(),
})

/** Money that came and pays no bill. */
export const unmatchedMoney = billing.table("unmatched_money", {
  id: integer("id").primaryKey().generatedAlwaysAsIdentity(),
  intent: text("intent"),
  reason: text("reason").$type<UnmatchedReason>().notNull(),
  cameBy: text("came_by").$type<MoneyWay>().notNull().default("card"),
  sender: text("sender").notNull().default(""),
  cameOn: date("came_on").$type<IsoDate>(),
  outcome: text("outcome").$type<MoneyOutcome>(),
  note: text("note").notNull().default(""),
  billId: integer("bill_id"),
  /** The bills beyond the first that it paid. */
  alsoPaid: integer("also_paid").array().notNull().default([]),
  answeredAt: instant("answered_at"),
  answeredBy: integer("answered_by"),
  total: integer("total").notNull(),
  currency: text("currency").notNull(),
  refunded: integer("refunded").notNull().default(0),
  meantFor: text("meant_for").notNull().default(""),
  foundAt: instant("found_at").notNull(),
  /** The bill whose other part is waited for. */
  heldFor: integer("held_for"),
  /** The money of which this was left over. */
  partOf: integer("part_of"),
  version: integer("version").notNull().default(1),
})

/** 残高: what moved of what a company has to its credit. */
export const balanceMove = billing.table("balance_move", {
  companyId: integer("company_id").notNull(),
  id: integer("id").notNull().generatedAlwaysAsIdentity(),
  yen: integer("yen").notNull(),
  why: text("why").$type<Move["why"]>().notNull(),
  billId: integer("bill_id"),
  madeAt: instant("made_at").notNull(),
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
