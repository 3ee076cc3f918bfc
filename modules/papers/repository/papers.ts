/** SQL of papers and their lines. */
import { and, asc, desc, eq, gte, lte, ne, sql } from "drizzle-orm"
import type { IsoDate } from "#modules/kernel/civil-day.ts"
import { isAnyOf } from "#modules/kernel/database/any-of.ts"
import { query } from "#modules/kernel/database/scope.ts"
import { paperStatuses } from "../codes.ts"
import type { LineRow, LineShiftRow, PaperRow } from "../model.ts"
import { line, lineShift, paper, series } from "../tables.ts"

export type NewPaper = typeof paper.$inferInsert
export type PaperPatch = Partial<Omit<PaperRow, "companyId" | "id" | "no" | "edition" | "version">>

const byId = (companyId: number, id: number) => and(eq(paper.companyId, companyId), eq(paper.id, id))

export const paperById = (companyId: number, id: number) =>
  query(async (tx) => (await tx.query.select().from(paper).where(byId(companyId, id)))[0])

/** Locked for the one who changes it. */
export const paperForUpdate = (companyId: number, id: number) =>
  query(async (tx) => (await tx.query.select().from(paper).where(byId(companyId, id)).for("update"))[0])

/** Every edition of a number, newest first. */
export const editionsOf = (companyId: number, no: string) =>
  query((tx) =>
    tx.query
      .select()
      .from(paper)
      .where(and(eq(paper.companyId, companyId), eq(paper.no, no)))
      .orderBy(desc(paper.edition)),
  )

/** Ours of these kinds that wait for a word of the other side. */
export const papersInSilence = (companyId: number, types: ReadonlyArray<number>) =>
  query((tx) =>
    tx.query
      .select()
      .from(paper)
      .where(
        and(
          eq(paper.companyId, companyId),
          eq(paper.status, paperStatuses.pending),
          eq(paper.madeSide, "us"),
          isAnyOf(paper.type, types),
        ),
      )
      .orderBy(asc(paper.id)),
  )

export const papersByIds = (companyId: number, ids: ReadonlyArray<number>) =>
  query((tx) =>
    tx.query
      .select()
      .from(paper)
      .where(and(eq(paper.companyId, companyId), isAnyOf(paper.id, ids))),
  )

/** The last paper of the company's own between it and a party, or with whomever; what it said is offered again. */
export const lastOfOurs = (companyId: number, partnerId: number | undefined) =>
  query(
    async (tx) =>
      (
        await tx.query
          .select()
          .from(paper)
          .where(
            and(
              eq(paper.companyId, companyId),
              eq(paper.madeSide, "us"),
              isAnyOf(paper.type, [3, 4, 8]),
              partnerId === undefined ? undefined : eq(paper.partnerId, partnerId),
            ),
          )
          .orderBy(desc(paper.id))
          .limit(1)
      )[0],
  )

/** Whether a vendor or freelancer is paid, or asks to be paid, for some of these days by another paper than this one. */
export const isPaidOver = (
  { companyId, id, partnerId, staffId }: Pick<PaperRow, "companyId" | "id" | "partnerId" | "staffId">,
  { from, to }: { readonly from: IsoDate; readonly to: IsoDate },
) =>
  query(
    async (tx) =>
      (
        await tx.query
          .select({ id: paper.id })
          .from(paper)
          .where(
            and(
              eq(paper.companyId, companyId),
              ne(paper.id, id),
              isAnyOf(paper.type, [1, 2, 5, 6, 7]),
              isAnyOf(paper.status, [paperStatuses.pending, paperStatuses.active]),
              eq(paper.isReplaced, false),
              partnerId === null ? undefined : eq(paper.partnerId, partnerId),
              staffId === null ? undefined : eq(paper.staffId, staffId),
              // Without a period it speaks for the month until its day of issue.
              lte(sql`coalesce(${paper.stageFrom}, ${paper.issuedOn} - 31)`, sql`${to}::date`),
              gte(sql`coalesce(${paper.stageTo}, ${paper.issuedOn})`, sql`${from}::date`),
            ),
          )
          .limit(1)
      ).length > 0,
  )

/** The last paper in force by which a vendor or freelancer is paid; what it says is offered again, for both sides agreed to it. */
export const lastWithPayee = (companyId: number, { partnerId, staffId }: Pick<PaperRow, "partnerId" | "staffId">) =>
  query(
    async (tx) =>
      (
        await tx.query
          .select()
          .from(paper)
          .where(
            and(
              eq(paper.companyId, companyId),
              isAnyOf(paper.type, [1, 2, 5, 6, 7]),
              eq(paper.status, paperStatuses.active),
              partnerId === null ? undefined : eq(paper.partnerId, partnerId),
              staffId === null ? undefined : eq(paper.staffId, staffId),
            ),
          )
          .orderBy(desc(paper.id))
          .limit(1)
      )[0],
  )

export const insertPaper = (row: NewPaper) =>
  query(async (tx) => (await tx.query.insert(paper).values(row).returning())[0])

export const savePaper = (companyId: number, id: number, next: PaperPatch) =>
  query(
    async (tx) =>
      (
        await tx.query
          .update(paper)
          .set({ ...next, version: sql`${paper.version} + 1` })
          .where(byId(companyId, id))
          .returning()
      )[0],
  )

/** Gives the number that was taken; whoever takes the next one of the series waits until this one's paper is written. */
export const takeNumber = (companyId: number, name: string) =>
  query(async (tx) => {
    const [row] = await tx.query
      .insert(series)
      .values({ companyId, name, last: 1 })
      .onConflictDoUpdate({ target: [series.companyId, series.name], set: { last: sql`${series.last} + 1` } })
      .returning()
    return row?.last ?? 1
  })
export const lastNumber = (companyId: number, name: string) =>
  query(
    async (tx) =>
      (
        await tx.query
          .select()
          .from(series)
          .where(and(eq(series.companyId, companyId), eq(series.name, name)))
      )[0]?.last ?? 0,
  )

export const linesOf = (companyId: number, paperIds: ReadonlyArray<number>) =>
  query((tx) =>
    tx.query
      .select()
      .from(line)
      .where(and(eq(line.companyId, companyId), isAnyOf(line.paperId, paperIds)))
      .orderBy(asc(line.paperId), asc(line.place)),
  )
export const shiftsOf = (companyId: number, paperIds: ReadonlyArray<number>) =>
  query((tx) =>
    tx.query
      .select()
      .from(lineShift)
      .where(and(eq(lineShift.companyId, companyId), isAnyOf(lineShift.paperId, paperIds)))
      .orderBy(
        asc(lineShift.paperId),
        asc(lineShift.place),
        asc(lineShift.day),
        asc(lineShift.taskId),
        asc(lineShift.shift),
      ),
  )

type OfPaper<Row> = Omit<Row, "companyId" | "paperId">
/** A statement has room for some thousands of rows. */
const atOnce = 2000
const parts = <Row>(rows: ReadonlyArray<Row>): ReadonlyArray<ReadonlyArray<Row>> =>
  Array.from({ length: Math.ceil(rows.length / atOnce) }, (_, n) => rows.slice(n * atOnce, (n + 1) * atOnce))

/** What stands on a draft, in the place of what stood there before. */
export const replaceLines = (
  { companyId, id: paperId }: Pick<PaperRow, "companyId" | "id">,
  lines: ReadonlyArray<OfPaper<LineRow>>,
  shifts: ReadonlyArray<OfPaper<LineShiftRow>>,
) =>
  query(async (tx) => {
    await tx.query.delete(lineShift).where(and(eq(lineShift.companyId, companyId), eq(lineShift.paperId, paperId)))
    await tx.query.delete(line).where(and(eq(line.companyId, companyId), eq(line.paperId, paperId)))
    for (const part of parts(lines))
      await tx.query.insert(line).values(part.map((one) => ({ ...one, companyId, paperId })))
    for (const part of parts(shifts))
      await tx.query.insert(lineShift).values(part.map((one) => ({ ...one, companyId, paperId })))
  })
