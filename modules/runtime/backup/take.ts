/**
 * Taking a backup while everybody works: tables, sequences and files of one moment, into one sealed file.
 *
 * The anchors of the audit are read before the snapshot, so that none of them names an entry that is not in it; all
 * other files after it, so that none is missing that a row names.
 */
import { existsSync, mkdirSync, renameSync, rmSync } from "node:fs"
import { dirname } from "node:path"
import { DateTime, Effect } from "effect"
import type postgres from "postgres"
import { connect, type DatabaseAddress } from "../../kernel/database/connect.ts"
import { appliedMigrations, productSchemas } from "../database/migrate.ts"
import { onDisk } from "../postgres/on-disk.ts"
import { type ArchiveWriter, writeArchive } from "./archive.ts"
import { BackupFileExists } from "./errors.ts"
import { filesIn, keptNow, streamOf } from "./files.ts"
import type { BackupKey } from "./key.ts"
import {
  type FilePart,
  formatVersion,
  type Header,
  headerName,
  type Manifest,
  manifestName,
  type OnProgress,
  type TablePart,
} from "./manifest.ts"
import { refusing } from "./refusing.ts"
import { hiddenTables, rowsOf, type StoredTable, sequencesIn, serverVersion, tablesIn } from "./repository/catalogue.ts"
import { asTheyLie, copyOut, inSnapshot } from "./repository/copy.ts"

export interface Wanted {
  readonly database: DatabaseAddress
  readonly dataDir: string
  readonly key: BackupKey
  /** Must not exist yet. */
  readonly file: string
  readonly onProgress?: OnProgress
}
export interface Taken {
  readonly header: Header
  readonly manifest: Manifest
}

const anchors = (first: string) => first === "audit"

async function* once(content: Uint8Array) {
  yield content
}

const progressEvery = 20_000

async function* counted(rows: AsyncIterable<Buffer>, onRows: (rows: number) => void) {
  let seen = 0
  for await (const row of rows) {
    if (++seen % progressEvery === 0) onRows(progressEvery)
    yield row
  }
}

const writeTables = async (
  sql: postgres.TransactionSql,
  tables: ReadonlyArray<StoredTable>,
  to: ArchiveWriter,
  onProgress: OnProgress,
) => {
  const sized: Array<StoredTable & { readonly rows: number }> = []
  for (const table of tables) sized.push({ ...table, rows: await rowsOf(sql, table.name) })
  const of = sized.reduce((sum, { rows }) => sum + rows, 0)
  const parts: Array<TablePart> = []
  let done = 0
  const onRows = (rows: number) => {
    done += rows
    onProgress({ step: "write", done: Math.min(done, of), of })
  }
  for (const table of sized) {
    const written = await to.all("tables", table.name, counted(copyOut(sql, table), onRows))
    parts.push({ ...table, ...written })
  }
  return parts
}

const writeFiles = async (dataDir: string, early: ReturnType<typeof keptNow>, to: ArchiveWriter) => {
  const parts: Array<FilePart> = []
  for (const { path, content } of early) parts.push({ path, ...(await to.all("files", path, once(content))) })
  for (const path of filesIn(dataDir, (first) => !anchors(first))) {
    const content = streamOf(dataDir, path)
    if (content !== undefined) parts.push({ path, ...(await to.all("files", path, content)) })
  }
  return parts
}

const fill = (owner: postgres.Sql, takenAt: string, { dataDir, onProgress = () => {} }: Wanted) => {
  let taken: Taken | undefined
  return async (to: ArchiveWriter): Promise<Taken> => {
    const early = keptNow(dataDir, filesIn(dataDir, anchors))
    const schemas = productSchemas()
    await inSnapshot(owner, async (sql) => {
      await asTheyLie(sql)
      const hidden = await hiddenTables(sql, schemas)
      if (hidden.length > 0) throw new Error(`rows are hidden from their owner: ${hidden.map(({ name }) => name)}`)
      const header: Header = {
        format: formatVersion,
        takenAt,
        postgres: await serverVersion(sql),
        migrations: await appliedMigrations(sql),
      }
      await to.json(headerName, header)
      const tables = await writeTables(sql, await tablesIn(sql, schemas), to, onProgress)
      const sequences = await sequencesIn(sql, schemas)
      const manifest: Manifest = { tables, sequences, files: await writeFiles(dataDir, early, to) }
      await to.json(manifestName, manifest)
      taken = { header, manifest }
    })
    if (taken === undefined) throw new Error("no snapshot")
    return taken
  }
}

/**
 * Takes a backup; the file is there whole or not at all. Everything acknowledged before the call is in it.
 *
 * Fails with BackupFileExists, BackupKeyUnusable, DiskFull or DataFolderUnwritable.
 */
export const takeBackup = Effect.fn("Backup.take")(function* (wanted: Wanted) {
  const { database, file, key } = wanted
  const folder = dirname(file)
  if (existsSync(file)) return yield* new BackupFileExists({ file })
  yield* onDisk(folder, () => mkdirSync(folder, { recursive: true, mode: 0o700 }))
  const partial = yield* Effect.acquireRelease(Effect.succeed(`${file}.${process.pid}.partial`), (path) =>
    Effect.sync(() => rmSync(path, { force: true })),
  )
  const owner = yield* connect(database, "tehai_owner", 1)
  const takenAt = yield* Effect.map(DateTime.now, DateTime.formatIso)
  const taken = yield* refusing(folder, () => writeArchive(partial, key, fill(owner, takenAt, wanted)))
  yield* onDisk(folder, () => renameSync(partial, file))
  return taken
}, Effect.scoped)
