/** SQL of the sign-ins that a person looks through. */
import { and, desc, eq, gt, isNull, lt } from "drizzle-orm"
import type { Instant } from "#modules/kernel/civil-day.ts"
import { query } from "#modules/kernel/database/scope.ts"
import { session, signIn } from "../tables.ts"

export const insertSignIn = (row: typeof signIn.$inferInsert) => query((tx) => tx.query.insert(signIn).values(row))

export const dropOldSignIns = (personId: number, before: Instant) =>
  query((tx) => tx.query.delete(signIn).where(and(eq(signIn.personId, personId), lt(signIn.at, before))))

const mostShown = 100

/** Those of a person, or one of them, the newest first; `head` is the session by which it still goes on. */
export const signInsOf = (personId: number, at: Instant, id?: number) =>
  query((tx) =>
    tx.query
      .select({ signIn, head: session.id })
      .from(signIn)
      .leftJoin(
        session,
        and(
          eq(session.family, signIn.family),
          isNull(session.endedAt),
          isNull(session.replacedAt),
          gt(session.refreshUntil, at),
        ),
      )
      .where(and(eq(signIn.personId, personId), id === undefined ? undefined : eq(signIn.id, id)))
      .orderBy(desc(signIn.id))
      .limit(mostShown),
  )
