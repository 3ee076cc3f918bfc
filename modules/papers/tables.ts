import {
  bigint,
  boolean,
  customType,
  date,
  integer,
  jsonb,
  numeric,
  pgSchema,
  text,
  timestamp,
} from "drizzle-orm/pg-core"
import type { Instant, IsoDate } from "#modules/kernel/civil-day.ts"
import type { TaxRounding } from "#modules/kernel/codes.ts"
import type { Sender } from "#modules/kernel/transfer/order.ts"
import { noYen, type Yen } from "#modules/kernel/yen.ts"
import type { MatchChoice, PaperSide, PartyAnswer, TaxPercent } from "./codes.ts"
import type { Party } from "./contract/party.ts"
import type { RateSum } from "./rules/tax.ts"

const papers = pgSchema("papers")
const moment = (name: string) => timestamp(name, { withTimezone: true, mode: "string" }).$type<Instant>()
const day = (name: string) => date(name).$type<IsoDate>()
const bytea = customType<{ data: Buffer }>({ dataType: () => "bytea" })
const yen = (name: string) => bigint(name, { mode: "number" }).$type<Yen>()

/** The last number of a series. */
export const series = papers.table("series", {
  companyId: integer("company_id").notNull(),
  name: text("name").notNull(),
  last: integer("last").notNull(),
})

/** One edition of a paper. */
export const paper = papers.table("paper", {
  companyId: integer("company_id").notNull(),
  id: integer("id").notNull().generatedAlwaysAsIdentity(),
  no: text("no").notNull(),
  edition: integer("edition").notNull().default(1),
  isReplaced: boolean("is_replaced").notNull().default(false),
  type: integer("type").$type<1 | 2 | 3 | 4 | 5 | 6 | 7 | 8>().notNull(),
  status: integer("status").$type<0 | 1 | 2 | 3 | 10>().notNull().default(10),
  madeSide: text("made_side").$type<PaperSide>().notNull(),
  madeBy: integer("made_by").notNull(),
  madeAt: moment("made_at").notNull(),
  /** Who wrote it last; null where nobody has since it was made. */
  writtenBy: integer("written_by"),
  partnerId: integer("partner_id"),
  staffId: integer("staff_id"),
  partyPersonId: integer("party_person_id"),
  partyName: text("party_name").notNull(),
  partyKana: text("party_kana"),
  title: text("title").notNull(),
  content: text("content").notNull().default(""),
  siteId: integer("site_id"),
  place: text("place").notNull().default(""),
  stageFrom: day("stage_from"),
  stageTo: day("stage_to"),
  issuedOn: day("issued_on").notNull(),
  dueOn: day("due_on"),
  registrationNumber: text("registration_number"),
  taxMode: integer("tax_mode").$type<0 | 1>().notNull(),
  taxRounding: text("tax_rounding").$type<TaxRounding>().notNull(),
  chargeFixed: integer("charge_fixed").$type<Yen>(),
  chargePercent: numeric("charge_percent", { mode: "number", precision: 5, scale: 2 }),
  discount: integer("discount").$type<Yen>().notNull(),
  seller: jsonb("seller").$type<Party>().notNull(),
  buyer: jsonb("buyer").$type<Party>().notNull(),
  /** The file of its maker's seal, "drawn", or null where he has none. */
  seal: text("seal"),
  payTo: text("pay_to").notNull().default(""),
  rates: jsonb("rates").$type<ReadonlyArray<RateSum>>().notNull(),
  subTotal: yen("sub_total").notNull(),
  tax: yen("tax").notNull(),
  total: yen("total").notNull(),
  isPaid: boolean("is_paid").notNull().default(false),
  paidOn: day("paid_on"),
  /** What was paid for the editions before it. */
  paidBefore: yen("paid_before").notNull().default(noYen),
  decidedBy: integer("decided_by"),
  decidedAt: moment("decided_at"),
  reason: text("reason"),
  answer: text("answer").$type<PartyAnswer>(),
  answeredBy: integer("answered_by"),
  /** Of whoever answered by the link of a mail; he has no account. */
  answeredName: text("answered_name"),
  /** Why the other side refused what was issued. */
  answerReason: text("answer_reason"),
  answeredAt: moment("answered_at"),
  /** Null where the other side answered by the link of a mail. */
  toldBy: integer("told_by"),
  toldAt: moment("told_at").notNull(),
  /** SHA-256 of its content from its issue on; the database makes it. */
  contentHash: text("content_hash"),
  /** Of a request: a notice pays parts of it, and it is not paid itself. */
  isNoticed: boolean("is_noticed").notNull().default(false),
  /** Of a notice: the request that it answers. */
  requestId: integer("request_id"),
  version: integer("version").notNull().default(1),
})

export const line = papers.table("line", {
  companyId: integer("company_id").notNull(),
  paperId: integer("paper_id").notNull(),
  place: integer("place").notNull(),
  label: text("label").notNull(),
  note: text("note").notNull().default(""),
  quantity: numeric("quantity", { mode: "number", precision: 12, scale: 2 }).notNull(),
  unit: text("unit").notNull().default(""),
  unitPrice: yen("unit_price").notNull(),
  rate: integer("rate").$type<TaxPercent>().notNull(),
  amount: yen("amount").notNull(),
  siteId: integer("site_id"),
  /** The period of 業務委託料 that it pays for. */
  feeFrom: day("fee_from"),
  feeTo: day("fee_to"),
})

/** The shifts of arrangements behind a line. */
export const lineShift = papers.table("line_shift", {
  companyId: integer("company_id").notNull(),
  paperId: integer("paper_id").notNull(),
  place: integer("place").notNull(),
  taskId: integer("task_id").notNull(),
  shift: integer("shift").$type<1 | 2 | 3 | 4>().notNull(),
  /** The certificate's title; empty for the heads of the shift. */
  certificate: text("certificate").notNull().default(""),
  day: day("day").notNull(),
  heads: numeric("heads", { mode: "number", precision: 8, scale: 2 }).notNull(),
})

/** Which number bills a piece of work: to the customer, or by the vendor or freelancer who is named. */
export const billed = papers.table("billed", {
  companyId: integer("company_id").notNull(),
  taskId: integer("task_id").notNull(),
  shift: integer("shift").$type<1 | 2 | 3 | 4>().notNull(),
  certificate: text("certificate").notNull().default(""),
  partnerId: integer("partner_id"),
  staffId: integer("staff_id"),
  no: text("no").notNull(),
})

/** Which number bills a period of a person's 業務委託料. */
export const billedFee = papers.table("billed_fee", {
  companyId: integer("company_id").notNull(),
  staffId: integer("staff_id").notNull(),
  fromDay: day("from_day").notNull(),
  toDay: day("to_day").notNull(),
  no: text("no").notNull(),
})

/** Who has opened which paper. */
export const opened = papers.table("opened", {
  companyId: integer("company_id").notNull(),
  paperId: integer("paper_id").notNull(),
  personId: integer("person_id").notNull(),
  at: moment("at").notNull(),
})

/** The link of a mail to the other side: of one paper and one address. */
export const link = papers.table("link", {
  companyId: integer("company_id").notNull(),
  id: integer("id").notNull().generatedAlwaysAsIdentity(),
  paperId: integer("paper_id").notNull(),
  tokenHash: bytea("token_hash").notNull(),
  toEmail: text("to_email").notNull(),
  toName: text("to_name"),
  toPersonId: integer("to_person_id"),
  /** It went where the other side is known to read; any other address reads and answers nothing. */
  mayAnswer: boolean("may_answer").notNull(),
  sentBy: integer("sent_by").notNull(),
  sentAt: moment("sent_at").notNull(),
  endsAt: moment("ends_at").notNull(),
})

/** Which paper a period of a customer, vendor or freelancer got by itself. */
export const automatic = papers.table("automatic", {
  companyId: integer("company_id").notNull(),
  /** A partner may be billed and be paid: each once. */
  side: text("side").$type<"customer" | "payee">().notNull(),
  partnerId: integer("partner_id"),
  staffId: integer("staff_id"),
  closedOn: day("closed_on").notNull(),
  paperId: integer("paper_id"),
  at: moment("at").notNull(),
})

/** What the other side asks by person and day, typed in beside its paper. */
export const claim = papers.table("claim", {
  companyId: integer("company_id").notNull(),
  paperId: integer("paper_id").notNull(),
  staffId: integer("staff_id"),
  name: text("name").notNull(),
  day: day("day").notNull(),
  heads: numeric("heads", { mode: "number", precision: 6, scale: 2 }).notNull(),
  note: text("note").notNull().default(""),
  enteredBy: integer("entered_by").notNull(),
  enteredAt: moment("entered_at").notNull(),
})

/** What we said of one difference. */
export const matchDecision = papers.table("match_decision", {
  companyId: integer("company_id").notNull(),
  paperId: integer("paper_id").notNull(),
  key: text("key").notNull(),
  decision: text("decision").$type<MatchChoice>().notNull(),
  reason: text("reason").notNull().default(""),
  ours: numeric("ours", { mode: "number", precision: 14, scale: 2 }).notNull(),
  claimed: numeric("claimed", { mode: "number", precision: 14, scale: 2 }).notNull(),
  decidedBy: integer("decided_by").notNull(),
  decidedAt: moment("decided_at").notNull(),
})

/** 総合振込データ that was made. */
export const transferFile = papers.table("transfer_file", {
  companyId: integer("company_id").notNull(),
  id: integer("id").notNull().generatedAlwaysAsIdentity(),
  transferOn: day("transfer_on").notNull(),
  clientCode: text("client_code").notNull(),
  sender: jsonb("sender").$type<Sender>().notNull(),
  people: integer("people").notNull(),
  total: yen("total").notNull(),
  hash: bytea("hash").notNull(),
  madeBy: integer("made_by").notNull(),
  madeAt: moment("made_at").notNull(),
})
/** Which papers it pays, and how much of each. */
export const transferPaper = papers.table("transfer_paper", {
  companyId: integer("company_id").notNull(),
  fileId: integer("file_id").notNull(),
  paperId: integer("paper_id").notNull(),
  amount: yen("amount").notNull(),
})
