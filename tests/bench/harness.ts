/**
 * Honest measuring on a small, shared machine: the same answer first, then rounds of limit → product → product → limit
 * in one process on the same data; medians with least, most and count; a run whose limit itself varies says nothing.
 */
import { performance } from "node:perf_hooks"

export interface Spread {
  readonly median: number
  readonly least: number
  readonly most: number
  readonly count: number
}

const sorted = (values: ReadonlyArray<number>) => values.toSorted((one, other) => one - other)
export const quantile = (values: ReadonlyArray<number>, share: number): number => {
  const ascending = sorted(values)
  return ascending[Math.min(ascending.length - 1, Math.floor(ascending.length * share))] ?? Number.NaN
}
export const spreadOf = (values: ReadonlyArray<number>): Spread => {
  const ascending = sorted(values)
  const [low, high] = [
    ascending[(ascending.length - 1) >> 1] ?? Number.NaN,
    ascending[ascending.length >> 1] ?? Number.NaN,
  ]
  return {
    median: (low + high) / 2,
    least: ascending[0] ?? Number.NaN,
    most: ascending.at(-1) ?? Number.NaN,
    count: ascending.length,
  }
}

/** Standard deviation by mean. */
export const variationOf = (values: ReadonlyArray<number>): number => {
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length
  const squares = values.reduce((sum, value) => sum + (value - mean) ** 2, 0)
  return Math.sqrt(squares / values.length) / mean
}

/** The slope of a straight line through the logarithms: 1 when twice as much takes twice as long. */
export const logLogSlope = (points: ReadonlyArray<readonly [size: number, cost: number]>): number => {
  const logs = points.map(([size, cost]) => [Math.log(size), Math.log(cost)] as const)
  const mean = (at: 0 | 1) => logs.reduce((sum, log) => sum + log[at], 0) / logs.length
  const [x, y] = [mean(0), mean(1)]
  return logs.reduce((sum, [a, b]) => sum + (a - x) * (b - y), 0) / logs.reduce((sum, [a]) => sum + (a - x) ** 2, 0)
}

export const millisOf = async (run: () => Promise<unknown>): Promise<number> => {
  const started = performance.now()
  await run()
  return performance.now() - started
}

/** One line of the table. */
export interface Row {
  readonly what: string
  readonly measured: string
  readonly goal: string
  readonly verdict: "met" | "missed" | "dropped" | "noted"
  /** `--planted` slows down what this line measures: it must not meet its goal then. */
  readonly noticesPlanted?: true
}
export const verdictOf = (isMet: boolean): Row["verdict"] => (isMet ? "met" : "missed")

/** What a run is told: how thorough, and whether a slowness is planted that must be noticed. */
export interface Wanted {
  readonly pace: "quick" | "usual" | "full"
  readonly isPlanted: boolean
}

export interface Bench {
  readonly name: string
  readonly run: (wanted: Wanted) => Promise<ReadonlyArray<Row>>
}

/** Beyond this the machine was busy with something else. */
export const mostVariation = 0.25

export interface Pair {
  readonly limit: Spread
  readonly product: Spread
  /** Product by limit, round by round. */
  readonly ratio: Spread
  readonly variation: number
  readonly isDropped: boolean
}

export interface Sides {
  /** So many rounds of each side come before and do not count; one when left out. */
  readonly warmUps?: number
  readonly limit: () => Promise<unknown>
  readonly product: () => Promise<unknown>
  /** Between two measured runs, not measured: puts the data back. */
  readonly reset?: () => Promise<unknown>
}

/** A slowness of as long as the work itself took, twice over: any goal must notice it. */
const withPlanted = (isPlanted: boolean, millis: number, most: number) =>
  isPlanted ? new Promise((resolve) => setTimeout(resolve, millis * (1 + most))) : undefined

/** Rounds in milliseconds. `most` is the goal's ratio. */
export const interleaved = async (sides: Sides, rounds: number, wanted: Wanted, most: number): Promise<Pair> => {
  const { limit, product, reset = async () => {}, warmUps = 1 } = sides
  const time = async (run: () => Promise<unknown>) => {
    await reset()
    return await millisOf(run)
  }
  let usual = 0
  for (let round = 0; round < warmUps; round++) {
    await time(limit)
    usual = await time(product)
  }
  const planted = async () => {
    await product()
    await withPlanted(wanted.isPlanted, usual, most)
  }
  const [limits, products, ratios]: [Array<number>, Array<number>, Array<number>] = [[], [], []]
  for (let round = 0; round < rounds; round++) {
    const first = await time(limit)
    const [one, other] = [await time(planted), await time(planted)]
    const last = await time(limit)
    limits.push(first, last)
    products.push(one, other)
    ratios.push((one + other) / (first + last))
  }
  const variation = variationOf(limits)
  return {
    limit: spreadOf(limits),
    product: spreadOf(products),
    ratio: spreadOf(ratios),
    variation,
    isDropped: variation > mostVariation,
  }
}

const digits = (value: number) => (value >= 100 ? 0 : value >= 10 ? 1 : 2)
export const shown = (value: number, unit = "") =>
  `${value.toLocaleString("en-US", { maximumFractionDigits: digits(Math.abs(value)) })}${unit === "" ? "" : ` ${unit}`}`
export const spreadShown = ({ count, least, median, most }: Spread, unit = "") =>
  `${shown(median, unit)} (${shown(least)}–${shown(most)}, n ${count})`

/** The line of a pair whose product may take at most `most` times as long as its limit. */
export const pairRow = (what: string, pair: Pair, most: number, limitIs: string): Row => ({
  what,
  measured: `${spreadShown(pair.ratio, "×")}: product ${spreadShown(pair.product, "ms")}, ${limitIs} ${spreadShown(pair.limit, "ms")}, limit varies ${shown(pair.variation * 100, "%")}`,
  goal: `≤ ${most} ×`,
  verdict: pair.isDropped ? "dropped" : verdictOf(pair.ratio.median <= most),
  noticesPlanted: true,
})
