/** What people send about their own account. */
import { Schema } from "effect"
import { Instant } from "#modules/kernel/civil-day.ts"
import { flags } from "#modules/kernel/codes.ts"
import { Email } from "#modules/kernel/fields/contact.ts"
import { LinkToken } from "#modules/kernel/fields/link-token.ts"
import { messageKey } from "#modules/kernel/fields/messages.ts"
import { GivenPassword, Password } from "#modules/kernel/fields/password.ts"
import { oneOf } from "#modules/kernel/fields/row.ts"
import { PersonName } from "#modules/kernel/fields/text.ts"
import { passwordsMatch } from "#modules/kernel/fields/together.ts"

export const Login = Schema.Struct({
  email: Email,
  password: GivenPassword,
  /** 1 ends the own pause or the closing that nobody has decided yet, by signing in. */
  isResumed: Schema.optionalKey(oneOf(Object.values(flags))),
})

export const NewPassword = Schema.Struct({ token: LinkToken, password: Password, confirm: Schema.String }).check(
  passwordsMatch("password", "confirm"),
)
export const RequestOtp = Schema.Struct({ email: Email })
export const CheckOtp = Schema.Struct({
  email: Email,
  code: Schema.String.check(Schema.isPattern(/^\d{6}$/, { message: messageKey("sixDigits") })),
})
export const CodeToken = Schema.Struct({ token: Schema.String, until: Instant })

/** The link's token with the password from now on, or the address for a link once more. */
export const ActiveEmail = Schema.Union([
  Schema.Struct({ token: LinkToken, password: Password }),
  Schema.Struct({ email: Email }),
])

export const ChangePassword = Schema.Struct({
  password: GivenPassword,
  newPassword: Password,
  confirm: Schema.String,
  name: Schema.optionalKey(PersonName),
}).check(passwordsMatch("newPassword", "confirm"))
