/**
 * How often an address, a person and a company may ask in a minute, so that one of them can't take the others' share.
 *
 * Counted in this process and forgotten with the minute: memory is bounded by the calls of one minute.
 */
import { Clock, Context, Effect, Layer } from "effect"
import { Refused } from "../errors.ts"

/** Calls a minute. A person at a page sends a few a second; a company of 5,000 punches within seconds at eight. */
export interface Limits {
  /** Of calls without a sign-in: a whole site may stand behind one address of a mobile network. */
  readonly address: number
  readonly person: number
  readonly company: number
}
export const usualLimits: Limits = { address: 3_000, person: 3_000, company: 60_000 }

const minuteMillis = 60_000

export class RequestLimits extends Context.Service<
  RequestLimits,
  {
    /** Counts one call. Fails with Maximum_Request and the seconds until the next minute. */
    readonly count: (by: keyof Limits, who: string | number) => Effect.Effect<void, Refused>
  }
>()("kernel/RequestLimits") {
  static readonly layer = (limits: Limits) =>
    Layer.sync(RequestLimits, () => {
      const counts = new Map<string, number>()
      let minute = 0
      return {
        count: Effect.fnUntraced(function* (by: keyof Limits, who: string | number) {
          const now = yield* Clock.currentTimeMillis
          const current = Math.floor(now / minuteMillis)
          if (current !== minute) counts.clear()
          minute = current
          const key = `${by} ${who}`
          const count = (counts.get(key) ?? 0) + 1
          counts.set(key, count)
          if (count <= limits[by]) return
          const retryAfterSeconds = Math.ceil(((current + 1) * minuteMillis - now) / 1000)
          return yield* new Refused({ code: "Maximum_Request", reason: `${by} limit`, retryAfterSeconds })
        }),
      }
    })
}
