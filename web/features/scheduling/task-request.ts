import type { CalendarSearch } from "./calendar-search.ts"
import { monthOf } from "./days.ts"
import { type WorkShift, workShifts } from "./shifts.ts"

/** What the arrangement window is opened for. */
export type TaskRequest =
  | { readonly kind: "open"; readonly taskId: number; readonly shift?: WorkShift }
  | {
      readonly kind: "create"
      readonly day: string
      readonly siteId?: number
      readonly shift?: WorkShift
      /** Who is put on it at once: the row that it was opened from. */
      readonly userId?: number
      /** It begins as 小口の依頼, which brings its own place. */
      readonly isSmallJob?: true
    }

/** The window that the address of the calendar asks for. A new arrangement is of the day and the site shown. */
export const requestIn = (search: CalendarSearch, day: string): TaskRequest | undefined => {
  const { task: taskId, create, person: userId, constructionSiteId: siteId } = search
  const shift = workShifts.find((one) => one === search.shift)
  const first = shift === undefined ? {} : { shift }
  if (taskId !== undefined) return { kind: "open", taskId, ...first }
  if (create === undefined) return undefined
  return {
    kind: "create",
    day,
    ...first,
    ...(siteId === undefined ? {} : { siteId }),
    ...(userId === undefined ? {} : { userId }),
    ...(search.small === undefined ? {} : { isSmallJob: true }),
  }
}
/** What the address says of a window; of none, when it is closed. */
export const asking = (request: TaskRequest | undefined): CalendarSearch => {
  if (request === undefined) return {}
  const shift = request.shift === undefined ? {} : { shift: request.shift }
  if (request.kind === "open") return { task: request.taskId, ...shift }
  const { day, userId, isSmallJob } = request
  return {
    ...({ create: 1, month: monthOf(day), day } as const),
    ...shift,
    ...(userId === undefined ? {} : { person: userId }),
    ...(isSmallJob === undefined ? {} : { small: 1 as const }),
  }
}
