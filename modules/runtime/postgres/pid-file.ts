/** What postmaster.pid says, and whether it is still true. */
import { existsSync, readdirSync, readFileSync, readlinkSync, rmSync } from "node:fs"
import { join } from "node:path"
import { Duration, Effect } from "effect"
import { onDisk } from "./on-disk.ts"

/** Its lines: pid, data folder, start, port, socket folder, address, shared memory, status. */
export const readPidFile = (cluster: string) => {
  const file = join(cluster, "postmaster.pid")
  if (!existsSync(file)) return undefined
  const lines = readFileSync(file, "utf8").split("\n")
  return { pid: Number(lines[0]), socket: lines[4] ?? "", ready: lines[7]?.trim() === "ready" }
}

/** A pid alone proves nothing after a reboot: it must be a PostgreSQL on this very cluster. */
const isPostmasterOf = (cluster: string, pid: number) => {
  const commandLine = `/proc/${pid}/cmdline`
  return pid > 0 && existsSync(commandLine) && readFileSync(commandLine, "utf8").split("\0").includes(cluster)
}

const orGone = <A>(look: Effect.Effect<A, unknown>, gone: A) => Effect.orElseSucceed(look, () => gone)

/** The PostgreSQL that runs on this cluster, whoever started it; undefined when none does. */
export const runningOn = Effect.fn("Kernel.runningOn")(function* (cluster: string) {
  const written = yield* onDisk(cluster, () => readPidFile(cluster))
  if (written === undefined) return undefined
  const alive = orGone(
    onDisk(cluster, () => isPostmasterOf(cluster, written.pid)),
    false,
  )
  if (!(yield* alive)) return undefined
  const ended = Effect.gen(function* () {
    while (yield* alive) yield* Effect.sleep(Duration.millis(100))
  })
  return { ...written, ended }
})

const isZombie = (pid: number) => {
  const status = `/proc/${pid}/stat`
  return existsSync(status) && /\) Z /.test(readFileSync(status, "utf8"))
}

/** Whether a process stands in the cluster, as every process of a PostgreSQL does. Another's processes can't be asked. */
const standsIn = (cluster: string, pid: string) =>
  orGone(
    onDisk(cluster, () => readlinkSync(`/proc/${pid}/cwd`) === cluster),
    false,
  )

const hasSessions = (cluster: string) =>
  onDisk("/proc", () => readdirSync("/proc").filter((entry) => /^\d+$/.test(entry))).pipe(
    Effect.flatMap((pids) => Effect.forEach(pids, (pid) => standsIn(cluster, pid))),
    Effect.map((standing) => standing.includes(true)),
  )

/**
 * Drops the lock files of a postmaster that is dead but not yet reaped by whoever inherited it (in a container perhaps
 * never): PostgreSQL would take it for alive. Not while any of its sessions lives: their memory is guarded by these files.
 */
export const forgetZombie = Effect.fn("Kernel.forgetZombie")(function* (cluster: string) {
  const written = yield* onDisk(cluster, () => readPidFile(cluster))
  if (written === undefined || !isZombie(written.pid) || (yield* hasSessions(cluster))) return
  yield* onDisk(cluster, () => {
    for (const file of [join(written.socket, ".s.PGSQL.5432.lock"), join(cluster, "postmaster.pid")])
      rmSync(file, { force: true })
  })
})
