/** Passwords: 6 to 32 characters (D41), nothing else demanded; strength is hinted at, never enforced. */
import { Schema } from "effect"
import { messageKey } from "./messages.ts"

export const passwordLimits = { shortest: 6, longest: 32 } as const
const { shortest, longest } = passwordLimits
const lengthKey = messageKey("passwordLength", shortest, longest)

export const Password = Schema.String.check(
  Schema.makeFilter((text: string) => text.length > 0, { message: messageKey("required") }, true),
  Schema.isBetweenCodePoints(shortest, longest, { message: lengthKey }),
  Schema.isPattern(/^[^\p{Cc}\p{Cs}]*$/u, { message: messageKey("badCharacter") }),
)

/**
 * What the sign-in form sends: any text up to 255 characters. The length rule of new passwords would tell a stranger
 * which guesses are hopeless and lock out people whose password is older than the rule.
 */
export const GivenPassword = Schema.String.check(
  Schema.makeFilter((text: string) => text.length > 0, { message: messageKey("required") }, true),
  Schema.isMaxCodePoints(255, { message: messageKey("tooLong", 255) }),
)
