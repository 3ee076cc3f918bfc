/** The sites of a month's punches, and those of them of which nobody tells the prefecture whose minimum wage holds. */
import { Effect } from "effect"
import type { IsoDate } from "#modules/kernel/civil-day.ts"
import type { PaidPerson } from "#modules/people/index.ts"
import { prefecturesOfSites, sitesByIds } from "#modules/scheduling/index.ts"
import type { Calculated } from "./calculate.ts"

/** Sees everybody of a month on the way, and keeps of each site who first worked there. */
export const sitesWorkedAt = () => {
  const first = new Map<number, { readonly staff: PaidPerson; readonly day: IsoDate }>()
  const take = ({ gathered: { days, staff } }: Calculated) => {
    for (const { day, punches } of days) {
      for (const { siteId } of punches) {
        const known = siteId === null ? undefined : first.get(siteId)
        if (siteId !== null && (known === undefined || day < known.day)) first.set(siteId, { staff, day })
      }
    }
  }
  const withoutPrefecture = Effect.fn("Payroll.sitesWithoutPrefecture")(function* (companyId: number) {
    const told = yield* prefecturesOfSites(companyId)
    const untold = [...first.keys()].filter((id) => !told.has(id)).toSorted((one, other) => one - other)
    const sites = yield* sitesByIds(companyId, untold)
    return untold.flatMap((id) => {
      const [site, by] = [sites.get(id), first.get(id)]
      return site === undefined || by === undefined ? [] : [{ ...by, site: { id, name: site.name } }]
    })
  })
  return { take, withoutPrefecture }
}
