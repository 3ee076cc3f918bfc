/** The names of the sites that punches and corrections name by id. */
import { Effect } from "effect"
import { siteNames, sitesByIds } from "#modules/scheduling/index.ts"
import type { PunchRow } from "../repository/punches.ts"

export type SiteNames = ReadonlyMap<number, string>

/** The names of the sites of punches; one statement, none without a site. */
export const siteNamesOf = Effect.fnUntraced(function* (
  companyId: number,
  punches: ReadonlyArray<Pick<PunchRow, "siteId">>,
) {
  const ids = [...new Set(punches.flatMap(({ siteId }) => siteId ?? []))]
  const names = ids.length === 0 ? [] : yield* siteNames(companyId, ids)
  const known: SiteNames = new Map(ids.flatMap((id, at) => (names[at] === undefined ? [] : [[id, names[at]]])))
  return known
})
/** The same, and where the sites lie as far as somebody told; one statement, none without a site. */
export const sitesReadOf = Effect.fnUntraced(function* (
  companyId: number,
  punches: ReadonlyArray<Pick<PunchRow, "siteId">>,
) {
  const sites = yield* sitesByIds(companyId, [...new Set(punches.flatMap(({ siteId }) => siteId ?? []))])
  const names: SiteNames = new Map([...sites].map(([id, { name }]) => [id, name]))
  const placeOf = ({ siteId }: Pick<PunchRow, "siteId">) => {
    const { lat = null, lng = null } = sites.get(siteId ?? 0) ?? {}
    return lat === null || lng === null ? undefined : { lat, lng }
  }
  return { names, placeOf }
})
export const siteNameIn = (names: SiteNames, { siteId }: Pick<PunchRow, "siteId">) =>
  siteId === null ? null : (names.get(siteId) ?? null)
