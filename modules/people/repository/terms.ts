/** SQL of dated terms: rows are only added, and the highest version of a day is what counts. */
import { and, asc, desc, eq, gte, lte, sql } from "drizzle-orm"
import type { IsoDate } from "#modules/kernel/civil-day.ts"
import { isAnyOf } from "#modules/kernel/database/any-of.ts"
import { query } from "#modules/kernel/database/scope.ts"
import { rowFromTerms, type Terms, termsFromRow } from "../model.ts"
import { residentTax, terms } from "../tables.ts"

/** The newest version of every terms that counts on some day of the period, by person and first day. */
export const termsRowsCovering = (
  companyId: number,
  staffIds: ReadonlyArray<number>,
  period: { readonly from: IsoDate; readonly to: IsoDate },
) =>
  query(async (tx) => {
    const inForceAtStart = sql`coalesce((select max(earlier.effective_from) from people.terms earlier
      where earlier.company_id = ${terms.companyId} and earlier.staff_id = ${terms.staffId}
        and earlier.effective_from <= ${period.from}::date), '-infinity')`
    const rows = await tx.query
      .selectDistinctOn([terms.staffId, terms.effectiveFrom])
      .from(terms)
      .where(
        and(
          eq(terms.companyId, companyId),
          isAnyOf(terms.staffId, staffIds),
          lte(terms.effectiveFrom, period.to),
          gte(terms.effectiveFrom, inForceAtStart),
        ),
      )
      .orderBy(asc(terms.staffId), asc(terms.effectiveFrom), desc(terms.version))
    return rows.map(termsFromRow)
  })

/** 給与形態 of one person on a day; undefined before the first terms. One prepared statement. */
export const salaryTypeRow = (companyId: number, staffId: number, day: IsoDate) =>
  query(async ({ sql }) => {
    const [row] = await sql<Array<Pick<typeof terms.$inferSelect, "salaryType">>>`
      select salary_type as "salaryType" from people.terms
      where company_id = ${companyId} and staff_id = ${staffId} and effective_from <= ${day}
      order by effective_from desc, version desc limit 1`
    return row?.salaryType
  })

/** Every first day's newest terms of one person, ascending. */
export const termsHistoryRows = (companyId: number, staffId: number) =>
  query(async (tx) => {
    const rows = await tx.query
      .selectDistinctOn([terms.effectiveFrom])
      .from(terms)
      .where(and(eq(terms.companyId, companyId), eq(terms.staffId, staffId)))
      .orderBy(asc(terms.effectiveFrom), desc(terms.version))
    return rows.map(termsFromRow)
  })

export const insertTerms = (companyId: number, of: Terms) =>
  query((tx) => tx.query.insert(terms).values(rowFromTerms(companyId, of)))

/** The newest version of each person's fiscal years; every year when none is named. */
export const residentTaxRows = (companyId: number, staffIds: ReadonlyArray<number>, fiscalYear?: number) =>
  query((tx) =>
    tx.query
      .selectDistinctOn([residentTax.staffId, residentTax.fiscalYear])
      .from(residentTax)
      .where(
        and(
          eq(residentTax.companyId, companyId),
          isAnyOf(residentTax.staffId, staffIds),
          fiscalYear === undefined ? undefined : eq(residentTax.fiscalYear, fiscalYear),
        ),
      )
      .orderBy(asc(residentTax.staffId), asc(residentTax.fiscalYear), desc(residentTax.version)),
  )

export const insertResidentTax = (row: typeof residentTax.$inferInsert) =>
  query((tx) => tx.query.insert(residentTax).values(row))
