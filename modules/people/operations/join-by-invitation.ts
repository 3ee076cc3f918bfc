/** What a yes to an invitation makes of whoever says it. */
import { Effect } from "effect"
import { addMember, handMembershipTo, mayJoin, membershipOfPerson, membershipsByIds } from "#modules/companies/index.ts"
import { peopleByIds } from "#modules/identity/index.ts"
import { activeStatuses, type Role, roleIds, wordOf } from "#modules/kernel/codes.ts"
import { refuse } from "#modules/kernel/errors.ts"
import { messageKey } from "#modules/kernel/fields/messages.ts"
import { found } from "#modules/kernel/policy.ts"
import { expired } from "#modules/kernel/version.ts"
import { now, tell } from "#modules/kernel/write.ts"
import { isOwnPerson } from "../policy/reach.ts"
import type { InvitationRow } from "../repository/invitations.ts"
import { saveStaff, staffRowForUpdate } from "../repository/staff.ts"
import { isInternalAddress } from "../rules/internal-address.ts"
import { receivedView } from "../views/invitation-view.ts"
import { partnersByIds } from "./partners.ts"
import { registerStaff } from "./register-staff.ts"

/** The record that the company wrote down is his own from now on. Nobody's record is ever taken from him. */
const takeRecord = Effect.fn("People.takeRecord")(function* (personId: number, of: InvitationRow, staffId: number) {
  const { companyId } = of
  const record = yield* found(staffRowForUpdate(companyId, staffId))
  const [owner] = yield* peopleByIds([record.personId])
  if (owner === undefined || !isInternalAddress(owner.email)) return yield* refuse("Link_Used")
  const [member] = yield* membershipsByIds(companyId, [record.membershipId])
  if (member === undefined) return yield* refuse("Not_Found")
  // Whoever was asked as a worker does not become an admin by a change that nobody told him of, nor the other way round.
  if (member.role !== of.role) return yield* expired(receivedView({ ...of, role: member.role }, yield* now))
  yield* mayJoin(companyId, { role: wordOf(roleIds, member.role), membershipStatus: member.status })
  yield* handMembershipTo(companyId, member.id, personId)
  yield* saveStaff(companyId, staffId, { personId })
  yield* tell(
    { action: "staff.edit", subject: `staff:${staffId}`, before: { personId: record.personId }, after: { personId } },
    { topic: "StaffChanged", body: { companyId, staffId } },
  )
  return member.id
})

/**
 * Nobody lets somebody in whom the company has shut out: not a member who was blocked after he asked, nor a partner that
 * was stopped. Fails with Invite_Token_Invalid.
 */
const refuseVoid = Effect.fnUntraced(function* ({ companyId, invitedBy, partnerId }: InvitationRow) {
  const inviter = yield* membershipOfPerson(companyId, invitedBy)
  const partner = partnerId === null ? undefined : (yield* partnersByIds(companyId, [partnerId])).get(partnerId)
  const isShutOut = inviter !== undefined && inviter.status !== activeStatuses.active
  const isStopped = partner !== undefined && partner.status !== activeStatuses.active
  if (isShutOut || isStopped)
    return yield* refuse("Invite_Token_Invalid", [{ field: "inviteId", message: messageKey("invitationWithdrawn") }])
})

/** An admin whom the platform asked is among the company's people: whom nobody sees, nobody can ever shut out. */
const recordOf = Effect.fnUntraced(function* (personId: number, role: Role, { companyId, email }: InvitationRow) {
  const [person] = yield* peopleByIds([personId])
  yield* registerStaff(companyId, { name: person?.name ?? email, email: person?.email ?? email, role })
})

/**
 * He takes over the record that the company wrote down, or is a member beside his partner's record; gives the
 * membership's id.
 *
 * Fails with Invite_Token_Invalid where who asked has no say any more, Update_Expired where his role was changed since he was asked, Link_Used where the record is somebody's
 * already, and with what the company's standing says.
 */
export const joinByInvitation = Effect.fn("People.joinByInvitation")(function* (personId: number, of: InvitationRow) {
  const { companyId, partnerId, staffId } = of
  yield* refuseVoid(of)
  if (staffId !== null) return yield* takeRecord(personId, of, staffId)
  const role = wordOf(roleIds, of.role)
  yield* mayJoin(companyId, { role })
  const membershipId = yield* addMember(companyId, { personId, role, partnerId })
  if (isOwnPerson(role)) yield* recordOf(personId, role, of)
  return membershipId
})
