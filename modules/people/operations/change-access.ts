/** The steps that every change of somebody's rights has in common, by the version that was seen. */
import { Effect } from "effect"
import { CurrentActor } from "#modules/kernel/actor.ts"
import { refuseExpired } from "#modules/kernel/version.ts"
import { tell } from "#modules/kernel/write.ts"
import type { Staff } from "../model.ts"
import { savePartner } from "../repository/partners.ts"
import { saveStaff } from "../repository/staff.ts"
import { isPartnerId } from "../rules/record-ids.ts"
import { lockedVersion, type NamedUser, seenUser } from "./named-user.ts"
import { userAccess } from "./show-access.ts"

/** What of a change is told with the record. */
export interface AccessPatch {
  readonly status?: Staff["status"]
}

/** A person's record takes his state over; a partner's has one of its own, which is whether the company works with it. */
const saved = (user: NamedUser, patch: AccessPatch) =>
  isPartnerId(user.id) ? savePartner(user.companyId, user.id, {}) : saveStaff(user.companyId, user.id, patch)

const changed = ({ companyId, id }: NamedUser) =>
  isPartnerId(id)
    ? { subject: `partner:${id}`, fact: { topic: "PartnerChanged", body: { companyId, partnerId: id } } }
    : { subject: `staff:${id}`, fact: { topic: "StaffChanged", body: { companyId, staffId: id } } }

/** `change` authorizes, writes the membership and gives what the record itself takes over of it. */
export const changeAccess = Effect.fn("People.changeAccess")(function* <E, R>(
  id: number,
  version: number,
  change: (user: NamedUser) => Effect.Effect<AccessPatch, E, R>,
) {
  const { companyId } = yield* CurrentActor
  const locked = yield* lockedVersion(companyId, id)
  const user = yield* seenUser(id)
  const patch = yield* change(user)
  yield* refuseExpired(version, locked, userAccess(id))
  yield* saved(user, patch)
  const { fact, subject } = changed(user)
  yield* tell(
    {
      action: isPartnerId(id) ? "partner.access" : "staff.access",
      subject,
      before: { status: user.status },
      after: patch,
    },
    fact,
  )
  return yield* userAccess(id)
})
