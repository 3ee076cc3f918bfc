/** Files of sites are read by whoever sees the site. */
import { Effect } from "effect"
import type { FileGuard } from "#modules/files/index.ts"
import { sitePolicy } from "../policy/site-policy.ts"
import { sitesWithTies } from "../repository/sites.ts"
import { siteSubject } from "../views/site-view.ts"
import { filesOfSite } from "./site-people.ts"
import { whoAsks } from "./viewer.ts"

const siteFiles: FileGuard = {
  owner: filesOfSite,
  visible: Effect.fn("Scheduling.visibleSiteFiles")(function* (rows: ReadonlyArray<number>) {
    const viewer = yield* whoAsks()
    const sites = yield* sitesWithTies(viewer.actor.companyId, rows)
    const seen = sites.filter((site) => sitePolicy.actions.read(viewer.actor, siteSubject(viewer, site)) === true)
    return new Set(seen.map(({ site }) => site.id))
  }),
}
export const schedulingFiles: ReadonlyArray<FileGuard> = [siteFiles]
