/** Two who change the same row: the second one is told what is stored now. */
import { Effect } from "effect"
import { type LastChange, Refused } from "./errors.ts"

/** The refusal of the second writer with what is stored now, as he may see it, and who was first. */
export const expired = (view: unknown, change?: LastChange) =>
  new Refused({ code: "Update_Expired", view, ...(change === undefined ? {} : { change }) })

/** Fails with Update_Expired when the version that the editor has seen is no longer the stored one. */
export const refuseExpired = Effect.fnUntraced(function* <View, E, R>(
  asked: number,
  stored: number,
  show: Effect.Effect<View, E, R>,
) {
  if (asked !== stored) return yield* expired(yield* show)
})
