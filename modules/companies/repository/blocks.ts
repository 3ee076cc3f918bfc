/** SQL of who was shut out of a company. */
import { and, desc, eq, isNull } from "drizzle-orm"
import { isAnyOf } from "#modules/kernel/database/any-of.ts"
import { query } from "#modules/kernel/database/scope.ts"
import { block, company } from "../tables.ts"

export type BlockRow = typeof block.$inferSelect

export const insertBlock = (row: typeof block.$inferInsert) => query((tx) => tx.query.insert(block).values(row))

export const endBlock = (
  companyId: number,
  membershipId: number,
  ended: Required<Pick<typeof block.$inferInsert, "liftedAt" | "liftedBy" | "liftReason">>,
) =>
  query((tx) =>
    tx.query
      .update(block)
      .set(ended)
      .where(and(eq(block.companyId, companyId), eq(block.membershipId, membershipId), isNull(block.liftedAt))),
  )

/** Of these members, the newest first. */
export const blocksOfMembers = (companyId: number, membershipIds: ReadonlyArray<number>) =>
  query((tx) =>
    tx.query
      .select()
      .from(block)
      .where(and(eq(block.companyId, companyId), isAnyOf(block.membershipId, membershipIds)))
      .orderBy(desc(block.id)),
  )

/** Of one person in all his companies, the newest first; in his own scope. */
export const blocksOfPerson = (personId: number) =>
  query((tx) =>
    tx.query
      .select({ block, companyName: company.name })
      .from(block)
      .innerJoin(company, eq(company.id, block.companyId))
      .where(eq(block.personId, personId))
      .orderBy(desc(block.blockedAt)),
  )
