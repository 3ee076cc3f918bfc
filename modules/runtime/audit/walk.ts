/** Walks a chain from its first entry and stops believing it at its first fault. Pure; the rows come from the database. */

import { type Anchor, type Chain, type EntryContent, isGenuine, linkOf, noLink } from "../../kernel/audit/marks.ts"
import type { KeyRing } from "../../kernel/keys.ts"

export const faultKinds = ["changed", "deleted", "inserted", "reordered", "tailCut", "anchor"] as const
export type FaultKind = (typeof faultKinds)[number]

/** The first fault of a chain: where (nothing for an entry without a place yet), and which entry stands there. */
export interface Fault {
  readonly kind: FaultKind
  readonly place: number | null
  readonly entry: string | null
}

export interface ChainRow extends EntryContent {
  readonly id: string
  readonly mac: Buffer
  readonly place: number
  readonly previous: Buffer
  readonly link: Buffer
}

/** An entry that doesn't belong where it stands, or a place without one; only the whole chain tells of which kind the fault is. */
export interface Misplaced {
  readonly place: number
  readonly previous: Buffer
  readonly found: Pick<ChainRow, "id" | "mac" | "previous" | "link"> | undefined
}

/** The links that anchors outside of the chain saw at its places. */
export type Anchored = ReadonlyMap<number, ReadonlyArray<Buffer>>

export interface Walk {
  readonly chain: Chain
  readonly entries: number
  readonly place: number
  readonly link: Buffer
  /** The last place at which chain and anchor agree. */
  readonly agreed: number
  readonly fault?: Fault
  readonly misplaced?: Misplaced
  /** Where entries began that are not of this key, until an anchor of another key explains them. */
  readonly strange?: Misplaced
  /** Up to this place entries and links are another key's: they hang together, and this key can't prove more. */
  readonly otherKeyUntil: number
}

export const start = (chain: Chain): Walk => ({
  chain,
  entries: 0,
  place: 0,
  link: noLink,
  agreed: 0,
  otherKeyUntil: 0,
})

/** Whether the row's own link says that it stands at this place. */
export const saysPlace = (
  keys: KeyRing,
  chain: Chain,
  place: number,
  row: Omit<ChainRow, keyof EntryContent | "place">,
) => linkOf(keys, chain, place, row).equals(row.link)

interface Known {
  readonly keys: KeyRing
  readonly anchored: Anchored
  /** Entries whose mark stands in the chain already. */
  readonly copies: ReadonlySet<string>
  /** The furthest anchor that another key has signed: a chain that begins with another key reaches it. */
  readonly foreign: Anchor | undefined
}

/** One entry further among those that another key wrote, as its furthest anchor says; nothing for any other entry. */
const stepStrange = (walk: Walk, row: ChainRow, { foreign, keys }: Known): Walk | undefined => {
  const place = walk.place + 1
  const misplaced = walk.strange ?? (place === 1 ? { place, previous: walk.link, found: row } : undefined)
  const hangsOn = row.place === place && row.previous.equals(walk.link)
  if (misplaced === undefined || foreign === undefined || place > foreign.place || !hangsOn) return undefined
  if (saysPlace(keys, walk.chain, place, row) || isGenuine(keys, row, row.mac)) return undefined
  if (place < foreign.place) return { ...walk, place, link: row.link, strange: misplaced }
  if (!row.link.equals(foreign.link)) return undefined
  const { strange: _explained, ...rest } = walk
  return { ...rest, place, link: row.link, agreed: place, otherKeyUntil: place }
}

/** One entry further, in order of place and then id. */
export const step = (walk: Walk, row: ChainRow, known: Known): Walk => {
  const counted = { ...walk, entries: walk.entries + 1 }
  if (walk.fault !== undefined || walk.misplaced !== undefined) return counted
  const strange = stepStrange(counted, row, known)
  if (strange !== undefined) return strange
  if (walk.strange !== undefined) return { ...counted, misplaced: walk.strange }
  const { anchored, copies, keys } = known
  const place = walk.place + 1
  const { chain } = walk
  const fault = (kind: FaultKind, at = row.place) => ({ ...counted, fault: { kind, place: at, entry: row.id } })
  if (row.place < place) return fault("inserted")
  if (row.place > place) return { ...counted, misplaced: { place, previous: walk.link, found: undefined } }
  if (!row.previous.equals(walk.link) || !saysPlace(keys, chain, place, row))
    return { ...counted, misplaced: { place, previous: walk.link, found: row } }
  if (copies.has(row.id)) return fault("inserted")
  if (!isGenuine(keys, row, row.mac)) return fault("changed")
  const seen = anchored.get(place)
  if (seen !== undefined && !seen.every((link) => link.equals(row.link))) return fault("tailCut", walk.agreed + 1)
  return { ...counted, place, link: row.link, agreed: seen === undefined ? walk.agreed : place }
}

/** What only shows at the end: anchors beyond it, or none at it. `newest` is the database's own anchor, always at the end. */
export const end = (
  walk: Walk,
  anchored: Anchored,
  newest: { readonly place: number; readonly link: Buffer } | undefined,
): Walk => {
  if (walk.fault !== undefined || walk.misplaced !== undefined) return walk
  // Another key's anchor saw more than there is: what is there proves nothing.
  if (walk.strange !== undefined) return { ...walk, fault: { kind: "tailCut", place: walk.place + 1, entry: null } }
  const furthest = [...anchored.keys()].reduce((most, place) => Math.max(most, place), 0)
  if (furthest > walk.place) return { ...walk, fault: { kind: "tailCut", place: walk.place + 1, entry: null } }
  const isAtEnd = (newest?.place ?? 0) === walk.place && (newest?.link ?? noLink).equals(walk.link)
  return isAtEnd ? walk : { ...walk, fault: { kind: "anchor", place: walk.place, entry: null } }
}
