import { Cause, Effect, Exit } from "effect"
import { expect, test } from "vitest"
import { acrossCompanies, query } from "#modules/kernel/database/scope.ts"
import { asTheyCome, eachRow } from "#modules/kernel/database/stream.ts"
import { runningProduct } from "../product.ts"

const running = runningProduct()
const inScope = acrossCompanies("a test of rows")

const numbers = (count: number, take: (n: number) => void) =>
  query(({ sql }) =>
    eachRow(sql<Array<{ n: number }>>`select n from generate_series(1, ${count}::int) as s (n)`, ({ n }) => take(n)),
  )

test.each([0, 1, 399, 400, 401, 1000])("%i rows come once each, in order", async (count) => {
  const seen: Array<number> = []
  await running().run(inScope(numbers(count, (n) => seen.push(n))))
  expect(seen).toEqual(Array.from({ length: count }, (_, at) => at + 1))
})

test("between two pieces whoever else waits has his turn", async () => {
  let [turns, longest, inARow] = [0, 0, 0]
  const others = setInterval(() => {
    turns += 1
    inARow = 0
  })
  await running().run(
    inScope(
      numbers(30_000, () => {
        inARow += 1
        longest = Math.max(longest, inARow)
        // A little work, so that thirty pieces take longer than a tick of the clock.
        for (let at = 0; at < 200; at++) JSON.stringify(at)
      }),
    ),
  )
  clearInterval(others)
  expect(turns).toBeGreaterThan(3)
  expect(longest).toBeLessThanOrEqual(10_000)
})

test.each([1, 400, 700, 1000])("a fault at row %i of 1,000 is the query's, and the connection goes on", async (at) => {
  const program = Effect.gen(function* () {
    const failed = yield* Effect.exit(
      numbers(1000, (n) => {
        if (n === at) throw new RangeError(`row ${n}`)
      }),
    )
    const after: Array<number> = []
    yield* numbers(2, (n) => after.push(n))
    return { failed, after }
  })
  const { after, failed } = await running().run(inScope(program))
  expect(Exit.isFailure(failed) && Cause.pretty(failed.cause)).toContain(`row ${at}`)
  expect(after).toEqual([1, 2])
})

const coming = (count: number, take: (n: number) => void) =>
  query(({ sql }) =>
    asTheyCome(sql<Array<{ n: number }>>`select n from generate_series(1, ${count}::int) as s (n)`, ({ n }) => take(n)),
  )

test.each([0, 1, 5000])("%i rows are taken as they come, once each and in order", async (count) => {
  const seen: Array<number> = []
  await running().run(inScope(coming(count, (n) => seen.push(n))))
  expect(seen).toEqual(Array.from({ length: count }, (_, at) => at + 1))
})

test.each([1, 700, 1000])(
  "a fault at row %i of 1,000 that come is the query's, and nothing is taken behind it",
  async (at) => {
    const seen: Array<number> = []
    const program = Effect.gen(function* () {
      const failed = yield* Effect.exit(
        coming(1000, (n) => {
          if (n === at) throw new RangeError(`row ${n}`)
          seen.push(n)
        }),
      )
      const after: Array<number> = []
      yield* coming(2, (n) => after.push(n))
      return { failed, after }
    })
    const { after, failed } = await running().run(inScope(program))
    expect(Exit.isFailure(failed) && Cause.pretty(failed.cause)).toContain(`row ${at}`)
    expect([seen.length, after]).toEqual([at - 1, [1, 2]])
  },
)
