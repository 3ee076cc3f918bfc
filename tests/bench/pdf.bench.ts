/**
 * How fast pay slips become PDFs on two threads.
 *
 * CPU is of the whole process with all threads and garbage collection; the first slips of each thread are left out.
 */
import { monitorEventLoopDelay } from "node:perf_hooks"
import { Effect } from "effect"
import { Documents } from "#modules/documents/index.ts"
import { renderPayslip } from "#modules/payroll/documents/render-payslip.ts"
import { aPayslip } from "../documents/a-payslip.ts"
import { asBench } from "./as-bench.ts"
import { type Row, shown, spreadOf, spreadShown, verdictOf, type Wanted } from "./harness.ts"

const threads = 2
const slipsOf = { quick: 40, usual: 150, full: 300 } as const
const rounds = 3
const issuedAt = "2026-12-25T00:00:00.000Z"

const renderAll = (from: number, count: number) =>
  Effect.forEach(
    Array.from({ length: count }, (_, person) => person + from),
    (person) => renderPayslip(aPayslip({ person: { name: "髙橋　𠮷雄", employeeNo: String(person) } }), issuedAt),
    { concurrency: "unbounded" },
  )

/** A planted slowness holds the request thread for 100 ms. */
const holdThread = Effect.sync(() => {
  for (const until = performance.now() + 100; performance.now() < until; );
})

const measure = (slips: number, round: number, { isPlanted }: Wanted) =>
  Effect.gen(function* () {
    const delay = monitorEventLoopDelay({ resolution: 1 })
    delay.enable()
    const [cpu, wall] = [process.cpuUsage(), performance.now()]
    if (isPlanted) yield* Effect.delay(holdThread, "50 millis").pipe(Effect.forkChild)
    const pdfs = yield* renderAll(1000 * (round + 1), slips)
    const used = process.cpuUsage(cpu)
    const seconds = (performance.now() - wall) / 1000
    delay.disable()
    return {
      perSecond: slips / seconds,
      cpu: (used.user + used.system) / 1000 / slips,
      held: delay.max / 1e6,
      kilobytes: (pdfs[0]?.length ?? 0) / 1024,
    }
  })

const rowsOf = (seen: ReadonlyArray<Effect.Success<ReturnType<typeof measure>>>, first: number): ReadonlyArray<Row> => {
  const of = (part: "perSecond" | "cpu" | "held") => spreadOf(seen.map((one) => one[part]))
  const [perSecond, cpu, held] = [of("perSecond"), of("cpu"), of("held")]
  return [
    {
      what: `pay-slip PDF of ${shown(seen[0]?.kilobytes ?? 0, "KB")}: processor time each`,
      measured: spreadShown(cpu, "ms"),
      goal: "≤ 130 ms",
      verdict: verdictOf(cpu.median <= 130),
    },
    {
      what: `pay-slip PDFs a second on ${threads} threads`,
      measured: `${spreadShown(perSecond)}; the very first took ${shown(first, "ms")}`,
      goal: "≥ 25",
      verdict: verdictOf(perSecond.median >= 25),
    },
    {
      what: "longest time that the request thread was held meanwhile",
      measured: spreadShown(held, "ms"),
      goal: "≤ 50 ms",
      verdict: verdictOf(held.median <= 50),
    },
  ]
}

await asBench({
  name: "pdf",
  run: (wanted) => {
    const slips = slipsOf[wanted.pace]
    const all = Effect.gen(function* () {
      const began = performance.now()
      yield* renderAll(0, 1)
      const first = performance.now() - began
      yield* renderAll(1, 20 * threads)
      const seen = yield* Effect.forEach(
        Array.from({ length: rounds }, (_, round) => round),
        (round) => measure(slips, round, wanted),
      )
      return rowsOf(seen, first)
    })
    return Effect.runPromise(all.pipe(Effect.provide(Documents.layer({ threads, queue: slips, kept: 10 }))))
  },
})
