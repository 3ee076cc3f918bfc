/** SQL of the 利用規約 that people agreed to. */
import { desc, eq } from "drizzle-orm"
import type { Instant } from "#modules/kernel/civil-day.ts"
import { query } from "#modules/kernel/database/scope.ts"
import { agreement } from "../tables.ts"

type Agreement = typeof agreement.$inferInsert & { readonly agreedAt: Instant }

/** Who agreed to these terms already has done so since then. */
export const insertAgreement = (row: Agreement) =>
  query((tx) => tx.query.insert(agreement).values(row).onConflictDoNothing())

/** Of an account that nobody proved, whoever registers it last is the one who agrees. */
export const replaceAgreement = (row: Agreement) =>
  query((tx) =>
    tx.query
      .insert(agreement)
      .values(row)
      .onConflictDoUpdate({ target: [agreement.personId, agreement.terms], set: { agreedAt: row.agreedAt } }),
  )

/** Which ones he agreed to last. */
export const agreedLast = (personId: number) =>
  query(
    async (tx) =>
      (
        await tx.query
          .select()
          .from(agreement)
          .where(eq(agreement.personId, personId))
          .orderBy(desc(agreement.agreedAt))
          .limit(1)
      )[0],
  )
