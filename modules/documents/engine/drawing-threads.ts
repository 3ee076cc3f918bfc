/**
 * Adapter to Piscina: papers are drawn by worker threads that run TypeScript from source, so a page's 60 ms of layout
 * never stands in the way of a request.
 */
import { availableParallelism } from "node:os"
import { fileURLToPath } from "node:url"
import { MessageChannel } from "node:worker_threads"
import { Duration, Effect, Semaphore } from "effect"
import { Piscina } from "piscina"
import { threadBounds } from "#modules/kernel/thread-bounds.ts"
import { DocumentsBusy, PaperNotDrawn } from "../errors.ts"
import type { DrawnPaper, PaperJob } from "./draw-paper.ts"
import type { WorkerJob } from "./worker.ts"

export interface ThreadOptions {
  /** Threads at most; default one less than the machine has, at most two: each keeps 120 MB of fonts and layout. */
  readonly threads?: number
  /** Papers that may wait for a thread before DocumentsBusy; default 500. */
  readonly queue?: number
  /** A drawing that takes longer, once its thread has begun, is stopped with that thread; default one minute. */
  readonly longest?: Duration.Input
}

const idleSeconds = 30
/** A cold thread reads fonts and templates first: on a busy machine that alone has taken longer than any drawing. */
const longestStartMillis = 120_000
/** Half of the default young space costs no time and a third of the memory. */
const bounds = { young: 24, old: 384 }

type Pool = ReturnType<typeof openPool>

const openPool = (threads: number) => {
  const pool = new Piscina<WorkerJob, DrawnPaper>({
    filename: fileURLToPath(new URL("./worker.ts", import.meta.url)),
    minThreads: 0,
    maxThreads: threads,
    concurrentTasksPerWorker: 1,
    idleTimeout: idleSeconds * 1000,
    execArgv: ["--import", new URL("../tsx-hook.ts", import.meta.url).href],
    // a template sees none of the process's settings
    env: { NODE_ENV: "production" },
    resourceLimits: threadBounds(bounds),
  })
  // A thread that dies after its drawing was given up has nobody left to tell; unheard, its fault would end the server.
  pool.on("error", () => {})
  return pool
}

/** Runs a job in the time that drawing may take; what passes before its thread begins has a bound of its own. */
const inTime = (pool: Pool, job: PaperJob, millis: number) => {
  const stop = new AbortController()
  const abort = () => stop.abort()
  let timer = setTimeout(abort, longestStartMillis)
  const { port1, port2 } = new MessageChannel()
  port1.once("message", () => {
    clearTimeout(timer)
    timer = setTimeout(abort, millis)
  })
  return pool.run({ ...job, begun: port2 }, { signal: stop.signal, transferList: [port2] }).finally(() => {
    clearTimeout(timer)
    port1.close()
  })
}

const isAbort = (cause: unknown) => cause instanceof Error && cause.name === "AbortError"

const reasonOf = (cause: unknown, longest: Duration.Duration) => {
  if (!(cause instanceof Error)) return String(cause)
  return isAbort(cause) ? `stopped after ${Duration.format(longest)}` : `${cause.name}: ${cause.message}`
}

/**
 * Threads that start with the first paper, rest after 30 idle seconds and end with the scope.
 *
 * `draw` holds a thread until it is done even when its caller goes away: stopping means killing a warm thread. It fails
 * with DocumentsBusy when the queue is full and with PaperNotDrawn when the template fails or overruns `longest`.
 */
export const drawingThreads = Effect.fn("Documents.drawingThreads")(function* (options: ThreadOptions) {
  const threads = options.threads ?? Math.min(2, Math.max(1, availableParallelism() - 1))
  const mostInHand = threads + (options.queue ?? 500)
  const longest = Duration.fromInputUnsafe(options.longest ?? "1 minute")
  const pool = yield* Effect.acquireRelease(
    Effect.sync(() => openPool(threads)),
    (open) => Effect.promise(() => open.destroy()),
  )
  const free = yield* Semaphore.make(threads)
  let inHand = 0

  const enter = Effect.suspend(() => {
    if (inHand >= mostInHand) return Effect.fail(new DocumentsBusy({ waiting: inHand - threads }))
    inHand += 1
    return Effect.void
  })
  const leave = Effect.sync(() => {
    inHand -= 1
  })
  // Asked only when a thread is free, so a long queue fails nobody.
  const run = (job: PaperJob) =>
    Effect.tryPromise({
      try: () => inTime(pool, job, Duration.toMillis(longest)),
      catch: (cause) =>
        new PaperNotDrawn({ template: job.template, reason: reasonOf(cause, longest), isLate: isAbort(cause) }),
    }).pipe(Effect.uninterruptible)

  const draw = Effect.fn("Documents.draw")((job: PaperJob) =>
    Effect.acquireUseRelease(
      enter,
      () => free.withPermit(run(job)),
      () => leave,
    ),
  )
  return { draw }
})
