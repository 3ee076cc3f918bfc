/** The sites that a customer, a vendor or one of our people has to do with, as far as the viewer sees them. */
import { Effect } from "effect"
import { is } from "#modules/kernel/visible.ts"
import { seenPartner, seenStaff } from "#modules/people/index.ts"
import type { SiteQuery } from "../contract/site.ts"
import type { Tie } from "../policy.ts"
import { daysOnSites } from "../repository/days-on-sites.ts"
import { sitePage } from "./list-sites.ts"

const tiedTo = (tie: Tie, id: number, asked: SiteQuery) => sitePage(asked, is(tie, id))

/** Fails with Not_Found. */
export const sitesOfCustomer = Effect.fn("Scheduling.sitesOfCustomer")(function* (id: number, asked: SiteQuery) {
  yield* seenPartner("customer", id)
  return yield* tiedTo("customer", id, asked)
})
/** By its workers on arrangements. Fails with Not_Found. */
export const sitesOfVendor = Effect.fn("Scheduling.sitesOfVendor")(function* (id: number, asked: SiteQuery) {
  yield* seenPartner("vendor", id)
  return yield* tiedTo("vendor", id, asked)
})
/** Where somebody is or was arranged, and on how many days. Fails with Not_Found. */
export const sitesOfStaff = Effect.fn("Scheduling.sitesOfStaff")(function* (id: number, asked: SiteQuery) {
  const { companyId } = yield* seenStaff(id)
  const page = yield* tiedTo("worker", id, asked)
  const days = yield* daysOnSites(
    companyId,
    id,
    page.data.map((site) => site.id),
  )
  return { ...page, data: page.data.map((site) => ({ ...site, days: days.get(site.id) ?? 0 })) }
})
