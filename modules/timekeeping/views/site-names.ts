/** The names of the sites that punches and corrections name by id. */
import { Effect } from "effect"
import { siteNames } from "#modules/scheduling/index.ts"
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
export const siteNameIn = (names: SiteNames, { siteId }: Pick<PunchRow, "siteId">) =>
  siteId === null ? null : (names.get(siteId) ?? null)
