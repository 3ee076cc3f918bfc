/** Runs a bench as this process: tells run.ts its lines, or shows them when it was started by itself. */
import { writeSync } from "node:fs"
import type { Bench } from "./harness.ts"

/** The stream on which run.ts waits for the lines, when it says `--told`. */
export const linesStream = 3

export const asBench = async ({ run }: Bench) => {
  const flags = new Set(process.argv.slice(2))
  const pace = flags.has("--full") ? "full" : flags.has("--quick") ? "quick" : "usual"
  const rows = await run({ pace, isPlanted: flags.has("--planted") })
  if (flags.has("--told")) writeSync(linesStream, JSON.stringify(rows))
  else for (const row of rows) console.log(row)
  process.exit(0)
}
