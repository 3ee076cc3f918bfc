/** Shows one person's health to who may see it, and leaves an entry that he looked (D54). */
import { Effect } from "effect"
import { CurrentActor } from "#modules/kernel/actor.ts"
import { authorize } from "#modules/kernel/policy.ts"
import { tell } from "#modules/kernel/write.ts"
import { staffPolicy } from "../policy.ts"
import { healthOf } from "../repository/profile.ts"
import { seenStaff } from "./show-staff.ts"

/** Fails with Not_Found and Permission_Denied. */
export const showHealth = Effect.fn("People.showHealth")(function* (id: number) {
  const { companyId } = yield* CurrentActor
  const staff = yield* seenStaff(id)
  yield* authorize(staffPolicy, "seeHealth", staff)
  const heal = yield* healthOf(companyId, id)
  yield* tell({ action: "staff.healthSeen", subject: `staff:${id}`, before: {}, after: {} })
  return { heal, version: staff.version }
})
