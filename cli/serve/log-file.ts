/** A log file that turns: full ones move to .1, .2 … and the oldest is dropped. */
import { closeSync, existsSync, fstatSync, openSync, renameSync, writeSync } from "node:fs"
import { Duration, Effect, Schedule } from "effect"
import { onDisk } from "#modules/kernel/postgres/on-disk.ts"

const fullBytes = 10_000_000
const kept = 4
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

/**
 * A function that takes lines. They are written every 100 ms and when the scope closes.
 *
 * A full disk loses lines, never a request. Fails with DataFolderUnwritable or DiskFull when the file can't be opened.
 */
export const logFile = Effect.fn("Cli.logFile")(function* (path: string) {
  let current = yield* onDisk(path, () => opened(path))
  let waiting = ""
  const write = () => {
    const text = waiting
    waiting = ""
    if (text === "") return
    if (current.bytes > fullBytes) {
      closeSync(current.file)
      turn(path)
      current = opened(path)
    }
    current.bytes += writeSync(current.file, text)
  }
  const flush = Effect.ignore(onDisk(path, write))
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
