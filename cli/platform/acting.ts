/** One write in the platform's scope, as one of its people by name; tried, everything is checked and nothing is kept (CLI-02). */
import { Effect } from "effect"
import { CurrentPerson, type Person } from "#modules/kernel/actor.ts"
import type { Database } from "#modules/kernel/database/scope.ts"
import type { Refused } from "#modules/kernel/errors.ts"
import { writeAcross } from "#modules/kernel/write.ts"
import { inDatabase, type Services } from "../in-database.ts"
import { readerLanguage } from "../language.ts"
import type { CommandRefused } from "../refusals.ts"
import type { Told } from "../run.ts"
import { platformOperator } from "./operator.ts"

/** Ends a write that was only tried: its transaction is rolled back. */
const tried = <A>(made: A) => ({ _tag: "Tried", made }) as const

export interface Acting<A> {
  readonly as: string
  /** As it is typed, without `tehai`. */
  readonly command: string
  readonly said: (made: A) => string
  readonly dryRun?: boolean | undefined
}
type Body<A> = Effect.Effect<A, CommandRefused | Refused, Services | Database | CurrentPerson>

/** The operator's name stands in the audit. Of a command that has looked before. */
export const acted = <A extends object>({ as, command, dryRun = false, said }: Acting<A>, body: Body<A>) =>
  Effect.gen(function* () {
    const personId = yield* platformOperator(as)
    const person: Person = { personId, language: yield* readerLanguage }
    const done = Effect.provideService(body, CurrentPerson, person)
    const by = { reason: `tehai ${command}`, personId, scope: "platform" } as const
    if (!dryRun) {
      const made = yield* writeAcross(by, done)
      return { text: said(made), json: made } satisfies Told
    }
    const trying = writeAcross(
      by,
      Effect.flatMap(done, (made) => Effect.fail(tried(made))),
    )
    const made = yield* Effect.catchTag(trying, "Tried", ({ made: kept }) => Effect.succeed(kept))
    const text = `（試し）${said(made)}\n(dry run) nothing was changed.`
    return { text, json: { ...made, isDryRun: true } } satisfies Told
  })

/** The same as a whole command. */
export const acting = <A extends object>(as: Acting<A>, body: Body<A>) => inDatabase(as.command, () => acted(as, body))
