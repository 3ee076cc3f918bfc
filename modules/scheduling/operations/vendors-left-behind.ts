/**
 * TASK-10: an arrangement that goes to another site leaves behind the vendors that this one does not name, with their people,
 * and the company's own people where the site says who works on it.
 */
import { Effect } from "effect"
import { requestStatuses } from "#modules/kernel/codes.ts"
import type { TaskPatch } from "../contract/task.ts"
import { vendorsOfSite, workersOfSite } from "../repository/site-people.ts"
import type { TaskRow } from "../repository/task-rows.ts"

/** Who does not come along, by their records. */
export interface LeftBehind {
  readonly vendors: ReadonlySet<number>
  readonly staff: ReadonlySet<number>
}
const nobody: LeftBehind = { vendors: new Set(), staff: new Set() }

/** Nobody is left behind where the place stays; whom the form itself names comes along. */
export const vendorsLeftBehind = Effect.fn("Scheduling.vendorsLeftBehind")(function* (
  companyId: number,
  rows: ReadonlyArray<Pick<TaskRow, "vendors" | "workers">>,
  siteId: number | undefined,
  patch: Pick<TaskPatch, "vendors" | "workers">,
) {
  if (siteId === undefined) return nobody
  const people = rows.flatMap(({ workers }) => workers)
  const asked = [
    ...rows.flatMap(({ vendors }) => vendors.map(({ partnerId }) => partnerId)),
    ...people.flatMap(({ partnerId }) => (partnerId === null ? [] : [partnerId])),
  ]
  const own = people.filter(({ partnerId }) => partnerId === null).map(({ staffId }) => staffId)
  if (asked.length === 0 && own.length === 0) return nobody
  const named = (yield* vendorsOfSite(companyId, siteId)).filter(({ request }) => request !== requestStatuses.reject)
  const standing = yield* workersOfSite(companyId, siteId)
  const vendorsStay = new Set([
    ...named.map(({ partnerId }) => partnerId),
    ...(patch.vendors ?? []).map(({ userId }) => userId),
  ])
  const staffStay = new Set([...standing, ...(patch.workers ?? []).map(({ userId }) => userId)])
  const left: LeftBehind = {
    vendors: new Set(asked.filter((id) => !vendorsStay.has(id))),
    // A site that names nobody takes anybody.
    staff: new Set(standing.length === 0 ? [] : own.filter((id) => !staffStay.has(id))),
  }
  return left
})
