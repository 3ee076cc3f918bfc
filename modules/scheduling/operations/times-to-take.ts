/** The question of TASK-20 answered with the wished times: as those of the shifts that will be worked. */
import { Effect } from "effect"
import { refuse } from "#modules/kernel/errors.ts"
import type { ShownWishes } from "../contract/proposal.ts"
import type { TaskRow } from "../repository/task-rows.ts"
import { faultsOfTaken } from "../rules/wish-faults.ts"
import { shiftsAfter, shiftsWished, timesTaken } from "../rules/wished-times.ts"
import { plansOf } from "../views/shift-fields.ts"
import type { Usual } from "./plan-task.ts"

/**
 * None where no usual times are given: then the arranged ones stay. A wish is in order for the shifts that were asked for; the
 * company may have arranged others meanwhile. Fails with Invalid_Input, the shift's field named.
 */
export const timesToTake = Effect.fn("Scheduling.timesToTake")(function* (
  row: TaskRow,
  wish: ShownWishes,
  usual: Usual | undefined,
) {
  if (usual === undefined) return {}
  const taken = timesTaken(shiftsAfter(plansOf(row), shiftsWished(wish), usual.shifts), wish)
  const faults = faultsOfTaken(taken)
  return faults.length === 0 ? taken : yield* refuse("Invalid_Input", faults)
})
