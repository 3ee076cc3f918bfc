/**
 * What a test file leaves behind, taken away when it ends.
 *
 * Modules stay loaded from file to file, so an afterAll in a helper would serve the first file only: helpers hand what
 * they leave to this list, and the setup file, which vitest reads for every file, empties it.
 */
import { chmodSync, mkdtempSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"

const endings: Array<() => unknown> = []

/** `end` is called when the test file has ended; what was left last goes first. */
export const afterFile = (end: () => unknown) => {
  endings.push(end)
}

export const endFile = async () => {
  for (const end of endings.splice(0).reverse()) await end()
}

/** A folder that PostgreSQL's account can pass through, as any data folder outside a private home is. */
export const aFolder = () => {
  const folder = mkdtempSync(join(tmpdir(), "tehai-test-"))
  // mkdtemp makes 0700, which the account that runs PostgreSQL for root can't enter.
  chmodSync(folder, 0o755)
  afterFile(() => rmSync(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 100 }))
  return folder
}
