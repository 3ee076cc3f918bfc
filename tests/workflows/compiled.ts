/** Where Node keeps what it has compiled: a process that is killed can't keep it at its end, so it does once loaded. */
import { tmpdir } from "node:os"
import { join } from "node:path"

export const compiled = join(tmpdir(), "node-compile-cache")
