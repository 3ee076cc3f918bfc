/** What a month cost a site beside labour (D103): expenses by the day they were spent, and what is fixed. */
import { addYen, noYen, type Yen, yen } from "#modules/kernel/yen.ts"

interface OfSite {
  /** Null is the company's own. */
  readonly siteId: number | null
  readonly sum: number
}
export interface SiteCost {
  readonly siteId: number | null
  /** With the tax that was paid; the report takes it as it was spent. */
  readonly expenses: Yen
  readonly fixed: Yen
  readonly total: Yen
}

/** Each site once, the company's own last. */
export const siteCosts = (expenses: ReadonlyArray<OfSite>, fixed: ReadonlyArray<OfSite>): ReadonlyArray<SiteCost> => {
  const sumIn = (rows: ReadonlyArray<OfSite>, siteId: number | null) =>
    yen(rows.find((row) => row.siteId === siteId)?.sum ?? 0)
  const ids = new Set([...expenses, ...fixed].map(({ siteId }) => siteId))
  return [...ids]
    .toSorted((a, b) => (a ?? Number.POSITIVE_INFINITY) - (b ?? Number.POSITIVE_INFINITY))
    .map((siteId) => {
      const of = { expenses: sumIn(expenses, siteId), fixed: sumIn(fixed, siteId) }
      return { siteId, ...of, total: addYen(of.expenses, of.fixed) }
    })
}
export const noCost = (siteId: number | null): SiteCost => ({ siteId, expenses: noYen, fixed: noYen, total: noYen })
