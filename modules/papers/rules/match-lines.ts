/** The lines of a notice: what both sides agree on, so that each day is billed once and the quantities add up to what is agreed. */
import type { IsoDate } from "#modules/kernel/civil-day.ts"
import { type BilledPiece, pieceKey, sumHeads } from "./billed-work.ts"
import type { PersonDay } from "./match-days.ts"

/** One person's heads on one of our pieces, at its price. */
export interface PersonPiece extends BilledPiece {
  readonly staffId: number
  readonly day: IsoDate
  readonly siteId: number
  readonly heads: number
  /** Null or 0: nothing bills it. */
  readonly unitPrice: number | null
}
/** A day that is paid with more or fewer heads than our arrangement has: more by a line, fewer by one that takes back. */
export interface Correction {
  readonly of: PersonDay
  readonly heads: number
  readonly unitPrice: number
  readonly siteId: number | null
}

export const hasPrice = ({ unitPrice }: Pick<PersonPiece, "unitPrice">) => unitPrice !== null && unitPrice !== 0
/** 人工 that have no price, by person and day. */
const unpricedOf = (pieces: ReadonlyArray<PersonPiece>) =>
  sumHeads(pieces.filter((piece) => !hasPrice(piece)).map(({ heads }) => heads))

/**
 * The pieces that the notice bills whole, and the person-days that it pays otherwise than these say. `held`: 人工 that both
 * agree on and that have no price, so that they wait for one.
 */
export const noticePieces = (
  days: ReadonlyArray<PersonDay>,
  pieces: ReadonlyArray<PersonPiece>,
  usualPrice: number | null,
): {
  readonly billed: ReadonlySet<string>
  readonly corrections: ReadonlyArray<Correction>
  readonly unpriced: number
  readonly held: number
} => {
  const byDay = Map.groupBy(pieces, ({ day, staffId }) => `${staffId} ${day}`)
  const piecesOf = ({ day, staffId }: PersonDay) => byDay.get(`${staffId} ${day}`) ?? []
  const billed = new Set(
    days.filter(({ agreed }) => agreed > 0).flatMap((one) => piecesOf(one).filter(hasPrice).map(pieceKey)),
  )
  const paid = days.map((of) => {
    const own = piecesOf(of)
    const inside = own.filter((piece) => billed.has(pieceKey(piece)))
    const priced = inside.map((one) => -one.heads)
    const withoutPrice = Math.min(unpricedOf(own), Math.max(0, sumHeads([of.agreed, ...priced])))
    const heads = sumHeads([of.agreed, -withoutPrice, ...priced])
    const [last] = [...inside].reverse()
    const unitPrice = last?.unitPrice ?? usualPrice
    return { of, heads, unitPrice, withoutPrice, siteId: last?.siteId ?? null }
  })
  const corrections = paid.flatMap(
    ({ heads, of, siteId, unitPrice }): ReadonlyArray<Correction> =>
      heads === 0 || unitPrice === null ? [] : [{ of, heads, unitPrice, siteId }],
  )
  const held = sumHeads(
    paid.map(({ heads, unitPrice, withoutPrice }) => sumHeads([withoutPrice, unitPrice === null ? heads : 0])),
  )
  return { billed, corrections, unpriced: unpricedOf(pieces), held }
}

/** The price of most heads; null where nothing has one. */
export const usualPriceOf = (pieces: ReadonlyArray<PersonPiece>): number | null => {
  const byPrice = Map.groupBy(pieces.filter(hasPrice), ({ unitPrice }) => unitPrice)
  const weighed = [...byPrice].map(([price, of]) => ({ price, heads: sumHeads(of.map(({ heads }) => heads)) }))
  return weighed.toSorted((one, other) => other.heads - one.heads)[0]?.price ?? null
}
