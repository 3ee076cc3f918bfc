/** 返金: what went back of a payment by card, bill by bill. */
import type { DisputeState } from "../codes.ts"

/** A payment by card of which something went back, or that its holder contests, with what it paid. */
export interface WentBack {
  readonly paymentId: number
  readonly refunded: number
  readonly dispute: DisputeState
  readonly billId: number
  /** How much of the bill it paid: beside a part, not all of it. */
  readonly yen: number
}
export interface BillBack {
  readonly refunded: number
  readonly dispute: DisputeState
}
/**
 * The card company knows the payment alone: where it paid several bills, what went back is taken off the first of them
 * first, and off none more than the card paid of it.
 */
export const refundsByBill = (rows: ReadonlyArray<WentBack>): ReadonlyMap<number, BillBack> => {
  const left = new Map<number, number>()
  const of = new Map<number, BillBack>()
  for (const { billId, dispute, paymentId, refunded, yen } of rows.toSorted(
    (one, other) => one.billId - other.billId,
  )) {
    const rest = left.get(paymentId) ?? refunded
    const taken = Math.min(rest, yen)
    left.set(paymentId, rest - taken)
    of.set(billId, { refunded: taken, dispute })
  }
  return of
}

/** With the month of its payment, and whether its bill is paid still. */
export interface Received extends WentBack {
  readonly month: string
  readonly isReceived: boolean
}
/** By month, what of the bills that are paid went back: all that the card had paid of one whose dispute was lost. */
export const refundsByMonth = (rows: ReadonlyArray<Received>): ReadonlyMap<string, number> => {
  const backOf = refundsByBill(rows)
  const of = new Map<string, number>()
  for (const { billId, dispute, isReceived, month, yen } of rows) {
    const back = dispute === "lost" ? yen : (backOf.get(billId)?.refunded ?? 0)
    if (isReceived) of.set(month, (of.get(month) ?? 0) + back)
  }
  return of
}
