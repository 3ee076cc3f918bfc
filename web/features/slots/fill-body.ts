/** The request of an answer: whom the company sends to this slot, and everybody of its other slots as they are. */
import { shiftFields } from "#modules/scheduling/codes.ts"
import { shiftOfId } from "@/features/scheduling/shifts.ts"
import { type Pick, picksOf } from "./slot-model.ts"
import type { Slot } from "./slots-query.ts"

interface WorkerRow {
  readonly userId: number
  [field: string]: unknown
}
/** One row a person; what he is paid for a shift goes back as it came. */
export const workersOf = (slots: ReadonlyArray<Slot>, slot: Slot, picks: ReadonlyArray<Pick>) => {
  const rows = new Map<number, WorkerRow>()
  for (const one of slots.filter(({ taskId }) => taskId === slot.taskId)) {
    const { flag, count, price } = shiftFields[shiftOfId(one.shift)]
    for (const pick of one.shift === slot.shift ? picks : picksOf(one)) {
      if (pick.count === 0) continue
      const row: WorkerRow = rows.get(pick.userId) ?? { userId: pick.userId }
      row[flag] = 1
      row[count] = pick.count
      const paid =
        one.workers.find(({ userId }) => userId === pick.userId)?.price ?? (price === "price" ? one.price : null)
      if (paid !== null) row[price] = paid
      rows.set(pick.userId, row)
    }
  }
  return [...rows.values()]
}
/** The row that says what the vendor answers for this shift. */
export const answerOf = (
  slot: Slot,
  vendorId: number,
  answer: { readonly csmStatus: 1 | 3; readonly reason?: string },
) => ({
  userId: vendorId,
  [shiftFields[shiftOfId(slot.shift)].flag]: 1,
  ...answer,
})
