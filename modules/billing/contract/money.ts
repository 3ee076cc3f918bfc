/** 行き先のない入金 on the wire, for whoever runs the platform. */
import { Schema } from "effect"
import { Instant, IsoDate } from "#modules/kernel/civil-day.ts"
import { flags, wireValues } from "#modules/kernel/codes.ts"
import { wholeBetween } from "#modules/kernel/fields/number.ts"
import { oneOf, Version } from "#modules/kernel/fields/row.ts"
import { CommonText, Memo } from "#modules/kernel/fields/text.ts"
import { billStates, moneyAnswers, moneyWays, unmatchedReasons } from "../codes.ts"

export const UnmatchedMoney = Schema.Struct({
  id: Schema.Int,
  /** By which way it came. */
  cameBy: oneOf(moneyWays),
  /** The charge at the card company; null of a transfer. */
  intent: Schema.NullOr(Schema.String),
  reason: oneOf(unmatchedReasons),
  total: Schema.Int,
  currency: Schema.String,
  refunded: Schema.Int,
  meantFor: Schema.String,
  /** Of a transfer: the name and the day that the account says. */
  sender: Schema.String,
  cameOn: Schema.NullOr(IsoDate),
  foundAt: Instant,
  /**
   * The bill of which this is a part, and what of it is missing still; null where it is held for none. Of a bill that was paid
   * another way, or is over, nothing is missing: the part is to go back.
   */
  heldFor: Schema.NullOr(
    Schema.Struct({ reference: Schema.String, owed: Schema.Int, missing: Schema.Int, state: oneOf(billStates) }),
  ),
  version: Schema.Int,
})

/** A transfer that fits no bill, as the account says it. */
export const KeepMoney = Schema.Struct({
  amount: wholeBetween(1, 999_999_999),
  sender: CommonText,
  cameOn: IsoDate,
})
export type KeepMoney = typeof KeepMoney.Type

/**
 * `settled` pays the bill of that number, with what is held for it; `returned` went back, with the reason; `held` is a part of
 * that bill, whose rest is waited for.
 */
export const AnswerMoney = Schema.Struct({
  version: Version,
  outcome: oneOf(moneyAnswers),
  /** TH00012: what the bill is known by; several of one company, where it is their sum. */
  reference: Schema.optionalKey(CommonText),
  reason: Schema.optionalKey(Memo),
  /** Of what pays less than came: the rest waits on by itself. */
  isRestKept: Schema.optionalKey(oneOf(wireValues(flags))),
})
export type AnswerMoney = typeof AnswerMoney.Type
export const MoneyAnswered = Schema.Struct({ id: Schema.Int, outcome: oneOf(moneyAnswers) })
