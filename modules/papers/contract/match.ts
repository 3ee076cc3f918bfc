/** 請求照合: a request beside our days, what is said of each difference, and the notice that pays what both agree on. */
import { Schema } from "effect"
import { Day } from "#modules/kernel/fields/day.ts"
import { decimal, isAtMost } from "#modules/kernel/fields/number.ts"
import { Id, oneOf, Version } from "#modules/kernel/fields/row.ts"
import { atMostRows, rowsDiffer } from "#modules/kernel/fields/rows-together.ts"
import { CommonText, CommonTextOrNothing, line, PersonName } from "#modules/kernel/fields/text.ts"
import { permissionsBy } from "#modules/kernel/http/contract.ts"
import { matchChoices } from "../codes.ts"
import type { paperPolicy } from "../policy.ts"

/** 人工 of one person on one day. */
const Heads = decimal(2).check(isAtMost(9))
const Claim = Schema.Struct({
  /** Of the company's records; without one the name says who it is. */
  staffId: Schema.optionalKey(Schema.NullOr(Id)),
  name: PersonName,
  day: Day,
  heads: Heads,
  /** What they write beside it. */
  note: Schema.optionalKey(CommonTextOrNothing),
})
/** All that the request asks by person and day, in the place of what was entered before; an empty list takes it away. */
export const EnterClaims = Schema.Struct({
  version: Version,
  claims: Schema.Array(Claim).check(
    atMostRows(2000),
    rowsDiffer(
      (row: { readonly staffId?: number | null; readonly name: string; readonly day: string }) =>
        `${row.staffId ?? row.name} ${row.day}`,
      "day",
    ),
  ),
})
export type EnterClaims = typeof EnterClaims.Type

export const SettleDifference = Schema.Struct({
  version: Version,
  /** Of the person's day or of the line, as the comparison names it. */
  key: line(300),
  decision: oneOf(matchChoices),
  /** Theirs is accepted with a reason; of what is asked they read it. */
  reason: Schema.optionalKey(CommonText),
})
export type SettleDifference = typeof SettleDifference.Type
export const SendNotice = Schema.Struct({ version: Version })

const text = Schema.NullOr(Schema.String)
const Decision = Schema.NullOr(
  Schema.Struct({
    choice: Schema.Literals(matchChoices),
    reason: Schema.String,
    by: Schema.String,
    at: Schema.String,
  }),
)
const Evidence = Schema.Union([
  Schema.Struct({
    kind: Schema.Literal("arrangement"),
    taskId: Schema.Int,
    siteName: Schema.String,
    fromTime: text,
    toTime: text,
    heads: Schema.Finite,
  }),
  Schema.Struct({ kind: Schema.Literal("punch"), checkIn: Schema.String, checkOut: text }),
  Schema.Struct({ kind: Schema.Literal("price"), unitPrice: Schema.Int }),
  /** Another number pays this day already. */
  Schema.Struct({ kind: Schema.Literal("billed"), no: Schema.String }),
])
const figures = { ours: Schema.Finite, claimed: Schema.Finite, agreed: Schema.Finite }
const PersonDay = Schema.Struct({
  key: Schema.String,
  day: Schema.String,
  ...figures,
  isOpen: Schema.Boolean,
  note: Schema.String,
  decision: Decision,
})
const LineDifference = Schema.Struct({
  key: Schema.String,
  /** Another price than agreed, one where none is agreed, or something that is no 人工. */
  kind: Schema.Literals(["price", "noPrice", "other"]),
  label: Schema.String,
  quantity: Schema.Finite,
  claimedPrice: Schema.Int,
  ourPrice: Schema.NullOr(Schema.Int),
  /** Whole yen as the lines stand, before tax of a paper whose prices are so. */
  amount: Schema.Int,
  isOpen: Schema.Boolean,
  decision: Decision,
})
export const MatchView = Schema.Struct({
  id: Schema.Int,
  no: Schema.String,
  status: Schema.Int,
  isReplaced: Schema.Boolean,
  version: Schema.Int,
  partyName: Schema.String,
  title: Schema.String,
  issuedOn: Schema.String,
  total: Schema.Int,
  from: Schema.String,
  to: Schema.String,
  /** Where their days come from: the arrangements that their lines name, what was entered, or nowhere yet. */
  source: Schema.Literals(["lines", "entered", "none"]),
  /** 人工 that the lines of their paper ask together. */
  onPaper: Schema.Finite,
  enteredBy: text,
  enteredAt: text,
  sums: Schema.Struct(figures),
  people: Schema.Array(
    Schema.Struct({
      staffId: Schema.NullOr(Schema.Int),
      name: Schema.String,
      ...figures,
      days: Schema.Array(PersonDay),
    }),
  ),
  differences: Schema.Array(
    Schema.Struct({
      key: Schema.String,
      staffId: Schema.NullOr(Schema.Int),
      name: Schema.String,
      day: Schema.String,
      ...figures,
      isOpen: Schema.Boolean,
      note: Schema.String,
      decision: Decision,
      /** What it is worth, with its tax. */
      total: Schema.Int,
      evidence: Schema.Array(Evidence),
    }),
  ),
  lines: Schema.Array(LineDifference),
  /** 人工 of ours that have no price, and are paid by none. */
  unpriced: Schema.Finite,
  /** For whoever pays: what the notice would say now. */
  offer: Schema.NullOr(
    Schema.Struct({
      lines: Schema.Array(
        Schema.Struct({
          label: Schema.String,
          quantity: Schema.Finite,
          unit: Schema.String,
          unitPrice: Schema.Int,
          amount: Schema.Int,
        }),
      ),
      heads: Schema.Finite,
      /** 人工 that both agree on and that wait for a price: the request stays open for them. */
      held: Schema.Finite,
      subTotal: Schema.Int,
      tax: Schema.Int,
      total: Schema.Int,
      dueDate: text,
      registrationNumber: text,
      /** Why it can't be sent now: nothing is agreed, it says nothing new, or the one before is not answered yet. */
      waits: Schema.NullOr(Schema.Literals(["nothing", "same", "unanswered", "closed"])),
    }),
  ),
  notice: Schema.NullOr(
    Schema.Struct({
      id: Schema.Int,
      no: Schema.String,
      edition: Schema.Int,
      status: Schema.Int,
      total: Schema.Int,
    }),
  ),
  permissions: permissionsBy<typeof paperPolicy>(),
})
export type MatchView = typeof MatchView.Type
