/** The card company's codes of a refused card → the few reasons that the payer can do something about. */
import type { CardFailure } from "../codes.ts"

const reasons: Readonly<Record<string, CardFailure>> = {
  authentication_required: "authentication",
  payment_intent_authentication_failure: "authentication",
  authentication_not_handled: "authentication",
  insufficient_funds: "funds",
  withdrawal_count_limit_exceeded: "funds",
  card_velocity_exceeded: "funds",
  expired_card: "expired",
  invalid_expiry_month: "details",
  invalid_expiry_year: "details",
  incorrect_cvc: "details",
  invalid_cvc: "details",
  incorrect_number: "details",
  invalid_number: "details",
  invalid_account: "details",
}

/** The bank's own code says more than that of the call. */
export const cardFailureOf = (declineCode: string | undefined, code: string | undefined): CardFailure =>
  reasons[declineCode ?? ""] ?? reasons[code ?? ""] ?? "declined"
