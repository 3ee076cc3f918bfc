/** Money that came and pays no bill, for a person of the platform: he sends it back at the card company, or asks whose it is. */
import { Effect } from "effect"
import { unmatchedWaiting } from "../../repository/card-payments.ts"

/** What has not gone back yet, the oldest first; in the platform's scope. */
export const listUnmatched = Effect.fn("Billing.listUnmatched")(function* () {
  return yield* unmatchedWaiting()
})
