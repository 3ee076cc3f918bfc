/** The cluster on disk: made whole or not at all, and opened only by its own major version. */
import { spawn, spawnSync } from "node:child_process"
import { chmodSync, existsSync, readFileSync, renameSync, rmSync, statSync } from "node:fs"
import { join } from "node:path"
import { Effect } from "effect"
import { majorVersion } from "./binaries.ts"
import { DataFolderOfAnotherVersion, type DiskFull, type PostgresNotStarted, refusalFrom } from "./errors.ts"
import { onDisk } from "./on-disk.ts"
import { type Places, privateFolder } from "./places.ts"

/** The cluster's own superuser: makes roles and the database, and is used by nothing else. */
export const superuser = "tehai_super"

/** Trust holds for the socket only, and only PostgreSQL's account and root may enter its folder; TCP is refused. */
const initdbOptions = [
  `--username=${superuser}`,
  "--auth-local=trust",
  "--auth-host=reject",
  "--encoding=UTF8",
  "--locale=C",
  "--locale-provider=icu",
  "--icu-locale=ja-JP",
]

const initdb = (programs: string, folder: string, account: Places["account"]) =>
  Effect.callback<void, PostgresNotStarted | DiskFull>((resume) => {
    const child = spawn(join(programs, "initdb"), [...initdbOptions, "-D", folder], {
      ...account,
      cwd: "/",
      stdio: ["ignore", "ignore", "pipe"],
      env: { PATH: "/usr/bin:/bin", LC_ALL: "C", TZ: "UTC" },
    })
    const said: Array<string> = []
    child.stderr.setEncoding("utf8").on("data", (text: string) => said.push(text))
    const refused = (text: string) => resume(Effect.fail(refusalFrom(text, folder, "")))
    child.once("error", (error) => refused(error.message))
    child.once("close", (code) => (code === 0 ? resume(Effect.void) : refused(said.join(""))))
    return Effect.sync(() => child.kill("SIGKILL"))
  })

/** A cluster that root copied or restored belongs to root: PostgreSQL's account gets it back. */
const handOver = ({ account, cluster }: Places) => {
  if (account === undefined || statSync(cluster).uid === account.uid) return
  spawnSync("chown", ["-R", `${account.uid}:${account.gid}`, cluster])
  chmodSync(cluster, 0o700)
}

/**
 * Makes the cluster when there is none.
 *
 * initdb works beside its final place and is renamed when done: a kill in between leaves nothing that looks like data.
 * Fails with DataFolderOfAnotherVersion, PostgresNotStarted, DiskFull or DataFolderUnwritable.
 */
export const ensureCluster = Effect.fn("Kernel.ensureCluster")(function* (programs: string, places: Places) {
  const marker = join(places.cluster, "PG_VERSION")
  if (existsSync(places.cluster)) {
    const found = yield* onDisk(places.cluster, () => (existsSync(marker) ? readFileSync(marker, "utf8").trim() : "?"))
    if (found !== majorVersion)
      return yield* new DataFolderOfAnotherVersion({ folder: places.cluster, found, ours: majorVersion })
    return yield* onDisk(places.cluster, () => handOver(places))
  }
  const fresh = `${places.cluster}.new`
  yield* onDisk(places.base, () => rmSync(fresh, { recursive: true, force: true }))
  yield* onDisk(places.base, () => privateFolder(fresh, places.account))
  yield* initdb(programs, fresh, places.account)
  yield* onDisk(places.base, () => renameSync(fresh, places.cluster))
})
