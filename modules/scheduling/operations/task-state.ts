/** Deleting arrangements, bringing them back (D79), holding them and taking the hold back (D119). */
import { Effect } from "effect"
import type { EditScope } from "#modules/kernel/codes.ts"
import { refuse } from "#modules/kernel/errors.ts"
import { authorize } from "#modules/kernel/policy.ts"
import { tellAll } from "#modules/kernel/write.ts"
import { namesOf } from "#modules/people/index.ts"
import type { ReserveStatus } from "../contract/task.ts"
import { sideOf } from "../policy/vendor-policy.ts"
import { taskPolicy } from "../policy.ts"
import { lockSeries } from "../repository/lock-tasks.ts"
import type { TaskRow } from "../repository/task-rows.ts"
import { markWorkers, updateTasks } from "../repository/write-tasks.ts"
import { type Telling, tellsOf } from "../rules/whom-to-tell.ts"
import { writtenBy } from "../rules/written-by.ts"
import { plansOf } from "../views/shift-fields.ts"
import { seenTask } from "../views/task-view.ts"
import { refuseTakenDay } from "./check-change.ts"
import { refuseDoubleBooking } from "./double-booking.ts"
import { holdDaysOpen } from "./hold-days.ts"
import { slotsOf, type Usual, usualOf } from "./plan-task.ts"
import { reachOf, refuseUnseenSeries } from "./reach.ts"
import { refuseUnconcerned } from "./refuse-unconcerned.ts"
import { refuseSecondWriter, reread, storedBookings } from "./save-people.ts"
import type { ToldAlready } from "./tell-change.ts"
import { subjectOf, type Viewer, whoAsks } from "./viewer.ts"
import { refuseWorked } from "./worked-days.ts"

/** What is written to several arrangements at once, and the field that asked for it. */
export interface State {
  readonly status?: 0 | 1
  readonly isReserved?: boolean
  readonly field: "status" | "reserveStatus"
}

/** People who are booked again must be free. Fails with Worker_Double_Booked, naming who, where and when. */
const refuseTakenPeople = Effect.fn("Scheduling.refuseTakenPeople")(function* (
  viewer: Viewer,
  rows: ReadonlyArray<TaskRow>,
  field: string,
  usual: Usual,
) {
  const staffIds = rows.flatMap((row) => storedBookings(row).map(({ staffId }) => staffId))
  const names = yield* namesOf(viewer.actor.companyId, { staffIds, partnerIds: [] })
  const slots = rows.flatMap((row) => slotsOf(row, plansOf(row), storedBookings(row)))
  const taskIds = rows.map(({ id }) => id)
  yield* refuseDoubleBooking({ slots, taskIds, names: names.staff, labels: usual.labels, fieldOf: () => field })
})

/** Writes a state to arrangements of open months, all or none. The statements depend on neither days nor people. */
export const setState = Effect.fn("Scheduling.setState")(function* (
  viewer: Viewer,
  rows: ReadonlyArray<TaskRow>,
  state: State,
  usual: Usual,
) {
  const { companyId } = viewer.actor
  const { field, ...change } = state
  const [first] = rows
  if (first === undefined) return
  yield* holdDaysOpen(
    companyId,
    rows.map(({ day }) => day),
    usual.salaryClosingDate,
  )
  const booked = rows.filter((row) => {
    const after = { ...row, ...change }
    return after.status === 1 && !after.isReserved
  })
  const side = writtenBy(sideOf(viewer.actor, {}))
  if (!(yield* updateTasks(companyId, rows, { ...side, ...change }))) return yield* refuseSecondWriter(viewer, first.id)
  yield* refuseTakenPeople(viewer, booked, field, usual)
  yield* markWorkers(
    companyId,
    rows.map(({ id }) => id),
  )
})

type Said = "delete" | "restore" | "hold" | "release"
const topics = {
  delete: "TaskDeleted",
  restore: "TaskRestored",
  hold: "TaskHeld",
  release: "TaskReleased",
} as const satisfies Record<Said, string>

/** Fails with Worker_Not_Valid for whoever is to be told and is on none of them. */
export const tellState = Effect.fnUntraced(function* (
  { companyId, personId: by }: Viewer["actor"],
  rows: ReadonlyArray<TaskRow>,
  said: Said,
  { customerKnows, ...telling }: Telling & ToldAlready = {},
) {
  const staffIds = [...new Set(rows.flatMap((row) => row.workers.map(({ staffId }) => staffId)))]
  const taskIds = rows.map(({ id }) => id)
  if (rows.length > 0) yield* refuseUnconcerned(telling, staffIds)
  const after = { delete: 0, restore: 1, hold: 1, release: 0 }[said]
  return yield* tellAll({
    changes: rows.map(({ id }) => ({
      action: `task.${said}`,
      subject: `task:${id}`,
      before: 1 - after,
      after,
    })),
    events:
      rows.length === 0
        ? []
        : [
            {
              topic: topics[said],
              body: {
                companyId,
                taskIds,
                staffIds,
                by,
                ...(customerKnows === true ? { customerKnows } : {}),
                ...tellsOf(telling),
              },
            },
          ],
  })
})

/** Only what was deleted together is brought back together, by its ids: a scope can't say which days were meant. */
const refuseWideRestore = Effect.fn("Scheduling.refuseWideRestore")(function* () {
  const message = "restoreOneByOne"
  return yield* refuse("Invalid_Input", [{ field: "mode", message }])
})

/** What may be said along with a state; anything else would be lost in silence. */
const withStatus = ["version", "mode", "seriesVersion", "status", "isUpdateNoNotiStaff", "notiOnlyUsers"]
const refuseMoreThanStatus = Effect.fn("Scheduling.refuseMoreThanStatus")(function* (asked: object) {
  const more = Object.keys(asked).filter((field) => !withStatus.includes(field))
  const message = "notWithStatus"
  if (more.length > 0)
    return yield* refuse(
      "Invalid_Input",
      more.map((field) => ({ field, message })),
    )
})

/** Deletes this day, this and later or the whole series; or brings one day back. Fails with Invalid_Input for other fields. */
export const setTaskStatus = Effect.fn("Scheduling.setTaskStatus")(function* (
  viewer: Viewer,
  row: TaskRow,
  next: {
    readonly status: 0 | 1
    readonly version: number
    readonly mode?: EditScope | undefined
    readonly seriesVersion?: number | undefined
  } & Telling,
  usual: Usual,
) {
  yield* refuseMoreThanStatus(next)
  if (next.status === 0) {
    yield* refuseUnseenSeries(row, next)
    yield* refuseWorked([row], () => "status")
    const { targets } = yield* reachOf(viewer, row, next)
    yield* setState(viewer, targets, { status: 0, field: "status" }, usual)
    yield* tellState(viewer.actor, targets, "delete", next)
    return
  }
  if ((next.mode ?? "one") !== "one") return yield* refuseWideRestore()
  yield* restoreTasks(viewer, [row], usual, next)
})

/** Brings arrangements back onto their days. Fails with Invalid_Input when a day of the series was taken meanwhile. */
export const restoreTasks = Effect.fn("Scheduling.restoreTasks")(function* (
  viewer: Viewer,
  rows: ReadonlyArray<TaskRow>,
  usual: Usual,
  telling: Telling,
) {
  const { companyId } = viewer.actor
  const groups = new Set(rows.flatMap(({ groupId }) => (groupId === null ? [] : [groupId])))
  for (const groupId of [...groups].toSorted((one, other) => one - other)) {
    const active = (yield* lockSeries(companyId, groupId)).filter(({ status }) => status === 1)
    const own = rows.filter((row) => row.groupId === groupId)
    for (const row of own) yield* refuseTakenDay(row, row.day, [...active, ...own])
  }
  yield* setState(viewer, rows, { status: 1, field: "status" }, usual)
  yield* tellState(viewer.actor, rows, "restore", telling)
})

/**
 * 保留: holds this day, this and later or the whole series, or takes the hold back; who is on it is pencilled in.
 *
 * Taking it back looks for clashes again. Fails with Task_Not_Found, Permission_Denied, Task_Deleted, Update_Expired,
 * Closed_Salary_Day_Not_Editable, Worker_Double_Booked.
 */
export const updateReserveStatus = Effect.fn("Scheduling.updateReserveStatus")(function* (
  id: number,
  asked: ReserveStatus,
) {
  const viewer = yield* whoAsks()
  const row = yield* seenTask(viewer, id)
  yield* authorize(taskPolicy, "hold", subjectOf(viewer, row))
  if (row.status === 0) return yield* refuse("Task_Deleted")
  if (row.version !== asked.version) return yield* refuseSecondWriter(viewer, id)
  const usual = yield* usualOf(viewer.actor.companyId)
  const isReserved = asked.reserveStatus === 1
  yield* refuseUnseenSeries(row, asked)
  if (isReserved) yield* refuseWorked([row], () => "reserveStatus")
  const { targets } = yield* reachOf(viewer, row, asked)
  const changing = targets.filter((one) => one.isReserved !== isReserved)
  yield* setState(viewer, changing, { isReserved, field: "reserveStatus" }, usual)
  yield* tellState(viewer.actor, changing, isReserved ? "hold" : "release", asked)
  return yield* reread(viewer, id, usual)
})
