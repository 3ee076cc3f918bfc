/**
 * Adapter to Piscina: papers are drawn by worker threads that run TypeScript from source, so a page's 60 ms of layout
 * never stands in the way of a request.
 */
import { availableParallelism } from "node:os"
import { fileURLToPath } from "node:url"
import { Duration, Effect, Semaphore } from "effect"
import { Piscina } from "piscina"
import { threadBounds } from "#modules/kernel/thread-bounds.ts"
import { DocumentsBusy, PaperNotDrawn } from "../errors.ts"
import type { DrawnPaper, PaperJob } from "./draw-paper.ts"

export interface ThreadOptions {
  /** Threads at most; default one less than the machine has, at most two: each keeps 120 MB of fonts and layout. */
  readonly threads?: number
  /** Papers that may wait for a thread before DocumentsBusy; default 500. */
  readonly queue?: number
  /** A drawing that takes longer is stopped with its thread; default 30 s, a cold thread's start included. */
  readonly longest?: Duration.Input
}

const idleSeconds = 30
/** Half of the default young space costs no time and a third of the memory. */
const bounds = { young: 24, old: 384 }

const openPool = (threads: number) => {
  const pool = new Piscina<PaperJob, DrawnPaper>({
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

const reasonOf = (cause: unknown, longest: Duration.Duration) => {
  if (!(cause instanceof Error)) return String(cause)
  return cause.name === "AbortError" ? `stopped after ${Duration.format(longest)}` : `${cause.name}: ${cause.message}`
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
  const longest = Duration.fromInputUnsafe(options.longest ?? "30 seconds")
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
  // the time limit starts here, when a thread is free, so a long queue fails nobody
  const run = (job: PaperJob) =>
    Effect.tryPromise({
      try: () => pool.run(job, { signal: AbortSignal.timeout(Duration.toMillis(longest)) }),
      catch: (cause) => new PaperNotDrawn({ template: job.template, reason: reasonOf(cause, longest) }),
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
