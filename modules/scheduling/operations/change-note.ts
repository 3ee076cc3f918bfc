/** The note of an arrangement alone (TASK-26): its people are told, nothing else changes. */
import { Effect } from "effect"
import { refuse } from "#modules/kernel/errors.ts"
import { authorize, guardEdit } from "#modules/kernel/policy.ts"
import { tell } from "#modules/kernel/write.ts"
import type { TaskNote } from "../contract/task-terms.ts"
import { taskPolicy } from "../policy.ts"
import { updateTask } from "../repository/write-tasks.ts"
import { writtenBeside } from "../rules/written-by.ts"
import { seenTask } from "../views/task-view.ts"
import { holdDaysOpen } from "./hold-days.ts"
import { usualOf } from "./plan-task.ts"
import { refuseSecondWriter, reread } from "./save-people.ts"
import { subjectOf, whoAsks } from "./viewer.ts"

/**
 * Fails with Not_Found (another company), Task_Not_Found, Permission_Denied, Task_Deleted, Update_Expired,
 * Closed_Salary_Day_Not_Editable.
 */
export const changeNote = Effect.fn("Scheduling.changeNote")(function* (asked: TaskNote) {
  const viewer = yield* whoAsks()
  const { companyId, personId: by } = viewer.actor
  if (asked.companyId !== companyId) return yield* refuse("Not_Found", [{ field: "companyId", message: "invalid" }])
  const row = yield* seenTask(viewer, asked.taskId)
  const subject = subjectOf(viewer, row)
  yield* authorize(taskPolicy, "update", subject)
  yield* guardEdit(taskPolicy, subject, { note: asked.note })
  if (row.status === 0) return yield* refuse("Task_Deleted")
  if (row.version !== asked.version) return yield* refuseSecondWriter(viewer, row.id)
  const usual = yield* usualOf(companyId)
  yield* holdDaysOpen(companyId, [row.day], usual.salaryClosingDate)
  const isFirst = yield* updateTask(companyId, row.id, asked.version, { ...writtenBeside, note: asked.note })
  if (!isFirst) return yield* refuseSecondWriter(viewer, row.id)
  const keptIds = row.workers.map(({ staffId }) => staffId)
  yield* tell(
    { action: "task.note", subject: `task:${row.id}`, before: row.note, after: asked.note },
    { topic: "TaskChanged", body: { companyId, taskId: row.id, day: row.day, by, keptIds } },
  )
  return yield* reread(viewer, row.id, usual)
})
