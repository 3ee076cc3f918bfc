/** A request beside our days: what both sides say of each person's day, and what of it both agree on. */
import type { IsoDate } from "#modules/kernel/civil-day.ts"
import type { MatchChoice } from "../codes.ts"
import { sumHeads } from "./billed-work.ts"

export interface Claimed {
  readonly staffId: number | null
  readonly name: string
  readonly day: IsoDate
  readonly heads: number
  readonly note: string
}
/** One person's heads on one of our shifts. */
export interface OurHeads {
  readonly staffId: number
  readonly name: string
  readonly day: IsoDate
  readonly heads: number
}
/** It holds for the figures that it was said of. */
export interface Decided {
  readonly decision: MatchChoice
  readonly reason: string
  readonly ours: number
  readonly claimed: number
}
export interface PersonDay<D extends Decided = Decided> {
  readonly key: string
  readonly staffId: number | null
  readonly name: string
  readonly day: IsoDate
  readonly ours: number
  readonly claimed: number
  readonly agreed: number
  readonly isOpen: boolean
  readonly note: string
  readonly decision: D | null
}

const personKey = ({ name, staffId }: { readonly staffId: number | null; readonly name: string }) =>
  staffId === null ? `n:${name}` : `p:${staffId}`
export const dayKey = (of: { readonly staffId: number | null; readonly name: string; readonly day: IsoDate }) =>
  `${personKey(of)} ${of.day}`

/** As names are compared: one width, no spaces, no 様. */
export const plainName = (name: string) =>
  name
    .normalize("NFKC")
    .replace(/[\s・.]/gu, "")
    .replace(/(様|さん|殿)$/u, "")
    .toLowerCase()

/** Without a decision both agree on the smaller figure; being asked is no decision. */
export const agreedOf = (ours: number, claimed: number, choice: MatchChoice | undefined) => {
  if (choice === "accept") return claimed
  return choice === "keep" ? ours : Math.min(ours, claimed)
}
export const isSettled = (ours: number, claimed: number, choice: MatchChoice | undefined) =>
  ours === claimed || choice === "accept" || choice === "keep"
/** A decision about other figures says nothing of these. */
export const standing = <D extends Decided>(decided: D | undefined, ours: number, claimed: number) =>
  decided !== undefined && decided.ours === ours && decided.claimed === claimed ? decided : null

/** Every day of everybody of whom either side says something, by person and day. */
export const personDays = <D extends Decided>(
  ours: ReadonlyArray<OurHeads>,
  claims: ReadonlyArray<Claimed>,
  decisions: ReadonlyMap<string, D>,
): ReadonlyArray<PersonDay<D>> => {
  const [our, their] = [Map.groupBy(ours, dayKey), Map.groupBy(claims, dayKey)]
  const keys = [...new Set([...our.keys(), ...their.keys()])]
  const rows = keys.flatMap((key): ReadonlyArray<PersonDay<D>> => {
    const [mine, theirs] = [our.get(key) ?? [], their.get(key) ?? []]
    const first = mine[0] ?? theirs[0]
    if (first === undefined) return []
    const heads = sumHeads(mine.map((one) => one.heads))
    const claimed = sumHeads(theirs.map((one) => one.heads))
    if (heads === 0 && claimed === 0) return []
    const decision = standing(decisions.get(key), heads, claimed)
    const { day, name, staffId } = first
    return [
      {
        ...{ key, staffId, name, day, ours: heads, claimed },
        agreed: agreedOf(heads, claimed, decision?.decision),
        isOpen: !isSettled(heads, claimed, decision?.decision),
        note: theirs.map(({ note }) => note).find((note) => note !== "") ?? "",
        decision,
      },
    ]
  })
  return rows.toSorted((one, other) => (one.day < other.day ? -1 : one.day > other.day ? 1 : 0))
}

/**
 * What a request asks for a shift, as its people's: each what we have of him, for its paper took the people over from us.
 * What it asks beyond is first that of whoever has less than a whole day there, then nobody's that we know; what it asks less
 * is taken from the last.
 */
export const claimedOfShift = (
  people: ReadonlyArray<OurHeads>,
  claimed: number,
  day: IsoDate,
  unknown: string,
): ReadonlyArray<Claimed> => {
  const known = sumHeads(people.map(({ heads }) => heads))
  let rest = sumHeads([claimed, -known])
  const rows = people.toReversed().map((one) => {
    const room = rest > 0 ? Math.max(0, sumHeads([1, -one.heads])) : -one.heads
    const change = rest > 0 ? Math.min(rest, room) : Math.max(rest, room)
    rest = sumHeads([rest, -change])
    return { staffId: one.staffId, name: one.name, day, heads: sumHeads([one.heads, change]), note: "" }
  })
  const beyond = rest > 0 ? [{ staffId: null, name: unknown, day, heads: rest, note: "" }] : []
  return [...rows.toReversed(), ...beyond]
}
