/**
 * 労務費（少人数のためまとめて表示）: for a reader who may not read everybody's pay, no labour of fewer than three people.
 *
 * Of two people's sum each of them knows the other's part, of one it is the pay itself. What is too few joins the
 * company's own line, with the smallest of the other sites until that holds three; where even the whole company has
 * fewer, its labour is not told.
 */
import { noYen } from "#modules/kernel/yen.ts"
import { type Entry, sourceOf } from "./entries.ts"
import type { LabourEntry } from "./labour-entries.ts"

export const fewestPeople = 3

const peopleOf = (entries: ReadonlyArray<LabourEntry>) =>
  new Set(entries.filter(({ amount }) => amount !== 0).map(({ staffId }) => staffId)).size
const isEnough = (entries: ReadonlyArray<LabourEntry>) => peopleOf(entries) >= fewestPeople

/** Slips and presses of one site stand side by side only where each has enough people. */
const withoutThinKinds = (entries: ReadonlyArray<LabourEntry>): ReadonlyArray<Entry> => {
  const kinds = [...Map.groupBy(entries, ({ source }) => source.kind).values()]
  if (kinds.every(isEnough)) return entries
  return entries.map((entry) => ({ ...entry, isSettled: false, source: sourceOf("presses") }))
}

/** Of one month, and of what was or of what is planned. */
const pooledOfMonth = (entries: ReadonlyArray<LabourEntry>): ReadonlyArray<Entry> => {
  const sites = [...Map.groupBy(entries, ({ siteId }) => siteId)]
    .map(([siteId, of]) => ({ siteId, of, people: peopleOf(of) }))
    .toSorted((one, other) => one.people - other.people || (one.siteId ?? 0) - (other.siteId ?? 0))
  const pool = sites.filter(({ people, siteId }) => siteId === null || people < fewestPeople)
  const shown = sites.filter((one) => !pool.includes(one))
  const isThin = () => pool.length > 0 && !isEnough(pool.flatMap(({ of }) => of))
  while (isThin()) {
    const next = shown.shift()
    if (next === undefined) break
    pool.push(next)
  }
  const source = sourceOf(isThin() ? "withheld" : "pooled")
  const joined = pool.flatMap(({ of, siteId }): ReadonlyArray<Entry> => {
    const isCompanys = siteId === null && pool.length === 1 && source.kind === "pooled"
    if (isCompanys) return withoutThinKinds(of)
    // The site says that its labour stands elsewhere, and tells no amount.
    const marks = of.slice(0, 1).map((entry): Entry => ({ ...entry, amount: noYen, count: 0, isSettled: true, source }))
    if (source.kind === "withheld") return marks
    const moved = of.map((entry): Entry => ({ ...entry, siteId: null, source }))
    return siteId === null ? moved : [...marks, ...moved]
  })
  return [...joined, ...shown.flatMap(({ of }) => withoutThinKinds(of))]
}

/** Labour as it is told to whoever may not read everybody's pay; its sum of a month stays, unless it is withheld. */
export const withoutFewPeople = (entries: ReadonlyArray<LabourEntry>): ReadonlyArray<Entry> =>
  [...Map.groupBy(entries, ({ isPlanned, month }) => `${month} ${isPlanned}`).values()].flatMap(pooledOfMonth)
