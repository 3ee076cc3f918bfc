/** What a signed-in person sees of the companies that asked him, and his yes or no. */

import { Effect } from "effect"
import { membershipOfPerson } from "#modules/companies/index.ts"
import { personWithPreferences } from "#modules/identity/index.ts"
import { CurrentPerson } from "#modules/kernel/actor.ts"
import { flags } from "#modules/kernel/codes.ts"
import { acrossCompanies, apart } from "#modules/kernel/database/scope.ts"
import { refuse } from "#modules/kernel/errors.ts"
import { messageKey } from "#modules/kernel/fields/messages.ts"
import { found } from "#modules/kernel/policy.ts"
import { expired } from "#modules/kernel/version.ts"
import { adoptCompany, now, tell } from "#modules/kernel/write.ts"
import type { AnswerInvitation } from "../contract/invitation.ts"
import {
  closeInvitation,
  type InvitationRow,
  invitationForUpdate,
  openInvitations,
  receivedInvitation,
} from "../repository/invitations.ts"
import { partnerForUpdate, savePartner } from "../repository/partners.ts"
import { invitationFault } from "../rules/invitation-fault.ts"
import { receivedView } from "../views/invitation-view.ts"
import { alreadyNamed } from "./invitations.ts"
import { joinByInvitation } from "./join-by-invitation.ts"
import { tellInvitation } from "./tell-invitation.ts"
import { tellSender } from "./tell-sender.ts"

/** The questions that wait for the signed-in person. */
export const ownInvitations = Effect.fn("People.ownInvitations")(function* () {
  const { personId } = yield* CurrentPerson
  const { email } = yield* personWithPreferences(personId)
  const at = yield* now
  return (yield* openInvitations(email, at)).map((row) => receivedView(row, at))
})

const everywhere = acrossCompanies("an invitation to an address that is not proved")

/** The link of his own mail led him here: he hears what is missing. Fails with Invite_Token_Invalid. */
const refuseUnproved = Effect.fnUntraced(function* (email: string, inviteId: number) {
  if ((yield* apart(everywhere(receivedInvitation(email, inviteId)))) === undefined) return
  return yield* refuse("Invite_Token_Invalid", [{ field: "inviteId", message: messageKey("addressNotProved") }])
})

/**
 * The invitation that the signed-in person may answer now, held until the end; goes on as its company.
 *
 * Fails with Not_Found for another's, Invite_Token_Invalid for an address that only another company vouches for, Link_Used, Link_Expired, Invite_Token_Invalid (withdrawn), and with Update_Expired
 * where it asks for another role than the one that he read.
 */
export const heldInvitation = Effect.fn("People.heldInvitation")(function* (asked: {
  readonly inviteId: number
  readonly roleId?: number | undefined
}) {
  const { personId } = yield* CurrentPerson
  const { email, vouchedBy } = yield* personWithPreferences(personId)
  const received = yield* receivedInvitation(email, asked.inviteId)
  if (received === undefined && vouchedBy !== null) yield* refuseUnproved(email, asked.inviteId)
  const { companyId, id } = received ?? (yield* refuse("Not_Found"))
  yield* adoptCompany(companyId)
  const held = yield* found(invitationForUpdate(companyId, id))
  const at = yield* now
  const fault = invitationFault(held, at, "inviteId")
  if (fault !== undefined) return yield* fault
  if (held.email.toLowerCase() !== email.toLowerCase()) return yield* refuse("Not_Found")
  if (asked.roleId !== undefined && asked.roleId !== held.role) return yield* expired(receivedView(held, at))
  return held
})

/**
 * Ends the question by a yes or a no; gives the membership of a yes. Fails as `joinByInvitation` does, and with
 * Email_Already_exist for who has become a member meanwhile.
 */
export const endInvitation = Effect.fn("People.endInvitation")(function* (open: InvitationRow, isYes: boolean) {
  const { personId } = yield* CurrentPerson
  const { companyId } = open
  if (isYes && (yield* membershipOfPerson(companyId, personId)) !== undefined) return yield* alreadyNamed
  const membershipId = isYes ? yield* joinByInvitation(personId, open) : null
  const state = isYes ? "accepted" : "refused"
  yield* closeInvitation(companyId, open.id, { state, answeredBy: personId, answeredAt: yield* now })
  yield* tellInvitation(companyId, open.id, {
    action: isYes ? "accept" : "refuse",
    before: { state: open.state },
    after: { companyId, personId, membershipId, staffId: open.staffId },
  })
  yield* tellSender(open, isYes)
})

/** A partner's person says with his yes how his company is read and reached; of nobody else is it asked. */
const keepOwnCompany = Effect.fnUntraced(function* (of: InvitationRow, { isAccepted, ...asked }: AnswerInvitation) {
  const { companyId, partnerId } = of
  const { furiganaName, phone } = asked
  const said = Object.entries({ furiganaName, phone }).filter(([, word]) => word !== undefined)
  if (said.length === 0) return
  if (partnerId === null || isAccepted !== flags.on)
    return yield* refuse(
      "Invalid_Input",
      said.map(([field]) => ({ field, message: messageKey("notOfRole") })),
    )
  const before = yield* found(partnerForUpdate(companyId, partnerId))
  // The form begins with what the company noted and says it again: what is the same changes no card, and no version of it.
  const was: Readonly<Record<string, unknown>> = before
  const next = Object.fromEntries(said.filter(([field, word]) => was[field] !== word))
  if (Object.keys(next).length === 0) return
  yield* savePartner(companyId, partnerId, next)
  yield* tell(
    { action: "partner.edit", subject: `partner:${partnerId}`, before, after: next },
    { topic: "PartnerChanged", body: { companyId, partnerId } },
  )
})

/**
 * Yes makes the signed-in person a member, no leaves everything as it was; either ends the question.
 *
 * Runs in the person's scope, which goes on as the company's. Fails as `heldInvitation` and `endInvitation` do, and with
 * Invalid_Input for what only a partner's yes says.
 */
export const answerInvitation = Effect.fn("People.answerInvitation")(function* (asked: AnswerInvitation) {
  const open = yield* heldInvitation(asked)
  yield* endInvitation(open, asked.isAccepted === flags.on)
  yield* keepOwnCompany(open, asked)
  return { companyId: open.companyId, roleId: open.role, isAccepted: asked.isAccepted }
})
