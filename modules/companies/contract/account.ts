/** アカウント on the wire: everybody who signs in, for the platform's own people (SUP-01). */
import { Schema } from "effect"
import { Instant } from "#modules/kernel/civil-day.ts"
import { activeStatuses, flags, roleIds, userStatuses, wireValues } from "#modules/kernel/codes.ts"
import { LanguageChoice, oneOf, pageFields } from "#modules/kernel/fields/row.ts"
import { Keyword, Memo } from "#modules/kernel/fields/text.ts"

const Flag = oneOf(wireValues(flags))
const Status = oneOf(wireValues(userStatuses))

export const AccountsQuery = Schema.Struct({
  /** In the name or the address. */
  keyword: Schema.optionalKey(Keyword),
  status: Schema.optionalKey(Status),
  ...pageFields,
})
export type AccountsQuery = typeof AccountsQuery.Type

const Belonging = Schema.Struct({
  companyId: Schema.Int,
  companyName: Schema.String,
  roleId: oneOf(wireValues(roleIds)),
  isFirstAdmin: Flag,
  /** Of the membership: 0 where the company's own admin has shut him out. */
  status: Schema.Int,
  version: Schema.Int,
})
export const Account = Schema.Struct({
  id: Schema.Int,
  name: Schema.String,
  email: Schema.String,
  language: LanguageChoice,
  status: Status,
  isSuperAdmin: Flag,
  /** Null of one who never signed in. */
  lastSignInAt: Schema.NullOr(Instant),
  companies: Schema.Array(Belonging),
  /** Whether he may be blocked, or let in again, by whoever asks. */
  actions: Schema.Array(oneOf(["block", "unblock"])),
})
export type Account = typeof Account.Type

/** 0 blocks, 1 opens again; a reason is asked for where it takes something away. */
export const BlockAccount = Schema.Struct({
  status: oneOf([activeStatuses.inactive, activeStatuses.active]),
  reason: Schema.optionalKey(Memo),
})
export type BlockAccount = typeof BlockAccount.Type
