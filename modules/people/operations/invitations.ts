/**
 * A company that names somebody's address asks him; he becomes a member by his own yes and never otherwise.
 *
 * The question is the same whether the address has an account or not: what the company sees tells neither (D68).
 */
import { DateTime, Effect } from "effect"
import { companySettings, membershipOfPerson } from "#modules/companies/index.ts"
import { newToken, personByEmail, tokenHash } from "#modules/identity/index.ts"
import { CurrentActor } from "#modules/kernel/actor.ts"
import { type Language, type Role, roleIds } from "#modules/kernel/codes.ts"
import { errorText, refuse } from "#modules/kernel/errors.ts"
import { tell } from "#modules/kernel/write.ts"
import { openInvitation } from "../repository/invitations.ts"

/** D96. */
const openFor = "14 days"

export const alreadyNamed = (language: Language) =>
  refuse("Email_Already_exist", [{ field: "email", message: errorText("Email_Already_exist", language) }])

/** Whether a present member of the company signs in by this address. */
export const isMemberByAddress = Effect.fn("People.isMemberByAddress")(function* (companyId: number, email: string) {
  const known = yield* personByEmail(email)
  return known !== undefined && (yield* membershipOfPerson(companyId, known.id)) !== undefined
})

export interface Question {
  readonly email: string
  readonly role: Role
  /** The record that is his after his yes. */
  readonly staffId: number | null
  readonly partnerId: number | null
}

/** Writes the question down; gives the token of its link, which is nowhere kept. Fails with Email_Already_exist where this company has asked this address and may be answered. */
export const askForMembership = Effect.fn("People.askForMembership")(function* (companyId: number, of: Question) {
  const { personId, language } = yield* CurrentActor
  const { name } = yield* companySettings(companyId)
  const now = yield* DateTime.now
  const row = {
    companyId,
    companyName: name,
    email: of.email,
    role: roleIds[of.role],
    staffId: of.staffId,
    partnerId: of.partnerId,
    invitedBy: personId,
    invitedAt: DateTime.formatIso(now),
    expiresAt: DateTime.formatIso(DateTime.addDuration(now, openFor)),
  }
  const token = newToken()
  const id = yield* openInvitation({ ...row, tokenHash: tokenHash(token) })
  if (id === undefined) return yield* alreadyNamed(language)
  yield* tell({ action: "invitation.ask", subject: `invitation:${id}`, after: row })
  return { id, token, until: row.expiresAt }
})
