/** The steps of the tests' jobs, apart from what they do: Temporal's sandbox gets them too. */
import { all, type Command, commandsFor, now, progress, StepFailed, signal, sleep } from "#workflows/commands.ts"
import type { activities } from "./stamping.ts"

const { activity } = commandsFor<typeof activities>()

/** Stamps one after the other, then four at once, a rest, and one more. */
export function* stamping({ job, rest }: { readonly job: string; readonly rest: number }) {
  for (let n = 1; n <= 4; n++) {
    const { n: stamped } = yield* activity("stamp", { job, n })
    yield* progress(stamped, 9, `stamp ${stamped}`)
  }
  const four = yield* all([5, 6, 7, 8].map((n) => activity("stamp", { job, n })))
  yield* progress(8, 9, "rest")
  const at = yield* now()
  if (rest > 0) yield* sleep(`${rest} seconds`)
  yield* activity("stamp", { job, n: 9 })
  yield* progress(9, 9)
  return { stamped: 5 + four.length, at }
}

export function* chain({ length }: { readonly length: number }) {
  let last = ""
  for (let n = 0; n < length; n++) last = yield* activity("echo", String(n))
  return last
}

export function* fan({ job, width }: { readonly job: string; readonly width: number }) {
  const done = yield* all(Array.from({ length: width }, (_, n) => activity("stamp", { job, n })))
  return done.map(({ n }) => n)
}

export function* refusing({ job, isCaught }: { readonly job: string; readonly isCaught: boolean }) {
  yield* activity("stamp", { job, n: 1 })
  try {
    yield* activity("refuse", null)
  } catch (thrown) {
    if (!isCaught || !(thrown instanceof StepFailed)) throw thrown
    return { caught: thrown.failure.errorCode }
  }
  return "unreachable"
}

export function* trying({ job, untilTry }: { readonly job: string; readonly untilTry: number }) {
  return yield* activity("flaky", { job, untilTry })
}

export function* deadly({ job, deaths }: { readonly job: string; readonly deaths: number }) {
  return yield* activity("deadly", { job, deaths })
}

export function* echoing({ text }: { readonly text: string }) {
  const echoed = yield* activity("echo", text)
  const nothing = yield* activity("nothing", null)
  return { echoed, nothing: nothing ?? null }
}

export function* waiting({ job, timeout }: { readonly job: string; readonly timeout: number | null }) {
  yield* activity("stamp", { job, n: 1 })
  const answer = yield* timeout === null ? signal<string>("answer") : signal<string>("answer", `${timeout} seconds`)
  yield* activity("stamp", { job, n: 2 })
  return { answer }
}

export function* slow({ job, millis }: { readonly job: string; readonly millis: number }) {
  yield* activity("slow", { job, millis })
  yield* activity("stamp", { job, n: 3 })
}

/** The fault of a definition itself. */
export function* breaking(_: null): Generator<Command<unknown>, never, unknown> {
  throw new TypeError("a broken definition")
}

export const stepsOf = {
  "test-stamping": stamping,
  "test-chain": chain,
  "test-fan": fan,
  "test-refusing": refusing,
  "test-trying": trying,
  "test-deadly": deadly,
  "test-echoing": echoing,
  "test-waiting": waiting,
  "test-slow": slow,
  "test-breaking": breaking,
}
