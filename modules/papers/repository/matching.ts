/** SQL of what is kept beside a request while it is matched: what the other side asks by day, what we said, its notices. */
import { and, asc, desc, eq, ne, sql } from "drizzle-orm"
import { query } from "#modules/kernel/database/scope.ts"
import { claim, matchDecision, paper } from "../tables.ts"

export type ClaimRow = typeof claim.$inferSelect
export type DecisionRow = typeof matchDecision.$inferSelect

const ofPaper = (companyId: number, paperId: number) => and(eq(claim.companyId, companyId), eq(claim.paperId, paperId))

export const claimsOf = (companyId: number, paperId: number) =>
  query((tx) =>
    tx.query.select().from(claim).where(ofPaper(companyId, paperId)).orderBy(asc(claim.day), asc(claim.name)),
  )
/** All of them, in the place of those before. */
export const replaceClaims = (companyId: number, paperId: number, rows: ReadonlyArray<ClaimRow>) =>
  query(async (tx) => {
    await tx.query.delete(claim).where(ofPaper(companyId, paperId))
    if (rows.length > 0) await tx.query.insert(claim).values([...rows])
  })

export const decisionsOf = (companyId: number, paperId: number) =>
  query((tx) =>
    tx.query
      .select()
      .from(matchDecision)
      .where(and(eq(matchDecision.companyId, companyId), eq(matchDecision.paperId, paperId)))
      .orderBy(asc(matchDecision.key)),
  )
/** The last word on a difference; the words before it are in the audit. */
export const saveDecision = (row: DecisionRow) =>
  query((tx) => {
    const { companyId, key, paperId, ...said } = row
    return tx.query
      .insert(matchDecision)
      .values(row)
      .onConflictDoUpdate({ target: [matchDecision.companyId, matchDecision.paperId, matchDecision.key], set: said })
  })

/** The notice that answers a request: its newest edition that was not removed. */
export const noticeOf = (companyId: number, requestId: number) =>
  query(
    async (tx) =>
      (
        await tx.query
          .select()
          .from(paper)
          .where(and(eq(paper.companyId, companyId), eq(paper.requestId, requestId), ne(paper.status, 0)))
          .orderBy(desc(sql`${paper.id}`))
          .limit(1)
      )[0],
  )
