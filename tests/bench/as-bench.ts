/** Runs a bench as this process: tells run.ts its lines, or shows them when it was started by itself. */
import { fstatSync, writeSync } from "node:fs"
import type { Bench } from "./harness.ts"

const hasReader = () => {
  try {
    return fstatSync(3).isFIFO() || fstatSync(3).isSocket()
  } catch {
    return false
  }
}

export const asBench = async ({ run }: Bench) => {
  const flags = new Set(process.argv.slice(2))
  const pace = flags.has("--full") ? "full" : flags.has("--quick") ? "quick" : "usual"
  const rows = await run({ pace, isPlanted: flags.has("--planted") })
  if (process.send === undefined && hasReader()) writeSync(3, JSON.stringify(rows))
  else for (const row of rows) console.log(row)
  process.exit(0)
}
