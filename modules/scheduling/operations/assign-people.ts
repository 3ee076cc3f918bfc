/** Putting people on a shift and taking them off, as a drag does; the inverse call undoes it. */
import { Effect } from "effect"
import { shiftIds } from "#modules/kernel/codes.ts"
import { refuse } from "#modules/kernel/errors.ts"
import { authorize } from "#modules/kernel/policy.ts"
import { tell } from "#modules/kernel/write.ts"
import { namesOf } from "#modules/people/index.ts"
import type { Assignment } from "../contract/task.ts"
import type { AssignedView } from "../contract/task-view.ts"
import { taskPolicy } from "../policy.ts"
import { type TaskRow, taskRowsByIds } from "../repository/task-rows.ts"
import { updateTask } from "../repository/write-tasks.ts"
import { type Booking, join, leave, movesBetween } from "../rules/crew.ts"
import { tally } from "../rules/tally.ts"
import { writtenBeside } from "../rules/written-by.ts"
import { plansOf, usualCount, workShiftOf } from "../views/shift-fields.ts"
import { seenTask } from "../views/task-view.ts"
import { storedSlots } from "../views/vendor-fields.ts"
import { refuseOverfull, vendorIn } from "./ask-vendors.ts"
import { vendorIdsOf } from "./change-vendors.ts"
import { refuseDoubleBooking } from "./double-booking.ts"
import { holdDaysOpen } from "./hold-days.ts"
import { refuseOffShift, refuseStrangers, slotsOf, usualOf } from "./plan-task.ts"
import { refuseSecondWriter, savePeople, storedBookings } from "./save-people.ts"
import { subjectOf, type Viewer, whoAsks } from "./viewer.ts"

/** One arrangement before and after the stroke. */
interface Stroke {
  readonly row: TaskRow
  readonly expectedVersion: number
  readonly bookings: ReadonlyArray<Booking>
}

const openTask = Effect.fn("Scheduling.openTask")(function* (viewer: Viewer, id: number, version: number) {
  const row = yield* seenTask(viewer, id)
  yield* authorize(taskPolicy, "assign", subjectOf(viewer, row))
  if (row.status === 0) return yield* refuse("Task_Deleted")
  if (row.version !== version) return yield* refuseSecondWriter(viewer, id)
  return row
})

/** TASK-07: on the other shift a price is asked for. */
const refusePriceless = Effect.fn("Scheduling.refusePriceless")(function* (asked: Assignment) {
  if (asked.shift !== shiftIds.other || (asked.addIds ?? []).length === 0 || asked.price != null) return
  return yield* refuse("Invalid_Input", [{ field: "price", message: "required" }])
})

const shown = (rows: ReadonlyArray<TaskRow>): AssignedView => ({
  tasks: rows.map((row) => ({
    id: row.id,
    version: row.version,
    leaderId: row.leaderStaffId,
    shifts: row.shifts
      .filter(({ isOn }) => isOn)
      .map(({ shift, needed }) => {
        const on = row.workers.filter((worker) => worker.shift === shift)
        return {
          shift,
          needed,
          assigned: tally(on.map(({ countWork }) => countWork)),
          userIds: on.map(({ staffId }) => staffId),
        }
      }),
  })),
})

/** The arrangements that the stroke touches, each with who is on it afterwards; the one that is asked for first. */
const strokesOf = Effect.fn("Scheduling.strokesOf")(function* (viewer: Viewer, id: number, asked: Assignment) {
  const { from, addIds = [] } = asked
  const row = yield* openTask(viewer, id, asked.version)
  const stored = storedBookings(row)
  const base = from?.taskId === id ? leave(stored, workShiftOf(from.shift), addIds) : stored
  const target: Stroke = {
    row,
    expectedVersion: asked.version,
    bookings: join(leave(base, workShiftOf(asked.shift), asked.removeIds ?? []), {
      shift: workShiftOf(asked.shift),
      ids: addIds,
      countWork: asked.countWork ?? usualCount,
      price: asked.price ?? null,
      certificates: [],
    }),
  }
  if (from === undefined || from.taskId === id) return [target]
  const source = yield* openTask(viewer, from.taskId, from.version)
  const bookings = leave(storedBookings(source), workShiftOf(from.shift), addIds)
  return [target, { row: source, expectedVersion: from.version, bookings }]
})

/** A new version of each arrangement, in the order of ids; a leader who left leads no more. */
const raiseVersions = Effect.fn("Scheduling.raiseVersions")(function* (viewer: Viewer, strokes: ReadonlyArray<Stroke>) {
  const inOrder = strokes.toSorted((one, other) => one.row.id - other.row.id)
  for (const { row, expectedVersion, bookings } of inOrder) {
    const stays = bookings.some(({ staffId }) => staffId === row.leaderStaffId)
    const leaderStaffId = stays ? row.leaderStaffId : null
    const isFirst = yield* updateTask(viewer.actor.companyId, row.id, expectedVersion, {
      ...writtenBeside,
      leaderStaffId,
    })
    if (!isFirst) return yield* refuseSecondWriter(viewer, row.id)
  }
})

const tellStroke = ({ row, bookings }: Stroke, { companyId, personId: by }: Viewer["actor"]) => {
  const before = storedBookings(row)
  const { added, removed } = movesBetween(before, bookings)
  const [addedIds, removedIds] = [added.map(({ staffId }) => staffId), removed.map(({ staffId }) => staffId)]
  return tell(
    { action: "task.assign", subject: `task:${row.id}`, before, after: bookings },
    { topic: "TaskChanged", body: { companyId, taskId: row.id, day: row.day, addedIds, removedIds, by } },
  )
}

/**
 * One stroke of the board: people onto a shift, off it, or over from another arrangement, all or nothing.
 *
 * Fails with Task_Not_Found, Permission_Denied, Task_Deleted, Update_Expired, Invalid_Input, Invalid_Shift_Change,
 * Worker_Not_Valid, Closed_Salary_Day_Not_Editable, Worker_Double_Booked.
 */
export const assignPeople = Effect.fn("Scheduling.assignPeople")(function* (id: number, asked: Assignment) {
  const viewer = yield* whoAsks()
  const { companyId } = viewer.actor
  const strokes = yield* strokesOf(viewer, id, asked)
  yield* refusePriceless(asked)
  const usual = yield* usualOf(companyId)
  const staffIds = [...(asked.addIds ?? []), ...strokes.flatMap(({ bookings }) => bookings.map((one) => one.staffId))]
  const partnerIds = vendorIdsOf(
    strokes.map(({ row }) => row),
    undefined,
  )
  const names = yield* namesOf(companyId, { staffIds, partnerIds })
  for (const { row, bookings } of strokes) {
    yield* refuseOffShift(bookings, plansOf(row), usual.labels)
    const { added } = movesBetween(storedBookings(row), bookings)
    const addedIds = added.map(({ staffId }) => staffId)
    yield* refuseStrangers(
      addedIds,
      names,
      () => row.day,
      () => "addIds",
    )
    const slots = storedSlots(row.vendors)
    yield* refuseOverfull({ slots, bookings, vendorOf: vendorIn(row, names), names, fieldOf: () => "addIds" })
  }
  const days = strokes.map(({ row }) => row.day)
  yield* holdDaysOpen(companyId, days, usual.salaryClosingDate)

  yield* raiseVersions(viewer, strokes)
  // Last comes the arrangement that is asked for: whoever leaves the other one is free by then.
  for (const { row, bookings } of strokes.toReversed()) {
    const { added, removed } = movesBetween(storedBookings(row), bookings)
    const slots = slotsOf(row, plansOf(row), row.id === id && !row.isReserved ? bookings : [])
    yield* refuseDoubleBooking({ slots, names: names.staff, labels: usual.labels, fieldOf: () => "addIds" })
    yield* savePeople(companyId, row, { bookings: added, removed }, names)
  }
  yield* Effect.forEach(strokes, (stroke) => tellStroke(stroke, viewer.actor), { discard: true })
  const changed = strokes.map(({ row }) => row.id)
  return shown(yield* taskRowsByIds(companyId, changed))
})
