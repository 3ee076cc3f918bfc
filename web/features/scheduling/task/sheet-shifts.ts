/** The shifts of an arrangement as it is read: what the company fixed, and what the customer wishes until then (D64). */
import { shiftFields } from "#modules/scheduling/codes.ts"
import { type WorkShift, workShifts } from "../shifts.ts"
import type { TaskView } from "./task-query.ts"

export interface SheetShift {
  readonly shift: WorkShift
  /** Null while the times are still to be set. */
  readonly times: { readonly from: string; readonly to: string } | null
  /** When the customer would like to begin and end, as far as the viewer is told. */
  readonly desired: string
  /** People that the customer asked for. */
  readonly heads: number | null
}
type Shown = Partial<TaskView>

const span = (from: string | null | undefined, to: string | null | undefined) =>
  from == null && to == null ? "" : `${from ?? ""}〜${to ?? ""}`

/** One line for each shift that is arranged or wished for. */
export const sheetShifts = (view: Shown): ReadonlyArray<SheetShift> =>
  workShifts.flatMap((shift) => {
    const { flag, customerFlag, from, to, heads, desireFrom, desireTo } = shiftFields[shift]
    if (view[flag] !== 1 && view[customerFlag] !== 1) return []
    const [starts, ends] = [view[from], view[to]]
    const isFixed = view[flag] === 1 && starts != null && ends != null
    return [
      {
        shift,
        times: isFixed ? { from: starts, to: ends } : null,
        desired: span(view[desireFrom], view[desireTo]),
        heads: view[heads] ?? null,
      },
    ]
  })
/** The wish for the arrangement as a whole. */
export const desiredOf = ({ startTimeDesire, endTimeDesire }: Shown) => span(startTimeDesire, endTimeDesire)
