import { Effect } from "effect"
import { firstDayOf, lastDayOf, monthOf, shiftMonth } from "#modules/kernel/civil-day.ts"
import { projectTypes, projectWorkStatuses } from "#modules/kernel/codes.ts"
import { yen } from "#modules/kernel/yen.ts"
import { createSite, type SiteDraft, updateSite } from "#modules/scheduling/index.ts"
import type { CastSite } from "../cast/sites.ts"
import type { Moment } from "../moment.ts"

/** Sites that take no arrangements any more are open until theirs are entered. */
const firstState = (site: CastSite) => (site.state === "comingToWork" ? "comingToWork" : "working")

const termsOf = ({ pay }: CastSite, { today }: Moment) =>
  "day" in pay
    ? { type: projectTypes.labor, regularUnitPrice: yen(pay.day), nightUnitPrice: yen(pay.night) }
    : {
        type: projectTypes.fixedPrice,
        contractValue: yen(pay.contract),
        startTime: firstDayOf(shiftMonth(monthOf(today), pay.months[0])),
        endTime: lastDayOf(shiftMonth(monthOf(today), pay.months[1])),
      }

type Ids = Readonly<Record<string, number>>
const vendorsOf = ({ vendors = {} }: CastSite, partners: Ids) =>
  Object.entries(vendors).flatMap(([key, salary]) => {
    const userId = partners[key]
    return userId === undefined ? [] : [{ userId, ...(salary === null ? {} : { salary: yen(salary) }) }]
  })

const draftOf = (site: CastSite, partners: Ids, leaderId: number | null, moment: Moment): SiteDraft => ({
  name: site.name,
  nameKana: site.nameKana,
  state: projectWorkStatuses[firstState(site)],
  customerId: partners[site.customer] ?? 0,
  leaderId,
  vendors: vendorsOf(site, partners),
  address: site.address,
  station: site.station,
  meetingPlace: site.meetingPlace,
  representativeName: site.representativeName,
  lat: site.lat,
  lng: site.lng,
  ...termsOf(site, moment),
})

/** Gives id and version of each site by its word. */
export const openSites = Effect.fn("Demo.openSites")(function* (
  sites: ReadonlyArray<CastSite>,
  ids: { readonly partners: Ids; readonly staff: Ids },
  moment: Moment,
) {
  const made: Record<string, { readonly id: number; readonly version: number }> = {}
  for (const site of sites) {
    const { id, version } = yield* createSite(draftOf(site, ids.partners, ids.staff[site.leader] ?? null, moment))
    made[site.key] = { id, version }
  }
  return made
})

/** 休止 and 完了, once their arrangements are entered. */
export const endSites = Effect.fn("Demo.endSites")(function* (
  sites: ReadonlyArray<CastSite>,
  made: Readonly<Record<string, { readonly id: number; readonly version: number }>>,
) {
  for (const site of sites) {
    const known = made[site.key]
    if (known === undefined || site.state === firstState(site)) continue
    yield* updateSite(known.id, { version: known.version, state: projectWorkStatuses[site.state] })
  }
})
