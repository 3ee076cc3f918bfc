/** Who is on an arrangement from now on, and what the second of two managers is told. */

import { Effect } from "effect"
import type { ShiftSetting } from "#modules/companies/index.ts"
import { refuse } from "#modules/kernel/errors.ts"
import { expired } from "#modules/kernel/version.ts"
import type { Names } from "#modules/people/index.ts"
import { type TaskRow, taskRowsByIds } from "../repository/task-rows.ts"
import type { WorkerToSave } from "../repository/write-tasks.ts"
import { type Booking, type Crew, movesBetween } from "../rules/crew.ts"
import { idOfShift, workShiftOf } from "../views/shift-fields.ts"
import { seenTask, showFreshly, showTask } from "../views/task-view.ts"
import type { Viewer } from "./viewer.ts"

export const storedBookings = (row: TaskRow): ReadonlyArray<Booking> =>
  row.workers.map(({ staffId, shift, countWork, price }) => ({ staffId, shift: workShiftOf(shift), countWork, price }))

/** Everybody who stays on a day or comes onto it, and everybody who is taken off, as rows. */
export const peopleToSave = (
  day: { readonly id: number; readonly row: TaskRow; readonly bookings: Crew; readonly isCopy: boolean },
  names: Names,
): ReadonlyArray<WorkerToSave> => {
  const { row, bookings } = day
  const vendorOf = (staffId: number) =>
    row.workers.find((worker) => worker.staffId === staffId)?.partnerId ?? names.staff.get(staffId)?.partnerId ?? null
  const at = (status: WorkerToSave["status"]) => (booking: Booking) => ({
    ...booking,
    taskId: day.id,
    shift: idOfShift(booking.shift),
    partnerId: vendorOf(booking.staffId),
    status,
  })
  const removed = day.isCopy ? [] : movesBetween(storedBookings(row), bookings).removed
  return [...bookings.map(at(row.isReserved ? 3 : 1)), ...removed.map(at(0))]
}

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
  const [row] = yield* taskRowsByIds(viewer.actor.companyId, [id])
  return row === undefined ? yield* refuse("Task_Not_Found") : yield* showTask(viewer, row, { shifts, isClosed: false })
})
