/** 小口の依頼: arranged without a site of the list (TASK-17, TASK-48); and an arrangement that goes to another site (TASK-10). */
import { Effect } from "effect"
import { projectTypes, projectWorkStatuses } from "#modules/kernel/codes.ts"
import { refuse } from "#modules/kernel/errors.ts"
import { authorize } from "#modules/kernel/policy.ts"
import { namesOf } from "#modules/people/index.ts"
import type { ProjectChange, SmallJobDraft, SmallJobPatch } from "../contract/small-job.ts"
import { taskPolicy } from "../policy.ts"
import { insertSite, siteRowsByIds } from "../repository/sites.ts"
import { changeSmallJobSite } from "../repository/small-jobs.ts"
import type { TaskRow } from "../repository/task-rows.ts"
import { readTask, seenTask } from "../views/task-view.ts"
import { arrangeTask } from "./arrange-task.ts"
import { changeTask } from "./change-task.ts"
import { refuseNoCustomer } from "./plan-task.ts"
import { reachOf, refuseUnseenSeries } from "./reach.ts"
import { refuseSecondWriter } from "./save-people.ts"
import { nobodys, subjectOf, type Viewer, whoAsks } from "./viewer.ts"

/** Fails as refuseNoCustomer does. */
const refuseStranger = Effect.fn("Scheduling.refuseStranger")(function* (
  viewer: Viewer,
  customerId: number,
  before?: number,
) {
  const names = yield* namesOf(viewer.actor.companyId, { staffIds: [], partnerIds: [customerId] })
  yield* refuseNoCustomer(customerId, names, before)
})

/**
 * Arranges a small job, one day or a series; its place is a row of its own that no list of sites offers. All or nothing.
 *
 * Fails as arranging does.
 */
export const createSmallJob = Effect.fn("Scheduling.createSmallJob")(function* (draft: SmallJobDraft) {
  const viewer = yield* whoAsks()
  yield* authorize(taskPolicy, "create", nobodys(viewer))
  const { constructionSiteName: name, address, constructionSiteType: type, customerId, ...arrangement } = draft
  yield* refuseStranger(viewer, customerId)
  const isFixedPrice = type === projectTypes.fixedPrice
  const site = yield* insertSite({
    companyId: viewer.actor.companyId,
    name,
    address,
    type,
    customerId,
    state: projectWorkStatuses.working,
    isSmallJob: true,
    ...(isFixedPrice ? { startsOn: draft.startDate, endsOn: draft.endDate ?? draft.startDate } : {}),
  })
  if (site === undefined) return yield* refuse("Update_Error")
  const [first = 0] = yield* arrangeTask({ ...arrangement, customerId, constructionSiteId: site.id }, site)
  return yield* readTask(first)
})

const stretchOfDays = (rows: ReadonlyArray<Pick<TaskRow, "day">>) => {
  const days = rows.map(({ day }) => day).toSorted()
  return { startsOn: days[0] ?? null, endsOn: days.at(-1) ?? null }
}

/**
 * Changes a small job as far as `mode` says. Name, place, kind and customer are its place's: where some days stay as they
 * were, the others get a place of their own.
 */
export const changeSmallJob = Effect.fn("Scheduling.changeSmallJob")(function* (id: number, asked: SmallJobPatch) {
  const viewer = yield* whoAsks()
  const { companyId } = viewer.actor
  const row = yield* seenTask(viewer, id)
  yield* authorize(taskPolicy, "update", subjectOf(viewer, row))
  if (!row.site.isSmallJob) return yield* refuse("Task_Not_Found")
  const { constructionSiteName: name, address, constructionSiteType: type, ...patch } = asked
  const place = {
    ...(name === undefined ? {} : { name }),
    ...(address === undefined ? {} : { address }),
    ...(type === undefined ? {} : { type }),
    ...(patch.customerId === undefined ? {} : { customerId: patch.customerId }),
  }
  if (patch.customerId !== undefined) yield* refuseStranger(viewer, patch.customerId, row.customerId)
  if (Object.keys(place).length === 0) return yield* changeTask(id, patch)
  if (row.version !== patch.version) return yield* refuseSecondWriter(viewer, id)
  yield* refuseUnseenSeries(row, patch)
  const { targets, series } = yield* reachOf(viewer, row, { ...patch, holdsSeries: true })
  // A day that moves away from the others takes its place along as it is.
  const reached = (patch.mode ?? "one") === "one" ? [row] : targets
  if (reached.length === series.length) {
    for (const siteId of new Set(series.map(({ site }) => site.id))) yield* changeSmallJobSite(companyId, siteId, place)
    return yield* changeTask(id, patch)
  }
  const { name: nameNow, address: addressNow, type: typeNow } = row.site
  const made = yield* insertSite({
    companyId,
    ...{ name: nameNow, address: addressNow, type: typeNow, customerId: row.customerId },
    state: projectWorkStatuses.working,
    isSmallJob: true,
    ...place,
    ...((type ?? typeNow) === projectTypes.fixedPrice ? stretchOfDays(reached) : {}),
  })
  if (made === undefined) return yield* refuse("Update_Error")
  const [own] = yield* siteRowsByIds(companyId, [made.id])
  return own === undefined ? yield* refuse("Update_Error") : yield* changeTask(id, patch, { place: own })
})

/** Fails as changing an arrangement does, with Not_Found and Site_Not_In_Coming_Or_Working for the site. */
export const changeProject = (id: number, asked: ProjectChange) => changeTask(id, asked)
