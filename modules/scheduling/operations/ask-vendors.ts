/** 枠: the company asks vendors for people on the shifts of an arrangement. */
import { Effect } from "effect"
import type { WorkShift } from "#modules/kernel/codes.ts"
import { type FieldError, refuse } from "#modules/kernel/errors.ts"
import { messageKey } from "#modules/kernel/fields/messages.ts"
import { begins, type Names, stoppedIn } from "#modules/people/index.ts"
import { shiftFields } from "../codes.ts"
import type { TaskVendorDraft } from "../contract/task-vendor.ts"
import type { TaskRow } from "../repository/task-rows.ts"
import type { Booking } from "../rules/crew.ts"
import type { ShiftPlan } from "../rules/shift-plan.ts"
import { type AnsweredSlot, asksAgain, overfullSlots, takenAway } from "../rules/vendor-slots.ts"
import { type ShiftLabels, shiftNotTicked } from "../views/sentences.ts"
import { idOfShift } from "../views/shift-fields.ts"
import { shiftsOfRow, slotsOfDrafts } from "../views/vendor-fields.ts"
import { peopleStillIn, roomLeft, vendorsStillAsked } from "../views/vendor-sentences.ts"

type Rows = ReadonlyArray<TaskVendorDraft>
const companyOf = (names: Names, partnerId: number) => names.partners.get(partnerId)?.companyName ?? ""

/** What is missing or not the company's to say in the rows of the form. */
const wrongIn = (rows: Rows, isFixedPrice: boolean): ReadonlyArray<{ readonly field: string; readonly key: string }> =>
  rows.flatMap((row, index) => [
    ...(["csmStatus", "reason"] as const).flatMap((field) =>
      row[field] === undefined ? [] : [{ field: `vendors.${index}.${field}`, key: messageKey("notYoursToChange") }],
    ),
    ...shiftsOfRow(row).flatMap((shift) => {
      const { needed, price } = shiftFields[shift]
      const lacks = isFixedPrice || row[needed] !== undefined ? [] : [needed]
      const lacksPrice = shift === "other" && row[price] == null ? [price] : []
      return [...lacks, ...lacksPrice].map((field) => ({ field: `vendors.${index}.${field}`, key: "required" }))
    }),
  ])

/** Fails with Invalid_Input, Vendor_Not_Valid, Invalid_Shift_Change, each with the row to blame. */
const refuseWrongRows = Effect.fn("Scheduling.refuseWrongVendors")(function* (
  rows: Rows,
  before: ReadonlyArray<AnsweredSlot>,
  on: { readonly plans: ReadonlyArray<ShiftPlan>; readonly labels: ShiftLabels; readonly isFixedPrice: boolean },
  names: Names,
) {
  const wrong = wrongIn(rows, on.isFixedPrice)
  if (wrong.length > 0)
    return yield* refuse(
      "Invalid_Input",
      wrong.map(({ field, key }) => ({ field, message: key })),
    )
  const strangers = rows.flatMap(({ userId }, index): ReadonlyArray<FieldError> => {
    const [partner, field] = [names.partners.get(userId), `vendors.${index}.userId`]
    if (partner?.isVendor !== true) return [{ field, message: "Vendor_Not_Valid" }]
    const stands = before.some(({ partnerId }) => partnerId === userId)
    return begins(partner, stands) ? [] : [stoppedIn(field)]
  })
  if (strangers.length > 0) return yield* refuse("Vendor_Not_Valid", strangers)
  const offShift = rows.flatMap((row, index) =>
    shiftsOfRow(row)
      .filter((shift) => !on.plans.some((plan) => plan.shift === shift && plan.isOn))
      .map((shift) => ({
        field: `vendors.${index}.${shiftFields[shift].flag}`,
        message: shiftNotTicked(on.labels[shift]),
      })),
  )
  if (offShift.length > 0) return yield* refuse("Invalid_Shift_Change", offShift)
})

/** The slots that the form asks for, each with what its vendor answered before; undefined leaves them as they are. */
export const slotsAsked = Effect.fn("Scheduling.slotsAsked")(function* (
  rows: Rows | undefined,
  before: ReadonlyArray<AnsweredSlot>,
  on: { readonly plans: ReadonlyArray<ShiftPlan>; readonly labels: ShiftLabels; readonly isFixedPrice: boolean },
  names: Names,
) {
  if (rows === undefined) return before
  yield* refuseWrongRows(rows, before, on, names)
  return asksAgain(before, slotsOfDrafts(rows, on.isFixedPrice))
})

/** The vendor of somebody: what was written down when he was arranged, or his own today. */
export const vendorIn = (row: Pick<TaskRow, "workers">, names: Names) => (staffId: number) =>
  row.workers.find((worker) => worker.staffId === staffId)?.partnerId ?? names.staff.get(staffId)?.partnerId ?? null

/** Refuses more 人工 than a vendor is asked for, naming the person that goes over. Fails with Total_Worker_Too_Large. */
export const refuseOverfull = Effect.fn("Scheduling.refuseOverfull")(function* (given: {
  readonly slots: ReadonlyArray<AnsweredSlot>
  readonly bookings: ReadonlyArray<Booking>
  readonly vendorOf: (staffId: number) => number | null
  readonly names: Names
  readonly fieldOf: (staffId: number, shift: WorkShift) => string
}) {
  const bookings = given.bookings.map((one) => ({ ...one, partnerId: given.vendorOf(one.staffId) }))
  const over = overfullSlots(given.slots, bookings)
  if (over.length === 0) return
  return yield* refuse(
    "Total_Worker_Too_Large",
    over.map(({ partnerId, asked, left, staffId, shift }) => ({
      field: given.fieldOf(staffId, shift),
      message: roomLeft({ vendor: companyOf(given.names, partnerId), asked, left }),
    })),
  )
})

/** Fails with Cannot_Remove_Vendor while its people are on the shift, which is named with them. */
export const refuseRemoval = Effect.fn("Scheduling.refuseVendorRemoval")(function* (given: {
  readonly before: ReadonlyArray<AnsweredSlot>
  readonly after: ReadonlyArray<AnsweredSlot>
  readonly bookings: ReadonlyArray<Booking>
  readonly vendorOf: (staffId: number) => number | null
  readonly names: Names
}) {
  const { bookings, vendorOf, names } = given
  const held = takenAway(given.before, given.after).flatMap(({ partnerId, shift }) => {
    const on = bookings.filter((one) => one.shift === shift && vendorOf(one.staffId) === partnerId)
    const people = on.map(({ staffId }) => names.staff.get(staffId)?.name ?? "")
    return people.length === 0
      ? []
      : [{ field: "vendors", message: peopleStillIn(companyOf(names, partnerId), people) }]
  })
  if (held.length > 0) return yield* refuse("Cannot_Remove_Vendor", held)
})

/** D80: a shift that vendors are asked for people on can't be unticked. Fails with Invalid_Shift_Change. */
export const refuseUntickOfAsked = Effect.fn("Scheduling.refuseUntickOfAsked")(function* (
  row: Pick<TaskRow, "vendors">,
  plans: ReadonlyArray<ShiftPlan>,
  names: Names,
) {
  const held = plans.flatMap(({ shift, isOn }) => {
    const asked = isOn ? [] : row.vendors.filter((slot) => slot.shift === idOfShift(shift))
    const vendors = asked.map(({ partnerId }) => companyOf(names, partnerId))
    return asked.length === 0 ? [] : [{ field: shiftFields[shift].flag, message: vendorsStillAsked(vendors) }]
  })
  if (held.length > 0) return yield* refuse("Invalid_Shift_Change", held)
})
