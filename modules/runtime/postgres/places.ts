/** Where the parts of a data folder lie. */
import { spawnSync } from "node:child_process"
import { createHash } from "node:crypto"
import {
  chmodSync,
  chownSync,
  existsSync,
  lstatSync,
  mkdirSync,
  readFileSync,
  realpathSync,
  statSync,
  writeFileSync,
} from "node:fs"
import { dirname, join, resolve } from "node:path"
import { Effect } from "effect"
import { type Account, accountFor, isRoot } from "./account.ts"
import { DataFolderOfAnotherAccount, DataFolderUnwritable } from "./errors.ts"
import { onDisk } from "./on-disk.ts"

export interface Places {
  /** DATA_DIR: uploads, keys and logs stay here whatever happens to the cluster. */
  readonly dataDir: string
  /** The folder of cluster, lock and socket: DATA_DIR, or one under /var/lib when PostgreSQL's account can't reach it. */
  readonly base: string
  readonly cluster: string
  readonly socket: string
  readonly log: string
  readonly account: Account | undefined
}

const elsewhere = "/var/lib/tehai"
const pointer = "POSTGRES_IS_IN"

/** A socket's whole path must stay below 108 bytes; `.s.PGSQL.5432` and its lock need 19 of them. */
const longestSocketFolder = 88

const reaches = (folder: string, account: Account) =>
  spawnSync("/usr/bin/test", ["-x", folder], { ...account, cwd: "/" }).status === 0

const shortName = (folder: string) => createHash("sha256").update(folder).digest("hex").slice(0, 12)

/** What was decided once stays decided: a pointer or a cluster on disk wins over what would be chosen today. */
const baseOf = (dataDir: string) => {
  const pointed = join(dataDir, pointer)
  if (existsSync(pointed)) return dirname(readFileSync(pointed, "utf8").trim())
  if (existsSync(join(dataDir, "postgres")) || !isRoot()) return dataDir
  const account = accountFor(undefined)
  return account === undefined || reaches(dataDir, account) ? dataDir : join(elsewhere, shortName(dataDir))
}

/** Whether a PostgreSQL was ever made for a data folder; looking makes nothing. */
export const hasCluster = (dataDir: string) => existsSync(join(baseOf(resolve(dataDir)), "postgres", "PG_VERSION"))

/** Makes a folder that only PostgreSQL's account may enter. */
export const privateFolder = (folder: string, account: Account | undefined) => {
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  if (account) chownSync(folder, account.uid, account.gid)
  chmodSync(folder, 0o700)
}

/** Someone else's folder (or link) at that path is refused, not used: others can write to /tmp. */
const foreign = (folder: string, owners: ReadonlyArray<number>) =>
  existsSync(folder) && (!lstatSync(folder).isDirectory() || !owners.includes(statSync(folder).uid))

/**
 * Finds the places of a data folder and makes what is missing.
 *
 * Fails with DataFolderUnwritable, DiskFull or DataFolderOfAnotherAccount.
 */
export const placesOf = Effect.fn("Kernel.placesOf")(function* (given: string) {
  const dataDir = yield* onDisk(resolve(given), () => {
    mkdirSync(given, { recursive: true })
    mkdirSync(join(given, "logs"), { recursive: true, mode: 0o700 })
    return realpathSync(given)
  })
  const base = yield* onDisk(dataDir, () => baseOf(dataDir))
  const cluster = join(base, "postgres")
  const account = yield* onDisk(base, () => accountFor(existsSync(cluster) ? cluster : undefined))
  const uid = account?.uid ?? process.getuid?.() ?? 0
  const owner = yield* onDisk(base, () => (existsSync(cluster) ? statSync(cluster).uid : uid))
  if (owner !== uid && !isRoot()) return yield* new DataFolderOfAnotherAccount({ folder: cluster, uid: owner })
  const inside = join(base, "socket")
  const socket = Buffer.byteLength(inside) > longestSocketFolder ? `/tmp/tehai-${shortName(base)}` : inside
  if (yield* onDisk(socket, () => foreign(socket, [uid, owner, 0])))
    return yield* new DataFolderUnwritable({ folder: socket, code: "EEXIST" })
  yield* onDisk(base, () => {
    mkdirSync(base, { recursive: true, mode: 0o755 })
    privateFolder(socket, account)
    if (base !== dataDir) writeFileSync(join(dataDir, pointer), `${cluster}\n`)
  })
  if (account !== undefined && !reaches(base, account))
    return yield* new DataFolderUnwritable({ folder: base, code: "EACCES" })
  return { dataDir, base, cluster, socket, log: join(dataDir, "logs", "postgres.log"), account } satisfies Places
})
