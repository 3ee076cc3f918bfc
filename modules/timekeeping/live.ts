/** Which open screens are told that somebody pressed, rested or was corrected: those of who may read his attendance. */
import { Effect, Schema } from "effect"
import type { Database } from "#modules/kernel/database/scope.ts"
import type { LiveRule } from "#modules/kernel/live/model.ts"
import { reachesWork, staffByIds } from "#modules/people/index.ts"

const OfStaff = Schema.decodeUnknownEffect(
  Schema.Struct({ staffId: Schema.optionalKey(Schema.Int), staffIds: Schema.optionalKey(Schema.Array(Schema.Int)) }),
)

export const timekeepingLive: LiveRule<Database> = {
  topics: ["ClockedIn", "ClockedOut", "RestTaken", "PressCancelled", "AttendanceCorrected", "PunchesTakenIn"],
  about: "attendance",
  audience: Effect.fn("Timekeeping.audience")(function* (companyId, facts) {
    const told = yield* Effect.forEach(facts, ({ body }) => OfStaff(body))
    const ids = told.flatMap(({ staffId, staffIds = [] }) =>
      staffId === undefined ? staffIds : [staffId, ...staffIds],
    )
    const people = [...(yield* staffByIds(companyId, [...new Set(ids)])).values()]
    return (actor) => people.some((one) => reachesWork(actor, one) === true)
  }),
}
