/** Whom a site can name as its standing people: by name, role, vendor and leader, without a day or a shift. */
import { Effect } from "effect"
import { isFound } from "#modules/kernel/fields/normalise.ts"
import { pageSizes } from "#modules/kernel/fields/page-sizes.ts"
import { pageAsked, pageOf, rowsOn } from "#modules/kernel/paging.ts"
import { authorize } from "#modules/kernel/policy.ts"
import { rosterOf } from "#modules/people/index.ts"
import type { SiteWorkerQuery } from "../contract/site-lists.ts"
import { candidatePolicy, mayPick } from "../policy.ts"
import { workersOfSite } from "../repository/site-people.ts"
import { joinedFlag } from "../views/task-view.ts"
import { chosenIds } from "./search-candidates.ts"

/** Who stands on the site already comes first, then by reading; a vendor is offered its own. Fails with Permission_Denied. */
export const searchSiteWorkers = Effect.fn("Scheduling.searchSiteWorkers")(function* (asked: SiteWorkerQuery) {
  const actor = yield* authorize(candidatePolicy, "list", undefined)
  const { companyId } = actor
  const { keyword = "", vendorIds, constructionSiteId } = asked
  const { partners, staff } = yield* rosterOf(companyId)
  const among = yield* chosenIds(companyId, asked)
  const standing = new Set(constructionSiteId === undefined ? [] : yield* workersOfSite(companyId, constructionSiteId))
  const people = [...staff.values()].filter(
    (person) =>
      person.isActive &&
      person.leftOn === null &&
      mayPick(actor, person) &&
      (among === undefined || among.has(person.id)) &&
      (vendorIds === undefined || (person.partnerId !== null && vendorIds.includes(person.partnerId))) &&
      isFound(keyword, person.name, person.furiganaName),
  )
  const rows = people.map(({ furiganaName, hasJoined, id, name, partnerId, trade }) => ({
    userId: id,
    name,
    furiganaName,
    trade,
    vendorId: partnerId,
    vendorCompanyName: partnerId === null ? null : (partners.get(partnerId)?.companyName ?? null),
    hasJoined: joinedFlag(hasJoined),
    isOnSite: standing.has(id),
  }))
  const reading = (row: (typeof rows)[number]) => `${row.isOnSite ? 0 : 1}${row.furiganaName ?? row.name}`
  const page = pageAsked(asked, pageSizes.customers)
  const sorted = rows.sort((one, other) => (reading(one) < reading(other) ? -1 : 1))
  return pageOf(page, rowsOn(page, sorted), sorted.length)
})
