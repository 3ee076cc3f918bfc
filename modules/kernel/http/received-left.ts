/** What was received by a process that ended at once: a form clears up after itself everywhere else. */
import { readdir, rm, stat } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { receivedPrefix } from "./multipart.ts"

/** Takes away the folders that nobody has written to since; another user's are his. */
export const clearReceived = async (beforeMillis: number) => {
  for (const name of (await readdir(tmpdir())).filter((one) => one.startsWith(receivedPrefix))) {
    const folder = join(tmpdir(), name)
    const found = await stat(folder).catch(() => undefined)
    if (found === undefined || found.mtimeMs >= beforeMillis) continue
    await rm(folder, { recursive: true, force: true }).catch(() => undefined)
  }
}
