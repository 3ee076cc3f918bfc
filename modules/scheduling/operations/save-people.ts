/** Who is on an arrangement from now on, and what the second of two managers is told. */

import { Effect } from "effect"
import type { ShiftSetting } from "#modules/companies/index.ts"
import { refuse } from "#modules/kernel/errors.ts"
import { expired } from "#modules/kernel/version.ts"
import type { Names } from "#modules/people/index.ts"
import { type TaskRow, wholeTaskRows } from "../repository/task-rows.ts"
import { saveWorkers, type WorkerToSave } from "../repository/write-tasks.ts"
import { type Booking, type Crew, movesBetween } from "../rules/crew.ts"
import { lastChangeOf } from "../views/last-change.ts"
import { idOfShift, workShiftOf } from "../views/shift-fields.ts"
import { seenTask, showFreshly, showTask } from "../views/task-view.ts"
import type { Viewer } from "./viewer.ts"

export const storedBookings = (row: TaskRow): ReadonlyArray<Booking> =>
  row.workers.map(({ partnerId: _, shift, ...worker }) => ({ ...worker, shift: workShiftOf(shift) }))

interface Moves {
  readonly bookings: Crew
  readonly removed: Crew
}
/** Who is on a day from now on, pencilled in while it is held, and who is taken off it, as rows. */
const rowsOf = (id: number, row: TaskRow, { bookings, removed }: Moves, names: Names): ReadonlyArray<WorkerToSave> => {
  const vendorOf = (staffId: number) =>
    row.workers.find((worker) => worker.staffId === staffId)?.partnerId ?? names.staff.get(staffId)?.partnerId ?? null
  const at = (status: WorkerToSave["status"]) => (booking: Booking) => ({
    ...booking,
    taskId: id,
    shift: idOfShift(booking.shift),
    partnerId: vendorOf(booking.staffId),
    status,
  })
  return [...bookings.map(at(row.isReserved ? 3 : 1)), ...removed.map(at(0))]
}
/** The same for a day of a change; a copy has had nobody yet. */
export const peopleToSave = (
  day: { readonly id: number; readonly row: TaskRow; readonly bookings: Crew; readonly isCopy: boolean },
  names: Names,
) => {
  const removed = day.isCopy ? [] : movesBetween(storedBookings(day.row), day.bookings).removed
  return rowsOf(day.id, day.row, { bookings: day.bookings, removed }, names)
}

/** One statement for all: who stays or comes, and who is taken off. */
export const savePeople = Effect.fn("Scheduling.savePeople")(function* (
  companyId: number,
  row: TaskRow,
  people: Moves,
  names: Names,
) {
  const rows = rowsOf(row.id, row, people, names)
  if (rows.length > 0) yield* saveWorkers(companyId, rows)
})

/** Refuses the second writer with what is stored now: Update_Expired. */
export const refuseSecondWriter = Effect.fn("Scheduling.refuseSecondWriter")(function* (viewer: Viewer, id: number) {
  const row = yield* seenTask(viewer, id)
  return yield* expired(yield* showFreshly(viewer, row), yield* lastChangeOf(viewer.actor, `task:${id}`))
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
