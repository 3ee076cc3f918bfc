/** Everybody's badge and list of notices, and nobody else's. */
import { Effect, Schema } from "effect"
import type { Database } from "#modules/kernel/database/scope.ts"
import type { LiveRule } from "#modules/kernel/live/model.ts"

const People = Schema.decodeUnknownEffect(Schema.Struct({ personIds: Schema.Array(Schema.Int) }))

export const noticesLive: LiveRule<Database> = {
  topics: ["NoticeSent", "NoticesRead"],
  about: "notice",
  audience: Effect.fn("Notifications.audience")(function* (_, facts) {
    const told = new Set(
      (yield* Effect.forEach(facts, ({ body }) => People(body))).flatMap(({ personIds }) => personIds),
    )
    return ({ personId }) => told.has(personId)
  }),
}
