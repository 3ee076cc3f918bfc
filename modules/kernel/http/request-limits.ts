/**
 * How often an address, a person and a company may ask in a minute, so that one of them can't take the others' share.
 *
 * Counted in this process and forgotten with the minute: memory is bounded by the calls of one minute.
 */
import { Cause, Clock, Context, Effect, Exit, Layer, type Scope } from "effect"
import type { Person } from "../actor.ts"
import { errorStatus, Refused } from "../errors.ts"
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

/** Of these one may have so many going at the same moment: each takes a file's place on the disk, or an open file. */
const mostAtOnce = { forms: 6, readings: 100 } as const

const minuteMillis = 60_000

/** The token itself opens nothing any more, whichever company it was sent for. */
const isEnded = (exit: Exit.Exit<unknown, Refused>) =>
  Exit.isFailure(exit) &&
  exit.cause.reasons.some((reason) => Cause.isFailReason(reason) && errorStatus(reason.error.code) === 401)

export class RequestLimits extends Context.Service<
  RequestLimits,
  {
    /** Counts one call. Fails with Maximum_Request and the seconds until the next minute. */
    readonly count: (by: keyof Limits, who: string | number) => Effect.Effect<void, Refused>
    /** Until the end of the scope one of those that may go on at once. Fails with Maximum_Request where all do. */
    readonly oneOf: (of: keyof typeof mostAtOnce, who: string | number) => Effect.Effect<void, Refused, Scope.Scope>
    /**
     * Judges a token by `judge`, unless too many came from this address that opened nothing: counted before they are tried,
     * and taken back where they were good. A token that this process knows is never counted by its address, so that who
     * works behind the same one goes on. Once it has ended it is nobody's: whoever found it in a shared telephone's history
     * takes no call from its person.
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
      const takeBack = (by: keyof Limits, who: string | number) => {
        const counted = counts.get(`${by} ${who}`) ?? 0
        if (counted > 0) counts.set(`${by} ${who}`, counted - 1)
      }
      const going = new Map<string, number>()
      const oneOf = Effect.fnUntraced(function* (of: keyof typeof mostAtOnce, who: string | number) {
        const key = `${of} ${who}`
        const now = going.get(key) ?? 0
        if (now >= mostAtOnce[of])
          return yield* new Refused({ code: "Maximum_Request", reason: `${of} at once`, retryAfterSeconds: 5 })
        going.set(key, now + 1)
        yield* Effect.addFinalizer(() =>
          Effect.sync(() => {
            const left = (going.get(key) ?? 1) - 1
            if (left > 0) going.set(key, left)
            else going.delete(key)
          }),
        )
      })
      const met = tokensMet()
      const admitted = Effect.fnUntraced(function* <A extends Person, R, S>(
        token: string,
        address: Effect.Effect<string, never, S>,
        judge: Effect.Effect<A, Refused, R>,
      ) {
        const known = met.personOf(token)
        if (known !== undefined) {
          yield* count("person", known)
          return yield* Effect.onExit(judge, (exit) =>
            Effect.sync(() => {
              if (!isEnded(exit)) return
              met.forget(token)
              takeBack("person", known)
            }),
          )
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
      return { count, oneOf, admitted, given: met.note }
    })
}
