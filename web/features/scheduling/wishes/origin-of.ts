import { shiftFields } from "#modules/scheduling/codes.ts"
import { isTimeField } from "#modules/scheduling/rules/wished-times.ts"
import { workShifts } from "../shifts.ts"
import type { TaskView } from "../task/task-query.ts"

type Wish = Partial<NonNullable<TaskView["metadataCustomerUpdate"]>>

/** The arranged time or shift that a desired one is beside, by the wish's field. */
const arranged: Readonly<Record<string, string>> = {
  startTimeDesire: "startTime",
  endTimeDesire: "endTime",
  ...Object.fromEntries(
    workShifts.flatMap((shift) => {
      const { customerFlag, desireFrom, desireTo, flag, from, to } = shiftFields[shift]
      return [
        [customerFlag, flag],
        [desireFrom, from],
        [desireTo, to],
      ]
    }),
  ),
}
/** What the fields of the wish are now: a time as it is arranged (D64), the rest as the customer's side has it, else arranged. */
export const originOf = (view: Pick<TaskView, "startDate">, wish: Wish) => {
  const now = Object.keys(wish).map((field) => {
    const own: unknown = Reflect.get(view, field)
    const ours: unknown = Reflect.get(view, arranged[field] ?? field)
    const isFirst = isTimeField(field) && ours != null
    return [field, isFirst || own == null || own === 0 ? ours : own] as const
  })
  return { ...Object.fromEntries(now), date: { from: view.startDate, to: null } }
}
