/** Changes to the month as the server sent it, so that a stroke shows at once. Pure; the columns are copied, not bent. */

import { sumOf } from "../calendar-model.ts"
import type { CalendarView } from "../fetch-calendar.ts"
import { shiftIds, shiftOfId } from "../shifts.ts"
import type { SlotRef, Stroke } from "./strokes.ts"

/** Column index of a shift of an arrangement; -1 when this month does not have it. */
const indexOf = (view: CalendarView, { taskId, shift }: Pick<SlotRef, "taskId" | "shift">) => {
  const task = view.tasks.id.indexOf(taskId)
  return task < 0 ? -1 : view.slots.task.findIndex((of, at) => of === task && view.slots.shift[at] === shiftIds[shift])
}
const replaceAt = <Value>(column: ReadonlyArray<Value>, at: number, value: Value) =>
  column.map((one, index) => (index === at ? value : one))

export const versionOf = (view: CalendarView, taskId: number) => view.tasks.version[view.tasks.id.indexOf(taskId)]

const people = (
  view: CalendarView,
  at: number,
  next: { readonly userIds: ReadonlyArray<number>; readonly assigned: number },
) => ({
  ...view,
  slots: {
    ...view.slots,
    staff: replaceAt(
      view.slots.staff,
      at,
      next.userIds
        .map((userId) => view.staff.findIndex((person) => person.userId === userId))
        .filter((index) => index >= 0),
    ),
    ...(view.slots.assigned === undefined ? {} : { assigned: replaceAt(view.slots.assigned, at, next.assigned) }),
  },
})
const shift = (
  view: CalendarView,
  ref: Pick<SlotRef, "taskId" | "shift">,
  addIds: ReadonlyArray<number>,
  removeIds: ReadonlyArray<number>,
  countWork: number,
): CalendarView => {
  const at = indexOf(view, ref)
  if (at < 0) return view
  const now = (view.slots.staff[at] ?? []).flatMap((index) => view.staff[index]?.userId ?? [])
  const gone = now.filter((userId) => removeIds.includes(userId))
  const come = addIds.filter((userId) => !now.includes(userId))
  return people(view, at, {
    userIds: [...now.filter((userId) => !removeIds.includes(userId)), ...come],
    assigned: Math.max(0, sumOf([view.slots.assigned?.[at] ?? 0, come.length * countWork, -gone.length])),
  })
}
/** As it will look when the server agrees; 人工 of those who leave are taken for one each until it answers. */
export const withStroke = (
  view: CalendarView,
  { slot, from, addIds, removeIds, countWork = 1 }: Stroke,
): CalendarView => {
  const after = shift(view, slot, addIds, removeIds, countWork)
  return from === undefined ? after : shift(after, from, [], addIds, countWork)
}

export interface AssignedTask {
  readonly id: number
  readonly version: number
  readonly leaderId: number | null
  readonly shifts: ReadonlyArray<{
    readonly shift: number
    readonly assigned: number
    readonly userIds: ReadonlyArray<number>
  }>
}
const withOne = (view: CalendarView, { id, version, leaderId, shifts }: AssignedTask): CalendarView => {
  const task = view.tasks.id.indexOf(id)
  if (task < 0) return view
  const leader = view.staff.findIndex(({ userId }) => userId === leaderId)
  const tasks = {
    ...view.tasks,
    version: replaceAt(view.tasks.version, task, version),
    leader: replaceAt(view.tasks.leader, task, leader),
  }
  let after: CalendarView = { ...view, tasks }
  for (const { shift, assigned, userIds } of shifts) {
    const at = indexOf(after, { taskId: id, shift: shiftOfId(shift) })
    if (at >= 0) after = people(after, at, { userIds, assigned })
  }
  return after
}
/** What the server answered: versions, leader, people and 人工 of the arrangements that were touched. */
export const withAssigned = (view: CalendarView, tasks: ReadonlyArray<AssignedTask>): CalendarView =>
  tasks.reduce(withOne, view)
