/**
 * Adapter to Piscina: the slips of a large close are made by threads, so that a close uses every processor and whoever
 * presses a button meanwhile does not wait for somebody's slip.
 */
import { availableParallelism } from "node:os"
import { fileURLToPath } from "node:url"
import { Context, Effect, Layer } from "effect"
import { Piscina } from "piscina"
import type { MadeSlips, SlipOrder } from "./made-slips.ts"

export interface SlipMaker {
  readonly made: (order: SlipOrder) => Promise<MadeSlips>
}

/** Threads at most: each keeps its own copy of rules and law, some 100 MB while it is there. */
const mostThreads = Math.min(4, availableParallelism())
const idleMillis = 10_000

const openPool = () => {
  const pool = new Piscina<SlipOrder, MadeSlips>({
    filename: fileURLToPath(new URL("./slip-thread.ts", import.meta.url)),
    minThreads: 0,
    maxThreads: mostThreads,
    // One that is being made and one that lies ready.
    concurrentTasksPerWorker: 2,
    idleTimeout: idleMillis,
    env: {},
  })
  // A thread that dies with its order tells whoever waits; unheard, its fault would end the server.
  pool.on("error", () => {})
  return pool
}

/** Threads that make slips; undefined where there are none, as in a command: then the caller makes them itself. */
export class SlipThreads extends Context.Reference<SlipMaker | undefined>("payroll/SlipThreads", {
  defaultValue: () => undefined,
}) {
  /** They start with the first order, rest after 10 idle seconds, and end with the scope. */
  static readonly layer = Layer.effect(
    SlipThreads,
    Effect.map(
      Effect.acquireRelease(Effect.sync(openPool), (pool) => Effect.promise(() => pool.destroy())),
      (pool): SlipMaker => ({ made: (order) => pool.run(order) }),
    ),
  )
}
