/** SQL of the codes that a link to the mobile app carries. */
import { eq, lt } from "drizzle-orm"
import type { Instant } from "#modules/kernel/civil-day.ts"
import { query } from "#modules/kernel/database/scope.ts"
import { mobileCode } from "../tables.ts"

export const insertMobileCode = (row: typeof mobileCode.$inferInsert) =>
  query((tx) => tx.query.insert(mobileCode).values(row))

/** Held until the end of the transaction: of two that use it, the second finds it used. */
export const mobileCodeByHash = (codeHash: Buffer) =>
  query(
    async (tx) => (await tx.query.select().from(mobileCode).where(eq(mobileCode.codeHash, codeHash)).for("update"))[0],
  )

export const useMobileCode = (codeHash: Buffer, at: Instant) =>
  query((tx) => tx.query.update(mobileCode).set({ usedAt: at }).where(eq(mobileCode.codeHash, codeHash)))

export const dropOldMobileCodes = (before: Instant) =>
  query((tx) => tx.query.delete(mobileCode).where(lt(mobileCode.until, before)))

/** Waits for whoever redeems one of them; the session that this opened is there to be ended. */
export const dropMobileCodesOf = (personId: number) =>
  query((tx) => tx.query.delete(mobileCode).where(eq(mobileCode.personId, personId)))
