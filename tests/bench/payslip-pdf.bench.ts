/**
 * How fast pay slips become PDFs: `node tests/bench/payslip-pdf.bench.ts [slips] [threads]`.
 *
 * CPU is of the whole process with all threads and garbage collection; the first slips of each thread are left out.
 */
import { monitorEventLoopDelay } from "node:perf_hooks"
import { Effect } from "effect"
import { Documents } from "../../modules/documents/index.ts"
import { renderPayslip } from "../../modules/payroll/documents/render-payslip.ts"
import { aPayslip } from "../documents/a-payslip.ts"

const [slips = 300, threads = 2] = process.argv.slice(2).map(Number)
const issuedAt = "2026-12-25T00:00:00.000Z"

const renderAll = (from: number, count: number) =>
  Effect.forEach(
    Array.from({ length: count }, (_, person) => person + from),
    (person) => renderPayslip(aPayslip({ person: { name: "髙橋　𠮷雄", employeeNo: String(person) } }), issuedAt),
    { concurrency: "unbounded" },
  )

const measure = Effect.gen(function* () {
  const started = performance.now()
  yield* renderAll(0, 1)
  const first = performance.now() - started
  yield* renderAll(1, 20 * threads)
  const delay = monitorEventLoopDelay({ resolution: 1 })
  delay.enable()
  const [cpu, wall] = [process.cpuUsage(), performance.now()]
  const pdfs = yield* renderAll(1_000, slips)
  const used = process.cpuUsage(cpu)
  const seconds = (performance.now() - wall) / 1000
  delay.disable()
  yield* Effect.sync(() =>
    console.log({
      slips,
      threads,
      firstMs: Math.round(first),
      slipsPerSecond: Number((slips / seconds).toFixed(1)),
      cpuMsPerSlip: Number(((used.user + used.system) / 1000 / slips).toFixed(1)),
      kilobytes: Math.round((pdfs[0]?.length ?? 0) / 1024),
      peakRssMegabytes: Math.round(process.resourceUsage().maxRSS / 1024),
      requestThreadDelayMs: { p99: delay.percentile(99) / 1e6, max: delay.max / 1e6 },
    }),
  )
})

await Effect.runPromise(measure.pipe(Effect.provide(Documents.layer({ threads, queue: slips, kept: 10 }))))
