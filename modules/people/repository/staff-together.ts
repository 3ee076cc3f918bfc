/** SQL of many staff records at once: written by an import, taken back by its undoing. */
import { and, asc, eq } from "drizzle-orm"
import { isAnyOf } from "#modules/kernel/database/any-of.ts"
import { query } from "#modules/kernel/database/scope.ts"
import { profile, staff } from "../tables.ts"

export const insertStaffTogether = (rows: ReadonlyArray<typeof staff.$inferInsert>) =>
  query((tx) =>
    tx.query
      .insert(staff)
      .values([...rows])
      .returning({ id: staff.id, personId: staff.personId }),
  )

export const insertProfiles = (rows: ReadonlyArray<typeof profile.$inferInsert>) =>
  query((tx) => tx.query.insert(profile).values([...rows]))

/** Locked, so that nothing can begin to refer to them. */
export const staffForRemoval = (companyId: number, ids: ReadonlyArray<number>) =>
  query((tx) =>
    tx.query
      .select()
      .from(staff)
      .where(and(eq(staff.companyId, companyId), isAnyOf(staff.id, ids)))
      .orderBy(asc(staff.id))
      .for("update"),
  )

export const deleteStaff = (companyId: number, ids: ReadonlyArray<number>) =>
  query((tx) => tx.query.delete(staff).where(and(eq(staff.companyId, companyId), isAnyOf(staff.id, ids))))

export const deleteProfiles = (companyId: number, staffIds: ReadonlyArray<number>) =>
  query((tx) =>
    tx.query.delete(profile).where(and(eq(profile.companyId, companyId), isAnyOf(profile.staffId, staffIds))),
  )

/** Of everybody in the company, by what people are told apart. */
export const staffNamesAndBirthdays = (companyId: number) =>
  query((tx) =>
    tx.query
      .select({ id: staff.id, name: staff.name, birthday: staff.birthday, partnerId: staff.partnerId })
      .from(staff)
      .where(eq(staff.companyId, companyId)),
  )
