/** All SQL of payroll. */
import { and, asc, desc, eq, isNull, lte, sql } from "drizzle-orm"
import { chunksOf } from "effect/Array"
import type { Instant, IsoMonth } from "#modules/kernel/civil-day.ts"
import { isAnyOf } from "#modules/kernel/database/any-of.ts"
import { query } from "#modules/kernel/database/scope.ts"
import { eachRow } from "#modules/kernel/database/stream.ts"
import { unpackTexts } from "./repository/slip-texts.ts"
import { close, closePiece, closePlan, slip } from "./tables.ts"

export type SlipRow = typeof slip.$inferSelect
export type CloseRow = typeof close.$inferSelect

export const insertClose = (row: typeof close.$inferInsert) =>
  query((tx) => tx.query.insert(close).values(row).onConflictDoNothing())

export const closesOf = (companyId: number, month: IsoMonth) =>
  query((tx) =>
    tx.query
      .select()
      .from(close)
      .where(and(eq(close.companyId, companyId), eq(close.month, month)))
      .orderBy(asc(close.revision)),
  )

export const closeOf = (companyId: number, month: IsoMonth, revision: number) =>
  query(
    async (tx) =>
      (
        await tx.query
          .select()
          .from(close)
          .where(and(eq(close.companyId, companyId), eq(close.month, month), eq(close.revision, revision)))
      )[0],
  )

export const endClose = (companyId: number, month: IsoMonth, revision: number, endedAt: Instant) =>
  query((tx) =>
    tx.query
      .update(close)
      .set({ endedAt })
      .where(
        and(
          eq(close.companyId, companyId),
          eq(close.month, month),
          eq(close.revision, revision),
          isNull(close.endedAt),
        ),
      ),
  )

/** Who is calculated in which piece, `atOnce` of them in each; one statement. Fails where the close is planned already. */
export const insertPlan = (
  { companyId, month, revision }: Pick<CloseRow, "companyId" | "month" | "revision">,
  staffIds: ReadonlyArray<number>,
  atOnce: number,
) =>
  query(async (tx) => {
    if (staffIds.length === 0) return
    const pieces = chunksOf(staffIds, atOnce).map((ids, piece) => ({
      companyId,
      month,
      revision,
      piece,
      staffIds: ids,
    }))
    await tx.query.insert(closePlan).values(pieces)
  })

export const plannedIds = (companyId: number, month: IsoMonth, revision: number, piece: number) =>
  query(async (tx) => {
    const [row] = await tx.query
      .select({ staffIds: closePlan.staffIds })
      .from(closePlan)
      .where(
        and(
          eq(closePlan.companyId, companyId),
          eq(closePlan.month, month),
          eq(closePlan.revision, revision),
          eq(closePlan.piece, piece),
        ),
      )
    return row?.staffIds ?? []
  })

export const planSize = (companyId: number, month: IsoMonth, revision: number) =>
  query(async (tx) => {
    const [row] = await tx.query
      .select({
        people: sql<number>`coalesce(sum(cardinality(${closePlan.staffIds})), 0)::int`,
        pieces: sql<number>`count(*)::int`,
      })
      .from(closePlan)
      .where(and(eq(closePlan.companyId, companyId), eq(closePlan.month, month), eq(closePlan.revision, revision)))
    return { people: row?.people ?? 0, pieces: row?.pieces ?? 0 }
  })

export const pieceDone = (companyId: number, month: IsoMonth, revision: number, piece: number) =>
  query(
    async (tx) =>
      (
        await tx.query
          .select()
          .from(closePiece)
          .where(
            and(
              eq(closePiece.companyId, companyId),
              eq(closePiece.month, month),
              eq(closePiece.revision, revision),
              eq(closePiece.piece, piece),
            ),
          )
      )[0],
  )

export const insertPiece = (row: typeof closePiece.$inferInsert) =>
  query((tx) => tx.query.insert(closePiece).values(row))

type NewSlip = Omit<SlipRow, "id" | "hash" | "texts"> & Record<"hash" | "texts", Uint8Array>

/** One statement for all of them. */
export const insertSlips = (rows: ReadonlyArray<NewSlip>) =>
  query(async ({ sql }) => {
    if (rows.length === 0) return
    const stored = rows.map(({ companyId, month, revision, staffId, paidOn, ...row }) => ({
      company_id: companyId,
      month,
      revision,
      staff_id: staffId,
      paid_on: paidOn,
      ...row,
    }))
    await sql`insert into payroll.slip ${sql(stored)}`
  })

/** Slips of a close that broke off are nobody's: they can't be taken back, and are never read. */
const isOfFinishedClose = sql`exists (select 1 from payroll.close c where c.company_id = ${slip.companyId}
  and c.month = ${slip.month} and c.revision = ${slip.revision} and c.ended_at is not null)`

export type TakenSlip = Pick<SlipRow, "id" | "staffId" | "revision" | "texts">
type PackedSlip = Omit<TakenSlip, "texts"> & { readonly texts: Buffer }
/**
 * Gives the slip in force of each of these people, the highest revision up to `upTo` of a close that was finished, piece
 * by piece: its texts are large.
 */
export const eachLatestSlip = (
  companyId: number,
  month: IsoMonth,
  upTo: number,
  staffIds: ReadonlyArray<number>,
  take: (row: TakenSlip) => void,
) =>
  query(({ sql: ask }) =>
    eachRow(
      ask<Array<PackedSlip>>`select distinct on (s.staff_id) s.id, s.staff_id as "staffId", s.revision, s.texts
        from payroll.slip s join payroll.close c
          on c.company_id = s.company_id and c.month = s.month and c.revision = s.revision and c.ended_at is not null
        where s.company_id = ${companyId} and s.month = ${month} and s.revision <= ${upTo}
          and s.staff_id = any(${[...staffIds]}::int[]) order by s.staff_id, s.revision desc`,
      ({ texts, ...row }) => take({ ...row, texts: unpackTexts(texts) }),
      50,
    ),
  )

/** The digest of the slip in force up to `upTo` of each of these people or of all, without its texts. */
export const slipHashes = (companyId: number, month: IsoMonth, upTo: number, staffIds?: ReadonlyArray<number>) =>
  query(async (tx) => {
    const rows = await tx.query
      .selectDistinctOn([slip.staffId], { staffId: slip.staffId, hash: slip.hash })
      .from(slip)
      .where(
        and(
          eq(slip.companyId, companyId),
          eq(slip.month, month),
          lte(slip.revision, upTo),
          isOfFinishedClose,
          staffIds === undefined ? undefined : isAnyOf(slip.staffId, staffIds),
        ),
      )
      .orderBy(asc(slip.staffId), desc(slip.revision))
    return new Map(rows.map(({ staffId, hash }) => [staffId, hash]))
  })

/** The slips that this close has written, and whose they are. */
export const slipsOfRevision = (companyId: number, month: IsoMonth, revision: number) =>
  query((tx) =>
    tx.query
      .select({ id: slip.id, staffId: slip.staffId })
      .from(slip)
      .where(and(eq(slip.companyId, companyId), eq(slip.month, month), eq(slip.revision, revision)))
      .orderBy(asc(slip.staffId)),
  )

export const slipById = (companyId: number, id: number) =>
  query(
    async (tx) =>
      (
        await tx.query
          .select()
          .from(slip)
          .where(and(eq(slip.companyId, companyId), eq(slip.id, id), isOfFinishedClose))
      )[0],
  )

/** Every stored slip of one person, of one month or of all, oldest first. */
export const slipsOfStaff = (companyId: number, staffId: number, month?: IsoMonth) =>
  query((tx) =>
    tx.query
      .select()
      .from(slip)
      .where(
        and(
          eq(slip.companyId, companyId),
          eq(slip.staffId, staffId),
          isOfFinishedClose,
          month === undefined ? undefined : eq(slip.month, month),
        ),
      )
      .orderBy(asc(slip.month), asc(slip.revision)),
  )

/** The net of every revision of a month up to the one that was finished, oldest first, without the texts. */
export const slipNets = (companyId: number, month: IsoMonth, upTo: number) =>
  query((tx) =>
    tx.query
      .select({ staffId: slip.staffId, revision: slip.revision, net: slip.net })
      .from(slip)
      .where(and(eq(slip.companyId, companyId), eq(slip.month, month), lte(slip.revision, upTo), isOfFinishedClose))
      .orderBy(asc(slip.staffId), asc(slip.revision)),
  )
