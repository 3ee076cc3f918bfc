/** Which open screens are told that a paper changed, or was opened by oneself: those of who may see it. */
import { Effect, Schema } from "effect"
import type { Database } from "#modules/kernel/database/scope.ts"
import type { LiveRule } from "#modules/kernel/live/model.ts"
import { shows } from "#modules/kernel/visible.ts"
import { subjectOf } from "./model.ts"
import { seenFacts, visiblePapers } from "./policy/visible-papers.ts"
import { papersByIds } from "./repository/papers.ts"

const OfPaper = Schema.decodeUnknownEffect(
  Schema.Struct({ paperId: Schema.Int, personId: Schema.optionalKey(Schema.Int) }),
)

export const papersLive: LiveRule<Database> = {
  topics: ["PaperChanged", "PaperOpened"],
  about: "paper",
  audience: Effect.fn("Papers.audience")(function* (companyId, facts) {
    const told = yield* Effect.forEach(facts, ({ body }) => OfPaper(body))
    const rows = new Map(
      (yield* papersByIds(
        companyId,
        told.map(({ paperId }) => paperId),
      )).map((row) => [row.id, seenFacts(subjectOf(row, true))]),
    )
    return (actor) =>
      told.some(({ paperId, personId }) => {
        const facts = rows.get(paperId)
        return (
          (personId === undefined || personId === actor.personId) &&
          facts !== undefined &&
          shows(visiblePapers(actor), facts)
        )
      })
  }),
}
