/** SQL of files and of what refers to them, in one company. */
import { and, asc, eq, gt, inArray, isNull, ne, type SQL, sql, sum } from "drizzle-orm"
import { type AnyPgColumn, alias } from "drizzle-orm/pg-core"
import type { Instant } from "#modules/kernel/civil-day.ts"
import { isAnyOf } from "#modules/kernel/database/any-of.ts"
import { query } from "#modules/kernel/database/scope.ts"
import type { FileOwner, FileRow } from "../model.ts"
import { file, use } from "../tables.ts"

const columns = {
  companyId: file.companyId,
  id: file.id,
  name: file.name,
  kind: file.kind,
  bytes: file.bytes,
  sha256: file.sha256,
  width: file.width,
  height: file.height,
  uploadedBy: file.uploadedBy,
  uploadedAt: file.uploadedAt,
}

export const insertFiles = (rows: ReadonlyArray<FileRow>) => query((tx) => tx.query.insert(file).values([...rows]))

/** Lets one upload of a company be written down at a time, until its end: what it took is seen by the next. */
export const holdUploads = (companyId: number) =>
  query((tx) => tx.query.execute(sql`select pg_advisory_xact_lock(hashtextextended('upload', ${companyId}::int))`))

/** Bytes of the company's files that no row names yet, by who gave them, of those that were given after `since`. */
export const unusedBytes = (companyId: number, since: Instant) =>
  query((tx) =>
    tx.query
      .select({ uploadedBy: file.uploadedBy, bytes: sum(file.bytes).mapWith(Number) })
      .from(file)
      .leftJoin(use, and(eq(use.companyId, file.companyId), eq(use.fileId, file.id)))
      .where(and(eq(file.companyId, companyId), gt(file.uploadedAt, since), isNull(use.fileId)))
      .groupBy(file.uploadedBy),
  )

/** Those that are still to be had. */
export const filesByIds = (companyId: number, ids: ReadonlyArray<string>) =>
  query((tx) =>
    tx.query
      .select(columns)
      .from(file)
      .where(and(eq(file.companyId, companyId), inArray(file.id, [...ids]), isNull(file.droppedAt))),
  )

export const usesOfFile = (companyId: number, fileId: string) =>
  query((tx) =>
    tx.query
      .select({ owner: use.owner, ofRow: use.ofRow })
      .from(use)
      .where(and(eq(use.companyId, companyId), eq(use.fileId, fileId))),
  )

/** The files of these rows, in their order; one statement whatever the number of rows. */
export const filesOfRows = (companyId: number, owner: FileOwner, rows: ReadonlyArray<number>) =>
  query((tx) =>
    tx.query
      .select({ ofRow: use.ofRow, ...columns })
      .from(use)
      .innerJoin(file, and(eq(file.companyId, use.companyId), eq(file.id, use.fileId)))
      .where(and(eq(use.companyId, companyId), eq(use.owner, owner), isAnyOf(use.ofRow, rows)))
      .orderBy(asc(use.ofRow), asc(use.place)),
  )

/** Other rows of the same owner that refer to the same bytes, by row; whichever upload they came by. */
export const rowsOfSameFiles = (companyId: number, owner: FileOwner, rows: ReadonlyArray<number>) =>
  query(async (tx) => {
    const [otherFile, otherUse] = [alias(file, "other_file"), alias(use, "other_use")]
    return await tx.query
      .selectDistinct({ ofRow: use.ofRow, other: otherUse.ofRow })
      .from(use)
      .innerJoin(file, and(eq(file.companyId, use.companyId), eq(file.id, use.fileId)))
      .innerJoin(otherFile, and(eq(otherFile.companyId, file.companyId), eq(otherFile.sha256, file.sha256)))
      .innerJoin(otherUse, and(eq(otherUse.companyId, otherFile.companyId), eq(otherUse.fileId, otherFile.id)))
      .where(
        and(
          ...[eq(use.companyId, companyId), eq(use.owner, owner), isAnyOf(use.ofRow, rows)],
          ...[eq(otherUse.owner, owner), ne(otherUse.ofRow, use.ofRow)],
        ),
      )
      .orderBy(asc(use.ofRow), asc(otherUse.ofRow))
  })

/** Each of the rows refers to these and to no others. */
export const replaceUses = (
  companyId: number,
  owner: FileOwner,
  rows: ReadonlyArray<number>,
  fileIds: ReadonlyArray<string>,
) =>
  query(async (tx) => {
    await tx.query.delete(use).where(and(eq(use.companyId, companyId), eq(use.owner, owner), isAnyOf(use.ofRow, rows)))
    if (fileIds.length === 0 || rows.length === 0) return
    const uses = rows.flatMap((ofRow) => fileIds.map((fileId, place) => ({ companyId, fileId, owner, ofRow, place })))
    await tx.query.insert(use).values(uses)
  })

/** What an address is made of. */
export type AttachedFile = Pick<FileRow, "id" | "name" | "kind">
/** The files of a row as JSON, for another module's statement that reads its rows whole. */
export const attachedFiles = (owner: FileOwner, companyId: AnyPgColumn, ofRow: AnyPgColumn): SQL =>
  sql`coalesce((select jsonb_agg(jsonb_build_object('id', f.id, 'name', f.name, 'kind', f.kind) order by u.place)
    from files.use u join files.file f on f.company_id = u.company_id and f.id = u.file_id
    where u.company_id = ${companyId} and u.owner = ${owner} and u.of_row = ${ofRow}), '[]')`
