/** A log file that turns: full ones move to .1, .2 … and the oldest is dropped. */
import { closeSync, existsSync, fstatSync, openSync, renameSync, writeSync } from "node:fs"
import { Duration, Effect, Schedule } from "effect"
import { onDisk } from "#modules/runtime/postgres/on-disk.ts"

const fullBytes = 10_000_000
const kept = 4
/** What came last says why the disk is full; older lines make room for it. */
const mostWaiting = 1_000_000
const flushEvery = Duration.millis(100)

const turn = (path: string) => {
  for (let age = kept; age > 0; age--) {
    const younger = age === 1 ? path : `${path}.${age - 1}`
    if (existsSync(younger)) renameSync(younger, `${path}.${age}`)
  }
}

const opened = (path: string) => {
  const file = openSync(path, "a", 0o600)
  return { file, bytes: fstatSync(file).size }
}

const openedNew = (path: string) => {
  const fresh = opened(`${path}.new`)
  turn(path)
  renameSync(`${path}.new`, path)
  return fresh
}

/**
 * A function that takes lines. They are written every 100 ms and when the scope closes.
 *
 * On a full disk they wait for room, the newest of them, and no request waits with them. Fails with DataFolderUnwritable or DiskFull when the file can't be opened.
 */
export const logFile = Effect.fn("Cli.logFile")(function* (path: string) {
  let current = yield* onDisk(path, () => opened(path))
  let waiting = ""
  const write = () => {
    if (waiting === "") return
    if (current.bytes > fullBytes) {
      // First: on a full disk there is no new one, and the old one must stay.
      const fresh = openedNew(path)
      closeSync(current.file)
      current = fresh
    }
    const bytes = Buffer.from(waiting)
    const written = writeSync(current.file, bytes)
    current.bytes += written
    waiting = bytes.subarray(written).toString()
  }
  const flush = Effect.catch(onDisk(path, write), () =>
    Effect.sync(() => {
      waiting = waiting.slice(-mostWaiting)
    }),
  )
  yield* Effect.addFinalizer(() =>
    Effect.andThen(
      flush,
      Effect.sync(() => closeSync(current.file)),
    ),
  )
  yield* Effect.forkScoped(Effect.repeat(flush, Schedule.spaced(flushEvery)))
  return (line: string) => {
    waiting += `${line}\n`
  }
})
