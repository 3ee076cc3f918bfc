/** The cluster on disk: made whole or not at all, and opened only by its own major version. */
import { spawn, spawnSync } from "node:child_process"
import { chmodSync, chownSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync, statSync } from "node:fs"
import { join } from "node:path"
import { Effect } from "effect"
import { makerFor } from "./account.ts"
import { majorVersion } from "./binaries.ts"
import { DataFolderOfAnotherVersion, type DiskFull, type PostgresNotStarted, refusalFrom } from "./errors.ts"
import { onDisk } from "./on-disk.ts"
import { type Places, privateFolder } from "./places.ts"

/** The cluster's own superuser: makes roles and the database, and is used by nothing else. */
export const superuser = "tehai_super"

/** Who is let in is written before every start (admission.ts); until then nobody is. */
const initdbOptions = [
  `--username=${superuser}`,
  "--auth-local=reject",
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

/** What root copied, restored or made as another account: PostgreSQL's own gets it. */
const handOver = (cluster: string, account: Places["account"]) => {
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
    return yield* onDisk(places.cluster, () => handOver(places.cluster, places.account))
  }
  // Entered by its maker's group alone, so that no other process of the maker's name gets at a cluster half made.
  const workshop = `${places.cluster}.new`
  const fresh = join(workshop, "postgres")
  const maker = places.account && makerFor(places.account)
  yield* onDisk(places.base, () => {
    rmSync(workshop, { recursive: true, force: true })
    mkdirSync(workshop, { mode: 0o710 })
    if (maker) chownSync(workshop, 0, maker.gid)
    chmodSync(workshop, 0o710)
    privateFolder(fresh, maker)
  })
  yield* initdb(programs, fresh, maker)
  yield* onDisk(places.base, () => {
    handOver(fresh, places.account)
    renameSync(fresh, places.cluster)
    rmSync(workshop, { recursive: true, force: true })
  })
})
