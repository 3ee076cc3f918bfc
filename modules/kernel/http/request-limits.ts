/**
 * How often an address, a person and a company may ask in a minute, so that one of them can't take the others' share.
 *
 * Counted in this process and forgotten with the minute: memory is bounded by the calls of one minute.
 */
import { Clock, Context, Effect, Exit, Layer } from "effect"
import type { Person } from "../actor.ts"
import { Refused } from "../errors.ts"
import { tokensMet } from "./tokens-met.ts"

/** Calls a minute. A person at a page sends a few a second; a company of 5,000 punches within seconds at eight. */
export interface Limits {
  /** Of calls without a sign-in: a whole site may stand behind one address of a mobile network. */
  readonly address: number
  /** By one address, of tokens that open nothing: made up, ended, of somebody who may not act. */
  readonly stranger: number
  readonly person: number
  readonly company: number
}
export const usualLimits: Limits = { address: 3_000, stranger: 3_000, person: 3_000, company: 60_000 }

const minuteMillis = 60_000

export class RequestLimits extends Context.Service<
  RequestLimits,
  {
    /** Counts one call. Fails with Maximum_Request and the seconds until the next minute. */
    readonly count: (by: keyof Limits, who: string | number) => Effect.Effect<void, Refused>
    /**
     * Judges a token by `judge`, unless too many came from this address that opened nothing: counted before they are tried,
     * and taken back where they were good. A token that this process knows is never counted by its address, so that who
     * works behind the same one goes on; it is one of its person's calls, whatever it opens now.
     */
    readonly admitted: <A extends Person, R, S>(
      token: string,
      address: Effect.Effect<string, never, S>,
      judge: Effect.Effect<A, Refused, R>,
    ) => Effect.Effect<A, Refused, R | S>
    /** A token that was given to a person in this moment is known. */
    readonly given: (token: string, personId: number) => void
  }
>()("kernel/RequestLimits") {
  static readonly layer = (limits: Limits) =>
    Layer.sync(RequestLimits, () => {
      const counts = new Map<string, number>()
      let minute = 0
      const count = Effect.fnUntraced(function* (by: keyof Limits, who: string | number) {
        const now = yield* Clock.currentTimeMillis
        const current = Math.floor(now / minuteMillis)
        if (current !== minute) counts.clear()
        minute = current
        const key = `${by} ${who}`
        const counted = (counts.get(key) ?? 0) + 1
        counts.set(key, counted)
        if (counted <= limits[by]) return
        const retryAfterSeconds = Math.ceil(((current + 1) * minuteMillis - now) / 1000)
        return yield* new Refused({ code: "Maximum_Request", reason: `${by} limit`, retryAfterSeconds })
      })
      const takeBack = (by: keyof Limits, who: string) => {
        const counted = counts.get(`${by} ${who}`) ?? 0
        if (counted > 0) counts.set(`${by} ${who}`, counted - 1)
      }
      const met = tokensMet()
      const admitted = Effect.fnUntraced(function* <A extends Person, R, S>(
        token: string,
        address: Effect.Effect<string, never, S>,
        judge: Effect.Effect<A, Refused, R>,
      ) {
        const known = met.personOf(token)
        if (known !== undefined) {
          yield* count("person", known)
          return yield* judge
        }
        const from = yield* address
        yield* count("stranger", from)
        // A database that is away judges nobody.
        const judged = Effect.onExit(judge, (exit) =>
          Effect.sync(() => {
            if (Exit.isSuccess(exit) || !Exit.hasFails(exit)) takeBack("stranger", from)
          }),
        )
        const person = yield* judged
        met.note(token, person.personId)
        yield* count("person", person.personId)
        return person
      })
      return { count, admitted, given: met.note }
    })
}
