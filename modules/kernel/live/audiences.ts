/** Who may know of some facts of a company, rule by rule. */
import { Effect } from "effect"
import type { Actor } from "../actor.ts"
import type { LiveSubject } from "../codes/live-subjects.ts"
import { type Database, inCompany } from "../database/scope.ts"
import type { LiveFact, LiveRule } from "./model.ts"

/** What somebody is told of, of each kind once; nothing where he may know none of the facts. */
export type SubjectsOf = (actor: Actor) => ReadonlyArray<LiveSubject>

interface Audience {
  readonly about: LiveSubject
  readonly mayKnow: (actor: Actor) => boolean
}

/** One question a rule, whatever the number of facts and of open screens. A rule that fails tells nobody. */
export const audiencesOf = Effect.fn("Live.audiencesOf")(function* (
  rules: ReadonlyArray<LiveRule<Database>>,
  companyId: number,
  facts: ReadonlyArray<LiveFact>,
) {
  const heard = rules.flatMap((rule) => {
    const known = facts.filter(({ topic }) => rule.topics.includes(topic))
    return known.length === 0 ? [] : [{ rule, known }]
  })
  if (heard.length === 0) return undefined
  const asked = Effect.forEach(heard, ({ rule: { about, audience }, known }) =>
    audience(companyId, known).pipe(
      Effect.catchCause((cause) => Effect.as(Effect.logWarning("nobody is told of a change", cause), () => false)),
      Effect.map((mayKnow): Audience => ({ about, mayKnow })),
    ),
  )
  const audiences = yield* inCompany(companyId)(asked)
  return (actor: Actor) => [...new Set(audiences.flatMap(({ about, mayKnow }) => (mayKnow(actor) ? [about] : [])))]
})
