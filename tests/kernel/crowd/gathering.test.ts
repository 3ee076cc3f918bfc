import { Deferred, Effect, Exit, Fiber } from "effect"
import { TestClock } from "effect/testing"
import { expect, test } from "vitest"
import { gathering } from "#modules/kernel/crowd/gathering.ts"

interface Item {
  readonly who: string
  readonly n: number
}
/** Batches that go on when they are told to; each item comes to ten times its number. */
const batches = (most = 3, second?: number) => {
  const gone: Array<ReadonlyArray<number>> = []
  const ends: Array<Deferred.Deferred<void, string>> = []
  const join = gathering({
    most,
    ...(second === undefined ? {} : { second }),
    who: ({ who }: Item) => who,
    run: (items: ReadonlyArray<Item>) =>
      Effect.gen(function* () {
        const end = Deferred.makeUnsafe<void, string>()
        gone.push(items.map(({ n }) => n))
        ends.push(end)
        yield* Deferred.await(end)
        return items.map(({ n }): Exit.Exit<number, string> => (n < 0 ? Exit.fail(`no ${n}`) : Exit.succeed(n * 10)))
      }),
  })
  const arrive = (n: number, who = String(n), key = 1) =>
    Effect.forkChild(Effect.exit(join(key, { n, who })), { startImmediately: true })
  const end = (at: number, with_: Exit.Exit<void, string> = Exit.void) =>
    Effect.gen(function* () {
      const own = ends[at]
      if (own === undefined) return yield* Effect.die(new Error(`no batch ${at}`))
      yield* Deferred.done(own, with_)
      yield* Effect.yieldNow
    })
  return { gone, arrive, end }
}
const run = <A>(program: Effect.Effect<A>) => Effect.runPromise(program)

test("who finds nobody under way goes at once; who comes meanwhile goes together behind, so many at a time", () =>
  run(
    Effect.gen(function* () {
      const { gone, arrive, end } = batches()
      const fibers = [yield* arrive(1)]
      expect(gone).toEqual([[1]])
      for (const n of [2, 3, 4, 5]) fibers.push(yield* arrive(n))
      expect(gone).toEqual([[1]])
      for (const at of [0, 1, 2]) yield* end(at)
      expect(gone).toEqual([[1], [2, 3, 4], [5]])
      expect(yield* Effect.forEach(fibers, Fiber.join)).toEqual([10, 20, 30, 40, 50].map(Exit.succeed))
      yield* arrive(6)
      expect(gone.at(-1)).toEqual([6])
    }),
  ))

test("two of the same never go together, and keep their order among themselves", () =>
  run(
    Effect.gen(function* () {
      const { gone, arrive, end } = batches()
      yield* arrive(1)
      for (const [n, who] of [
        [2, "a"],
        [3, "a"],
        [4, "b"],
        [5, "a"],
        [6, "c"],
        [7, "d"],
      ] as const)
        yield* arrive(n, who)
      for (const at of [0, 1, 2, 3]) yield* end(at)
      expect(gone).toEqual([[1], [2, 4, 6], [3, 7], [5]])
    }),
  ))

test("keys do not wait for each other", () =>
  run(
    Effect.gen(function* () {
      const { gone, arrive } = batches()
      yield* arrive(1, "a", 1)
      yield* arrive(2, "b", 2)
      expect(gone).toEqual([[1], [2]])
    }),
  ))

test("one that fails fails alone; a batch that fails fails for all in it, and the next one goes", () =>
  run(
    Effect.gen(function* () {
      const { gone, arrive, end } = batches()
      const fibers = [yield* arrive(1), yield* arrive(-2), yield* arrive(3)]
      yield* end(0)
      const late = yield* arrive(4)
      yield* end(1)
      yield* end(2, Exit.fail("broken"))
      expect(yield* Effect.forEach(fibers, Fiber.join)).toEqual([
        Exit.succeed(10),
        Exit.fail("no -2"),
        Exit.succeed(30),
      ])
      expect(yield* Fiber.join(late)).toEqual(Exit.fail("broken"))
      expect(gone).toHaveLength(3)
    }),
  ))

test("who stops waiting holds up nobody", () =>
  run(
    Effect.gen(function* () {
      const { gone, arrive, end } = batches()
      const first = yield* arrive(1)
      const [second, third] = [yield* arrive(2), yield* arrive(3)]
      yield* Fiber.interrupt(first)
      yield* Fiber.interrupt(second)
      yield* end(0)
      yield* end(1)
      expect(gone).toEqual([[1], [2, 3]])
      expect(yield* Fiber.join(third)).toEqual(Exit.succeed(30))
    }),
  ))

test("in a crowd, who finds nobody under way waits for as many as went last, a breath at most; once alone, nobody waits", () =>
  run(
    Effect.gen(function* () {
      const { gone, arrive, end } = batches()
      for (const n of [1, 2, 3]) yield* arrive(n)
      yield* end(0)
      yield* end(1)
      yield* arrive(4, "other", 2)
      expect(gone).toEqual([[1], [2, 3], [4]])
      yield* arrive(5)
      expect(gone).toHaveLength(3)
      yield* arrive(6)
      yield* Effect.yieldNow
      expect(gone.at(-1)).toEqual([5, 6])
      yield* end(3)
      yield* arrive(7)
      expect(gone).toHaveLength(4)
      yield* TestClock.adjust("2 millis")
      expect(gone.at(-1)).toEqual([7])
      yield* end(4)
      yield* arrive(8)
      expect(gone.at(-1)).toEqual([8])
    }).pipe(Effect.provide(TestClock.layer())),
  ))

test("a crowd goes beside the batch that runs, no third one, and nobody twice at a time", () =>
  run(
    Effect.gen(function* () {
      const { gone, arrive, end } = batches(9, 2)
      yield* arrive(1, "a")
      yield* arrive(2, "b")
      expect(gone).toEqual([[1]])
      // The second who waits opens it, and who comes in the same moment comes along.
      for (const [n, who] of [
        [3, "c"],
        [4, "a"],
        [5, "d"],
      ] as const)
        yield* arrive(n, who)
      yield* Effect.yieldNow
      expect(gone).toEqual([[1], [2, 3, 5]])
      for (const [n, who] of [
        [6, "e"],
        [7, "f"],
        [8, "g"],
        [9, "h"],
      ] as const)
        yield* arrive(n, who)
      yield* Effect.yieldNow
      expect(gone).toHaveLength(2)
      yield* end(0)
      // Five wait beside three who are under way: twice as many go.
      expect(gone).toHaveLength(2)
      yield* arrive(10, "i")
      yield* Effect.yieldNow
      expect(gone.at(-1)).toEqual([4, 6, 7, 8, 9, 10])
      yield* arrive(11, "j")
      yield* end(1)
      expect(gone).toHaveLength(3)
      yield* end(2)
      expect(gone.at(-1)).toEqual([11])
    }),
  ))
