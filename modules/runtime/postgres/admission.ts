/**
 * Whom PostgreSQL lets in: the accounts that hold the data folder, each as a role of the product, and nobody else.
 *
 * The kernel says whose process is at the other end of the socket (`peer`), so there is no password to read or to lose.
 * Written at every start, so that a cluster of an older release is closed too, and once more when the database is prepared:
 * from then on nobody is let in as the superuser.
 */
import { spawnSync } from "node:child_process"
import { chmodSync, chownSync, renameSync, writeFileSync } from "node:fs"
import { userInfo } from "node:os"
import { join } from "node:path"
import { Effect } from "effect"
import { roles } from "../database/roles.ts"
import { type Account, isOwnNumber, isRoot } from "./account.ts"
import { superuser } from "./cluster.ts"
import { PostgresNotStarted } from "./errors.ts"
import { onDisk } from "./on-disk.ts"
import type { Places } from "./places.ts"

/** The superuser makes roles and the database at a start, and is nobody after that. */
const everyRole = [superuser, ...roles]

const rules = [
  `local all ${everyRole.join(",")} peer map=tehai`,
  "local all all reject",
  "host all all all reject",
  "local replication all reject",
  "host replication all all reject",
]

/** Root, who may do anything anyhow; ourselves; and the person whose data folder root has opened. */
const admitted = (account: Account | undefined) => {
  const holder =
    account === undefined || isOwnNumber(account)
      ? []
      : [spawnSync("id", ["-un", String(account.uid)], { encoding: "utf8" }).stdout.trim()].filter(
          (name) => name !== "",
        )
  return [...new Set(["root", userInfo().username, ...holder])]
}

const quoted = (name: string) => `"${name.replaceAll('"', '""')}"`
const mapOf = (names: ReadonlyArray<string>, as: ReadonlyArray<string>) =>
  names.flatMap((name) => as.map((role) => `tehai ${quoted(name)} ${role}`))

const written = ({ account, cluster }: Places, file: string, lines: ReadonlyArray<string>) => {
  const fresh = join(cluster, `${file}.new`)
  writeFileSync(fresh, `${lines.join("\n")}\n`, { mode: 0o600 })
  chmodSync(fresh, 0o600)
  if (account !== undefined && isRoot()) chownSync(fresh, account.uid, account.gid)
  renameSync(fresh, join(cluster, file))
}

/**
 * Lets the accounts in as these roles: as every one before a start, as the product's alone once the database is prepared.
 *
 * Fails with DataFolderUnwritable or DiskFull, and with PostgresNotStarted for an account that has no name.
 */
export const writeAdmission = Effect.fn("Kernel.writeAdmission")(function* (
  places: Places,
  as: ReadonlyArray<string> = everyRole,
) {
  const names = yield* Effect.try({
    try: () => admitted(places.account),
    catch: () => new PostgresNotStarted({ reason: `uid ${process.getuid?.()} has no name in /etc/passwd`, log: "" }),
  })
  yield* onDisk(places.cluster, () => {
    written(places, "pg_hba.conf", rules)
    written(places, "pg_ident.conf", mapOf(names, as))
  })
})
