/** Which shifts a check-out counts as done: ticked by people paid by shift, else those of the arrangement. */
import { Effect } from "effect"
import type { IsoDate } from "#modules/kernel/civil-day.ts"
import { shiftIds } from "#modules/kernel/codes.ts"
import { refuse } from "#modules/kernel/errors.ts"
import { type Staff, termsCovering, termsOn } from "#modules/people/index.ts"
import { tasksByIds } from "#modules/scheduling/index.ts"
import type { PunchRow } from "./repository.ts"

/** Whether this person's pay asks which shifts were done (SHIFT), by the terms in force on the day. */
export const paidByShift = Effect.fn("Timekeeping.paidByShift")(function* (
  companyId: number,
  staffId: number,
  day: IsoDate,
) {
  const terms = (yield* termsCovering(companyId, [staffId], day, day)).get(staffId) ?? []
  return termsOn(terms, day)?.salaryType ?? null
})

/** Fails with No_Shift_For_The_Time when somebody paid by shift ticked none (TIME-04). */
export const tickedShifts = Effect.fn("Timekeeping.tickedShifts")(function* (
  companyId: number,
  staff: Staff,
  open: PunchRow,
  ticked: ReadonlyArray<number> | undefined,
) {
  if (ticked !== undefined && ticked.length > 0) return [...new Set(ticked)].toSorted()
  const isAsked = (yield* paidByShift(companyId, staff.id, open.workDay)) === "shift"
  if (isAsked) return yield* refuse("No_Shift_For_The_Time", [{ field: "shifts", message: "tickAShift" }])
  if (open.taskId === null) return []
  const task = (yield* tasksByIds(companyId, [open.taskId])).get(open.taskId)
  return (task?.workers ?? []).flatMap(({ staffId, shift }) => (staffId === staff.id ? [shiftIds[shift]] : []))
})
