/** What a customer asked for first and nobody has set times for: the company takes it or calls it off (D64). */
import { shiftFields } from "#modules/scheduling/codes.ts"
import { workShifts } from "../shifts.ts"
import type { TaskView } from "../task/task-query.ts"

export const isFirstRequest = (view: TaskView) =>
  view.isCustomer === 1 &&
  workShifts.every((shift) => view[shiftFields[shift].flag] !== 1) &&
  workShifts.some((shift) => view[shiftFields[shift].customerFlag] === 1)

/** Its wishes by the names of a difference: what is asked for, without what is left open. */
export const firstWishes = (view: TaskView) =>
  Object.fromEntries(
    [
      ...workShifts
        .filter((shift) => view[shiftFields[shift].customerFlag] === 1)
        .flatMap((shift) => {
          const { customerFlag, heads, desireFrom, desireTo } = shiftFields[shift]
          return [customerFlag, heads, desireFrom, desireTo] as const
        }),
      "startTimeDesire" as const,
      "endTimeDesire" as const,
    ].flatMap((field) => (view[field] == null ? [] : [[field, view[field]] as const])),
  )
