/** SQL of transfer files of papers, and of what they may pay. */
import { and, asc, desc, eq, isNull, lte, or, sql } from "drizzle-orm"
import { alias } from "drizzle-orm/pg-core"
import type { IsoDate } from "#modules/kernel/civil-day.ts"
import { isAnyOf } from "#modules/kernel/database/any-of.ts"
import { query } from "#modules/kernel/database/scope.ts"
import type { Yen } from "#modules/kernel/yen.ts"
import { paperStatuses, paperTypes } from "../codes.ts"
import { paper, transferFile, transferPaper } from "../tables.ts"

const { acceptanceFixed, acceptanceLabor, agencyRequest, requestFixed, requestLabor } = paperTypes

/** In force, sold to us by the other side, with something left to pay. */
const isToPay = (companyId: number) =>
  and(
    eq(paper.companyId, companyId),
    eq(paper.status, paperStatuses.active),
    eq(paper.isReplaced, false),
    eq(paper.isPaid, false),
    or(
      isAnyOf(paper.type, [requestLabor, requestFixed, agencyRequest]),
      and(isAnyOf(paper.type, [acceptanceLabor, acceptanceFixed]), eq(paper.madeSide, "us")),
    ),
    sql`${paper.total} > ${paper.paidBefore}`,
  )

/** What is due until the day, and what says no day; the earliest first. */
export const papersToPay = (companyId: number, dueTo: IsoDate | undefined) =>
  query((tx) =>
    tx.query
      .select()
      .from(paper)
      .where(
        and(isToPay(companyId), dueTo === undefined ? undefined : or(lte(paper.dueOn, dueTo), isNull(paper.dueOn))),
      )
      .orderBy(asc(paper.dueOn), asc(paper.id)),
  )

/** Of these the ones that may be paid, locked: of two files at the same moment the second one sees the first. */
export const lockPapersToPay = (companyId: number, ids: ReadonlyArray<number>) =>
  query((tx) =>
    tx.query
      .select()
      .from(paper)
      .where(and(isToPay(companyId), isAnyOf(paper.id, ids)))
      .orderBy(asc(paper.id))
      .for("update"),
  )

/**
 * The day of the last file of each of these papers; one that is in none is absent. A file that paid an earlier edition paid
 * this number, too.
 */
export const transferDays = (companyId: number, ids: ReadonlyArray<number>) =>
  query(async (tx) => {
    const edition = alias(paper, "edition")
    const rows = await tx.query
      .select({ paperId: paper.id, transferOn: transferFile.transferOn })
      .from(paper)
      .innerJoin(edition, and(eq(edition.companyId, paper.companyId), eq(edition.no, paper.no)))
      .innerJoin(
        transferPaper,
        and(eq(transferPaper.companyId, edition.companyId), eq(transferPaper.paperId, edition.id)),
      )
      .innerJoin(
        transferFile,
        and(eq(transferFile.companyId, transferPaper.companyId), eq(transferFile.id, transferPaper.fileId)),
      )
      .where(and(eq(paper.companyId, companyId), isAnyOf(paper.id, ids)))
      .orderBy(asc(transferPaper.fileId))
    return new Map(rows.map(({ paperId, transferOn }) => [paperId, transferOn]))
  })

/** The latest first. */
export const lastFiles = (companyId: number, limit: number) =>
  query((tx) =>
    tx.query
      .select()
      .from(transferFile)
      .where(eq(transferFile.companyId, companyId))
      .orderBy(desc(transferFile.id))
      .limit(limit),
  )

export const insertTransferFile = (
  row: typeof transferFile.$inferInsert,
  papers: ReadonlyArray<{ readonly paperId: number; readonly amount: Yen }>,
) =>
  query(async (tx) => {
    const [file] = await tx.query.insert(transferFile).values(row).returning({ id: transferFile.id })
    const fileId = file?.id ?? 0
    await tx.query.insert(transferPaper).values(papers.map((one) => ({ ...one, companyId: row.companyId, fileId })))
    return fileId
  })
