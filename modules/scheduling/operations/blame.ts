/** A refusal that stands beside the field to blame, in the caller's language. */
import { Effect } from "effect"
import { CurrentActor } from "#modules/kernel/actor.ts"
import { type ErrorCode, errorText, refuse } from "#modules/kernel/errors.ts"

/** `return yield* blame("Leader_Not_Found", "leaderId")`; several fields may be to blame for the same. */
export const blame = Effect.fn("Scheduling.blame")(function* (code: ErrorCode, ...fields: ReadonlyArray<string>) {
  const { language } = yield* CurrentActor
  const message = errorText(code, language)
  return yield* refuse(
    code,
    fields.map((field) => ({ field, message })),
  )
})
