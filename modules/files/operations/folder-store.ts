/** Files in a folder of this machine: written beside and renamed, readable by their owner alone. */
import { randomUUID } from "node:crypto"
import { createReadStream } from "node:fs"
import { mkdir, open, readdir, rename, rm, rmdir, stat } from "node:fs/promises"
import { dirname, join, relative } from "node:path"
import { Effect, Stream } from "effect"
import { refuse } from "#modules/kernel/errors.ts"
import type { Store } from "./file-store.ts"

const isMissing = (fault: unknown) => fault instanceof Error && "code" in fault && fault.code === "ENOENT"
/** Undefined where nothing is, or is any more. */
const unlessMissing = <A>(work: Promise<A>) =>
  work.catch((fault: unknown) => (isMissing(fault) ? undefined : Promise.reject(fault)))

const unavailable = (fault: unknown) =>
  Effect.logError("the folder of files can't be used", fault).pipe(
    Effect.andThen(Effect.fail(refuse("Service_Unavailable"))),
  )
const onDisk = <A>(work: () => Promise<A>) =>
  Effect.catch(Effect.tryPromise({ try: work, catch: (fault) => fault }), unavailable)

/** Two letters of the key are a folder, so that none holds a hundred thousand others. */
const placeOf = (folder: string, key: string) => join(folder, key.slice(0, 2), key)

/** Opened when somebody begins to take it, closed with his last piece or when he goes away. */
const piecesOf = (place: string) =>
  Stream.suspend(() => Stream.fromAsyncIterable<Uint8Array, unknown>(createReadStream(place), (fault) => fault)).pipe(
    Stream.orDie,
  )

export const folderStore = (folder: string): Store => ({
  put: (key, content) =>
    onDisk(async () => {
      const place = placeOf(folder, key)
      await mkdir(dirname(place), { recursive: true, mode: 0o700 })
      const draft = join(dirname(place), `.${randomUUID()}.draft`)
      const file = await open(draft, "wx", 0o600)
      try {
        await file.writeFile(content)
        await file.sync()
      } finally {
        await file.close()
      }
      await rename(draft, place)
    }),
  get: (key) =>
    onDisk(async () => {
      const found = await unlessMissing(stat(placeOf(folder, key)))
      return found === undefined ? undefined : { size: found.size, content: piecesOf(placeOf(folder, key)) }
    }),
  remove: (key) =>
    onDisk(async () => {
      const place = placeOf(folder, key)
      await rm(place, { force: true })
      // The folder of the file goes with the last of its copies.
      await rmdir(dirname(place)).catch(() => undefined)
    }),
  laidBefore: (millis) =>
    onDisk(async () => {
      const all = (await unlessMissing(readdir(folder, { recursive: true, withFileTypes: true }))) ?? []
      const keys: Array<string> = []
      for (const one of all.filter((entry) => entry.isFile())) {
        const place = join(one.parentPath, one.name)
        const found = await unlessMissing(stat(place))
        // The first folder of the place is only there to divide them.
        if (found !== undefined && found.mtimeMs < millis) keys.push(relative(folder, place).slice(3))
      }
      return keys
    }),
})
