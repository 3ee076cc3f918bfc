/** 手配を見たか: whoever watches the morning sees who was told of his arrangement, and who has seen it. */
import { Effect } from "effect"
import { type Actor, CurrentActor } from "#modules/kernel/actor.ts"
import { lastTold } from "#modules/notifications/index.ts"
import type { Staff } from "#modules/people/index.ts"
import { aboutTask } from "#modules/scheduling/index.ts"
import type { AttendanceDay } from "../contract/views.ts"
import { attendancePolicy } from "../policy.ts"

export const mayTell = (actor: Actor, staff: Staff) => attendancePolicy.actions.askStart(actor, staff) === true

/** When each was last told of his arrangement and whether he saw it, for whoever tells the missing. One statement. */
export const withTold = Effect.fnUntraced(function* (
  views: ReadonlyArray<AttendanceDay>,
  people: ReadonlyMap<number, Staff>,
) {
  const actor = yield* CurrentActor
  const watched = views.flatMap((view) => {
    const staff = people.get(view.userId)
    const isWatched = staff !== undefined && view.plans.length > 0 && mayTell(actor, staff)
    return isWatched ? [{ view, personId: staff.personId }] : []
  })
  const told = yield* lastTold(
    actor.companyId,
    watched.map(({ personId }) => personId),
    [...new Set(watched.flatMap(({ view }) => view.plans.map(({ taskId }) => aboutTask(taskId))))],
  )
  const toldOf = new Map(
    watched.map(({ personId, view }) => {
      const all = view.plans.flatMap(({ taskId }) => told.get(personId, aboutTask(taskId)) ?? [])
      return [view, all.toSorted((one, other) => (one.at < other.at ? 1 : -1))[0] ?? null] as const
    }),
  )
  return views.map((view): AttendanceDay => {
    const last = toldOf.get(view)
    return last === undefined ? view : { ...view, told: last }
  })
})
