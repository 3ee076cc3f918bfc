import { execFileSync } from "node:child_process"
import { expect, test } from "vitest"

const mebibyte = 1_048_576
const kernel = new URL("../../modules/kernel/thread-bounds.ts", import.meta.url).href

/** What the heaps of a process and of its thread may take, in megabytes: the old space and three halves of the young. */
const heaps = (bounds: string) =>
  JSON.parse(
    execFileSync(
      process.execPath,
      [
        ...["--max-old-space-size=1024", "--max-semi-space-size=32", "--input-type=module", "-e"],
        `import { threadBounds } from ${JSON.stringify(kernel)}
         import { getHeapStatistics } from "node:v8"
         import { Worker } from "node:worker_threads"
         const thread = "import { parentPort } from 'node:worker_threads'; import { getHeapStatistics } from 'node:v8';" +
           "parentPort.postMessage(getHeapStatistics())"
         new Worker(new URL("data:text/javascript," + thread), { resourceLimits: ${bounds} }).on("message", ({ heap_size_limit }) =>
           console.log(JSON.stringify([getHeapStatistics().heap_size_limit, heap_size_limit])))`,
      ],
      { encoding: "utf8" },
    ),
  ).map((bytes: number) => bytes / mebibyte)

test("a thread has the young space of its pool, the process keeps that of its command line", () => {
  // The old space is the command line's for both.
  expect(heaps("threadBounds({ young: 24, old: 96 })")).toEqual([1024 + 3 * 32, 1024 + 3 * 8])
  // Without, V8 gives a thread the command line's.
  expect(heaps("{ maxYoungGenerationSizeMb: 24, maxOldGenerationSizeMb: 96 }")).toEqual([1024 + 3 * 32, 1024 + 3 * 32])
})
