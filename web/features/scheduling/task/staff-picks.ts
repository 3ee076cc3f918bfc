/** Who is ticked in the list of staff: nobody who can't be there, whatever is ticked at once. */
import type { Candidate } from "./task-query.ts"

type Offered = Pick<Candidate, "userId" | "verdict">
const free = (people: ReadonlyArray<Offered>) =>
  people.filter(({ verdict }) => verdict !== "refused").map(({ userId }) => userId)

/** These people ticked or unticked; whoever is ticked beside them, and not found any more, stays ticked. */
export const picked = (people: ReadonlyArray<Offered>, ids: ReadonlyArray<number>, isOn: boolean) => {
  const others = ids.filter((id) => people.every(({ userId }) => userId !== id))
  return isOn ? [...others, ...free(people)] : others
}
/** How many of who is found are ticked; undefined where nobody can be. */
export const allPicked = (people: ReadonlyArray<Offered>, ids: ReadonlyArray<number>) => {
  const can = free(people)
  const on = can.filter((id) => ids.includes(id)).length
  if (can.length === 0) return undefined
  return on === 0 ? "none" : on === can.length ? "all" : "some"
}
