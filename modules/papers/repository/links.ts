/** SQL of the links by which the other side opens papers. */
import { and, desc, eq } from "drizzle-orm"
import { query } from "#modules/kernel/database/scope.ts"
import { link } from "../tables.ts"

export type LinkRow = typeof link.$inferSelect

export const insertLink = (row: typeof link.$inferInsert) => query((tx) => tx.query.insert(link).values(row))

/** Across companies: of a reader without an account the token is all that is known. */
export const linkByToken = (tokenHash: Buffer) =>
  query(async (tx) => (await tx.query.select().from(link).where(eq(link.tokenHash, tokenHash)))[0])

/** Of one paper, the latest first. */
export const linksOfPaper = (companyId: number, paperId: number) =>
  query((tx) =>
    tx.query
      .select()
      .from(link)
      .where(and(eq(link.companyId, companyId), eq(link.paperId, paperId)))
      .orderBy(desc(link.id)),
  )
