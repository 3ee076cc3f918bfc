/** 人工: sums and shortages in steps of 0.01 (D30), exact although they travel as decimals. */

const hundredths = (count: number) => Math.round(count * 100)

/** The sum of counts, exact to 0.01. */
export const tally = (counts: Iterable<number>): number => {
  let sum = 0
  for (const count of counts) sum += hundredths(count)
  return sum / 100
}

/** 不足: what a shift still needs; more people than needed elsewhere never make up for it. */
export const shortage = (needed: number, assigned: number): number =>
  Math.max(0, hundredths(needed) - hundredths(assigned)) / 100

export interface Need {
  readonly needed: number
  readonly assigned: number
}
/** Needed, assigned and short over several shifts; the shortage is summed shift by shift. */
export const tallyNeeds = (needs: ReadonlyArray<Need>): Need & { readonly shortage: number } => ({
  needed: tally(needs.map(({ needed }) => needed)),
  assigned: tally(needs.map(({ assigned }) => assigned)),
  shortage: tally(needs.map(({ needed, assigned }) => shortage(needed, assigned))),
})
