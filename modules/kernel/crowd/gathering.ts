/**
 * Joins items of one key into batches: a group commit, and one question for many.
 *
 * An item that comes while no batch runs starts one at once, so an idle product waits for nothing. An item that comes while
 * a batch runs waits and goes with the next one. After a batch that was shared, the first item of the next one waits until
 * as many are there as last time, two milliseconds at most; without that wait each batch would begin with one item alone.
 */
import { Deferred, Effect, Exit } from "effect"

export interface Batches<Item, A, E, R> {
  /** The most items of one batch. */
  readonly most: number
  /** Two items of the same are never in one batch nor run at once: what the second is told may depend on the first. */
  readonly who: (item: Item) => unknown
  /** With at least so many waiting, a second batch may run beside the first; never when left out. */
  readonly second?: number
  /** The result of each item, in their order. When it fails or dies, every item of the batch does. */
  readonly run: (items: ReadonlyArray<Item>) => Effect.Effect<ReadonlyArray<Exit.Exit<A, E>>, E, R>
}

interface Waiting<Item, A, E> {
  readonly item: Item
  readonly done: Deferred.Deferred<A, E>
}

/** Measured: callers of a shared batch send their next call within so long of each other. */
const longestWait = "2 millis"

/** Of one key: which items wait, which are in a batch that runs, and how many batches run. */
interface Line<Item, A, E> {
  queue: Array<Waiting<Item, A, E>>
  readonly running: Set<unknown>
  batches: number
  isOpening: boolean
  /** How many the last batch had, where it was shared, else 0: the first item waits for as many. */
  readonly expected: number
  readonly allAreThere: Deferred.Deferred<void>
}

/** Takes the items that may run now out of the queue. */
const takeNext = <Item, A, E>(
  line: Line<Item, A, E>,
  { most, who }: Pick<Batches<Item, A, E, never>, "most" | "who">,
) => {
  const [going, staying, taken]: [typeof line.queue, typeof line.queue, Set<unknown>] = [[], [], new Set(line.running)]
  for (const one of line.queue) {
    const isFree = going.length < most && !taken.has(who(one.item))
    taken.add(who(one.item))
    if (isFree) going.push(one)
    else staying.push(one)
  }
  line.queue = staying
  return going
}

/**
 * Adds an item to the waiting ones of its key; gives that item's own result.
 *
 * A caller who is interrupted stops waiting, and his item runs all the same. A batch runs with the services of the caller
 * who started it.
 */
export const gathering = <Item, A, E, R, Key = number>(of: Batches<Item, A, E, R>) => {
  const { most, second, who } = of
  /** A key is present while a batch of it runs or is about to. */
  const lines = new Map<Key, Line<Item, A, E>>()
  /** How many items the last batch of a key had, where it was shared. */
  const sizes = new Map<Key, number>()

  const go = (going: ReadonlyArray<Waiting<Item, A, E>>) =>
    Effect.map(Effect.exit(Effect.suspend(() => of.run(going.map(({ item }) => item)))), (told) => {
      for (const [n, { done }] of going.entries()) {
        const own = Exit.isFailure(told) ? Exit.failCause(told.cause) : told.value[n]
        Deferred.doneUnsafe(done, own ?? Exit.die(new Error("a batch has no result for one of its items")))
      }
    })

  /** A second batch pays only when it is full, or has twice as many items as run already; a smaller one costs more than it gains. */
  const mayGo = ({ running, batches, queue }: Line<Item, A, E>) => {
    if (batches === 0 || second === undefined) return batches === 0
    return batches === 1 && queue.length >= Math.min(most, Math.max(second, 2 * running.size))
  }

  const rounds = Effect.fnUntraced(function* (key: Key, line: Line<Item, A, E>) {
    while (mayGo(line)) {
      const going = takeNext(line, of)
      if (going.length === 0) break
      if (going.length > 1) sizes.set(key, going.length)
      else sizes.delete(key)
      line.batches += 1
      for (const { item } of going) line.running.add(who(item))
      yield* go(going)
      for (const { item } of going) line.running.delete(who(item))
      line.batches -= 1
    }
    // No yield between the last look at the queue and this line: an item added in between would wait for ever.
    if (line.batches === 0) lines.delete(key)
  })

  const first = (key: Key, line: Line<Item, A, E>) =>
    line.expected === 0
      ? rounds(key, line)
      : Effect.andThen(Effect.timeoutOption(Deferred.await(line.allAreThere), longestWait), rounds(key, line))

  const lineOf = (key: Key, one: Waiting<Item, A, E>): Line<Item, A, E> => ({
    queue: [one],
    running: new Set(),
    batches: 0,
    isOpening: false,
    expected: sizes.get(key) ?? 0,
    allAreThere: Deferred.makeUnsafe<void>(),
  })

  const beside = Effect.fnUntraced(function* (key: Key, line: Line<Item, A, E>) {
    line.isOpening = true
    // Lets callers of this moment add their items first.
    yield* Effect.yieldNow
    line.isOpening = false
    if (line.batches > 0) yield* rounds(key, line)
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
      if (line.queue.length === line.expected) Deferred.doneUnsafe(line.allAreThere, Exit.void)
      return line.batches === 1 && !line.isOpening && mayGo(line) ? fork(beside(key, line)) : Deferred.await(done)
    })
}
