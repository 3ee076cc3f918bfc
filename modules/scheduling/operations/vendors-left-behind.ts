/** TASK-10: an arrangement that goes to another site leaves behind the vendors that this one does not name, with their people. */
import { Effect } from "effect"
import { requestStatuses } from "#modules/kernel/codes.ts"
import { vendorsOfSite } from "../repository/site-people.ts"
import type { TaskRow } from "../repository/task-rows.ts"

/** Nobody is left behind where the place stays, or where the form itself says whom it asks. */
export const vendorsLeftBehind = Effect.fn("Scheduling.vendorsLeftBehind")(function* (
  companyId: number,
  rows: ReadonlyArray<Pick<TaskRow, "vendors" | "workers">>,
  { siteId, vendors }: { readonly siteId: number | undefined; readonly vendors: unknown },
) {
  const nobody: ReadonlySet<number> = new Set()
  const asked = rows.flatMap((row) => [
    ...row.vendors.map(({ partnerId }) => partnerId),
    ...row.workers.flatMap(({ partnerId }) => (partnerId === null ? [] : [partnerId])),
  ])
  if (siteId === undefined || vendors !== undefined || asked.length === 0) return nobody
  const named = (yield* vendorsOfSite(companyId, siteId)).filter(({ request }) => request !== requestStatuses.reject)
  const left: ReadonlySet<number> = new Set(asked.filter((id) => !named.some(({ partnerId }) => partnerId === id)))
  return left
})
