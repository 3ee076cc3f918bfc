/** 締め at growing sizes beside its limit, each side from the same rows to the same slips. */
import { fork } from "node:child_process"
import { once } from "node:events"
import { fileURLToPath } from "node:url"
import { Effect } from "effect"
import type { SeededCompany } from "#cli/bench/seed.ts"
import { type Size, sizes } from "#cli/bench/sizes.ts"
import { Law } from "#modules/kernel/law/law.ts"
import { mostPieces } from "#modules/payroll/operations/close-steps.ts"
import { payrollLawOf } from "#modules/payroll/rules/payroll-law.ts"
import { asBench } from "./as-bench.ts"
import { limitClose, limitPool, limitTables } from "./close-limit.ts"
import { closeOrders } from "./close-orders.ts"
import { closeMonth, reopened, working } from "./close-product.ts"
import { type Ground, month, onGround } from "./ground.ts"
import {
  interleaved,
  logLogSlope,
  type Pair,
  pairRow,
  type Row,
  type Spread,
  shown,
  spreadOf,
  spreadShown,
  verdictOf,
  type Wanted,
} from "./harness.ts"

/** One company of so many people, who worked the month on 27 days. */
const companyOf = (workers: number): Size => ({ ...sizes.XL, companies: 1, workers, sites: 1 })
const mostTimes = 6
const sizesOf = { quick: [100, 1000], usual: [100, 1000, 10_000], full: [100, 1000, 10_000, 100_000] } as const

const digestOf = async ({ owner }: Ground, table: "bench.slip" | "payroll.slip") => {
  const [row] = await owner.unsafe(
    `select count(*)::int as slips, md5(string_agg(staff_id || ' ' || net || ' ' || md5(texts), ','
      order by staff_id)) as digest from ${table}`,
  )
  return { slips: Number(row?.slips), digest: String(row?.digest) }
}

interface Point {
  readonly workers: number
  readonly slips: number
  readonly pieces: number
  readonly pair: Pair
}

const roundsAt = (workers: number, { pace }: Wanted) => {
  if (pace === "quick" || workers >= 100_000) return 2
  return workers >= 10_000 ? 3 : 7
}

const atSize = async (ground: Ground, company: SeededCompany, wanted: Wanted): Promise<Point> => {
  const { companyId, workers } = company
  const rests = await working(ground)
  const law = await ground.run(Effect.map(Law, payrollLawOf))
  const sql = limitPool(ground.address)
  const sides = {
    limit: () => limitClose({ sql, companyId, month, law }),
    product: () => closeMonth(ground, company),
    reset: async () => {
      await reopened(ground)
      await ground.owner`truncate bench.slip`
    },
  }
  await sides.reset()
  await sides.limit()
  await sides.product()
  const [limit, product] = [await digestOf(ground, "bench.slip"), await digestOf(ground, "payroll.slip")]
  if (limit.digest !== product.digest) throw new Error(`not the same slips: ${JSON.stringify({ limit, product })}`)
  const [row] = await ground.owner`select count(*)::int as pieces from payroll.close_chunk`
  const pair = await interleaved(sides, roundsAt(workers, wanted), wanted, mostTimes)
  await sql.end()
  await rests()
  return { workers, slips: product.slips, pieces: Number(row?.pieces), pair }
}

/** Megabytes at the peak of a process that does nothing but these closes; nobody else works then. */
interface Peaks {
  readonly first: Spread
  readonly last: Spread
}
const onePeak = async (
  ground: Ground,
  company: SeededCompany,
  times: number,
): Promise<[first: number, last: number]> => {
  const program = fileURLToPath(new URL("close-memory.ts", import.meta.url))
  const child = fork(program, [ground.address.socket, ground.dataDir, JSON.stringify(company), String(times)])
  const [[peaks]] = await Promise.all([once(child, "message"), once(child, "exit")])
  return peaks
}
/** Of three: when the heaps are swept differs from run to run, by thirty megabytes. */
const peaksOf = async (ground: Ground, company: SeededCompany, times: number): Promise<Peaks> => {
  const all: Array<[number, number]> = []
  for (let n = 0; n < 3; n++) all.push(await onePeak(ground, company, times))
  return { first: spreadOf(all.map(([first]) => first)), last: spreadOf(all.map(([, last]) => last)) }
}

/** The size from which growth is counted. */
const small = 1000
/**
 * What a month's size costs is seen where as many slips were made: a new process's first small close is over before its
 * heaps have the size that work gives them, whatever is worked on.
 */
const memoryRows = (points: ReadonlyArray<Point>, peaks: ReadonlyArray<Peaks>): ReadonlyArray<Row> => {
  const at = points.findIndex(({ workers }) => workers === small)
  const [from, to, largest] = [peaks[at], peaks.at(-1), points.at(-1)?.workers ?? 0]
  if (from === undefined || to === undefined || from === to) return []
  const growth = to.last.median - from.last.median
  return [
    {
      what: `peak memory of the process: ${shown(largest / small)} closes of 1,000 workers, one of ${shown(largest)}`,
      measured: `+${shown(growth, "MB")}: ${spreadShown(from.last)} → ${spreadShown(to.last)}`,
      goal: "≤ 64 MB",
      verdict: verdictOf(growth <= 64),
    },
    {
      what: `the same at the first close of a new process, of ${points.map(({ workers }) => shown(workers)).join(", ")}`,
      measured: `+${shown(to.first.median - from.first.median, "MB")}: ${peaks.map(({ first }) => spreadShown(first)).join(" → ")}`,
      goal: "–",
      verdict: "noted",
    },
  ]
}

const rowsOf = (points: ReadonlyArray<Point>): ReadonlyArray<Row> => {
  const largest = points.at(-1)
  if (largest === undefined) return []
  const speed = largest.slips / (largest.pair.product.median / 1000)
  const slope = logLogSlope(points.slice(1).map(({ pair, workers }) => [workers, pair.product.median]))
  const pieces = Math.min(mostPieces, Math.ceil((largest.pieces / largest.workers) * 100_000))
  const { events, orders } = closeOrders(100_000, pieces)
  return [
    ...points.map(({ pair, slips, workers }) =>
      pairRow(`close of ${shown(workers)} workers (${shown(slips)} slips)`, pair, mostTimes, "streaming limit"),
    ),
    {
      what: `slips a second at ${shown(largest.workers)}, click to done`,
      measured: shown(speed),
      goal: "≥ 2,000",
      verdict: verdictOf(speed >= 2000),
    },
    {
      what: `log-log slope from 1,000 to ${shown(largest.workers)}`,
      measured: shown(slope),
      goal: "≤ 1.05",
      verdict: verdictOf(slope <= 1.05),
    },
    {
      what: "Temporal events at 100,000 workers, counted from the definition",
      measured: `${shown(events)} (${shown(orders)} orders)`,
      goal: "≤ 1,500",
      verdict: verdictOf(events <= 1500),
    },
  ]
}

await asBench({
  name: "close",
  run: (wanted) =>
    onGround(async (ground) => {
      await ground.owner.unsafe(limitTables)
      const points: Array<Point> = []
      const peaks: Array<Peaks> = []
      const all = sizesOf[wanted.pace]
      for (const workers of all) {
        const [company] = await ground.seeded(companyOf(workers))
        if (company === undefined) throw new Error("nothing was seeded")
        points.push(await atSize(ground, company, wanted))
        peaks.push(await peaksOf(ground, company, workers === small ? Math.max(...all) / small : 1))
      }
      return [...rowsOf(points), ...memoryRows(points, peaks)]
    }),
})
