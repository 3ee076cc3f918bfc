/** SQL of codes by address. A row is there for an address with an account and for one without alike. */
import { and, eq, inArray, isNull, lt, sql } from "drizzle-orm"
import type { Instant } from "#modules/kernel/civil-day.ts"
import { query } from "#modules/kernel/database/scope.ts"
import { oneTimeCode } from "../tables.ts"

export type CodeRow = typeof oneTimeCode.$inferSelect

export const codeOf = (addressHash: Buffer) =>
  query(async (tx) => (await tx.query.select().from(oneTimeCode).where(eq(oneTimeCode.addressHash, addressHash)))[0])

export type NewCode = Required<Pick<CodeRow, "addressHash" | "codeMark" | "personId" | "until">> & {
  /** Tries of before this moment are forgotten. */
  readonly triesSince: Instant
}
/** The newest code of an address takes the place of the one before; the tries of a little while ago go on counting. */
export const keepCode = ({ triesSince, ...row }: NewCode) =>
  query((tx) =>
    tx.query
      .insert(oneTimeCode)
      .values(row)
      .onConflictDoUpdate({
        target: oneTimeCode.addressHash,
        set: {
          ...row,
          usedAt: null,
          pausedUntil: null,
          tries: sql`case when ${oneTimeCode.until} < ${triesSince}::timestamptz or ${oneTimeCode.pausedUntil} is not null
            or ${oneTimeCode.usedAt} is not null then 0 else ${oneTimeCode.tries} end`,
        },
      }),
  )

/**
 * Counts one try more of an open code, whoever makes it, before anybody looks whether it is right; gives the code, or
 * nothing to try. The last one kills it: until its end no other takes its place.
 */
export const countTryOfAll = (addressHash: Buffer, { most, now }: { readonly most: number; readonly now: Instant }) =>
  query(
    async (tx) =>
      (
        await tx.query
          .update(oneTimeCode)
          .set({
            tries: sql`${oneTimeCode.tries} + 1`,
            pausedUntil: sql`case when ${oneTimeCode.tries} + 1 >= ${most} then ${oneTimeCode.until} end`,
          })
          .where(
            and(
              eq(oneTimeCode.addressHash, addressHash),
              isNull(oneTimeCode.usedAt),
              lt(oneTimeCode.tries, most),
              sql`${oneTimeCode.until} > ${now}::timestamptz`,
            ),
          )
          .returning()
      )[0],
  )

/** Uses the code up, once: of two that come with the right one, the second is told nothing came of it. */
export const useCode = (addressHash: Buffer, at: Instant) =>
  query(async (tx) => {
    const used = await tx.query
      .update(oneTimeCode)
      .set({ usedAt: at, tries: 0, pausedUntil: null })
      .where(and(eq(oneTimeCode.addressHash, addressHash), isNull(oneTimeCode.usedAt)))
      .returning({ personId: oneTimeCode.personId })
    return used[0]?.personId ?? undefined
  })

/** A few at a time, so that nobody waits for it. */
export const dropOldCodes = (before: Instant) =>
  query((tx) =>
    tx.query
      .delete(oneTimeCode)
      .where(
        inArray(
          oneTimeCode.addressHash,
          tx.query
            .select({ addressHash: oneTimeCode.addressHash })
            .from(oneTimeCode)
            .where(lt(oneTimeCode.until, before))
            .limit(50)
            .for("update", { skipLocked: true }),
        ),
      ),
  )
