/**
 * A company that names somebody's address asks him by mail; he becomes a member by his own yes and never otherwise.
 *
 * The question is the same whether the address has an account or not: what the company sees tells neither (D68).
 */
import { Effect } from "effect"
import { companySettings, membershipOfPerson } from "#modules/companies/index.ts"
import { newToken, personByEmail, tokenHash } from "#modules/identity/index.ts"
import { CurrentActor, type Person } from "#modules/kernel/actor.ts"
import { type Instant, instantOfMillis, millisOfInstant } from "#modules/kernel/civil-day.ts"
import { instantNow } from "#modules/kernel/clock.ts"
import { type Language, type Role, roleIds } from "#modules/kernel/codes.ts"
import { refuse } from "#modules/kernel/errors.ts"
import { messageKey } from "#modules/kernel/fields/messages.ts"
import { openInvitation } from "../repository/invitations.ts"
import { mailInvitation } from "./mail-invitation.ts"
import { keepWithinSeats } from "./seats.ts"
import { tellInvitation } from "./tell-invitation.ts"

/** D96. */
const days = 14
export const openUntil = (now: Instant) => instantOfMillis(millisOfInstant(now) + days * 86_400_000)

export const alreadyNamed = refuse("Email_Already_exist", [{ field: "email", message: "Email_Already_exist" }])

/** This company's own question: told to its people, who read it in their list. */
const alreadyAsked = refuse("Email_Already_exist", [{ field: "email", message: messageKey("invitedAlready") }])

const nobody = 0

/** Whether a present member of the company signs in by this address; as many questions for an address of nobody's (D68). */
export const isMemberByAddress = Effect.fn("People.isMemberByAddress")(function* (companyId: number, email: string) {
  const known = yield* personByEmail(email)
  return (yield* membershipOfPerson(companyId, known?.id ?? nobody)) !== undefined
})

export interface Question {
  readonly email: string
  readonly role: Role
  /** Whom the company wrote down. */
  readonly name?: string | null
  /** Of the mail; the asker's own when nobody chose one, for an account's would tell that there is one (D68). */
  readonly language?: Language | undefined
  /** The record that is his after his yes. */
  readonly staffId: number | null
  readonly partnerId: number | null
}

/**
 * Writes the question down and mails its link; the token is kept nowhere else.
 *
 * Fails with Email_Already_exist where this company has asked this address and may be answered.
 */
export const askInTheNameOf = Effect.fn("People.askInTheNameOf")(function* (
  { personId, language }: Person,
  companyId: number,
  of: Question,
) {
  const { name } = yield* companySettings(companyId)
  const now = yield* instantNow
  const row = {
    companyId,
    companyName: name,
    email: of.email,
    name: of.name ?? null,
    language: of.language ?? language,
    role: roleIds[of.role],
    staffId: of.staffId,
    partnerId: of.partnerId,
    invitedBy: personId,
    invitedAt: now,
    expiresAt: openUntil(now),
  }
  const token = newToken()
  const id = yield* openInvitation({ ...row, tokenHash: tokenHash(token) })
  if (id === undefined) return yield* alreadyAsked
  yield* keepWithinSeats(companyId, of.role)
  yield* mailInvitation(row, token)
  yield* tellInvitation(companyId, id, { action: "ask", after: row })
  return { id, token, until: row.expiresAt }
})

/** The same in the name of whoever acts for the company. */
export const askForMembership = Effect.fn("People.askForMembership")(function* (companyId: number, of: Question) {
  return yield* askInTheNameOf(yield* CurrentActor, companyId, of)
})
