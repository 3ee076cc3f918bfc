/** Where a payment by card stands, for its page. */
import type { CardPayment } from "./card-query.ts"

export type CardState = "approved" | "banking" | "closed" | "ended" | "lapsed" | "none" | "paid" | "ready"

const approved = 1
export const cardStateOf = ({
  failure,
  isBanking,
  isLapsed,
  isOwed,
  isTaken,
  paymentStatus,
  state,
  status,
}: CardPayment): CardState => {
  if (isLapsed === 1) return "lapsed"
  if (isOwed === 0) return paymentStatus === 0 || state !== "paid" ? "none" : status === approved ? "approved" : "paid"
  if (isBanking === 1) return "banking"
  if (isTaken === 0) return "closed"
  return failure === null || failure === "abandoned" ? "ready" : "ended"
}
