/** What papers in force bill against the work as it is arranged now. */
import type { IsoDate } from "#modules/kernel/civil-day.ts"
import { subtractYen, type Yen } from "#modules/kernel/yen.ts"
import type { MissingReason } from "../codes.ts"
import { type BilledPiece, type Payee, pieceKey, sumHeads } from "./billed-work.ts"
import { lineAmount } from "./tax.ts"

/** A piece as a line of a paper in force bills it, with that line's place, quantity and price. */
export interface PieceInForce extends BilledPiece, Payee {
  readonly paperId: number
  readonly place: number
  readonly day: IsoDate
  readonly heads: number
  readonly quantity: number
  readonly unitPrice: Yen
}
/** With a sign: what is arranged now less what is billed. */
export interface Difference<Piece> {
  readonly piece: Piece
  readonly why: Extract<MissingReason, "changed" | "gone">
  readonly heads: number
  readonly amount: Yen
}

/** A piece with the party of its paper: work that is another party's now is gone from this one. */
export const partyPieceKey = (piece: BilledPiece & Payee) =>
  `${piece.partnerId ?? ""} ${piece.staffId ?? ""} ${pieceKey(piece)}`

/**
 * Each piece changes the amount of its line by what the line is worth after it less before it, so that the differences of
 * a line add up to the yen that its correction changes.
 */
export const differences = <Piece extends PieceInForce>(
  billed: ReadonlyArray<Piece>,
  headsNow: ReadonlyMap<string, number>,
): ReadonlyArray<Difference<Piece>> => {
  const quantities = new Map<string, number>()
  return billed.flatMap((piece) => {
    const now = headsNow.get(partyPieceKey(piece)) ?? 0
    const heads = sumHeads([now, -piece.heads])
    if (heads === 0) return []
    const line = `${piece.paperId} ${piece.place}`
    const before = quantities.get(line) ?? piece.quantity
    const after = sumHeads([before, heads])
    quantities.set(line, after)
    const amount = subtractYen(lineAmount(after, piece.unitPrice), lineAmount(before, piece.unitPrice))
    return [{ piece, why: now === 0 ? "gone" : "changed", heads, amount }]
  })
}
