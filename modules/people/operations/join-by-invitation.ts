/** What a yes to an invitation makes of whoever says it. */
import { Effect } from "effect"
import { addMember, handMembershipTo, mayJoin, membershipsByIds } from "#modules/companies/index.ts"
import { peopleByIds } from "#modules/identity/index.ts"
import { roleIds, wordOf } from "#modules/kernel/codes.ts"
import { refuse } from "#modules/kernel/errors.ts"
import { found } from "#modules/kernel/policy.ts"
import { expired } from "#modules/kernel/version.ts"
import { now, tell } from "#modules/kernel/write.ts"
import type { InvitationRow } from "../repository/invitations.ts"
import { saveStaff, staffRowForUpdate } from "../repository/staff.ts"
import { isInternalAddress } from "../rules/internal-address.ts"
import { receivedView } from "../views/invitation-view.ts"
import { partnersByIds } from "./partners.ts"

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
 * He takes over the record that the company wrote down, or is a member beside his partner's record; gives the
 * membership's id.
 *
 * Fails with Update_Expired where his role was changed since he was asked, Link_Used where the record is somebody's
 * already, and with what the company's standing says.
 */
export const joinByInvitation = Effect.fn("People.joinByInvitation")(function* (personId: number, of: InvitationRow) {
  const { companyId, partnerId, staffId } = of
  if (staffId !== null) return yield* takeRecord(personId, of, staffId)
  const role = wordOf(roleIds, of.role)
  yield* mayJoin(companyId, { role })
  const partner = partnerId === null ? undefined : (yield* partnersByIds(companyId, [partnerId])).get(partnerId)
  return yield* addMember(companyId, { personId, role, isCustomer: partner?.isCustomer ?? false, partnerId })
})
