/** SQL of registrations: founding by a registration, changing it, one's own that are not approved. */
import { and, asc, eq, inArray, sql } from "drizzle-orm"
import { activeStatuses } from "#modules/kernel/codes.ts"
import { query } from "#modules/kernel/database/scope.ts"
import { company, label } from "../tables.ts"

const { notVerify, rejectVerify } = activeStatuses

/** Whether it was made: not where its founder has one of that name waiting already. */
export const insertRegistered = (row: typeof company.$inferInsert) =>
  query(async (tx) => {
    const made = await tx.query
      .insert(company)
      .overridingSystemValue()
      .values(row)
      .onConflictDoNothing()
      .returning({ id: company.id })
    return made.length > 0
  })

/** The founder's company of that name that waits for the platform's word. */
export const waitingCalled = (adminId: number, name: string) =>
  query(
    async (tx) =>
      (
        await tx.query
          .select()
          .from(company)
          .where(and(eq(company.adminId, adminId), eq(company.name, name), eq(company.status, notVerify)))
      )[0],
  )

/** Lets one registration of a founder go on at a time, until its end: what waits by then is seen by the next. */
export const holdFounder = (adminId: number) =>
  query((tx) =>
    tx.query.execute(sql`select pg_advisory_xact_lock(hashtextextended('register:' || ${adminId}::int, 0))`),
  )

/** The companies that this person registered and that are not approved, in his own scope. */
export const unapprovedOf = (adminId: number) =>
  query((tx) =>
    tx.query
      .select()
      .from(company)
      .where(and(eq(company.adminId, adminId), inArray(company.status, [notVerify, rejectVerify])))
      .orderBy(asc(company.id)),
  )

/** The company's own words; a word that it had before is said anew. */
export const saveLabels = (
  companyId: number,
  labels: ReadonlyArray<{ readonly key: string; readonly value: string }>,
) =>
  query((tx) =>
    tx.query
      .insert(label)
      .values(labels.map((one) => ({ companyId, ...one })))
      .onConflictDoUpdate({
        target: [label.companyId, label.key],
        set: { value: sql`excluded.value`, version: sql`${label.version} + 1` },
      }),
  )
