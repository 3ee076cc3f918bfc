/** What open screens are told: that something of a kind has changed, never what. They read it again if they show it. */
import type { Effect } from "effect"
import type { Actor } from "../actor.ts"
import type { LiveSubject } from "../codes/live-subjects.ts"

/** The body of a fact, as it was told in the transaction of a change. */
export interface LiveFact {
  readonly topic: string
  readonly body: unknown
}

/** Which facts change a screen, and who may know of them. */
export interface LiveRule<R> {
  readonly topics: ReadonlyArray<string>
  readonly about: LiveSubject
  /** Whether the one who looks may know of at least one of these facts; asked in the company's scope. */
  readonly audience: (
    companyId: number,
    facts: ReadonlyArray<LiveFact>,
  ) => Effect.Effect<(actor: Actor) => boolean, unknown, R>
}
