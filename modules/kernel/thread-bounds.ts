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
 * V8 reads the young space that the command line gives whenever it makes a heap, and prefers it to a thread's own bound. It
 * is meant for the server's own heap, which stands by then, so it is taken back first.
 */
export const threadBounds = ({ old, young }: ThreadBounds) => {
  setFlagsFromString("--max-semi-space-size=0")
  return { maxYoungGenerationSizeMb: young, maxOldGenerationSizeMb: old }
}
