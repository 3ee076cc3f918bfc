/** The files of DATA_DIR: which belong to a backup, and how they come back. */
import {
  closeSync,
  createReadStream,
  existsSync,
  fsyncSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeSync,
} from "node:fs"
import { dirname, join } from "node:path"

/**
 * The machine's own and what is no data: the cluster (its rows are in the tables), logs, other backups, what a restore
 * put aside. Everything else is taken, so that a folder that comes later is not forgotten.
 */
const notTaken = /^(postgres(-.*|\.new)?|socket|logs|backups|before-restore-.*|POSTGRES_IS_IN|tehai\.lock)$/
/** Half-written by whoever writes beside and renames. */
const isDraft = (name: string) => name.startsWith(".") || /\.(draft|partial)$/.test(name)

/** Their paths below `dataDir`, in order; only those for whose first folder or file `isWanted` says so. */
export const filesIn = (dataDir: string, isWanted: (first: string) => boolean): ReadonlyArray<string> => {
  if (!existsSync(dataDir)) return []
  const first = readdirSync(dataDir).filter((name) => !notTaken.test(name) && !isDraft(name) && isWanted(name))
  const below = (path: string): ReadonlyArray<string> => {
    const at = join(dataDir, path)
    const known = statSync(at, { throwIfNoEntry: false })
    if (known?.isFile() === true) return [path]
    if (known?.isDirectory() !== true) return []
    return readdirSync(at)
      .filter((name) => !isDraft(name))
      .flatMap((name) => below(`${path}/${name}`))
  }
  return first.flatMap(below).sort()
}

/** Small files whole and now: what is written to them later is not of this moment. */
export const keptNow = (dataDir: string, paths: ReadonlyArray<string>) =>
  paths.map((path) => ({ path, content: readFileSync(join(dataDir, path)) }))

/** A file as far as it goes now; nothing when a cache has dropped it meanwhile. */
export const streamOf = (dataDir: string, path: string): AsyncIterable<Uint8Array> | undefined => {
  const at = join(dataDir, path)
  const size = statSync(at, { throwIfNoEntry: false })?.size
  if (size === undefined) return undefined
  return size === 0 ? emptyFile() : createReadStream(at, { end: size - 1, highWaterMark: 1 << 20 })
}

async function* emptyFile(): AsyncGenerator<Uint8Array> {}

const ownOnly = { recursive: true, mode: 0o700 } as const

const isStaging = /^\.restore-\d+$/

/** A folder beside the final places, where files of a backup wait until all of it is proven. */
export const stagingOf = (dataDir: string) => {
  const folder = join(dataDir, `.restore-${process.pid}`)
  const open = new Map<string, number>()
  const place = (path: string) => {
    if (path.startsWith("/") || path.split("/").includes("..")) throw new Error(`a path outside: ${path}`)
    return join(folder, path)
  }
  return {
    folder,
    make: () => {
      // One that was killed could not clear up after itself, and keys lie in it.
      for (const name of readdirSync(dataDir))
        if (isStaging.test(name)) rmSync(join(dataDir, name), { recursive: true, force: true })
      mkdirSync(folder, ownOnly)
    },
    append: (path: string, piece: Buffer) => {
      const at = place(path)
      if (!open.has(path)) {
        mkdirSync(dirname(at), ownOnly)
        open.set(path, openSync(at, "wx", 0o600))
      }
      for (let done = 0; done < piece.length; ) done += writeSync(open.get(path) ?? -1, piece, done)
    },
    /** To the disk, so that a loss of power can't take what the database then counts on. */
    close: () => {
      for (const file of open.values()) {
        fsyncSync(file)
        closeSync(file)
      }
      open.clear()
    },
    remove: () => {
      for (const file of open.values()) closeSync(file)
      open.clear()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
export type Staging = ReturnType<typeof stagingOf>

/** These never mix with what a backup brings: another key, or anchors of entries that are not in it. */
const alwaysAside = ["keys", "audit"]

/**
 * Puts the staged files in their places; what stood there goes to `aside` and is never lost.
 *
 * Gives what was put aside, and `undo`, which leaves DATA_DIR as it was.
 */
export const moveIn = (dataDir: string, staging: Staging, aside: string) => {
  const brought = readdirSync(staging.folder)
  const moved: Array<readonly [from: string, to: string]> = []
  const move = (from: string, to: string) => {
    mkdirSync(dirname(to), ownOnly)
    renameSync(from, to)
    moved.push([from, to])
  }
  const inTheWay = [...new Set([...brought, ...alwaysAside])].filter((name) => existsSync(join(dataDir, name)))
  const undo = () => {
    for (const [from, to] of moved.toReversed()) renameSync(to, from)
    if (inTheWay.length > 0) rmSync(aside, { recursive: true, force: true })
  }
  try {
    for (const name of inTheWay) move(join(dataDir, name), join(aside, name))
    for (const name of brought) move(join(staging.folder, name), join(dataDir, name))
  } catch (fault) {
    undo()
    throw fault
  }
  return { putAside: inTheWay, undo }
}
