/** What a link in a mail is for, and whether its address has an account: told to whoever holds the link (D68, D112). */
import { Effect } from "effect"
import { personByEmail, registrationOf } from "#modules/identity/index.ts"
import { userStatuses } from "#modules/kernel/codes.ts"
import { refuse } from "#modules/kernel/errors.ts"
import type { CheckEmail } from "../contract/account.ts"
import { invitationOfToken, invitationTo } from "./invitation-of-token.ts"
import { notedDown } from "./noted-down.ts"

/** Fails with Register_Token_Invalid, Link_Used, Link_Expired, Account_Already_Verified, and Invite_Token_Invalid where it was withdrawn. */
export const registerTokenDetail = Effect.fn("People.registerTokenDetail")(function* (token: string) {
  const registration = yield* registrationOf(token)
  const noCompany = { inviteId: null, companyName: null, roleId: null, signUpPath: "/sign-up", noted: null } as const
  if (registration !== undefined) return { kind: "registration" as const, ...registration, ...noCompany }
  const invited = (yield* invitationOfToken(token)) ?? (yield* refuse("Register_Token_Invalid"))
  return {
    kind: "invitation" as const,
    email: invited.email,
    name: invited.name,
    inviteId: invited.id,
    companyName: invited.companyName,
    roleId: invited.role,
    signUpPath: invited.staffId === null ? ("/sign-up" as const) : ("/sign-up-staff" as const),
    until: invited.expiresAt,
    noted: yield* notedDown(invited),
  }
})

/** Fails with Invite_Token_Invalid, Link_Used, Link_Expired. */
export const checkEmailExist = Effect.fn("People.checkEmailExist")(function* ({ email, inviteToken }: CheckEmail) {
  yield* invitationTo(email, inviteToken)
  const known = yield* personByEmail(email)
  // One that was never proved can still be registered.
  return { isExist: known !== undefined && known.status !== userStatuses.notVerify }
})
