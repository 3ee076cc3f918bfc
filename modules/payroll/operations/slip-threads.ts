/**
 * Adapter to Piscina: the slips of a large close are made by threads, so that a close uses every processor and whoever
 * presses a button meanwhile does not wait for somebody's slip.
 */
import { availableParallelism } from "node:os"
import { fileURLToPath } from "node:url"
import { Context, Effect, Layer } from "effect"
import { Piscina } from "piscina"
import { threadBounds } from "#modules/kernel/thread-bounds.ts"
import type { MadeSlips, SlipOrder } from "./made-slips.ts"

export interface SlipMaker {
  /** Sends the order at once; the effect waits for its slips, and dies of what the thread died of. */
  readonly started: (order: SlipOrder) => Effect.Effect<MadeSlips>
}

/** As many as the machine has, at most four: each keeps its own copy of rules and law, 100 MB while it is there. */
const mostThreads = Math.min(4, availableParallelism())
/** What an order leaves behind is garbage: a young space that holds it, and an old one that is swept in time. */
const bounds = { young: 24, old: 96 }
const idleMillis = 10_000

const openPool = () => {
  const pool = new Piscina<SlipOrder, MadeSlips>({
    filename: fileURLToPath(new URL("./slip-thread.ts", import.meta.url)),
    // Waiting by Atomics, a thread gives the slips of all orders it has found only after the last of them.
    atomics: "disabled",
    minThreads: 0,
    maxThreads: mostThreads,
    // An order that has left is out of the sender's memory; a piece's orders leave while its people are read.
    concurrentTasksPerWorker: 64,
    idleTimeout: idleMillis,
    env: {},
    resourceLimits: threadBounds(bounds),
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
      (pool): SlipMaker => ({
        started: (order) => {
          const made = pool.run(order)
          // One that fails while nobody waits for it yet is heard when it is waited for.
          made.catch(() => {})
          return Effect.promise(() => made)
        },
      }),
    ),
  )
}
