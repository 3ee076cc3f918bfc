/**
 * Those who come while others are under way wait for them and go together: a group commit, and asking once for many.
 *
 * Who comes when nobody is under way goes at once, so an idle product waits for nothing. In a crowd he waits until as many
 * are there as went last time, a breath at most, or each round of a crowd would begin with one who goes alone.
 */
import { Deferred, Effect, Exit } from "effect"

export interface Journey<Item, A, E, R> {
  /** No more than so many go at once. */
  readonly most: number
  /** Two of the same go one after the other, in their order: what the second is told may depend on the first. */
  readonly who: (item: Item) => unknown
  /** So many who wait may go beside the journey that is under way; never when left out. */
  readonly second?: number
  /** What each of them came to, in their order. When it fails or dies, all of them do. */
  readonly run: (items: ReadonlyArray<Item>) => Effect.Effect<ReadonlyArray<Exit.Exit<A, E>>, E, R>
}

interface Waiting<Item, A, E> {
  readonly item: Item
  readonly done: Deferred.Deferred<A, E>
}

/** Of a crowd, most send their next call within so long of each other. */
const breath = "2 millis"

/** Those of one key: who waits, and who is under way on how many journeys. */
interface Line<Item, A, E> {
  queue: Array<Waiting<Item, A, E>>
  readonly away: Set<unknown>
  journeys: number
  isOpening: boolean
  /** As many as went last time, if that was a crowd; the first who comes waits for them. */
  readonly crowd: number
  readonly crowdIsThere: Deferred.Deferred<void>
}

/** Takes who may go now out of the queue. */
const departing = <Item, A, E>(
  line: Line<Item, A, E>,
  { most, who }: Pick<Journey<Item, A, E, never>, "most" | "who">,
) => {
  const [going, staying, gone]: [typeof line.queue, typeof line.queue, Set<unknown>] = [[], [], new Set(line.away)]
  for (const one of line.queue) {
    const isFree = going.length < most && !gone.has(who(one.item))
    gone.add(who(one.item))
    if (isFree) going.push(one)
    else staying.push(one)
  }
  line.queue = staying
  return going
}

/**
 * Joins those who wait for the same key; gives what the caller's own item came to.
 *
 * Who is interrupted stops waiting; his item goes its way. The journey runs with the services of the one who found nobody.
 */
export const gathering = <Item, A, E, R, Key = number>(journey: Journey<Item, A, E, R>) => {
  const { most, second, who } = journey
  /** Present while somebody of the key is under way. */
  const lines = new Map<Key, Line<Item, A, E>>()
  /** With how many the last journey went, where it was shared. */
  const crowds = new Map<Key, number>()

  const go = (going: ReadonlyArray<Waiting<Item, A, E>>) =>
    Effect.map(Effect.exit(Effect.suspend(() => journey.run(going.map(({ item }) => item)))), (told) => {
      for (const [n, { done }] of going.entries()) {
        const own = Exit.isFailure(told) ? Exit.failCause(told.cause) : told.value[n]
        Deferred.doneUnsafe(done, own ?? Exit.die(new Error("a journey told nothing of one of its items")))
      }
    })

  /** A second journey is for a crowd: a full one, or twice as many as are under way, or it costs more than it gains. */
  const mayGo = ({ away, journeys, queue }: Line<Item, A, E>) => {
    if (journeys === 0 || second === undefined) return journeys === 0
    return journeys === 1 && queue.length >= Math.min(most, Math.max(second, 2 * away.size))
  }

  const rounds = Effect.fnUntraced(function* (key: Key, line: Line<Item, A, E>) {
    while (mayGo(line)) {
      const going = departing(line, journey)
      if (going.length === 0) break
      if (going.length > 1) crowds.set(key, going.length)
      else crowds.delete(key)
      line.journeys += 1
      for (const { item } of going) line.away.add(who(item))
      yield* go(going)
      for (const { item } of going) line.away.delete(who(item))
      line.journeys -= 1
    }
    // In the same breath as the last look at the queue: who came in between would wait for ever.
    if (line.journeys === 0) lines.delete(key)
  })

  const first = (key: Key, line: Line<Item, A, E>) =>
    line.crowd === 0
      ? rounds(key, line)
      : Effect.andThen(Effect.timeoutOption(Deferred.await(line.crowdIsThere), breath), rounds(key, line))

  const lineOf = (key: Key, one: Waiting<Item, A, E>): Line<Item, A, E> => ({
    queue: [one],
    away: new Set(),
    journeys: 0,
    isOpening: false,
    crowd: crowds.get(key) ?? 0,
    crowdIsThere: Deferred.makeUnsafe<void>(),
  })

  const beside = Effect.fnUntraced(function* (key: Key, line: Line<Item, A, E>) {
    line.isOpening = true
    // Those who come at this very moment come along.
    yield* Effect.yieldNow
    line.isOpening = false
    if (line.journeys > 0) yield* rounds(key, line)
  })

  return (key: Key, item: Item): Effect.Effect<A, E, R> =>
    Effect.suspend(() => {
      const done = Deferred.makeUnsafe<A, E>()
      const line = lines.get(key)
      const fork = (some: Effect.Effect<void, never, R>) =>
        Effect.andThen(Effect.forkDetach(some, { startImmediately: true }), Deferred.await(done))
      if (line === undefined) {
        const own = lineOf(key, { item, done })
        lines.set(key, own)
        return fork(first(key, own))
      }
      line.queue.push({ item, done })
      if (line.queue.length === line.crowd) Deferred.doneUnsafe(line.crowdIsThere, Exit.void)
      return line.journeys === 1 && !line.isOpening && mayGo(line) ? fork(beside(key, line)) : Deferred.await(done)
    })
}
