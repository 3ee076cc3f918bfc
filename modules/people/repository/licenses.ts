/** SQL of 資格・免許: what a company offers, and what of its people runs out. */
import { and, asc, eq, sql } from "drizzle-orm"
import type { IsoDate } from "#modules/kernel/civil-day.ts"
import { isAnyOf } from "#modules/kernel/database/any-of.ts"
import { query } from "#modules/kernel/database/scope.ts"
import { mostRowsOfPage } from "#modules/kernel/fields/page-sizes.ts"
import type { CertificationKind } from "../codes.ts"
import { license } from "../tables.ts"

export type LicenseRow = typeof license.$inferSelect

export const licensesOf = (companyId: number) =>
  query((tx) =>
    tx.query
      .select()
      .from(license)
      .where(and(eq(license.companyId, companyId), eq(license.status, 1)))
      .orderBy(asc(license.kind), asc(license.id)),
  )

/** Those of these ids that the company offers. */
export const licensesByIds = (companyId: number, ids: ReadonlyArray<number>) =>
  query(async (tx) => {
    const rows = await tx.query
      .select({ id: license.id, name: license.name })
      .from(license)
      .where(and(eq(license.companyId, companyId), eq(license.status, 1), isAnyOf(license.id, ids)))
    return new Map(rows.map(({ id, name }) => [id, name]))
  })

/** Locked for the one who changes it; one that was taken out is not there. */
export const licenseForUpdate = (companyId: number, id: number) =>
  query(
    async (tx) =>
      (
        await tx.query
          .select()
          .from(license)
          .where(and(eq(license.companyId, companyId), eq(license.id, id), eq(license.status, 1)))
          .for("update")
      )[0],
  )

export const licenseNamed = (companyId: number, kind: CertificationKind, name: string) =>
  query(
    async (tx) =>
      (
        await tx.query
          .select()
          .from(license)
          .where(and(eq(license.companyId, companyId), eq(license.kind, kind), eq(license.name, name)))
      )[0],
  )

/** Writes a name down, or brings back the one that was taken out; nothing where it is there already. */
export const putLicense = (row: Pick<LicenseRow, "companyId" | "kind" | "name">) =>
  query(async (tx) => {
    const [made] = await tx.query
      .insert(license)
      .values(row)
      .onConflictDoUpdate({
        target: [license.companyId, license.kind, license.name],
        set: { status: 1, version: sql`${license.version} + 1` },
        setWhere: eq(license.status, 0),
      })
      .returning()
    return made
  })

export const saveLicense = (companyId: number, id: number, next: Partial<Pick<LicenseRow, "name" | "status">>) =>
  query((tx) =>
    tx.query
      .update(license)
      .set({ ...next, version: sql`${license.version} + 1` })
      .where(and(eq(license.companyId, companyId), eq(license.id, id))),
  )

export interface ExpiringRow {
  readonly userId: number
  readonly userName: string
  readonly kind: CertificationKind
  readonly name: string
  readonly expiresOn: IsoDate
  readonly daysLeft: number
}
/** Of people who are there, what has run out by a day, soonest first. */
export const expiringBy = (companyId: number, today: IsoDate, last: IsoDate) =>
  query(
    ({ sql: ask }) => ask<Array<ExpiringRow>>`
      select s.id as "userId", s.name as "userName", kind.key as kind, held.row ->> 'name' as name,
        held.row ->> 'expiresOn' as "expiresOn", (held.row ->> 'expiresOn')::date - ${today}::date as "daysLeft"
      from people.profile p
      join people.staff s on s.company_id = p.company_id and s.id = p.staff_id
      cross join lateral jsonb_each(p.certification) as kind
      cross join lateral jsonb_array_elements(kind.value) as held(row)
      where p.company_id = ${companyId} and s.company_id = ${companyId} and s.status = 1
        and (s.left_on is null or s.left_on >= ${today}::date)
        and held.row ->> 'expiresOn' <= ${last}
      order by held.row ->> 'expiresOn', s.id, kind.key, name limit ${mostRowsOfPage}`,
  )
