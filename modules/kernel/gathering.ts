/**
 * Those who come while others are under way wait for them and go together: a group commit, and asking once for many.
 *
 * Who comes when nobody is under way goes at once, so an idle product waits for nothing. In a crowd he waits a breath for
 * those right behind him, or each round of a crowd would begin with one who goes alone.
 */
import { Deferred, Effect, Exit } from "effect"

export interface Journey<Item, A, E, R> {
  /** No more than so many go at once. */
  readonly most: number
  /** Two of the same go one after the other, in their order: what the second is told may depend on the first. */
  readonly who: (item: Item) => unknown
  /** What each of them came to, in their order. When it fails or dies, all of them do. */
  readonly run: (items: ReadonlyArray<Item>) => Effect.Effect<ReadonlyArray<Exit.Exit<A, E>>, E, R>
}

interface Waiting<Item, A, E> {
  readonly item: Item
  readonly done: Deferred.Deferred<A, E>
}

/** Of a crowd, most send their next call within so long of each other. */
const breath = "2 millis"

/** Takes who may go now out of the queue. */
const departing = <Item, A, E>(
  queue: Array<Waiting<Item, A, E>>,
  { most, who }: Pick<Journey<Item, A, E, never>, "most" | "who">,
) => {
  const [going, staying, gone]: [typeof queue, typeof queue, Set<unknown>] = [[], [], new Set()]
  for (const one of queue) {
    const isFree = going.length < most && !gone.has(who(one.item))
    gone.add(who(one.item))
    if (isFree) going.push(one)
    else staying.push(one)
  }
  queue.splice(0, queue.length, ...staying)
  return going
}

/**
 * Joins those who wait for the same key; gives what the caller's own item came to.
 *
 * Who is interrupted stops waiting; his item goes its way. The journey runs with the services of the one who found nobody.
 */
export const gathering = <Item, A, E, R, Key = number>(journey: Journey<Item, A, E, R>) => {
  /** Present while somebody of the key is under way. */
  const queues = new Map<Key, Array<Waiting<Item, A, E>>>()
  /** Whose last journey was shared. */
  const crowded = new Set<Key>()

  const go = (going: ReadonlyArray<Waiting<Item, A, E>>) =>
    Effect.map(Effect.exit(Effect.suspend(() => journey.run(going.map(({ item }) => item)))), (told) => {
      for (const [n, { done }] of going.entries()) {
        const own = Exit.isFailure(told) ? Exit.failCause(told.cause) : told.value[n]
        Deferred.doneUnsafe(done, own ?? Exit.die(new Error("a journey told nothing of one of its items")))
      }
    })

  const rounds = (key: Key, queue: Array<Waiting<Item, A, E>>) =>
    Effect.gen(function* () {
      if (crowded.has(key)) yield* Effect.sleep(breath)
      for (let going = departing(queue, journey); going.length > 0; going = departing(queue, journey)) {
        if (going.length > 1) crowded.add(key)
        else crowded.delete(key)
        yield* go(going)
      }
      // In the same breath as the last look at the queue: who came in between would wait for ever.
      queues.delete(key)
    })

  return (key: Key, item: Item): Effect.Effect<A, E, R> =>
    Effect.suspend(() => {
      const done = Deferred.makeUnsafe<A, E>()
      const queue = queues.get(key)
      if (queue !== undefined) {
        queue.push({ item, done })
        return Deferred.await(done)
      }
      const own = [{ item, done }]
      queues.set(key, own)
      return Effect.andThen(Effect.forkDetach(rounds(key, own), { startImmediately: true }), Deferred.await(done))
    })
}
