/** TASK-20: an accepted desired time sets no time, so the start is asked about. */
import type { TaskView } from "../task/task-query.ts"

/** Whether a desired time was asked for, and the arrangement has a start now that it is accepted. */
export const asksAboutStart = (asked: object | undefined, accepted: Pick<TaskView, "startTime">) =>
  accepted.startTime != null && Object.keys(asked ?? {}).some((field) => /^(start|end)TimeDesire/.test(field))
