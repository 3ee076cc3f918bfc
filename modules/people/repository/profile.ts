/** SQL of what is known of a person beside his record: one row a person, none until something is written. */
import { and, eq } from "drizzle-orm"
import { isAnyOf } from "#modules/kernel/database/any-of.ts"
import { query } from "#modules/kernel/database/scope.ts"
import type { Heal } from "../contract/profile.ts"
import { health, profile } from "../tables.ts"

export type ProfileRow = typeof profile.$inferSelect
export type ProfilePatch = Partial<Omit<ProfileRow, "companyId" | "staffId">>

export const profileRow = (companyId: number, staffId: number) =>
  query(
    async (tx) =>
      (
        await tx.query
          .select()
          .from(profile)
          .where(and(eq(profile.companyId, companyId), eq(profile.staffId, staffId)))
      )[0],
  )
/** Where the pay of these people goes. */
export const accountRows = (companyId: number, staffIds: ReadonlyArray<number>) =>
  query((tx) =>
    tx.query
      .select({ staffId: profile.staffId, bank: profile.bank })
      .from(profile)
      .where(and(eq(profile.companyId, companyId), isAnyOf(profile.staffId, staffIds))),
  )
export const saveProfile = (companyId: number, staffId: number, next: ProfilePatch) =>
  query((tx) =>
    tx.query
      .insert(profile)
      .values({ ...next, companyId, staffId })
      .onConflictDoUpdate({ target: [profile.companyId, profile.staffId], set: next }),
  )

export const healthOf = (companyId: number, staffId: number) =>
  query(
    async (tx) =>
      (
        await tx.query
          .select({ heal: health.heal })
          .from(health)
          .where(and(eq(health.companyId, companyId), eq(health.staffId, staffId)))
      )[0]?.heal ?? {},
  )
export const saveHealth = (companyId: number, staffId: number, heal: Heal) =>
  query((tx) =>
    tx.query
      .insert(health)
      .values({ companyId, staffId, heal })
      .onConflictDoUpdate({ target: [health.companyId, health.staffId], set: { heal } }),
  )
