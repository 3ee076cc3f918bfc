/**
 * Verifying: every mark and every link computed again, every chain compared with its anchors.
 *
 * What it can't see: an entry removed between its commit and its seal (a second at most).
 */
import { Effect } from "effect"
import { anchorMark, type Chain, chainOf, isGenuine } from "../../kernel/audit/marks.ts"
import { Database } from "../../kernel/database/scope.ts"
import { type KeyRing, Keys } from "../../kernel/keys.ts"
import { readAnchors } from "./anchor-file.ts"
import { faultOfMisplaced } from "./misplaced.ts"
import { cluesIn, copiesIn, inSnapshot, type Snapshot, walkOpen, walkSealed } from "./repository/chains.ts"
import { anchorsIn, type SignedAnchor } from "./repository/seals.ts"
import { type Anchored, end, type Fault, start, step, type Walk } from "./walk.ts"

export interface ChainReport {
  /** Nothing for the platform's own chain. */
  readonly company: number | null
  readonly sealed: number
  readonly waiting: number
  readonly fault: Fault | null
  /** Up to this place the chain is another key's: whole as far as that can be seen, and proven only by that key. */
  readonly otherKeyUntil?: number
}
export interface AuditReport {
  readonly isClean: boolean
  /** Lines of the anchor files: those of this key, and others, which prove nothing. Without any, a cut tail can hide. */
  readonly anchors: { readonly ours: number; readonly others: number }
  readonly chains: ReadonlyArray<ChainReport>
}

const anchoredOf = (anchors: ReadonlyArray<SignedAnchor>): ReadonlyMap<Chain, Anchored> => {
  const chains = new Map<Chain, Map<number, Array<Buffer>>>()
  for (const { chain, link, place } of anchors) {
    const places = chains.get(chain) ?? new Map<number, Array<Buffer>>()
    chains.set(chain, places.set(place, [...(places.get(place) ?? []), link]))
  }
  return chains
}

/**
 * The furthest anchor of each chain that another key signed: the key that was here before. Where an anchor of ours stands
 * at or before it, the chain was ours already, and it is nobody's.
 */
const furthestOf = (foreign: ReadonlyArray<SignedAnchor>, ours: ReadonlyMap<Chain, Anchored>) => {
  const furthest = new Map<Chain, SignedAnchor>()
  for (const anchor of foreign)
    if (anchor.place > (furthest.get(anchor.chain)?.place ?? 0)) furthest.set(anchor.chain, anchor)
  for (const { chain, place } of furthest.values())
    if ([...(ours.get(chain)?.keys() ?? [])].some((known) => known <= place)) furthest.delete(chain)
  return furthest
}

interface Wanted {
  readonly keys: KeyRing
  /** Anchors from outside the database, read before the snapshot is taken. */
  readonly outside: ReadonlyArray<SignedAnchor>
  readonly chain: Chain | undefined
}

const explained = async (sql: Snapshot, keys: KeyRing, walk: Walk, anchored: Anchored): Promise<Fault | null> => {
  if (walk.misplaced === undefined) return walk.fault ?? null
  const clues = await cluesIn(sql, walk.chain, walk.misplaced.previous)
  const furthestAnchor = [...anchored.keys()].reduce((most, place) => Math.max(most, place), 0)
  const furthest = Math.max(walk.entries, furthestAnchor)
  return faultOfMisplaced(keys, walk.chain, walk.misplaced, { ...clues, furthest, anchored: furthestAnchor })
}

/** Verifies what a transaction sees: all chains or one. */
export const verifyIn = async (sql: Snapshot, { chain, keys, outside }: Wanted): Promise<AuditReport> => {
  const isOurs = (anchor: SignedAnchor) => anchorMark(keys, anchor).equals(anchor.mac)
  const isWanted = (anchor: SignedAnchor) => chain === undefined || anchor.chain === chain
  const inside = (await anchorsIn(sql)).filter(isWanted)
  const genuine = inside.filter(isOurs)
  const asked = outside.filter(isWanted)
  const ours = asked.filter(isOurs)
  const anchors = anchoredOf([...ours, ...genuine])
  const foreign = furthestOf(
    [...asked, ...inside].filter((anchor) => !isOurs(anchor)),
    anchors,
  )
  const copies = await copiesIn(sql, chain)
  const walks = new Map<Chain, Walk>(
    [...inside.map((one) => one.chain), ...anchors.keys()].map((one) => [one, start(one)]),
  )
  const nothing: Anchored = new Map()
  await walkSealed(sql, chain, (row) => {
    const of = chainOf(row.companyId)
    walks.set(
      of,
      step(walks.get(of) ?? start(of), row, {
        keys,
        copies,
        anchored: anchors.get(of) ?? nothing,
        foreign: foreign.get(of),
      }),
    )
  })
  const waiting = new Map<Chain, { readonly count: number; readonly fault: Fault | null }>()
  await walkOpen(sql, chain, (row) => {
    const of = chainOf(row.companyId)
    const before = waiting.get(of)
    const walk = walks.get(of)
    // The last second before the key was another one.
    const isOfOtherKey = walk !== undefined && walk.otherKeyUntil > 0 && walk.otherKeyUntil === walk.place
    const isWrong = copies.has(row.id) || (!isOfOtherKey && !isGenuine(keys, row, row.mac))
    const fault = isWrong ? ({ kind: "inserted", place: null, entry: row.id } satisfies Fault) : null
    waiting.set(of, { count: (before?.count ?? 0) + 1, fault: before?.fault ?? fault })
    if (!walks.has(of)) walks.set(of, start(of))
  })
  const chains: Array<ChainReport> = []
  for (const of of [...walks.keys()].sort((one, other) => one - other)) {
    const anchored = anchors.get(of) ?? nothing
    const walk = walks.get(of) ?? start(of)
    const ends = walk.place === walk.otherKeyUntil ? inside : genuine
    const walked = end(
      walk,
      anchored,
      ends.find((one) => one.chain === of),
    )
    const { otherKeyUntil } = walked
    const open = waiting.get(of)
    const fault = (await explained(sql, keys, walked, anchored)) ?? open?.fault ?? null
    const report = { company: of === 0 ? null : of, sealed: walked.entries, waiting: open?.count ?? 0, fault }
    chains.push(otherKeyUntil === 0 ? report : { ...report, otherKeyUntil })
  }
  return {
    isClean: chains.every(({ fault, otherKeyUntil }) => fault === null && otherKeyUntil === undefined),
    anchors: { ours: ours.length, others: asked.length - ours.length },
    chains,
  }
}

/** Verifies the chains of all companies and the platform's, or one company's, while writes go on. */
export const verifyAudit = Effect.fn("Audit.verify")(function* (folder: string, companyId?: number) {
  const { relay } = yield* Database
  const keys = yield* Keys
  const outside = yield* Effect.sync(() => readAnchors(folder))
  return yield* Effect.promise(() => inSnapshot(relay, (sql) => verifyIn(sql, { keys, outside, chain: companyId })))
})
