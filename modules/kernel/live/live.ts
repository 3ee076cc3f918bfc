/**
 * Tells open screens what changed, in this process or in another one on the same database.
 *
 * Twice a second, while a screen is open, the facts that became visible are read and each screen is told the kinds of
 * things among them that its person may know of. Before anything is told it is asked whether he may still act.
 */
import { Clock, Context, Effect, Exit, Layer, Queue, Schedule, Stream } from "effect"
import type { Actor } from "../actor.ts"
import { hear } from "../database/hear.ts"
import { Database } from "../database/scope.ts"
import { Refused } from "../errors.ts"
import { audiencesOf } from "./audiences.ts"
import type { LiveFact, LiveRule } from "./model.ts"
import {
  type OpenStream,
  openedBy,
  tellAlive,
  tellChanged,
  tellEnded,
  tellEverything,
  tellOpened,
} from "./open-stream.ts"
import { factsSince, presentSnapshot, type Snapshot } from "./tail.ts"
import { type ToldUntil, toldUntil, untilOf } from "./told-until.ts"

const pause = "400 millis"
/** A screen that is told nothing is asked so often whether its person may still act. */
const askedEveryMillis = 2_400
/** In so many rounds everybody is asked once. */
const roundsOfTurn = 5
/** Fewer than come in before a press as one question, so that its own is in the next one. */
const askedAtOnce = 50
const lookedAtOnce = 100
const aliveEveryMillis = 15_000
/** A person has some screens open, and each is asked about every few seconds; hundreds are no person. */
const mostOfPerson = 30

export interface Opening {
  readonly actor: Actor
  readonly again: Effect.Effect<Actor, Refused, Database>
  /** What the browser was told last, when it comes back. */
  readonly since: string | undefined
}

export class Live extends Context.Service<
  Live,
  {
    /** Fails with Maximum_Request for more screens than a person has. */
    readonly open: (opening: Opening) => Effect.Effect<Stream.Stream<string>, Refused, Database>
  }
>()("kernel/Live") {
  static readonly layer = (rules: ReadonlyArray<LiveRule<Database>>) => Layer.effect(Live, made(rules))
}

const isSameActor = (one: Actor, other: Actor) => JSON.stringify(one) === JSON.stringify(other)

/** Whether each may still act; who may not is told the end. Gives the streams that stay. */
const stillOpen = Effect.fn("Live.stillOpen")(function* (
  streams: ReadonlyArray<OpenStream>,
  id: ToldUntil,
  now: number,
) {
  const asked = yield* Effect.forEach(streams, ({ again }) => Effect.exit(again), { concurrency: askedAtOnce })
  return streams.filter((stream, at) => {
    const answer = asked[at]
    stream.askedAt = now
    if (answer === undefined || Exit.isFailure(answer)) {
      // A database that is away says nothing of the person: the stream waits for it.
      if (answer !== undefined && !Exit.hasFails(answer)) return true
      tellEnded(stream)
      return false
    }
    if (!isSameActor(stream.actor, answer.value)) tellChanged(stream, id, ["workspace"])
    stream.actor = answer.value
    return true
  })
})

/** Those that were asked longest ago, spread over the rounds: all at once they would be a crowd before the next press. */
const byTurn = (open: ReadonlySet<OpenStream>, now: number) =>
  [...open]
    .filter(({ askedAt }) => now - askedAt >= askedEveryMillis)
    .toSorted((one, other) => one.askedAt - other.askedAt)
    .slice(0, Math.max(askedAtOnce, Math.ceil(open.size / roundsOfTurn)))

/** Looks at one after the other; whoever presses meanwhile has his turn. */
const lookAtEach = Effect.fnUntraced(function* (
  streams: ReadonlyArray<OpenStream>,
  look: (stream: OpenStream) => void,
) {
  for (const [at, stream] of streams.entries()) {
    if (at % lookedAtOnce === lookedAtOnce - 1) yield* Effect.yieldNow
    look(stream)
  }
})

const made = Effect.fnUntraced(function* (rules: ReadonlyArray<LiveRule<Database>>) {
  const open = new Set<OpenStream>()
  let told: Snapshot | undefined
  let aliveAt = 0

  /**
   * Of these streams of one company only those are asked again whose person may know of a fact: a press is told to him and
   * to the office, and asking everybody's sign-in would stand in the way of the next presses.
   */
  const tellFacts = Effect.fn("Live.tellFacts")(function* (
    id: ToldUntil,
    companyId: number,
    facts: ReadonlyArray<LiveFact>,
    streams: ReadonlyArray<OpenStream>,
  ) {
    const subjectsOf = yield* audiencesOf(rules, companyId, facts)
    if (subjectsOf === undefined) return
    const concerned: Array<OpenStream> = []
    yield* lookAtEach(streams, (stream) => {
      if (subjectsOf(stream.actor).length > 0) concerned.push(stream)
    })
    const staying = yield* stillOpen(concerned, id, yield* Clock.currentTimeMillis)
    // Who he is may have changed since he was asked last.
    yield* lookAtEach(staying, (stream) => {
      const subjects = subjectsOf(stream.actor)
      if (subjects.length > 0) tellChanged(stream, id, subjects)
    })
  })

  const round = Effect.fn("Live.round")(function* () {
    if (open.size === 0) {
      told = undefined
      return
    }
    const before = told ?? (yield* presentSnapshot())
    const byCompany = Map.groupBy(open, ({ companyId }) => companyId)
    const tail = yield* factsSince(before, [...byCompany.keys()])
    const now = yield* Clock.currentTimeMillis
    const id = toldUntil(tail.snapshot, now)
    for (const [companyId, streams] of byCompany) {
      const facts = tail.byCompany.get(companyId) ?? []
      if (tail.isOverfull) for (const stream of streams) tellEverything(stream, id)
      else if (facts.length > 0) yield* tellFacts(id, companyId, facts, streams)
    }
    yield* stillOpen(byTurn(open, now), id, now)
    if (now - aliveAt >= aliveEveryMillis) {
      aliveAt = now
      for (const stream of open) tellAlive(stream, id)
    }
    told = tail.snapshot
  })

  /** Whoever signed out or was shut out above companies is asked in the next round, not by his turn. */
  const { relay } = yield* Database
  const askAtOnce = (personId: string) => {
    for (const stream of open) if (stream.actor.personId === Number(personId)) stream.askedAt = 0
  }
  yield* hear(relay, "sign_in_ended", askAtOnce)

  yield* Effect.forkScoped(
    round().pipe(
      Effect.catchCause((cause) => Effect.logWarning("open screens wait for the database", cause)),
      Effect.repeat(Schedule.spaced(pause)),
    ),
  )
  yield* Effect.addFinalizer(() =>
    Effect.sync(() => {
      for (const { lines } of open) Queue.endUnsafe(lines)
    }),
  )

  /** A browser that comes back is told what it missed. */
  const catchUp = Effect.fn("Live.catchUp")(function* (stream: OpenStream, since: Snapshot, now: number) {
    const { snapshot, byCompany, isOverfull } = yield* factsSince(since, [stream.companyId])
    const [facts, id] = [byCompany.get(stream.companyId) ?? [], toldUntil(snapshot, now)]
    if (isOverfull) tellEverything(stream, id)
    else if (facts.length > 0) yield* tellFacts(id, stream.companyId, facts, [stream])
  })

  return {
    open: Effect.fn("Live.open")(function* ({ actor, again, since }: Opening) {
      const now = yield* Clock.currentTimeMillis
      const stream = yield* openedBy(actor, again, now)
      const present = yield* presentSnapshot()
      tellOpened(stream, toldUntil(present, now))
      const missedSince = since === undefined ? undefined : untilOf(since, now)
      if (missedSince !== undefined) yield* catchUp(stream, missedSince, now)
      else if (since !== undefined) tellEverything(stream, toldUntil(present, now))
      told ??= present
      // Nothing waits between this count and what it counts, so that as many at once are counted alike.
      const own = [...open].filter((one) => one.actor.personId === actor.personId).length
      if (own >= mostOfPerson)
        return yield* new Refused({ code: "Maximum_Request", reason: "open screens", retryAfterSeconds: 60 })
      open.add(stream)
      return Stream.fromQueue(stream.lines).pipe(Stream.ensuring(Effect.sync(() => open.delete(stream))))
    }),
  }
})
