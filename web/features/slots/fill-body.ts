/** The request of an answer: whom the company sends to this slot, and everybody of its other slots as they are. */
import { shiftFields } from "#modules/scheduling/codes.ts"
import { shiftOfId } from "@/features/scheduling/shifts.ts"
import { staffCertificatesBody } from "@/features/scheduling/task/more/draft-more.ts"
import { type Pick, picksOf } from "./slot-model.ts"
import type { Slot } from "./slots-query.ts"

interface WorkerRow {
  readonly userId: number
  unitPriceCertificate?: Record<string, unknown>
  [field: string]: unknown
}
/** A row that was opened and left as it was says nothing. */
const isFilled = ({ licenseId, name, price }: Pick["certificates"][number]) =>
  name.trim() !== "" || licenseId !== null || price.trim() !== ""

/** One row a person with what he is paid; without a price of his own the other shift takes the slot's. */
export const workersOf = (slots: ReadonlyArray<Slot>, slot: Slot, picks: ReadonlyArray<Pick>) => {
  const rows = new Map<number, WorkerRow>()
  for (const one of slots.filter(({ taskId }) => taskId === slot.taskId)) {
    const shift = shiftOfId(one.shift)
    const { flag, count, price } = shiftFields[shift]
    for (const pick of one.shift === slot.shift ? picks : picksOf(one)) {
      if (pick.count === 0) continue
      const row: WorkerRow = rows.get(pick.userId) ?? { userId: pick.userId }
      row[flag] = 1
      row[count] = pick.count
      const paid = pick.price ?? (price === "price" ? one.price : null)
      if (paid !== null) row[price] = paid
      row.unitPriceCertificate = {
        ...row.unitPriceCertificate,
        [shift]: staffCertificatesBody(pick.certificates.filter(isFilled)),
      }
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
