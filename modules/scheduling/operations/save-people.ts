/** Who is on an arrangement from now on, and what the second of two managers is told. */

import { Effect } from "effect"
import type { ShiftSetting } from "#modules/companies/index.ts"
import { refuse } from "#modules/kernel/errors.ts"
import { expired } from "#modules/kernel/version.ts"
import type { Names } from "#modules/people/index.ts"
import { type TaskRow, wholeTaskRows } from "../repository/task-rows.ts"
import { saveWorkers } from "../repository/write-tasks.ts"
import type { Booking } from "../rules/crew.ts"
import { idOfShift, workShiftOf } from "../views/shift-fields.ts"
import { seenTask, showFreshly, showTask } from "../views/task-view.ts"
import type { Viewer } from "./viewer.ts"

export const storedBookings = (row: TaskRow): ReadonlyArray<Booking> =>
  row.workers.map(({ partnerId: _, shift, ...worker }) => ({ ...worker, shift: workShiftOf(shift) }))

/** One statement for all: who stays or comes, and who is taken off. */
export const savePeople = Effect.fn("Scheduling.savePeople")(function* (
  companyId: number,
  row: TaskRow,
  people: { readonly bookings: ReadonlyArray<Booking>; readonly removed: ReadonlyArray<Booking> },
  names: Names,
) {
  const vendorOf = (staffId: number) =>
    row.workers.find((worker) => worker.staffId === staffId)?.partnerId ?? names.staff.get(staffId)?.partnerId ?? null
  const at = (status: 0 | 1) => (booking: Booking) => ({
    ...booking,
    taskId: row.id,
    shift: idOfShift(booking.shift),
    partnerId: vendorOf(booking.staffId),
    status,
  })
  const rows = [...people.bookings.map(at(1)), ...people.removed.map(at(0))]
  if (rows.length > 0) yield* saveWorkers(companyId, rows)
})

/** Refuses the second writer with what is stored now: Update_Expired. */
export const refuseSecondWriter = Effect.fn("Scheduling.refuseSecondWriter")(function* (viewer: Viewer, id: number) {
  const row = yield* seenTask(viewer, id)
  return yield* expired(yield* showFreshly(viewer, row))
})

/** The arrangement as it is after a change, in a month that the change holds open. */
export const reread = Effect.fn("Scheduling.reread")(function* (
  viewer: Viewer,
  id: number,
  { shifts }: { readonly shifts: ReadonlyArray<ShiftSetting> },
) {
  const [row] = yield* wholeTaskRows(viewer.actor.companyId, [id])
  return row === undefined ? yield* refuse("Task_Not_Found") : yield* showTask(viewer, row, { shifts, isClosed: false })
})
