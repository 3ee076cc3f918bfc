/** Papers as they are shown: a row of the list, and one whole. */
import { Schema } from "effect"
import { payCycles, taxRoundings, wireValues, wordsOf } from "#modules/kernel/codes.ts"
import { Day } from "#modules/kernel/fields/day.ts"
import { Id, oneOf, pageFields } from "#modules/kernel/fields/row.ts"
import { Keyword } from "#modules/kernel/fields/text.ts"
import { endsOnOrAfter } from "#modules/kernel/fields/together.ts"
import { YenAmount } from "#modules/kernel/fields/yen.ts"
import { permissionsBy } from "#modules/kernel/http/contract.ts"
import { everyPaper, paidStates, paperStatuses, paperTypes, partyAnswers } from "../codes.ts"
import type { paperListPolicy, paperPolicy } from "../policy.ts"
import { ReceiverChoice, Sending } from "./letter.ts"
import { Party, Seal } from "./party.ts"
import { FeeStretch } from "./work-view.ts"

const text = Schema.NullOr(Schema.String)
const number = Schema.NullOr(Schema.Int)

export const ListPapers = Schema.Struct({
  /** In number, party or subject. */
  keyword: Schema.optionalKey(Keyword),
  type: Schema.optionalKey(oneOf([everyPaper, ...wireValues(paperTypes)])),
  status: Schema.optionalKey(oneOf([everyPaper, ...wireValues(paperStatuses)])),
  paymentStatus: Schema.optionalKey(oneOf(wireValues(paidStates))),
  partnerId: Schema.optionalKey(Id),
  siteId: Schema.optionalKey(Id),
  /** Of the day of issue, both included. */
  issuedFrom: Schema.optionalKey(Day),
  issuedTo: Schema.optionalKey(Day),
  totalFrom: Schema.optionalKey(YenAmount),
  totalTo: Schema.optionalKey(YenAmount),
  ...pageFields,
}).check(endsOnOrAfter("issuedFrom", "issuedTo"))
export type ListPapers = typeof ListPapers.Type

const Late = Schema.NullOr(
  Schema.Struct({ rule: Schema.Literals(["freelance", "afterReceipt"]), lastDay: Schema.String }),
)
const row = {
  id: Schema.Int,
  no: Schema.String,
  edition: Schema.Int,
  isReplaced: Schema.Boolean,
  type: Schema.Int,
  status: Schema.Int,
  /** "us" or "party": whose paper it is. */
  madeSide: Schema.String,
  partnerId: number,
  staffId: number,
  partyName: Schema.String,
  title: Schema.String,
  siteId: number,
  stageStartFrom: text,
  stageStartTo: text,
  createdAt: Schema.String,
  dueDate: text,
  registrationNumber: text,
  total: Schema.Int,
  /** For us: that we owe it and its due date is later than the law has it, by which rule and its last day (BEY-20). */
  lateByLaw: Late,
  paymentStatus: Schema.Int,
  paidOn: text,
  /** Whole yen that were paid for the editions before it; it asks for the rest. */
  paidBefore: Schema.Int,
  answer: Schema.NullOr(Schema.Literals(partyAnswers)),
  isUnread: Schema.Boolean,
  version: Schema.Int,
  permissions: permissionsBy<typeof paperPolicy>(),
}
export const PaperInList = Schema.Struct(row)
export type PaperInList = typeof PaperInList.Type
export const PaperPage = Schema.Struct({
  success: Schema.Literal(true),
  data: Schema.Array(PaperInList),
  pageIndex: Schema.Int,
  totalPages: Schema.Int,
  totalItems: Schema.Int,
  /** Of everything that the filter lets through, beyond this page. */
  sum: Schema.Int,
  /** How many papers the sum is of: drafts, refused and replaced ones are none of them, unless their state is asked for. */
  counted: Schema.Int,
  permissions: permissionsBy<typeof paperListPolicy>(),
  /** The kinds that this person makes. */
  makes: Schema.Array(Schema.Int),
})

const LineView = Schema.Struct({
  /** The period of 業務委託料 that it pays for. */
  fee: FeeStretch,
  label: Schema.String,
  note: Schema.String,
  quantity: Schema.Finite,
  unit: Schema.String,
  unitPrice: Schema.Int,
  valueTax: Schema.Int,
  amount: Schema.Int,
  siteId: number,
  /** The days behind it, with the arrangement of each. */
  days: Schema.Array(
    Schema.Struct({
      taskId: Schema.Int,
      shift: Schema.Int,
      /** Its title; empty where the heads of the shift are billed. */
      certificate: Schema.String,
      day: Schema.String,
      heads: Schema.Finite,
    }),
  ),
})
const TaxMetadata = Schema.Struct({
  valueTax: Schema.Int,
  subTotal: Schema.Int,
  tax: Schema.Int,
  taskIds: Schema.Array(Schema.Int),
})
export const PaperView = Schema.Struct({
  ...row,
  content: Schema.String,
  place: Schema.String,
  isTaxVendor: Schema.Int,
  taxRounding: Schema.Literals(taxRoundings),
  serviceCharge: Schema.Int,
  serviceChargeValue: number,
  serviceChargePercent: Schema.NullOr(Schema.Finite),
  /** What the percentage comes to. */
  serviceChargePercentYen: Schema.Int,
  discount: Schema.Int,
  payTo: Schema.String,
  seal: Seal,
  seller: Party,
  buyer: Party,
  lines: Schema.Array(LineView),
  taxMetadata: Schema.Array(TaxMetadata),
  subTotal: Schema.Int,
  tax: Schema.Int,
  reason: text,
  answeredAt: text,
  /** Of whoever answered by the link of a mail. */
  answeredName: text,
  /** Nobody said a word of it: it counts as confirmed by what it says of itself (黙示の確認). */
  isTacit: Schema.Boolean,
  /** The last day for such a word, while it waits. */
  silenceUntil: text,
  answerReason: text,
  decidedAt: text,
  /** 経過措置: of a seller without a number, what a buyer may deduct, by the day from which it holds. */
  deductible: Schema.Array(Schema.Struct({ from: Schema.String, percent: Schema.Int })),
  /** For whoever may send it: to whom it can go, and to whom it went, the latest first. */
  receivers: Schema.Array(ReceiverChoice),
  sendings: Schema.Array(Sending),
  /** The other editions of its number, newest first. */
  editions: Schema.Array(Schema.Struct({ id: Schema.Int, edition: Schema.Int, status: Schema.Int, total: Schema.Int })),
})
export type PaperView = typeof PaperView.Type

/** What a paper that is being written prints beside what is typed, and what the law says of it. */
export const PaperPreview = Schema.Struct({
  /** Percents of consumption tax of its day, the standard one first. */
  valueTaxes: Schema.Array(Schema.Int),
  lateByLaw: Late,
  /** Null while it is with nobody. */
  sides: Schema.NullOr(
    Schema.Struct({
      seller: Party,
      buyer: Party,
      registrationNumber: text,
      seal: Seal,
      deductible: Schema.Array(Schema.Struct({ from: Schema.String, percent: Schema.Int })),
    }),
  ),
})

export const PaperNo = Schema.Struct({ paperNo: Schema.String })
export const PaperCounts = Schema.Struct({
  total: Schema.Int,
  counts: Schema.Array(Schema.Struct({ type: Schema.Int, status: Schema.Int, unread: Schema.Int })),
})

/** Whom a paper can be with. */
export const PartyQuery = Schema.Struct({
  type: oneOf(wireValues(paperTypes)),
  keyword: Schema.optionalKey(Keyword),
  ...pageFields,
})
export type PartyQuery = typeof PartyQuery.Type
export const PartyChoice = Schema.Struct({
  partnerId: number,
  staffId: number,
  name: Schema.String,
  registrationNumber: text,
  /** 支払条件 by which a paper of this kind is paid: closing day, months, day of payment; 0 is a month's end. */
  terms: Schema.NullOr(
    Schema.Struct({
      cycle: Schema.optionalKey(Schema.Literals(wordsOf(payCycles))),
      closingDate: Schema.Int,
      monthOffset: Schema.Int,
      payDate: Schema.Int,
    }),
  ),
  /** How a fraction of a yen of tax is rounded on its papers. */
  taxRounding: Schema.Literals(taxRoundings),
})
