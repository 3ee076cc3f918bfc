/** Which of our work a request is about: that of its sites, and what it claims elsewhere, so that nothing is paid unseen. */
import { sumHeads } from "./billed-work.ts"
import { type Claimed, dayKey, type OurHeads } from "./match-days.ts"

interface Piece extends OurHeads {
  readonly key: string
}
/**
 * Pieces by their keys. `isAsked`: of its sites, or named by its lines. Days that are claimed of a person beyond what he has
 * there bring in his other pieces of that day: accepted without them, these could be billed once more.
 */
export const piecesClaimed = (
  people: ReadonlyArray<Piece>,
  claims: ReadonlyArray<Claimed>,
  isAsked: (key: string) => boolean,
): ReadonlySet<string> => {
  const claimed = Map.groupBy(claims, dayKey)
  const ofDay = Map.groupBy(people, dayKey)
  const elsewhere = [...ofDay].flatMap(([day, own]) => {
    const asked = sumHeads((claimed.get(day) ?? []).map(({ heads }) => heads))
    const there = sumHeads(own.filter(({ key }) => isAsked(key)).map(({ heads }) => heads))
    return asked > there ? own.map(({ key }) => key) : []
  })
  return new Set([...people.map(({ key }) => key).filter(isAsked), ...elsewhere])
}
