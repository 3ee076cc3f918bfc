/** The harness notices what it is there for: a slower product, a busy machine, a cost that grows too fast. */
import { expect, test } from "vitest"
import { interleaved, logLogSlope, pairRow, quantile, spreadOf } from "./harness.ts"

const pause = (millis: number) => new Promise((resolve) => setTimeout(resolve, millis))
const wanted = { pace: "quick", isPlanted: false } as const

test("medians, quantiles and the slope of a growth", () => {
  expect(spreadOf([5, 1, 3, 2])).toEqual({ median: 2.5, least: 1, most: 5, count: 4 })
  expect(quantile([1, 2, 3, 4, 5, 6, 7, 8, 9, 10], 0.95)).toBe(10)
  const linear = [100, 1000, 10_000].map((size) => [size, 3 * size] as const)
  const square = [100, 1000, 10_000].map((size) => [size, size ** 2] as const)
  expect(logLogSlope(linear)).toBeCloseTo(1)
  expect(logLogSlope(square)).toBeCloseTo(2)
})

test("rounds go limit, product, product, limit, each with its data put back", async () => {
  const order: Array<string> = []
  const note = (what: string) => async () => void order.push(what)
  await interleaved({ limit: note("L"), product: note("P"), reset: note("r") }, 2, wanted, 1)
  expect(order.join("")).toBe("rLrP rLrPrPrL rLrPrPrL".replaceAll(" ", ""))
})

test("a planted slowness is noticed: the same work, more than the goal allows", async () => {
  const work = () => pause(20)
  const planted = await interleaved({ limit: work, product: work }, 5, { ...wanted, isPlanted: true }, 2)
  expect(planted.ratio.median).toBeGreaterThan(2)
  expect(pairRow("work", planted, 2, "limit").verdict).not.toBe("met")
})

test("a run whose limit varies is dropped, whatever its ratio says", async () => {
  let runs = 0
  const uneven = () => pause(++runs % 2 === 0 ? 120 : 5)
  const pair = await interleaved({ limit: uneven, product: () => pause(1) }, 3, wanted, 2)
  expect(pair.isDropped).toBe(true)
  expect(pairRow("work", pair, 2, "limit").verdict).toBe("dropped")
})
