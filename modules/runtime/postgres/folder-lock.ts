/**
 * One process per data folder.
 *
 * The lock is the kernel's (flock on an open file): it ends with the process that holds it, however that ends, so a
 * stale one can't exist and none is ever broken by force. The text in the file only says who holds it.
 */
import { spawnSync } from "node:child_process"
import { closeSync, ftruncateSync, openSync, readFileSync, writeSync } from "node:fs"
import { join } from "node:path"
import { DateTime, Effect, Schema } from "effect"
import { DataFolderInUse, PostgresNotStarted } from "./errors.ts"
import { onDisk } from "./on-disk.ts"
import type { Places } from "./places.ts"

export const Holder = Schema.Struct({
  pid: Schema.Int,
  /** The command as the operator typed it: `serve`, `demo load`. */
  command: Schema.String,
  since: Schema.String,
  /** The URL where a server can be reached, once it can. */
  url: Schema.optionalKey(Schema.String),
})
export type Holder = typeof Holder.Type

const fileOf = (base: string) => join(base, "tehai.lock")
const decode = Schema.decodeUnknownEffect(Schema.fromJsonString(Holder))

/** Who says to hold the folder; undefined when the file says nothing. Only the lock itself proves it. */
export const holderOf = (base: string) =>
  onDisk(base, () => readFileSync(fileOf(base), "utf8")).pipe(
    Effect.flatMap(decode),
    Effect.catch(() => Effect.undefined),
  )

/**
 * util-linux's flock locks the file description that we hand down and keep open, so the lock stays ours when it exits.
 * Node opens files close-on-exec: no child inherits the lock, least of all a PostgreSQL that outlives us.
 */
const flock = (file: number) =>
  spawnSync("flock", ["--exclusive", "--nonblock", "3"], { stdio: ["ignore", "ignore", "ignore", file] })

const say = (file: number, holder: Holder) => {
  ftruncateSync(file)
  writeSync(file, `${JSON.stringify(holder)}\n`, 0)
}

export interface FolderLock {
  /** Writes into the lock where the server can be reached. */
  readonly announce: (url: string) => Effect.Effect<void>
}

/** Holds the folder until the scope closes. Fails with DataFolderInUse when another process holds it. */
export const lockFolder = Effect.fn("Kernel.lockFolder")(function* ({ base, dataDir }: Places, command: string) {
  const file = yield* Effect.acquireRelease(
    onDisk(base, () => openSync(fileOf(base), "a+", 0o644)),
    (opened) => Effect.sync(() => closeSync(opened)),
  )
  const asked = flock(file)
  if (asked.error) return yield* new PostgresNotStarted({ reason: "flock (util-linux) not found", log: "" })
  if (asked.status !== 0) return yield* new DataFolderInUse({ folder: dataDir, holder: yield* holderOf(base) })
  const holder = { pid: process.pid, command, since: DateTime.formatIso(yield* DateTime.now) } satisfies Holder
  yield* onDisk(base, () => say(file, holder))
  yield* Effect.addFinalizer(() => Effect.ignore(onDisk(base, () => ftruncateSync(file))))
  return {
    announce: (url) => Effect.ignore(onDisk(base, () => say(file, { ...holder, url }))),
  } satisfies FolderLock
})
