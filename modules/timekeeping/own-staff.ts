/** The record of the one who presses. */
import { Effect } from "effect"
import { CurrentActor } from "#modules/kernel/actor.ts"
import { refuse } from "#modules/kernel/errors.ts"
import { authorize } from "#modules/kernel/policy.ts"
import { staffOfPerson } from "#modules/people/index.ts"
import { attendancePolicy } from "./policy.ts"

/** Fails with Timekeeping_Only_Staff for people without a record (customers, vendors), Permission_Denied otherwise. */
export const ownStaff = Effect.fn("Timekeeping.ownStaff")(function* () {
  const actor = yield* CurrentActor
  const staff = yield* staffOfPerson(actor.companyId, actor.personId)
  if (staff === undefined) return yield* refuse("Timekeeping_Only_Staff")
  yield* authorize(attendancePolicy, "press", staff)
  return { actor, staff }
})
