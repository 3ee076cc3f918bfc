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
type Worker = NonNullable<TaskView["workers"]>[number]
export interface SheetPay {
  readonly shift: WorkShift
  /** 人工, yen for one 人工 (null is what his terms say), and certificates: each only as far as the viewer is told. */
  readonly count: number | undefined
  readonly price: number | null | undefined
  readonly certificates: ReadonlyArray<{ readonly name: string; readonly priceStaff: number | null }>
}
/** What somebody counts and is paid on each shift that he is on; nothing for who is told neither (TASK-46). */
export const payOf = (worker: Worker): ReadonlyArray<SheetPay> =>
  workShifts.flatMap((shift) => {
    const { flag, count, price } = shiftFields[shift]
    if (worker[flag] !== 1) return []
    const pay = {
      ...{ shift, count: worker[count], price: worker[price] },
      certificates: worker.unitPriceCertificate?.[shift] ?? [],
    }
    return pay.count === undefined && pay.price === undefined && pay.certificates.length === 0 ? [] : [pay]
  })

/** The wish for the arrangement as a whole. */
export const desiredOf = ({ startTimeDesire, endTimeDesire }: Shown) => span(startTimeDesire, endTimeDesire)
