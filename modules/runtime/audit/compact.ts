/**
 * Keeps the anchor files small without losing what a cut tail is known by.
 *
 * An anchor may go only when its chain holds it today, link for link, and a later one of the same chain that the chain
 * holds too stays: links follow from each other, so the later one vouches for it. An anchor that its chain does not hold
 * is the proof of a cut, and stays for ever with the last one before it, which says where the cut is. Behind the newest one stays for each doubling of the distance, so that a
 * later cut is located about where it was: a chain of a million entries keeps about twenty lines.
 */

import { anchorMark } from "../../kernel/audit/marks.ts"
import type { KeyRing } from "../../kernel/keys.ts"
import type { SignedAnchor } from "./repository/seals.ts"

/** The anchor's name among all: two signatures of the same link are one. */
const nameOf = ({ chain, link, mac, place }: SignedAnchor) =>
  `${chain} ${place} ${link.toString("base64url")} ${mac.toString("base64url")}`

/** Those of one chain and key, as the chain holds them. */
const spaced = (held: ReadonlyArray<SignedAnchor>): ReadonlyArray<SignedAnchor> => {
  const newest = held.reduce((most, { place }) => Math.max(most, place), 0)
  const kept = new Map<number, SignedAnchor>()
  for (const anchor of held) {
    const distance = Math.ceil(Math.log2(newest - anchor.place + 1))
    if (anchor.place >= (kept.get(distance)?.place ?? 0)) kept.set(distance, anchor)
  }
  return [...kept.values()]
}

/**
 * Says of an anchor whether it has to stay; each only once. `isHeld` says whether its chain holds it.
 *
 * Anchors of another key are spaced apart from ours: they alone show that an older part is not forged but older.
 */
export const worthKeeping = (
  keys: KeyRing,
  anchors: ReadonlyArray<SignedAnchor>,
  isHeld: (anchor: SignedAnchor) => boolean,
): ((anchor: SignedAnchor) => boolean) => {
  const isOurs = (anchor: SignedAnchor) => anchorMark(keys, anchor).equals(anchor.mac)
  const groups = Map.groupBy(anchors.filter(isHeld), (anchor) => `${anchor.chain} ${isOurs(anchor)}`)
  const kept = new Set([...groups.values()].flatMap(spaced).map(nameOf))
  const torn = Map.groupBy(
    anchors.filter((anchor) => !isHeld(anchor)),
    ({ chain }) => chain,
  )
  for (const [chain, proofs] of torn) {
    for (const proof of proofs) kept.add(nameOf(proof))
    const first = proofs.reduce((least, { place }) => Math.min(least, place), Number.POSITIVE_INFINITY)
    const before = anchors.filter((anchor) => anchor.chain === chain && anchor.place < first && isHeld(anchor))
    for (const anchor of before.toSorted((one, other) => other.place - one.place).slice(0, 1)) kept.add(nameOf(anchor))
  }
  return (anchor) => kept.delete(nameOf(anchor))
}
