/** Which shifts a check-out counts as done: ticked by people paid by shift, else those of the arrangement. */
import { Effect } from "effect"
import { refuse } from "#modules/kernel/errors.ts"
import { salaryTypeOn } from "#modules/people/index.ts"
import { placeOfWork } from "#modules/scheduling/index.ts"
import type { PunchRow } from "./repository/punches.ts"

/** Fails with No_Shift_For_The_Time when somebody paid by shift ticked none (TIME-04). */
export const tickedShifts = Effect.fnUntraced(function* (
  companyId: number,
  staffId: number,
  open: PunchRow,
  ticked: ReadonlyArray<number> | undefined,
) {
  if (ticked !== undefined && ticked.length > 0) return [...new Set(ticked)].toSorted()
  const isAsked = (yield* salaryTypeOn(companyId, staffId, open.workDay)) === "shift"
  if (isAsked) return yield* refuse("No_Shift_For_The_Time", [{ field: "shifts", message: "tickAShift" }])
  if (open.taskId === null) return []
  return (yield* placeOfWork(companyId, open.taskId, staffId))?.shifts ?? []
})
