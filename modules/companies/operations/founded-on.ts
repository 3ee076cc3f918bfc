/** 設立日: a company that speaks for itself has been founded. */
import { Effect } from "effect"
import { todayInJapan } from "#modules/kernel/clock.ts"
import { refuse } from "#modules/kernel/errors.ts"
import { messageKey } from "#modules/kernel/fields/messages.ts"

/** Fails with Invalid_Input for a day that is still to come. */
export const refuseFutureFounding = Effect.fn("Companies.refuseFutureFounding")(function* (of: {
  readonly establishedAt?: string | null | undefined
}) {
  if (of.establishedAt == null || of.establishedAt <= (yield* todayInJapan)) return
  return yield* refuse("Invalid_Input", [{ field: "establishedAt", message: messageKey("dayToCome") }])
})
