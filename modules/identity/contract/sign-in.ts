/** Signing in on the wire: what it gives, what the person prefers from then on, and the list of the own sign-ins. */
import { Schema } from "effect"
import { Instant } from "#modules/kernel/civil-day.ts"
import { LanguageChoice, oneOf, TextPercent } from "#modules/kernel/fields/row.ts"
import { deviceKinds } from "../codes.ts"

export const Tokens = Schema.Struct({ token: Schema.String, refreshToken: Schema.String, personId: Schema.Int })
/** Without a token in the body the one of the cookie renews. */
export const Renewal = Schema.Struct({ refreshToken: Schema.optionalKey(Schema.String) })
/** Of this device, or of all. */
export const SignOut = Schema.Struct({ all: Schema.optionalKey(Schema.Boolean) })
export const Preferences = Schema.Struct({
  language: LanguageChoice,
  textPercent: TextPercent,
  theme: Schema.Literals(["system", "light", "dark", "outdoor"]),
})

export const SignInEntry = Schema.Struct({
  id: Schema.Int,
  at: Instant,
  device: oneOf(deviceKinds),
  /** Null where nobody noted it. */
  address: Schema.NullOr(Schema.String),
  /** Whether it still goes on, and whether it is the one that asks. */
  isOpen: Schema.Boolean,
  isCurrent: Schema.Boolean,
})
export type SignInEntry = typeof SignInEntry.Type
