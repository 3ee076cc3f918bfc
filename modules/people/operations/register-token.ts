/** What a link in a mail is for, and whether its address has an account: told to whoever holds the link (D68, D112). */
import { Effect } from "effect"
import { personByEmail, registrationOf } from "#modules/identity/index.ts"
import { userStatuses } from "#modules/kernel/codes.ts"
import { refuse } from "#modules/kernel/errors.ts"
import { lookIntoCompany } from "#modules/kernel/write.ts"
import type { CheckEmail } from "../contract/account.ts"
import type { InvitationRow } from "../repository/invitations.ts"
import { staffRowsByIds } from "../repository/staff.ts"
import { invitationOfToken, invitationTo } from "./invitation-of-token.ts"

const noWords = { furiganaName: null, phone: null }

/** What the company wrote down of him, so that he need not type it again. */
const ownWords = Effect.fnUntraced(function* ({ companyId, staffId }: InvitationRow) {
  if (staffId === null) return noWords
  yield* lookIntoCompany(companyId)
  const [record] = yield* staffRowsByIds(companyId, [staffId])
  return { furiganaName: record?.furiganaName ?? null, phone: record?.phone ?? null }
})

/** Fails with Register_Token_Invalid, Link_Used, Link_Expired, Account_Already_Verified, and Invite_Token_Invalid where it was withdrawn. */
export const registerTokenDetail = Effect.fn("People.registerTokenDetail")(function* (token: string) {
  const registration = yield* registrationOf(token)
  const noCompany = { inviteId: null, companyName: null, roleId: null, signUpPath: "/sign-up", ...noWords } as const
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
    ...(yield* ownWords(invited)),
  }
})

/** Fails with Invite_Token_Invalid, Link_Used, Link_Expired. */
export const checkEmailExist = Effect.fn("People.checkEmailExist")(function* ({ email, inviteToken }: CheckEmail) {
  yield* invitationTo(email, inviteToken)
  const known = yield* personByEmail(email)
  // One that was never proved can still be registered.
  return { isExist: known !== undefined && known.status !== userStatuses.notVerify }
})
