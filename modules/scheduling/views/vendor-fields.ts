/** Slots of vendors as the wire spells them: one row a vendor, its shifts under their own names. */
import { activeStatuses, type WorkShift, workShifts } from "#modules/kernel/codes.ts"
import type { Names } from "#modules/people/index.ts"
import { shiftFields } from "../codes.ts"
import type { TaskVendorDraft, TaskVendorView } from "../contract/task-vendor.ts"
import type { VendorSlotRow } from "../repository/task-rows.ts"
import { tally } from "../rules/tally.ts"
import { type AnsweredSlot, type AskedSlot, slotAnswers } from "../rules/vendor-slots.ts"
import { idOfShift, workShiftOf } from "./shift-fields.ts"

export const storedSlots = (rows: ReadonlyArray<VendorSlotRow>): ReadonlyArray<AnsweredSlot> =>
  rows.map(({ shift, filled: _, ...row }) => ({ ...row, shift: workShiftOf(shift) }))

/** The shifts that a row of the request is about. */
export const shiftsOfRow = (row: TaskVendorDraft): ReadonlyArray<WorkShift> =>
  workShifts.filter((shift) => row[shiftFields[shift].flag] === 1)

/** What the company's form asks of vendors; on a fixed-price site 人工 are not counted (TASK-47). */
export const slotsOfDrafts = (rows: ReadonlyArray<TaskVendorDraft>, isFixedPrice: boolean): ReadonlyArray<AskedSlot> =>
  rows.flatMap((row) =>
    shiftsOfRow(row).map((shift) => ({
      partnerId: row.userId,
      shift,
      asked: isFixedPrice ? null : (row[shiftFields[shift].needed] ?? 0),
      price: row[shiftFields[shift].price] ?? null,
      ...(row.metadataUnitPriceCertificate === undefined ? {} : { certificates: row.metadataUnitPriceCertificate }),
    })),
  )

const flag = (isSet: boolean) => (isSet ? 1 : 0)
const spellSlot = (shift: WorkShift, slot: VendorSlotRow | undefined): Readonly<Record<string, number | null>> => {
  const { flag: on, needed, heads, price } = shiftFields[shift]
  if (slot === undefined) return { [on]: 0 }
  return { [on]: 1, [needed]: slot.asked ?? 0, [heads]: slot.filled, [price]: slot.price }
}
/** Waiting before refused before given: what still needs somebody is said. */
const answerOf = (slots: ReadonlyArray<VendorSlotRow>) =>
  [slotAnswers.waiting, slotAnswers.refused].find((answer) => slots.some((slot) => slot.answer === answer)) ??
  slotAnswers.given

export const vendorViews = (rows: ReadonlyArray<VendorSlotRow>, names: Names): ReadonlyArray<TaskVendorView> =>
  [...Map.groupBy(rows, ({ partnerId }) => partnerId)].map(([userId, slots]) => {
    const partner = names.partners.get(userId)
    const on = (shift: WorkShift) => flag(slots.some((slot) => slot.shift === idOfShift(shift)))
    return {
      userId,
      vendorCompanyName: partner?.companyName ?? "",
      morningShift: on("morning"),
      afternoonShift: on("afternoon"),
      eveningShift: on("evening"),
      otherShift: on("other"),
      ...Object.assign(
        {},
        ...workShifts.map((shift) =>
          spellSlot(
            shift,
            slots.find((slot) => slot.shift === idOfShift(shift)),
          ),
        ),
      ),
      maxWorker: tally(slots.map(({ asked }) => asked ?? 0)),
      csmStatus: answerOf(slots),
      reason: slots.find(({ reason }) => reason !== null)?.reason ?? null,
      isActive: partner?.isActive === false ? activeStatuses.inactive : activeStatuses.active,
      metadataUnitPriceCertificate: slots[0]?.certificates ?? [],
    }
  })
