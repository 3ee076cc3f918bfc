/** The steps that every change of somebody's rights has in common, by the version that was seen. */
import { Effect } from "effect"
import { CurrentActor } from "#modules/kernel/actor.ts"
import { refuseExpired } from "#modules/kernel/version.ts"
import { tell } from "#modules/kernel/write.ts"
import type { Staff } from "../model.ts"
import { type StaffPatch, saveStaff, staffRowForUpdate } from "../repository/staff.ts"
import { staffAccess } from "./show-access.ts"
import { seenStaff } from "./show-staff.ts"

/** `change` authorizes, writes the membership and gives what the record itself takes over of it. */
export const changeAccess = Effect.fn("People.changeAccess")(function* <E, R>(
  id: number,
  version: number,
  change: (staff: Staff) => Effect.Effect<StaffPatch, E, R>,
) {
  const { companyId } = yield* CurrentActor
  const locked = yield* staffRowForUpdate(companyId, id)
  const staff = yield* seenStaff(id)
  const patch = yield* change(staff)
  yield* refuseExpired(version, locked?.version ?? 0, staffAccess(id))
  yield* saveStaff(companyId, id, patch)
  yield* tell(
    { action: "staff.access", subject: `staff:${id}`, before: { status: staff.status }, after: patch },
    { topic: "StaffChanged", body: { companyId, staffId: id } },
  )
  return yield* staffAccess(id)
})
