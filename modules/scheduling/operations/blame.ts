/** A refusal that stands beside the field to blame. */
import { Effect } from "effect"
import { type ErrorCode, refuse } from "#modules/kernel/errors.ts"

/** `return yield* blame("Leader_Not_Found", "leaderId")`; several fields may be to blame for the same. */
export const blame = Effect.fn("Scheduling.blame")(function* (code: ErrorCode, ...fields: ReadonlyArray<string>) {
  return yield* refuse(
    code,
    fields.map((field) => ({ field, message: code })),
  )
})
