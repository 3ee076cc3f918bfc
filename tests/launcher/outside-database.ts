/** A PostgreSQL of someone else: reached by TCP, with logins that have only what they were given. */
import { spawn } from "node:child_process"
import { chmodSync, chownSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import { Effect } from "effect"
import postgres from "postgres"
import { programsFor } from "#modules/runtime/postgres/binaries.ts"
import { ensureCluster, superuser } from "#modules/runtime/postgres/cluster.ts"
import { placesOf } from "#modules/runtime/postgres/places.ts"
import { freePort } from "../kernel/free-port.ts"
import { aFolder } from "../kernel/leftovers.ts"
import { until } from "../kernel/until.ts"
import { clusterGoesAfterFile } from "./launched.ts"

export interface OutsideDatabase {
  readonly urlOf: (login: string, database: string) => string
  readonly superuser: postgres.Sql
  /** The superuser in another of its databases; ended by who asked. */
  readonly sqlOf: (database: string) => postgres.Sql
  readonly end: () => Promise<void>
}

export const anOutsideDatabase = async (): Promise<OutsideDatabase> => {
  const folder = aFolder()
  clusterGoesAfterFile(folder)
  const port = await freePort()
  const { places, programs } = await Effect.runPromise(
    Effect.gen(function* () {
      const found = yield* placesOf(folder)
      const binaries = yield* programsFor(found)
      yield* ensureCluster(binaries, found)
      return { places: found, programs: binaries }
    }),
  )
  const hba = join(places.cluster, "outside_hba.conf")
  writeFileSync(hba, "host all all 127.0.0.1/32 trust\n")
  chmodSync(hba, 0o644)
  if (places.account) chownSync(hba, places.account.uid, places.account.gid)
  const options = { listen_addresses: "127.0.0.1", port, hba_file: hba, unix_socket_directories: "", fsync: "off" }
  const child = spawn(
    join(programs, "postgres"),
    ["-D", places.cluster, ...Object.entries(options).flatMap(([name, value]) => ["-c", `${name}=${value}`])],
    { ...places.account, cwd: "/", stdio: "ignore" },
  )
  const urlOf = (login: string, database: string) => `postgres://${login}@127.0.0.1:${port}/${database}`
  const sql = postgres(urlOf(superuser, "postgres"), { max: 1, onnotice: () => {} })
  await until("the outside database", () =>
    sql`select 1`.then(
      () => true,
      () => undefined,
    ),
  )
  return {
    urlOf,
    superuser: sql,
    sqlOf: (database) => postgres(urlOf(superuser, database), { max: 1, onnotice: () => {} }),
    end: async () => {
      await sql.end({ timeout: 1 })
      child.kill("SIGINT")
      await new Promise((resolve) => child.once("exit", resolve))
    },
  }
}
