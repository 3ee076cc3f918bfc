/** SQL of the files of 仕訳 that were taken. */
import { and, asc, desc, eq } from "drizzle-orm"
import type { IsoMonth } from "#modules/kernel/civil-day.ts"
import { query } from "#modules/kernel/database/scope.ts"
import type { JournalProduct } from "../codes.ts"
import type { BookedLine } from "../rules/journal/taken.ts"
import { journalEntry, journalFile } from "../tables.ts"

/** Of two takings at the same moment the second one sees the first. */
export const lockJournals = (companyId: number, product: JournalProduct) =>
  query(({ sql }) => sql`select pg_advisory_xact_lock(hashtextextended(${`journal:${companyId}:${product}`}, 0))`)

/** The latest first. */
export const filesOfMonth = (companyId: number, product: JournalProduct, month: IsoMonth) =>
  query((tx) =>
    tx.query
      .select()
      .from(journalFile)
      .where(and(eq(journalFile.companyId, companyId), eq(journalFile.product, product), eq(journalFile.month, month)))
      .orderBy(desc(journalFile.id)),
  )

/** Lines from the last file of the whole month on, in the order in which books took them: first what is taken back. */
export const linesTaken = (companyId: number, product: JournalProduct, month: IsoMonth) =>
  query(
    ({ sql }) => sql<Array<BookedLine>>`
      with files as (
        select id, scope from reports.journal_file
        where company_id = ${companyId} and product = ${product} and month = ${month})
      select e.source, e.edition, e.takes_back as "takesBack", e.entry, e.names
      from reports.journal_entry e
      where e.company_id = ${companyId}
        and e.file_id in (select id from files)
        and e.file_id >= coalesce((select max(id) from files where scope = 'all'), 0)
      order by e.file_id, e.place`,
  )

/** Other months whose books still have one of these sources. */
export const monthsWith = (
  companyId: number,
  product: JournalProduct,
  month: IsoMonth,
  sources: ReadonlyArray<string>,
) =>
  query(async ({ sql }) => {
    const rows = await sql<Array<{ month: IsoMonth }>>`
      select distinct f.month from reports.journal_entry e
      join reports.journal_file f on f.company_id = e.company_id and f.id = e.file_id
      where e.company_id = ${companyId} and e.source = any(${[...sources]}::text[]) and not e.takes_back
        and f.product = ${product} and f.month <> ${month}
        and not exists (
          select from reports.journal_file later
          where later.company_id = f.company_id and later.product = f.product and later.month = f.month
            and later.id > f.id and (later.scope = 'all' or exists (
              select from reports.journal_entry back
              where back.company_id = later.company_id and back.file_id = later.id and back.source = e.source
                and back.takes_back)))
      order by f.month`
    return rows.map((row) => row.month)
  })

/** A file that was taken, whichever product and month it is of. */
export const fileTaken = (companyId: number, id: number) =>
  query(
    async (tx) =>
      (
        await tx.query
          .select()
          .from(journalFile)
          .where(and(eq(journalFile.companyId, companyId), eq(journalFile.id, id)))
      )[0],
  )
/** Its entries in their order. */
export const entriesOfFile = (companyId: number, fileId: number) =>
  query((tx) =>
    tx.query
      .select({ entry: journalEntry.entry, names: journalEntry.names })
      .from(journalEntry)
      .where(and(eq(journalEntry.companyId, companyId), eq(journalEntry.fileId, fileId)))
      .orderBy(asc(journalEntry.place)),
  )

export const insertJournalFile = (row: typeof journalFile.$inferInsert, lines: ReadonlyArray<BookedLine>) =>
  query(async (tx) => {
    const [file] = await tx.query.insert(journalFile).values(row).returning({ id: journalFile.id })
    const fileId = file?.id ?? 0
    // A statement takes 65,535 values at most.
    const most = 5000
    for (let from = 0; from < lines.length; from += most)
      await tx.query
        .insert(journalEntry)
        .values(
          lines
            .slice(from, from + most)
            .map((line, at) => ({ ...line, companyId: row.companyId, fileId, place: from + at })),
        )
    return fileId
  })
