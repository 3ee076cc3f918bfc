/** One running PostgreSQL: started as our child, or adopted from an owner that died. */
import { type ChildProcess, spawn } from "node:child_process"
import { closeSync, existsSync, openSync, readFileSync, statSync } from "node:fs"
import { join } from "node:path"
import { Duration, Effect } from "effect"
import { refusalFrom } from "./errors.ts"
import { onDisk } from "./on-disk.ts"
import { readPidFile, runningOn } from "./pid-file.ts"
import type { Places } from "./places.ts"
import { serverSettings } from "./server-settings.ts"

export interface Postmaster {
  readonly pid: number
  /** The folder of its socket; an adopted one may have been started with another. */
  readonly socket: string
  /** Waits until the process is gone. */
  readonly ended: Effect.Effect<void>
}

const lookAgain = Duration.millis(10)

const untilReady = (cluster: string, pid: number) =>
  Effect.gen(function* () {
    for (;;) {
      const written = yield* Effect.orElseSucceed(
        onDisk(cluster, () => readPidFile(cluster)),
        () => undefined,
      )
      if (written?.pid === pid && written.ready) return
      yield* Effect.sleep(lookAgain)
    }
  })

/** Takes over a PostgreSQL that outlived its owner, once it answers; undefined when there is none, or it was ending. */
export const adopt = Effect.fn("Kernel.adoptPostgres")(function* (cluster: string) {
  const found = yield* runningOn(cluster)
  if (found === undefined) return undefined
  const orphan: Postmaster = found
  return yield* Effect.raceFirst(Effect.as(untilReady(cluster, found.pid), orphan), Effect.as(found.ended, undefined))
})

const exited = (child: ChildProcess) =>
  Effect.callback<void>((resume) => {
    if (child.exitCode !== null || child.signalCode !== null) resume(Effect.void)
    else child.once("exit", () => resume(Effect.void))
  })

const said = (log: string, from: number) => readFileSync(log).subarray(from).toString("utf8")

/** Its own process group, so that Ctrl-C in a terminal ends the server first and the database after it. */
const spawnPostmaster = (programs: string, { account, cluster, log, socket }: Places) => {
  const options = Object.entries(serverSettings(socket)).flatMap(([name, value]) => ["-c", `${name}=${value}`])
  const output = openSync(log, "a", 0o600)
  const child = spawn(join(programs, "postgres"), ["-D", cluster, ...options], {
    ...account,
    cwd: "/",
    detached: true,
    stdio: ["ignore", output, output],
    env: { PATH: "/usr/bin:/bin", LC_ALL: "C", TZ: "UTC" },
  })
  child.on("error", () => {})
  closeSync(output)
  return child
}

/**
 * Starts PostgreSQL and waits until it takes connections, however long it recovers.
 *
 * Fails with PostgresNotStarted or DiskFull when it ends before that.
 */
export const startPostmaster = Effect.fn("Kernel.startPostmaster")(function* (programs: string, places: Places) {
  const from = yield* onDisk(places.log, () => (existsSync(places.log) ? statSync(places.log).size : 0))
  const child = yield* onDisk(places.log, () => spawnPostmaster(programs, places))
  const ended = exited(child)
  const pid = child.pid ?? 0
  const ready = yield* Effect.raceFirst(Effect.as(untilReady(places.cluster, pid), true), Effect.as(ended, false)).pipe(
    Effect.onInterrupt(() => Effect.sync(() => child.kill("SIGQUIT"))),
  )
  if (ready) return { pid, socket: places.socket, ended } satisfies Postmaster
  return yield* refusalFrom(said(places.log, from), places.base, places.log)
})

const signal = (pid: number, name: NodeJS.Signals) => Effect.ignore(Effect.try(() => process.kill(pid, name)))

/** An adopted one may have been started when others were let in. */
export const rereadSettings = ({ pid }: Postmaster) => signal(pid, "SIGHUP")

/** Fast first (ends sessions, writes a checkpoint), then immediate: that loses nothing, the next start recovers. */
export const stopPostmaster = Effect.fn("Kernel.stopPostmaster")(function* ({ pid, ended }: Postmaster) {
  for (const [name, patience] of [
    ["SIGINT", Duration.millis(1_000)],
    ["SIGQUIT", Duration.millis(300)],
  ] as const) {
    yield* signal(pid, name)
    const gone = yield* Effect.timeoutOption(ended, patience)
    if (gone._tag === "Some") return
  }
  yield* signal(pid, "SIGKILL")
})
