/**
 * What a long job's definition may ask of an engine. A definition is a generator that yields these and nothing else:
 * no business rule, no clock, no random, no database, so every engine can replay it. This file imports no library at
 * run time; it is the only part of the product that Temporal's sandbox will bundle beside the definitions.
 */
import type { Effect } from "effect"
import type { JobFailure } from "#modules/kernel/jobs/model.ts"

/** A length of time as both engines read it: "72 hours", "0.5 seconds". */
export type Length = `${number} ${"seconds" | "minutes" | "hours" | "days"}`

/** One command as an engine's driver sees it. */
export type Order =
  | { readonly kind: "activity"; readonly name: string; readonly input: unknown }
  | { readonly kind: "all"; readonly of: ReadonlyArray<Order> }
  | { readonly kind: "sleep"; readonly length: Length }
  | { readonly kind: "sleepUntil"; readonly instant: string }
  | { readonly kind: "signal"; readonly name: string; readonly timeout: Length | { readonly until: string } | null }
  | { readonly kind: "now" }
  | { readonly kind: "progress"; readonly done: number; readonly of: number; readonly step: string | null }

export class Command<A> {
  readonly order: Order
  constructor(order: Order) {
    this.order = order
  }
  *[Symbol.iterator](): Generator<Command<unknown>, A, unknown> {
    // The driver gives back what this order asked for: the one place where the types of both sides meet.
    return (yield this) as A
  }
}

/** A definition's body: `function* (input) { const n = yield* activity("count", input); … }` */
export type Steps<Result> = Generator<Command<unknown>, Result, unknown>

/** Thrown into a definition by a failed step, which may catch it; and thrown by a definition that gives up. */
export class StepFailed extends Error {
  override readonly name = "StepFailed"
  readonly failure: JobFailure
  constructor(failure: JobFailure) {
    super(failure.errorCode)
    this.failure = failure
  }
}

export type ActivityTable = Readonly<Record<string, (input: never) => Effect.Effect<unknown, unknown, unknown>>>
type Given<F> = F extends (...inputs: never) => Effect.Effect<infer A, infer _E, infer _R> ? A : never

/** The `activity` of one job, typed by its table: `const { activity } = commandsFor<typeof activities>()`. */
export const commandsFor = <Activities extends ActivityTable>() => ({
  activity: <Name extends keyof Activities & string>(name: Name, input: Parameters<Activities[Name]>[0]) =>
    new Command<Given<Activities[Name]>>({ kind: "activity", name, input }),
})

type Results<Commands> = {
  -readonly [K in keyof Commands]: Commands[K] extends Command<infer A> ? A : never
}
/** All at once; waits for every one, then fails with the first failure in this order. */
export const all = <const Commands extends ReadonlyArray<Command<unknown>>>(commands: Commands) =>
  new Command<Results<Commands>>({ kind: "all", of: commands.map(({ order }) => order) })

export const sleep = (length: Length) => new Command<void>({ kind: "sleep", length })
/** An instant (ISO, UTC) that an activity worked out; at once when it lies in the past. */
export const sleepUntil = (instant: string) => new Command<void>({ kind: "sleepUntil", instant })

/** What `Jobs.signal` sent under this name, the first one for ever; null when the time ran out. */
export const signal = <A = unknown>(name: string, timeout?: Length) =>
  new Command<A | null>({ kind: "signal", name, timeout: timeout ?? null })

/** The same, given up at an instant (ISO, UTC) that an activity worked out: however late the wait itself begins. */
export const signalUntil = <A = unknown>(name: string, until: string) =>
  new Command<A | null>({ kind: "signal", name, timeout: { until } })

/** The instant of the first run (ISO, UTC): the same at every replay. */
export const now = () => new Command<string>({ kind: "now" })

/** What people see while they wait: how much is done, of how much, and the name of the step that follows. */
export const progress = (done: number, of: number, step?: string) =>
  new Command<void>({ kind: "progress", done, of, step: step ?? null })

const millisOf = { seconds: 1000, minutes: 60_000, hours: 3_600_000, days: 86_400_000 } as const
type Unit = keyof typeof millisOf
const isUnit = (word: string): word is Unit => word in millisOf

/** Milliseconds of a length, rounded up, so that nobody wakes early. */
export const lengthMillis = (length: Length) => {
  const [count = "0", unit = "seconds"] = length.split(" ")
  return Math.ceil(Number(count) * millisOf[isUnit(unit) ? unit : "seconds"])
}
