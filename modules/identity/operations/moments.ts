/** Now and a while from now, as they are stored. */
import { Clock, Duration, Effect } from "effect"
import { instantOfMillis } from "#modules/kernel/civil-day.ts"

export const moments = Effect.fnUntraced(function* (life: Duration.Input) {
  const millis = yield* Clock.currentTimeMillis
  return {
    now: instantOfMillis(millis),
    until: instantOfMillis(millis + Duration.toMillis(life)),
    before: instantOfMillis(millis - Duration.toMillis(life)),
  }
})
