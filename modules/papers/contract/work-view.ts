/** The work behind papers as it is shown: what can be billed, and what is billed nowhere or otherwise. */
import { Schema } from "effect"
import { taxRoundings } from "#modules/kernel/codes.ts"
import { Month } from "#modules/kernel/fields/day.ts"
import { oneOf, pageFields } from "#modules/kernel/fields/row.ts"
import { Keyword } from "#modules/kernel/fields/text.ts"
import { missingReasons, paperTypes, priceKinds } from "../codes.ts"
import { payeesPapers } from "./paper-input.ts"

const text = Schema.NullOr(Schema.String)
const number = Schema.NullOr(Schema.Int)

const WorkShift = Schema.Struct({
  taskId: Schema.Int,
  shift: Schema.Int,
  certificate: Schema.String,
  day: Schema.String,
  heads: Schema.Finite,
  /** Somebody on it pressed. */
  isPressed: Schema.Boolean,
})
/** First and last day, both included. */
export const FeeStretch = Schema.NullOr(Schema.Struct({ from: Schema.String, to: Schema.String }))
/** What can be billed for a stretch of days: to a customer, or by a vendor or freelancer. */
export const WorkOfParty = Schema.Struct({
  partnerId: number,
  staffId: number,
  companyName: Schema.String,
  /** 0: its prices are before tax, 1: with it. */
  isTax: Schema.Int,
  /** Percent of consumption tax that work bears on the last day. */
  valueTax: Schema.Int,
  taxRounding: Schema.Literals(taxRoundings),
  /** By its terms of payment; null where it has none. */
  dueDate: text,
  payTo: Schema.String,
  lines: Schema.Array(
    Schema.Struct({
      /** Null of a fee, which is for no site. */
      siteId: number,
      siteName: Schema.String,
      kind: Schema.Literals(priceKinds),
      /** The certificate that it bills; empty for heads. */
      certificate: Schema.String,
      /** As this party's papers call the price. */
      label: Schema.String,
      unit: Schema.String,
      unitPrice: Schema.Int,
      quantity: Schema.Finite,
      amount: Schema.Int,
      days: Schema.Array(WorkShift),
      /** The period of 業務委託料 that it pays for. */
      fee: FeeStretch,
    }),
  ),
  /** Shifts that are billed already, by the number that does. */
  billed: Schema.Array(Schema.Struct({ no: Schema.String, shifts: Schema.Int })),
})

export const AskMissing = Schema.Struct({
  keyword: Schema.optionalKey(Keyword),
  month: Month,
  /** What customers were not billed, or what vendors and freelancers did not bill. */
  type: oneOf([paperTypes.invoice, ...payeesPapers]),
  ...pageFields,
})
export type AskMissing = typeof AskMissing.Type
/** Work that no paper bills, that is not as a paper in force bills it, or that no price bills; yen and heads with a sign. */
export const MissingPaper = Schema.Struct({
  why: oneOf(missingReasons),
  partnerId: number,
  staffId: number,
  partyName: Schema.String,
  /** Null where neither a line nor an arrangement names the site any more. */
  siteId: number,
  siteName: Schema.String,
  /** 業務委託料, which is for no site and counts no heads. */
  isFee: Schema.Boolean,
  /** Of the paper in force that differs. */
  no: Schema.NullOr(Schema.String),
  /** What to open: that paper, or the next edition of it that is being written. */
  paperId: number,
  /** Whether he may write the next edition of that paper. */
  mayCorrect: Schema.Boolean,
  amount: Schema.Int,
  quantity: Schema.Finite,
  taskIds: Schema.Array(Schema.Int),
  from: Schema.String,
  to: Schema.String,
})
