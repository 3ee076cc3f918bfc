/** How much memory a thread's heap may take. */
import { setFlagsFromString } from "node:v8"

/** In megabytes. A third of the young ones is one half of the young space, rounded up to a power of two. */
export interface ThreadBounds {
  readonly young: number
  readonly old: number
}

/**
 * Bounds for the threads of a pool that opens now.
 *
 * V8 reads what the command line gives whenever it makes a heap, and prefers it to a thread's own bound. The young space is
 * meant for the server's own heap, which stands by then, so it is taken back first; a bound of the old space on the command
 * line still goes before the thread's.
 */
export const threadBounds = ({ old, young }: ThreadBounds) => {
  setFlagsFromString("--max-semi-space-size=0")
  return { maxYoungGenerationSizeMb: young, maxOldGenerationSizeMb: old }
}
