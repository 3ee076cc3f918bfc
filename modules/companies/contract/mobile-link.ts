/** The link to the mobile app, and the search for a company before somebody registers one. */
import { Schema } from "effect"
import { Instant } from "#modules/kernel/civil-day.ts"
import { roleIds } from "#modules/kernel/codes.ts"
import { LinkToken } from "#modules/kernel/fields/link-token.ts"
import { RegistrationNumber } from "#modules/kernel/fields/registration-number.ts"
import { Id, oneOf } from "#modules/kernel/fields/row.ts"
import { CompanyName } from "#modules/kernel/fields/text.ts"

export const MakeMobileLink = Schema.Struct({
  /** The chosen company; absent where none is chosen yet. */
  companyId: Schema.optionalKey(Id),
})
/** Both the end and how long it is: a device whose clock is wrong counts down all the same. */
export const MobileLink = Schema.Struct({ code: Schema.String, until: Instant, seconds: Schema.Int })

export const RedeemMobileLink = Schema.Struct({ code: LinkToken })
const tokens = { token: Schema.String, refreshToken: Schema.String, personId: Schema.Int }
/** In the company that was chosen, or in none yet. */
export const Redeemed = Schema.Union([
  Schema.Struct({ ...tokens, companyId: Schema.Int, roleId: oneOf(Object.values(roleIds)) }),
  Schema.Struct({ ...tokens, companyId: Schema.Null, roleId: Schema.Null }),
])

/** By the whole name or the number, so that nobody reads the list of our customers out of it. */
export const SearchCompany = Schema.Struct({
  name: Schema.optionalKey(CompanyName),
  registrationNumber: Schema.optionalKey(RegistrationNumber),
})
export type SearchCompany = typeof SearchCompany.Type
export const FoundCompany = Schema.Struct({ name: Schema.String, kenId: Schema.NullOr(Schema.Int) })
