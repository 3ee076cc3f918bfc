/** 金融機関 and 支店 to choose from, on the wire. */
import { Schema } from "effect"
import { messageKey } from "#modules/kernel/fields/messages.ts"

export const BankAsked = Schema.Struct({
  code: Schema.String.check(Schema.isPattern(/^\d{4}$/u, { message: messageKey("digitsExactly", 4) })),
})
export const BankChoice = Schema.Struct({
  code: Schema.String,
  name: Schema.String,
  /** As transfers spell it: large letters only, チユウオウ. */
  kana: Schema.String,
})
