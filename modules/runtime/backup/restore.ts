/**
 * Restoring into an empty database: everything, proven byte by byte, in one transaction; or nothing at all.
 *
 * Tables are made by the backup's own migrations, filled while bare, dressed again, read back and compared with the
 * manifest; then the migrations that came later run. Files wait beside their places until the commit is due.
 */
import { mkdirSync } from "node:fs"
import { join } from "node:path"
import { DateTime, Effect } from "effect"
import type postgres from "postgres"
import { connect, type DatabaseAddress } from "../../kernel/database/connect.ts"
import { applyIn, clearIn, migrations, productSchemas } from "../database/migrate.ts"
import { onDisk } from "../postgres/on-disk.ts"
import { BackupDamaged } from "./errors.ts"
import { moveIn, type Staging, stagingOf } from "./files.ts"
import type { BackupKey } from "./key.ts"
import type { Header, OnProgress, PieceKind } from "./manifest.ts"
import { type Contents, readContents } from "./read-contents.ts"
import { refusing } from "./refusing.ts"
import { bare, empty } from "./repository/bare-tables.ts"
import { setSequences, tablesIn } from "./repository/catalogue.ts"
import { asTheyLie, type CopyIn, checksumOf, copyIn } from "./repository/copy.ts"
import { refuseInUse, refuseRows } from "./repository/empty.ts"
import { forgetJournal } from "./repository/journal.ts"
import { migrationsOf } from "./same-product.ts"

export interface WantedRestore {
  readonly database: DatabaseAddress
  readonly dataDir: string
  readonly key: BackupKey
  readonly file: string
  readonly onProgress?: OnProgress
}

/** Makes the tables as they were, bare, once the header says what they were. */
const filling = (sql: postgres.TransactionSql, staging: Staging) => {
  const schemas = productSchemas()
  let dress: Awaited<ReturnType<typeof bare>> | undefined
  let current: { readonly name: string; readonly rows: CopyIn } | undefined
  const columns = new Map<string, ReadonlyArray<string>>()
  const endTable = async () => {
    await current?.rows.end()
    current = undefined
  }
  const begin = async (header: Header) => {
    const theirs = migrationsOf(header)
    await clearIn(sql)
    await applyIn(sql, theirs)
    dress = await bare(sql, schemas)
    const tables = await tablesIn(sql, schemas)
    // What the migrations themselves wrote stands in the backup, as it was then.
    await empty(sql, tables)
    for (const table of tables) columns.set(table.name, table.columns)
  }
  let handed: Promise<unknown> = Promise.resolve()
  const take = async (kind: PieceKind, of: string, content: Buffer) => {
    if (kind === "files") return staging.append(of, content)
    if (current?.name !== of) {
      await endTable()
      const known = columns.get(of)
      if (known === undefined) throw new Error(`the migrations make no table ${of}`)
      current = { name: of, rows: await copyIn(sql, { name: of, columns: known }) }
    }
    await current?.rows.write(content)
  }
  const piece = (kind: PieceKind, of: string, content: Buffer) => {
    const taking = take(kind, of, content)
    handed = taking.catch(() => undefined)
    return taking
  }
  /**
   * Damage is met while a piece is still being written. Until that table's copy has ended the connection refuses even the
   * rollback, and would say so (COPY_IN_PROGRESS) instead of what went wrong.
   */
  const abort = async () => {
    await handed
    await current?.rows.abort()
    current = undefined
  }
  return { begin, piece, endTable, abort, dressed: async (on: (done: number, of: number) => void) => dress?.(on) }
}

/** What the database now holds is what the backup says that it held. */
const proven = async (sql: postgres.TransactionSql, { manifest }: Contents, file: string, onProgress: OnProgress) => {
  const found = new Set((await tablesIn(sql, productSchemas())).map(({ name }) => name))
  for (const [at, table] of manifest.tables.entries()) {
    onProgress({ step: "check", done: at, of: manifest.tables.length })
    found.delete(table.name)
    if ((await checksumOf(sql, table)) !== table.sha256) throw new BackupDamaged({ file, part: table.name })
  }
  if (found.size > 0) throw new BackupDamaged({ file, part: [...found].join(", ") })
}

const readInto = async (into: ReturnType<typeof filling>, file: string, key: BackupKey, onProgress: OnProgress) => {
  try {
    const contents = await readContents(file, key, { begin: into.begin, piece: into.piece }, onProgress)
    await into.endTable()
    return contents
  } catch (fault) {
    await into.abort()
    throw fault
  }
}

const restoreIn = async (
  sql: postgres.TransactionSql,
  staging: Staging,
  { file, key, onProgress = () => {} }: WantedRestore,
): Promise<Contents> => {
  await refuseInUse(sql)
  await refuseRows(sql, productSchemas())
  await asTheyLie(sql)
  const into = filling(sql, staging)
  const contents = await readInto(into, file, key, onProgress)
  await setSequences(sql, contents.manifest.sequences)
  await into.dressed((done, of) => onProgress({ step: "rebuild", done, of }))
  await proven(sql, contents, file, onProgress)
  await applyIn(sql, migrations().slice(contents.header.migrations.length))
  staging.close()
  return contents
}

/** The names of a moment in a path: 20261122T041500Z. */
const nameOf = (instant: string) => instant.replace(/[-:]|\.\d+/g, "")

/**
 * Restores a backup into the database and DATA_DIR; the caller holds both and has made roles and extensions.
 *
 * Fails with a BackupRefusal, DiskFull or DataFolderUnwritable; then database and files are as they were.
 */
export const restoreBackup = Effect.fn("Backup.restore")(function* (wanted: WantedRestore) {
  const { database, dataDir } = wanted
  const at = yield* Effect.map(DateTime.now, DateTime.formatIso)
  const staging = yield* Effect.acquireRelease(
    onDisk(dataDir, () => {
      mkdirSync(dataDir, { recursive: true })
      const made = stagingOf(dataDir)
      made.make()
      return made
    }),
    (made) => Effect.sync(() => made.remove()),
  )
  const owner = yield* connect(database, "tehai_owner", 1)
  const jobs = yield* connect(database, "tehai_jobs", 1)
  const aside = join(dataDir, `before-restore-${nameOf(at)}`)
  const done = yield* refusing(dataDir, async () => {
    let moved: ReturnType<typeof moveIn> | undefined
    try {
      const contents = await owner.begin(async (sql) => {
        const read = await restoreIn(sql, staging, wanted)
        await forgetJournal(jobs)
        // First the files: rows without their keys would be worse than keys without rows.
        moved = moveIn(dataDir, staging, aside)
        return read
      })
      return { ...contents, putAside: moved?.putAside ?? [], aside }
    } catch (fault) {
      moved?.undo()
      throw fault
    }
  })
  yield* Effect.promise(async () => await owner`analyze`)
  return done
}, Effect.scoped)
