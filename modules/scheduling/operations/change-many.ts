/** Several arrangements deleted together, or brought back together, from the calendar's delete mode (D79, TASK-54). */
import { Effect } from "effect"
import { refuse } from "#modules/kernel/errors.ts"
import { authorize } from "#modules/kernel/policy.ts"
import { expired } from "#modules/kernel/version.ts"
import type { ManyTasks } from "../contract/task.ts"
import type { ManyTasksView } from "../contract/task-view.ts"
import { taskPolicy } from "../policy.ts"
import { lockTasks } from "../repository/lock-tasks.ts"
import { type TaskRow, taskRowsByIds } from "../repository/task-rows.ts"
import { usualOf } from "./plan-task.ts"
import { reachOf, refuseUnseenSeries } from "./reach.ts"
import { restoreTasks, setState, tellState } from "./task-state.ts"
import { subjectOf, type Viewer, whoAsks } from "./viewer.ts"
import { refuseWorked } from "./worked-days.ts"

const shown = (rows: ReadonlyArray<Pick<TaskRow, "id" | "version" | "day" | "status">>): ManyTasksView => ({
  tasks: rows.map(({ id, version, day, status }) => ({ id, version, startDate: day, status })),
})

/** Fails with Task_Not_Found for an id that is foreign, missing or unseen. */
const allSeen = Effect.fn("Scheduling.allSeen")(function* (viewer: Viewer, ids: ReadonlyArray<number>) {
  const rows = yield* taskRowsByIds(viewer.actor.companyId, ids)
  const seen = rows.filter((row) => taskPolicy.actions.read(viewer.actor, subjectOf(viewer, row)) === true)
  if (seen.length < ids.length) return yield* refuse("Task_Not_Found")
  for (const row of seen) yield* authorize(taskPolicy, "delete", subjectOf(viewer, row))
  return seen
})

/** The days that a scope adds to those that were picked, each once, in the order of ids: that is how they are locked. */
const reached = Effect.fn("Scheduling.reached")(function* (
  viewer: Viewer,
  rows: ReadonlyArray<TaskRow>,
  { ids, mode, seriesVersions }: ManyTasks,
) {
  const all = new Map<number, TaskRow>()
  for (const row of rows.toSorted((one, other) => (one.groupId ?? 0) - (other.groupId ?? 0))) {
    const at = ids.indexOf(row.id)
    const asked = { version: row.version, mode, seriesVersion: seriesVersions?.[at] ?? undefined }
    yield* refuseUnseenSeries(row, asked, `seriesVersions.${at}`)
    const { targets } = yield* reachOf(viewer, row, asked)
    for (const one of targets) if (!all.has(one.id) || one.id === row.id) all.set(one.id, one)
  }
  return [...all.values()].toSorted((one, other) => one.id - other.id)
})

/**
 * Deletes what was picked, with `mode` this and later days or whole series too; or brings back what was deleted. All or
 * none. The answer names every arrangement that changed with its new version, so that the change can be taken back.
 *
 * Fails with Task_Not_Found, Permission_Denied, Update_Expired, Closed_Salary_Day_Not_Editable, Worker_Double_Booked,
 * Invalid_Input (a day of a series that was taken meanwhile, one that somebody worked).
 */
export const updateMultipleTask = Effect.fn("Scheduling.updateMultipleTask")(function* (asked: ManyTasks) {
  const viewer = yield* whoAsks()
  const { companyId } = viewer.actor
  yield* allSeen(viewer, asked.ids)
  yield* lockTasks(companyId, asked.ids)
  const rows = yield* allSeen(viewer, asked.ids)
  const versions = new Map(asked.ids.map((id, index) => [id, asked.versions[index]]))
  if (rows.some(({ id, version }) => versions.get(id) !== version)) return yield* expired(shown(rows))
  const usual = yield* usualOf(companyId)
  const changing = rows.filter(({ status }) => status !== asked.status)
  if (asked.status === 1) yield* restoreTasks(viewer, changing, usual, asked)
  if (asked.status === 1) return shown(changing.map((row) => ({ ...row, version: row.version + 1, status: 1 })))
  yield* refuseWorked(changing, () => "status")
  const all = yield* reached(viewer, changing, asked)
  yield* setState(viewer, all, { status: 0, field: "status" }, usual)
  yield* tellState(viewer.actor, all, "delete", asked)
  return shown(all.map((row) => ({ ...row, version: row.version + 1, status: 0 })))
})
