/** Refuses days of a person that can't be; asked of every way by which they are written. */
import { Effect } from "effect"
import { todayInJapan } from "#modules/kernel/clock.ts"
import { refuse } from "#modules/kernel/errors.ts"
import { impossibleDays } from "../rules/possible-days.ts"

/** Fails with Invalid_Input, each day by its field. */
export const refuseImpossibleDays = Effect.fnUntraced(function* (days: Parameters<typeof impossibleDays>[0]) {
  const wrong = impossibleDays(days, yield* todayInJapan)
  if (wrong.length > 0) return yield* refuse("Invalid_Input", wrong)
})
