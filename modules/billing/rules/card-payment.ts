/**
 * What a try to pay by card comes to, from what the card company says of it now. Never from the order in which it was
 * told: the same state of the charge gives the same state here, however often and whenever it is looked at.
 */
import type { CardFailure, DisputeState, UnmatchedReason } from "../codes.ts"

/** What is known of the try. */
export interface KnownPayment {
  readonly status: "ended" | "open" | "paid"
  readonly total: number
  readonly failure: CardFailure | ""
  readonly refunded: number
  readonly dispute: DisputeState
}
/** What the card company says: of the charge, or of a page that led to none. */
export interface SeenPayment {
  readonly state: "canceled" | "open" | "succeeded"
  readonly received: number
  readonly currency: string
  readonly failure: CardFailure | undefined
  readonly refunded: number
  readonly dispute: DisputeState
}
export interface PaymentOutcome {
  readonly next: KnownPayment
  /** Its bills are paid with this. */
  readonly settles: boolean
  /** Money came that pays none of them. */
  readonly unmatched: UnmatchedReason | undefined
}

const currencyOfBills = "jpy"

const afterMoney = (known: KnownPayment, seen: SeenPayment, areOwed: boolean): PaymentOutcome => {
  const money = { refunded: Math.min(seen.refunded, known.total), dispute: seen.dispute }
  if (known.status === "paid") return { next: { ...known, ...money }, settles: false, unmatched: undefined }
  const isRight = seen.currency === currencyOfBills && seen.received === known.total
  if (isRight && areOwed)
    return { next: { ...known, ...money, status: "paid", failure: "" }, settles: true, unmatched: undefined }
  const unmatched = isRight ? "notOwed" : "amount"
  return { next: { ...known, ...money, status: "ended", failure: "unmatched" }, settles: false, unmatched }
}

/** `areOwed`: all bills of the try are still to be paid. Money that came is never taken for not come. */
export const paymentOutcome = (known: KnownPayment, seen: SeenPayment, areOwed: boolean): PaymentOutcome => {
  if (seen.state === "succeeded") return afterMoney(known, seen, areOwed)
  const unchanged = { next: known, settles: false, unmatched: undefined }
  if (known.status !== "open") return unchanged
  if (seen.state === "open") return { ...unchanged, next: { ...known, failure: seen.failure ?? "" } }
  const failure = seen.failure ?? (known.failure === "" ? "abandoned" : known.failure)
  return { ...unchanged, next: { ...known, status: "ended", failure } }
}

export const isSamePayment = (one: KnownPayment, other: KnownPayment) =>
  one.status === other.status &&
  one.failure === other.failure &&
  one.refunded === other.refunded &&
  one.dispute === other.dispute
