/** What a signed-in person sees of the companies that asked him, and his yes or no. */

import { DateTime, Effect } from "effect"
import { addMember, handMembershipTo, membershipOfPerson } from "#modules/companies/index.ts"
import { personWithPreferences } from "#modules/identity/index.ts"
import { CurrentPerson } from "#modules/kernel/actor.ts"
import { flags, roleIds, wordOf } from "#modules/kernel/codes.ts"
import { refuse } from "#modules/kernel/errors.ts"
import { found } from "#modules/kernel/policy.ts"
import { adoptCompany, tell } from "#modules/kernel/write.ts"
import type { AnswerInvitation } from "../contract/invitation.ts"
import { closeInvitation, type InvitationRow, invitationForUpdate, openInvitations } from "../repository/invitations.ts"
import { saveStaff, staffRowForUpdate } from "../repository/staff.ts"
import { alreadyNamed } from "./invitations.ts"
import { partnersByIds } from "./partners.ts"

const openNow = Effect.fn("People.openInvitationsNow")(function* (personId: number) {
  const { email } = yield* personWithPreferences(personId)
  return yield* openInvitations(email, DateTime.formatIso(yield* DateTime.now))
})

/** The questions that wait for the signed-in person. */
export const ownInvitations = Effect.fn("People.ownInvitations")(function* () {
  const { personId } = yield* CurrentPerson
  return (yield* openNow(personId)).map((row) => ({
    id: row.id,
    companyName: row.companyName,
    roleId: row.role,
    invitedAt: row.invitedAt,
    expiresAt: row.expiresAt,
  }))
})

/** The record that the company wrote down is his own from now on, or he is a member beside his partner's record. */
const join = Effect.fn("People.join")(function* (personId: number, of: InvitationRow) {
  const { companyId, partnerId, staffId } = of
  if (staffId === null) {
    const partner = partnerId === null ? undefined : (yield* partnersByIds(companyId, [partnerId])).get(partnerId)
    return yield* addMember(companyId, {
      personId,
      role: wordOf(roleIds, of.role),
      isCustomer: partner?.isCustomer ?? false,
      partnerId,
    })
  }
  const record = yield* found(staffRowForUpdate(companyId, staffId))
  yield* handMembershipTo(companyId, record.membershipId, personId)
  yield* saveStaff(companyId, staffId, { personId })
  return record.membershipId
})

/**
 * Yes makes the signed-in person a member, no leaves everything as it was; either ends the question.
 *
 * Runs in the person's scope, which goes on as the company's. Fails with Not_Found for a question that is another's, over
 * or answered, and with Email_Already_exist for who has become a member meanwhile.
 */
export const answerInvitation = Effect.fn("People.answerInvitation")(function* (asked: AnswerInvitation) {
  const { personId, language } = yield* CurrentPerson
  const invitation = yield* found(Effect.map(openNow(personId), (open) => open.find(({ id }) => id === asked.inviteId)))
  const { companyId } = invitation
  yield* adoptCompany(companyId)
  const open = yield* invitationForUpdate(companyId, invitation.id)
  if (open?.state !== "open") return yield* refuse("Not_Found")
  const isYes = asked.isAccepted === flags.on
  if (isYes && (yield* membershipOfPerson(companyId, personId)) !== undefined) return yield* alreadyNamed(language)
  const membershipId = isYes ? yield* join(personId, open) : null
  yield* closeInvitation(companyId, open.id, {
    state: isYes ? "accepted" : "refused",
    answeredBy: personId,
    answeredAt: DateTime.formatIso(yield* DateTime.now),
  })
  yield* tell({
    action: isYes ? "invitation.accept" : "invitation.refuse",
    subject: `invitation:${open.id}`,
    before: { state: open.state },
    after: { companyId, personId, membershipId, staffId: open.staffId },
  })
  return { companyId, roleId: open.role, isAccepted: asked.isAccepted }
})
