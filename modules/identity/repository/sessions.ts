/** SQL of sessions. A family is one sign-in: whoever renews or ends it holds its first row. */
import { and, asc, eq, inArray, isNull } from "drizzle-orm"
import { query } from "#modules/kernel/database/scope.ts"
import { person, session } from "../tables.ts"

export const insertSession = (row: typeof session.$inferInsert) => query((tx) => tx.query.insert(session).values(row))

/** The session of a refresh token and the state of its person's account. */
export const sessionByRefresh = (refreshHash: Buffer) =>
  query(
    async (tx) =>
      (
        await tx.query
          .select({ session, status: person.status })
          .from(session)
          .innerJoin(person, eq(person.id, session.personId))
          .where(eq(session.refreshHash, refreshHash))
      )[0],
  )

/** Waits for whoever renews or ends this family. */
export const holdFamily = (family: string) =>
  query((tx) =>
    tx.query
      .select({ id: session.id })
      .from(session)
      .where(eq(session.family, family))
      .orderBy(asc(session.id))
      .limit(1)
      .for("update"),
  )

/** The one refresh token that was good in this family is so no more. */
export const replaceHead = (family: string, at: string) =>
  query((tx) =>
    tx.query
      .update(session)
      .set({ replacedAt: at })
      .where(and(eq(session.family, family), isNull(session.replacedAt), isNull(session.endedAt))),
  )

export const endFamily = (family: string, at: string) =>
  query((tx) =>
    tx.query
      .update(session)
      .set({ endedAt: at })
      .where(and(eq(session.family, family), isNull(session.endedAt))),
  )

export const familyOfAccess = (accessHash: Buffer) =>
  query(
    async (tx) =>
      (await tx.query.select({ family: session.family }).from(session).where(eq(session.accessHash, accessHash)))[0]
        ?.family,
  )

/** Ends every family of a person but `kept`, after whoever renews one of them has committed. */
export const endFamiliesOf = (personId: number, at: string, kept?: string) =>
  query(async (tx) => {
    const held = await tx.query
      .select({ family: session.family })
      .from(session)
      .where(and(eq(session.personId, personId), isNull(session.endedAt)))
      .orderBy(asc(session.id))
      .for("update")
    const families = [...new Set(held.map(({ family }) => family))].filter((family) => family !== kept)
    if (families.length === 0) return
    await tx.query
      .update(session)
      .set({ endedAt: at })
      .where(and(inArray(session.family, families), isNull(session.endedAt)))
  })
