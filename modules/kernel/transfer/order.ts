/** What every transfer file is ordered with, and what was made, on the wire. */
import { Schema } from "effect"
import { Instant, IsoDate } from "../civil-day.ts"
import { messageKey } from "../fields/messages.ts"
import { CommonText } from "../fields/text.ts"
import { Yen } from "../yen.ts"

const digits = (count: number) =>
  Schema.String.check(
    Schema.isPattern(new RegExp(`^\\d{${count}}$`, "u"), { message: messageKey("digitsExactly", count) }),
  )

/** The company's own account: 1 ordinary, 2 current; its holder is turned into bank kana. The numbers decide, names are shown. */
export const Sender = Schema.Struct({
  bankCode: digits(4),
  bankName: CommonText,
  branchCode: digits(3),
  branch: CommonText,
  type: Schema.Literals([1, 2]),
  cardNumber: digits(7),
  ownerName: CommonText,
})
export type Sender = typeof Sender.Type
/** 委託者コード, given by the bank; shorter ones are written with zeros in front. */
const ClientCode = Schema.String.check(Schema.isPattern(/^\d{1,10}$/u, { message: messageKey("digits", 10) }))

export const transferOrder = {
  /** A day on which banks work. */
  transferOn: IsoDate,
  clientCode: ClientCode,
  bankInfo: Sender,
  /** A file of the same was made before, and another one is wanted. */
  isAgain: Schema.optionalKey(Schema.Literals([0, 1])),
}

/** What of an account keeps it from the file; empty where it is whole. */
export const AccountFaults = Schema.Array(
  Schema.Literals(["bankCode", "branchCode", "type", "cardNumber", "ownerName"]),
)

export const transferShown = {
  people: Schema.Int,
  total: Yen,
  /** From where the company paid last. */
  clientCode: Schema.NullOr(Schema.String),
  bankInfo: Schema.NullOr(Sender),
  files: Schema.Array(
    Schema.Struct({
      madeAt: Instant,
      madeBy: Schema.String,
      transferOn: IsoDate,
      people: Schema.Int,
      total: Schema.Int,
      hash: Schema.String,
    }),
  ),
}

/** The bytes in base64: a write's answer is kept for its key. */
export const MadeTransfer = Schema.Struct({
  fileName: Schema.String,
  content: Schema.String,
  hash: Schema.String,
  people: Schema.Int,
  total: Yen,
})
