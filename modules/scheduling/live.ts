/** Which open screens are told that an arrangement or a site changed: those that show it, or showed it until now. */
import { Effect, Schema } from "effect"
import type { Actor } from "#modules/kernel/actor.ts"
import type { Database } from "#modules/kernel/database/scope.ts"
import type { LiveRule } from "#modules/kernel/live/model.ts"
import { shows } from "#modules/kernel/visible.ts"
import { staffByIds } from "#modules/people/index.ts"
import { tasksByIds } from "./operations/for-others.ts"
import { tiesOf, visibleTo } from "./policy.ts"
import { sitesWithTies } from "./repository/sites.ts"
import { siteSubject } from "./views/site-view.ts"

const ids = Schema.optionalKey(Schema.Array(Schema.Int))
/** Who was on it and is not any more stands in the fact alone. */
const OfTasks = Schema.decodeUnknownEffect(
  Schema.Struct({
    taskId: Schema.optionalKey(Schema.Int),
    taskIds: ids,
    staffIds: ids,
    addedIds: ids,
    /** Vendors that were asked for people before it. */
    vendorIds: ids,
    removedIds: ids,
  }),
)
const OfSite = Schema.decodeUnknownEffect(Schema.Struct({ siteId: Schema.Int }))

const tasks: LiveRule<Database> = {
  topics: ["TaskArranged", "TaskChanged", "TaskDeleted", "TaskRestored", "TaskHeld", "TaskReleased"],
  about: "task",
  audience: Effect.fn("Scheduling.taskAudience")(function* (companyId, facts) {
    const told = yield* Effect.forEach(facts, ({ body }) => OfTasks(body))
    const taskIds = told.flatMap(({ taskId, taskIds = [] }) => (taskId === undefined ? taskIds : [taskId, ...taskIds]))
    const named = told.flatMap(({ staffIds = [], addedIds = [], removedIds = [] }) => [
      ...staffIds,
      ...addedIds,
      ...removedIds,
    ])
    const present = [...(yield* tasksByIds(companyId, [...new Set(taskIds)])).values()]
    const tied = present.flatMap(({ leaderStaffId, workers }) => [
      ...(leaderStaffId === null ? [] : [leaderStaffId]),
      ...workers.map(({ staffId }) => staffId),
    ])
    const people = [...(yield* staffByIds(companyId, [...new Set([...named, ...tied])])).values()]
    const own = new Map(people.map(({ id, personId }) => [personId, id]))
    const before = people
      .filter(({ id }) => named.includes(id))
      .map(({ id, partnerId }) => ({ customer: null, leader: null, worker: id, vendor: partnerId }))
    const asked = told
      .flatMap(({ vendorIds = [] }) => vendorIds)
      .map((vendor) => ({ customer: null, leader: null, worker: null, vendor }))
    const ties = [...present.map(tiesOf), ...before, ...asked]
    return (actor: Actor) => {
      const visible = visibleTo(actor, own.get(actor.personId) ?? null)
      return ties.some((tie) => shows(visible, tie))
    }
  }),
}
const sites: LiveRule<Database> = {
  topics: ["SiteCreated", "SiteChanged"],
  about: "site",
  audience: Effect.fn("Scheduling.siteAudience")(function* (companyId, facts) {
    const siteIds = (yield* Effect.forEach(facts, ({ body }) => OfSite(body))).map(({ siteId }) => siteId)
    const changed = yield* sitesWithTies(companyId, [...new Set(siteIds)])
    const people = yield* staffByIds(
      companyId,
      changed.flatMap(({ site, leaders, workers }) => [...leaders, ...workers, site.leaderStaffId ?? 0]),
    )
    const own = new Map([...people.values()].map(({ id, personId }) => [personId, id]))
    return (actor: Actor) => {
      const visible = visibleTo(actor, own.get(actor.personId) ?? null)
      return changed.some((site) => shows(visible, siteSubject({ actor, own: null }, site).ties))
    }
  }),
}

export const schedulingLive = [tasks, sites]
