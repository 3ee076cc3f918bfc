/**
 * The PostgreSQL that comes with the product.
 *
 * Whoever holds a data folder's lock owns the PostgreSQL in it, also one that outlived its starter, and stops it at
 * the end. Everybody else borrows it.
 */
import { existsSync, renameSync, rmSync, statSync } from "node:fs"
import { join } from "node:path"
import { Duration, Effect, Schedule } from "effect"
import { roles } from "../database/roles.ts"
import { writeAdmission } from "./admission.ts"
import { programsFor } from "./binaries.ts"
import { ensureCluster } from "./cluster.ts"
import type { DataFolderInUse, LaunchRefusal } from "./errors.ts"
import { holderOf, lockFolder } from "./folder-lock.ts"
import { onDisk } from "./on-disk.ts"
import { runningOn } from "./pid-file.ts"
import { type Places, placesOf } from "./places.ts"
import { rereadSettings, stopPostmaster } from "./postmaster.ts"
import { supervise } from "./supervisor.ts"

export interface EmbeddedPostgres {
  /** The folder of its Unix socket. */
  readonly socket: string
  /** It was already running: left by an owner that died, or borrowed. */
  readonly reused: boolean
  /** It is this process's to prepare and to stop. */
  readonly isOwn: boolean
  /** Where the server that owns it can be reached, when it says so. */
  readonly serverUrl: string | undefined
  /** Once the database is prepared: from now on nobody is let in as the superuser. Nothing when borrowed. */
  readonly closeToSuperuser: Effect.Effect<void, LaunchRefusal>
  /** Tells others where the server is; nothing when borrowed. */
  readonly announce: (url: string) => Effect.Effect<void>
}

const fullLogBytes = 10_000_000

/** The last full log is kept: an adopted PostgreSQL goes on writing to it, a new one gets a new file. */
const turnLog = (log: string) => {
  if (existsSync(log) && statSync(log).size > fullLogBytes) renameSync(log, `${log}.1`)
}

/** One that an older release runs as another account can't go on when its files change hands, and leaves its socket. */
const endOfAnotherAccount = Effect.fn("Kernel.endPostgresOfAnotherAccount")(function* (places: Places) {
  const { account, cluster, socket } = places
  if (account === undefined || !existsSync(cluster) || statSync(cluster).uid === account.uid) return
  const running = yield* runningOn(cluster)
  if (running !== undefined) yield* stopPostmaster(running)
  yield* onDisk(socket, () => {
    for (const left of [".s.PGSQL.5432", ".s.PGSQL.5432.lock"]) rmSync(join(socket, left), { force: true })
  })
})

/**
 * Locks a data folder and runs its PostgreSQL until the scope closes. `command` is what others are told holds it.
 *
 * Fails with a LaunchRefusal; nothing on disk is lost by any of them.
 */
export const ownPostgres = Effect.fn("Kernel.ownPostgres")(function* (dataDir: string, command: string) {
  const places = yield* placesOf(dataDir)
  const lock = yield* lockFolder(places, command)
  const programs = yield* programsFor(places)
  yield* endOfAnotherAccount(places)
  yield* ensureCluster(programs, places)
  yield* writeAdmission(places)
  yield* onDisk(places.log, () => turnLog(places.log))
  const { postmaster, reused } = yield* supervise(programs, places)
  const { socket } = yield* postmaster
  const closeToSuperuser = Effect.gen(function* () {
    yield* writeAdmission(places, roles)
    yield* Effect.flatMap(postmaster, rereadSettings)
  })
  return {
    ...{ socket, reused, isOwn: true, serverUrl: undefined, announce: lock.announce },
    closeToSuperuser,
  } satisfies EmbeddedPostgres
})

const borrowed = Effect.fn("Kernel.borrowPostgres")(function* (dataDir: string, refusal: DataFolderInUse) {
  const places = yield* placesOf(dataDir)
  const running = yield* runningOn(places.cluster)
  if (!running?.ready) return yield* refusal
  const serverUrl = (yield* holderOf(places.base))?.url
  const announce = () => Effect.void
  return {
    ...{ socket: running.socket, reused: true, isOwn: false, serverUrl, announce },
    closeToSuperuser: Effect.void,
  } satisfies EmbeddedPostgres
})

/** An owner that is just starting has PostgreSQL up within this time. */
const patience = { schedule: Schedule.spaced(Duration.millis(200)), times: 50 }

/**
 * The PostgreSQL of a data folder for one command: borrowed from the server that runs, else our own for as long as
 * the scope. Fails with a LaunchRefusal; with DataFolderInUse when the owner's PostgreSQL isn't up within 10 s.
 */
export const joinPostgres = (dataDir: string, command: string) =>
  ownPostgres(dataDir, command).pipe(
    Effect.catchTag("DataFolderInUse", (refusal) => Effect.retry(borrowed(dataDir, refusal), patience)),
  ) satisfies Effect.Effect<EmbeddedPostgres, LaunchRefusal, unknown>
