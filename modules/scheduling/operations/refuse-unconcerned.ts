/** TASK-28: a change is told to people whom it concerns; a number of anybody else would be ignored in silence. */
import { Effect } from "effect"
import type { Telling } from "../rules/whom-to-tell.ts"
import { blame } from "./blame.ts"

/** Fails with Worker_Not_Valid for who is on none of the arrangements, neither before nor after. */
export const refuseUnconcerned = Effect.fn("Scheduling.refuseUnconcerned")(function* (
  { notiOnlyUsers = [] }: Telling,
  concernedIds: ReadonlyArray<number>,
) {
  const wrong = notiOnlyUsers.flatMap((id, at) => (concernedIds.includes(id) ? [] : [`notiOnlyUsers.${at}`]))
  if (wrong.length > 0) return yield* blame("Worker_Not_Valid", ...wrong)
})
