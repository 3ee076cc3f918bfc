/** A data folder for a measurement, taken away with all that was made for it. */
import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { dirname, join } from "node:path"

/** As root a cluster may lie outside its data folder; the pointer in that folder says where. */
const clusterOutside = (dataDir: string) => {
  const pointer = join(dataDir, "POSTGRES_IS_IN")
  return existsSync(pointer) ? [dirname(readFileSync(pointer, "utf8").trim())] : []
}

/** Lends a new folder; `dataDirs` are those in it that hold a product, itself when nothing else is said. */
export const inFolder = async <A>(
  measure: (folder: string) => Promise<A>,
  dataDirs: ReadonlyArray<string> = ["."],
): Promise<A> => {
  const folder = mkdtempSync(join(tmpdir(), "tehai-bench-"))
  // mkdtemp makes 0700, which the account that runs PostgreSQL for root can't enter.
  chmodSync(folder, 0o755)
  try {
    return await measure(folder)
  } finally {
    const outside = dataDirs.flatMap((name) => clusterOutside(join(folder, name)))
    for (const made of [...outside, folder]) rmSync(made, { recursive: true, force: true })
  }
}
