/** The lists of sites: what the viewer may see of them, by reading. */
import { Effect } from "effect"
import { todayInJapan } from "#modules/kernel/clock.ts"
import { searchedWords } from "#modules/kernel/fields/normalise.ts"
import { pageAsked, pageOf } from "#modules/kernel/paging.ts"
import { all, allOf, type Filter } from "#modules/kernel/visible.ts"
import { namesOf } from "#modules/people/index.ts"
import type { SiteQuery } from "../contract/site.ts"
import { editsSites } from "../policy/site-policy.ts"
import { type Tie, visibleTo } from "../policy.ts"
import { peopleCounts } from "../repository/site-people.ts"
import { sitesSeen } from "../repository/sites.ts"
import { taskCounts } from "../repository/tasks-of-sites.ts"
import { idsShown, viewOfSite } from "../views/site-view.ts"
import { wordsOf } from "./search-sites.ts"
import { whoAsks } from "./viewer.ts"

/** A page of the sites that the viewer may see and that have this tie, by reading. */
export const sitePage = Effect.fn("Scheduling.sitePage")(function* (asked: SiteQuery, tie: Filter<Tie>) {
  const viewer = yield* whoAsks()
  const { actor, own } = viewer
  const page = pageAsked(asked)
  const found = yield* sitesSeen(actor.companyId, allOf(visibleTo(actor, own), tie), {
    words: yield* wordsOf(viewer, searchedWords(asked.keyword ?? "")),
    states: asked.states ?? [],
    customerId: asked.customerId,
    offset: page.offset,
    rows: page.limit,
  })
  const names = yield* namesOf(actor.companyId, idsShown(found))
  const data = found.map((one) => viewOfSite(viewer, one, names))
  return pageOf(page, data, found[0]?.total ?? 0)
})

export const listSites = (asked: SiteQuery) => sitePage(asked, all)

/** The newer list: each site with what of it is to come. Five statements whatever the number of sites. */
export const listSitesNewly = Effect.fn("Scheduling.listSitesNewly")(function* (asked: SiteQuery) {
  const { actor, own } = yield* whoAsks()
  const page = yield* sitePage(asked, all)
  const ids = page.data.map(({ id }) => id)
  const tasks = yield* taskCounts(actor.companyId, ids, visibleTo(actor, own), yield* todayInJapan)
  const people = yield* peopleCounts(actor.companyId, ids)
  const data = page.data.map((site) => {
    const of = tasks.get(site.id)
    return {
      ...site,
      taskCount: of?.count ?? 0,
      nextDay: of?.nextDay ?? null,
      ...("vendors" in site.permissions.fields ? { vendorCount: people.vendors.get(site.id) ?? 0 } : {}),
      ...(editsSites(actor) ? { workerCount: people.workers.get(site.id) ?? 0 } : {}),
    }
  })
  return { ...page, data }
})
