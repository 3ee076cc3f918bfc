/** Who was written down without an address is asked by one later (D55): his yes hands him the record that is there. */
import { Effect } from "effect"
import { CurrentActor } from "#modules/kernel/actor.ts"
import { authorize } from "#modules/kernel/policy.ts"
import { refuseExpired } from "#modules/kernel/version.ts"
import { now, tell } from "#modules/kernel/write.ts"
import type { AskStaff } from "../contract/staff-input.ts"
import { invitationPolicy } from "../policy/invitation-policy.ts"
import { staffPolicy } from "../policy.ts"
import { closeInvitation, openQuestionOf } from "../repository/invitations.ts"
import { saveStaff, staffRowForUpdate } from "../repository/staff.ts"
import { alreadyNamed, askForMembership, isMemberByAddress } from "./invitations.ts"
import { loginOf } from "./login-of.ts"
import { seenStaff, staffDetail } from "./show-staff.ts"
import { tellInvitation } from "./tell-invitation.ts"

/** A question that still waits under another address is taken back, by whoever may take it back. */
const takeBack = Effect.fn("People.takeBackQuestion")(function* (companyId: number, staffId: number) {
  const open = yield* openQuestionOf(companyId, staffId)
  if (open === undefined) return
  const { personId } = yield* authorize(invitationPolicy, "withdraw", open)
  const ended = { state: "withdrawn", answeredBy: personId, answeredAt: yield* now } as const
  yield* closeInvitation(companyId, open.id, ended)
  yield* tellInvitation(companyId, open.id, { action: "withdraw", before: { state: open.state }, after: ended })
})

/**
 * Fails with Not_Found, Permission_Denied (D18, STAFF-24), Update_Expired with the current view, and Email_Already_exist
 * for who signs in already and for an address of a member or of another open question.
 */
export const askStaff = Effect.fn("People.askStaff")(function* (id: number, { email, language, version }: AskStaff) {
  const { companyId } = yield* CurrentActor
  const locked = yield* staffRowForUpdate(companyId, id)
  const staff = yield* seenStaff(id)
  yield* authorize(staffPolicy, "giveAddress", staff)
  // Whatever was seen of the record: an address that is taken stays taken.
  if ((yield* loginOf(staff)) === "own") return yield* alreadyNamed
  if (yield* isMemberByAddress(companyId, email)) return yield* alreadyNamed
  yield* refuseExpired(version, locked?.version ?? 0, staffDetail(id))
  yield* takeBack(companyId, id)
  yield* saveStaff(companyId, id, { email })
  yield* tell(
    { action: "staff.edit", subject: `staff:${id}`, before: { email: staff.email }, after: { email } },
    { topic: "StaffChanged", body: { companyId, staffId: id } },
  )
  const { name, partnerId, role } = staff
  yield* askForMembership(companyId, { email, language, name, role, staffId: id, partnerId })
  return yield* staffDetail(id)
})
