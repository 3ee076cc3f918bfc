/** One site as its viewer may see it, with its people and files. */
import { Effect } from "effect"
import { seenAs } from "#modules/kernel/policy.ts"
import { namesOf } from "#modules/people/index.ts"
import { sitePolicy } from "../policy/site-policy.ts"
import { type SiteWithTies, sitesWithTies } from "../repository/sites.ts"
import { idsShown, siteSubject, viewOfSite } from "../views/site-view.ts"
import { peopleOfSite } from "./site-people.ts"
import type { Viewer } from "./viewer.ts"

export const showSite = Effect.fn("Scheduling.showSite")(function* (viewer: Viewer, found: SiteWithTies) {
  const { companyId } = viewer.actor
  const people = yield* peopleOfSite(companyId, found.site.id)
  return viewOfSite(viewer, found, yield* namesOf(companyId, idsShown([found], people)), people)
})

/** Fails with Not_Found for foreign, missing and unseen sites alike. */
export const seenSite = Effect.fn("Scheduling.seenSite")(function* (viewer: Viewer, id: number) {
  const [found] = yield* sitesWithTies(viewer.actor.companyId, [id])
  return yield* seenAs(sitePolicy, found, (site) => siteSubject(viewer, site))
})
