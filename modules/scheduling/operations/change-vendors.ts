/** 枠 of arrangements that are changed or made: checked with their people, saved around them, told to the vendors. */
import { Effect } from "effect"
import type { IsoDate } from "#modules/kernel/civil-day.ts"
import type { Names } from "#modules/people/index.ts"
import type { TaskVendorDraft } from "../contract/task-vendor.ts"
import type { TaskRow } from "../repository/task-rows.ts"
import { type SlotToSave, saveSlots } from "../repository/task-vendors.ts"
import type { Booking } from "../rules/crew.ts"
import type { ShiftPlan } from "../rules/shift-plan.ts"
import { type AnsweredSlot, spreadSlots, takenAway } from "../rules/vendor-slots.ts"
import type { ShiftLabels } from "../views/sentences.ts"
import { idOfShift } from "../views/shift-fields.ts"
import { storedSlots } from "../views/vendor-fields.ts"
import { refuseOverfull, refuseRemoval, refuseUntickOfAsked, slotsAsked, vendorIn } from "./ask-vendors.ts"
import type { Change, PlannedTask } from "./spread-change.ts"
import { tellVendors } from "./tell-partners.ts"

/** One arrangement as it will be; a new one has no row. */
export interface CrewOfDay {
  readonly row: Pick<TaskRow, "workers" | "vendors">
  readonly plans: ReadonlyArray<ShiftPlan>
  readonly bookings: ReadonlyArray<Booking>
}
export const nobodyYet: CrewOfDay["row"] = { workers: [], vendors: [] }

type Rows = ReadonlyArray<TaskVendorDraft> | undefined
/** The vendors that the change names or that are asked already, for the names to ask for. */
export const vendorIdsOf = (rows: ReadonlyArray<Pick<TaskRow, "vendors">>, vendors: Rows) => [
  ...rows.flatMap((row) => row.vendors.map(({ partnerId }) => partnerId)),
  ...(vendors ?? []).map(({ userId }) => userId),
]

/**
 * What vendors are asked for after the change, day by day: the first day as the form says, on the others what it changed.
 *
 * Fails with Invalid_Input, Vendor_Not_Valid, Invalid_Shift_Change, Cannot_Remove_Vendor, Total_Worker_Too_Large.
 */
export const slotsOfDays = Effect.fn("Scheduling.slotsOfDays")(function* <Day extends CrewOfDay>(
  [own, ...others]: ReadonlyArray<Day>,
  asked: {
    readonly vendors: Rows
    readonly labels: ShiftLabels
    readonly isFixedPrice: boolean
    readonly leftBehind?: ReadonlySet<number> | undefined
  },
  names: Names,
  fieldOf: (staffId: number) => string,
) {
  if (own === undefined) return []
  const before = storedSlots(own.row.vendors)
  const stays = ({ partnerId }: AnsweredSlot) => asked.leftBehind?.has(partnerId) !== true
  const after = (yield* slotsAsked(asked.vendors, before, { ...asked, plans: own.plans }, names)).filter(stays)
  const days = [
    { one: own, slots: after },
    ...others.map((one) => ({
      one,
      slots: spreadSlots({ before, after }, storedSlots(one.row.vendors), one.plans).filter(stays),
    })),
  ]
  for (const { one, slots } of days) {
    const { row, bookings } = one
    const vendorOf = vendorIn(row, names)
    yield* refuseUntickOfAsked(row, one.plans, names)
    yield* refuseRemoval({ before: storedSlots(row.vendors), after: slots, bookings, vendorOf, names })
    yield* refuseOverfull({ slots, bookings, vendorOf, names, fieldOf })
  }
  return days
})

interface SlotsOfTask {
  readonly id: number
  readonly row: Pick<TaskRow, "vendors">
  readonly slots: ReadonlyArray<AnsweredSlot>
}
const rowsOf = (taskId: number, slots: ReadonlyArray<AnsweredSlot>, status: 0 | 1): ReadonlyArray<SlotToSave> =>
  slots.map((slot) => ({ ...slot, taskId, shift: idOfShift(slot.shift), status }))

/** Before the people are saved: makes room and lowers nothing yet. */
export const widenSlots = Effect.fn("Scheduling.widenSlots")(function* (
  companyId: number,
  tasks: ReadonlyArray<SlotsOfTask>,
) {
  const rows = tasks.flatMap(({ id, slots }) => rowsOf(id, slots, 1))
  if (rows.length > 0) yield* saveSlots(companyId, rows, "atLeast")
})

/** The days on which a vendor was asked for people and is no more, by vendor. */
const lostDays = (tasks: ReadonlyArray<SlotsOfTask>): ReadonlyMap<number, ReadonlyArray<number>> => {
  const lost = tasks.flatMap(({ id, row, slots }) =>
    [...new Set(row.vendors.map(({ partnerId }) => partnerId))]
      .filter((partnerId) => slots.every((slot) => slot.partnerId !== partnerId))
      .map((partnerId) => [partnerId, id] as const),
  )
  const byVendor = Map.groupBy(lost, ([partnerId]) => partnerId)
  return new Map([...byVendor].map(([partnerId, all]) => [partnerId, all.map(([, id]) => id)]))
}

/** After the people are saved: each slot as large as it is asked for; gives the vendors that are asked no more. */
export const settleSlots = Effect.fn("Scheduling.settleSlots")(function* (
  companyId: number,
  tasks: ReadonlyArray<SlotsOfTask & { readonly day: IsoDate; readonly version: number }>,
  siteName: string,
) {
  const gone = tasks.map(({ id, row, slots }) => ({ id, slots: takenAway(storedSlots(row.vendors), slots) }))
  const rows = [
    ...tasks.flatMap(({ id, slots }) => rowsOf(id, slots, 1)),
    ...gone.flatMap(({ id, slots }) => rowsOf(id, slots, 0)),
  ]
  if (rows.length > 0) yield* saveSlots(companyId, rows, "whole")
  const [first] = tasks
  if (first !== undefined)
    yield* tellVendors(companyId, {
      before: storedSlots(first.row.vendors),
      after: first.slots,
      taskId: first.id,
      version: first.version,
      day: first.day,
      days: tasks.length,
      siteName,
      lost: lostDays(tasks),
    })
  return [...new Set(gone.flatMap(({ slots }) => slots.map(({ partnerId }) => partnerId)))]
})

/** Days whose vendors are asked anew: all of them where the form says whom to ask, else the copies, which are as their original. */
export const slotsToSave = (
  saved: ReadonlyArray<PlannedTask>,
  slots: ReadonlyMap<number, ReadonlyArray<AnsweredSlot>>,
  { id: ownId, patch, leftBehind }: Pick<Change, "id" | "patch" | "leftBehind">,
) =>
  saved
    .toSorted((one, other) => Number(other.id === ownId) - Number(one.id === ownId))
    .filter(({ isCopy }) => isCopy || patch.vendors !== undefined || (leftBehind?.vendors.size ?? 0) > 0)
    .map(({ id, day, isCopy, row }) => ({
      ...{ id, day, row: isCopy ? nobodyYet : row, version: isCopy ? 1 : row.version + 1 },
      slots: slots.get(row.id) ?? [],
    }))
