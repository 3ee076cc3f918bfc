/** Why an entry is not where it belongs: told apart by where the links of all the others say that they stand. */

import { type Chain, linkOf } from "../../kernel/audit/marks.ts"
import type { KeyRing } from "../../kernel/keys.ts"
import { type ChainRow, type Fault, type FaultKind, type Misplaced, saysPlace } from "./walk.ts"

export type Neighbour = Pick<ChainRow, "id" | "mac" | "previous" | "link">

/** What telling the kind needs of the chain, asked once. */
export interface Clues {
  /** Entries that come after the same link. */
  readonly after: ReadonlyArray<Neighbour>
  /** Every entry of the chain. */
  readonly all: ReadonlyArray<Pick<ChainRow, "id" | "mac">>
  /** The furthest place that an entry or an anchor names. */
  readonly furthest: number
  /** The furthest place that an anchor names: nothing of ours stands beyond it. */
  readonly anchored: number
}

const hasTruePlace = (keys: KeyRing, chain: Chain, row: Neighbour, furthest: number) => {
  for (let place = 1; place <= furthest; place++) if (saysPlace(keys, chain, place, row)) return true
  return false
}

/**
 * The kind of the fault at a place.
 *
 * Who belongs there stands elsewhere: reordered, or inserted before him when the one found belongs nowhere. Nobody
 * belongs there any more: deleted when the place is empty or somebody of another place has moved up, else changed; beyond the anchors all is inserted.
 */
export const faultOfMisplaced = (
  keys: KeyRing,
  chain: Chain,
  { found, place, previous }: Misplaced,
  clues: Clues,
): Fault => {
  const fault = (kind: FaultKind): Fault => ({ kind, place, entry: found?.id ?? null })
  const owner = clues.after.some((row) => row.previous.equals(previous) && saysPlace(keys, chain, place, row))
  if (found === undefined) return fault(owner ? "reordered" : "deleted")
  if (place > clues.anchored) return fault("inserted")
  const belongsSomewhere = hasTruePlace(keys, chain, found, clues.furthest)
  if (owner) return fault(belongsSomewhere ? "reordered" : "inserted")
  if (belongsSomewhere) return fault("deleted")
  // Another entry was put under this place's links.
  const isExchanged = clues.all.some(
    ({ id, mac }) => id !== found.id && linkOf(keys, chain, place, { id, mac, previous }).equals(found.link),
  )
  return fault(isExchanged ? "reordered" : "changed")
}
