/** SQL of accounts that their people open, prove and leave. */
import { and, eq, isNull } from "drizzle-orm"
import type { Instant } from "#modules/kernel/civil-day.ts"
import { userStatuses } from "#modules/kernel/codes.ts"
import { query } from "#modules/kernel/database/scope.ts"
import { activation, person, superAdmin } from "../tables.ts"

export type PersonRow = typeof person.$inferSelect

export const personById = (id: number) =>
  query(async (tx) => (await tx.query.select().from(person).where(eq(person.id, id)))[0])

/** Held until the end of the transaction. */
export const personForUpdate = (id: number) =>
  query(async (tx) => (await tx.query.select().from(person).where(eq(person.id, id)).for("update"))[0])

export const savePerson = (
  id: number,
  next: Partial<Pick<PersonRow, "language" | "name" | "passwordHash" | "status" | "vouchedBy">>,
) => query((tx) => tx.query.update(person).set(next).where(eq(person.id, id)))

export const insertActivation = (row: typeof activation.$inferInsert) =>
  query((tx) => tx.query.insert(activation).values(row))

/** The link and whose it is; held, so that of two that use it the second finds it used. */
export const activationByHash = (tokenHash: Buffer) =>
  query(
    async (tx) =>
      (await tx.query.select().from(activation).where(eq(activation.tokenHash, tokenHash)).for("update"))[0],
  )

/** For looking only: holds nobody up. */
export const activationSeen = (tokenHash: Buffer) =>
  query(
    async (tx) =>
      (
        await tx.query
          .select({ link: activation, person: { name: person.name, email: person.email, status: person.status } })
          .from(activation)
          .innerJoin(person, eq(person.id, activation.personId))
          .where(eq(activation.tokenHash, tokenHash))
      )[0],
  )

export const useUpActivations = (personId: number, at: Instant) =>
  query((tx) =>
    tx.query
      .update(activation)
      .set({ usedAt: at })
      .where(and(eq(activation.personId, personId), isNull(activation.usedAt))),
  )

export const isSuperAdmin = (personId: number) =>
  query(async (tx) => {
    const found = await tx.query.select().from(superAdmin).where(eq(superAdmin.personId, personId))
    return found.length > 0
  })

/** The platform's own people who can act. */
export const platformPeople = () =>
  query((tx) =>
    tx.query
      .select({ id: person.id, name: person.name, email: person.email, language: person.language })
      .from(superAdmin)
      .innerJoin(person, eq(person.id, superAdmin.personId))
      .where(eq(person.status, userStatuses.active)),
  )
