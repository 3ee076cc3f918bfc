/** When the signed-in person's own account rested or was closed, the newest first. */
import { Effect } from "effect"
import { CurrentPerson } from "#modules/kernel/actor.ts"
import { leavesOf } from "../repository/leaves.ts"
import { leaveView } from "../views/leave-view.ts"

export const ownLeaves = Effect.fn("Identity.ownLeaves")(function* () {
  const { personId } = yield* CurrentPerson
  return (yield* leavesOf(personId)).map(leaveView)
})
