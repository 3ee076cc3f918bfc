/** What the candidates of a shift are narrowed by: own people or partners', and the trade. */
import type { Candidate } from "./task-query.ts"

export type Side = "all" | "own" | "vendors"
type Person = Pick<Candidate, "vendorCompanyName" | "trade">

export const isOfSide = ({ vendorCompanyName }: Pick<Person, "vendorCompanyName">, side: Side) =>
  side === "all" || (vendorCompanyName === null) === (side === "own")
export const sidesOf = (people: ReadonlyArray<Person>) => ({
  own: people.filter((one) => isOfSide(one, "own")).length,
  vendors: people.filter((one) => isOfSide(one, "vendors")).length,
})

/**
 * The filters that are offered: by everybody who could be asked, whoever is assigned already. What is filtered by stays on
 * offer, whatever shift is looked at: else it could not be undone.
 */
export const filtersOffered = (all: ReadonlyArray<Person>, by: { readonly side: Side; readonly trade: string }) => {
  const sides = sidesOf(all)
  const trades = [...new Set([...all.flatMap(({ trade }) => trade ?? []), ...(by.trade === "" ? [] : [by.trade])])]
  return {
    hasSides: by.side !== "all" || (sides.own > 0 && sides.vendors > 0),
    trades: trades.length > 1 || by.trade !== "" ? trades : [],
  }
}
