/** SQL of dated terms: rows are only added, and the highest version of a day is what counts. */
import { and, asc, desc, eq, gte, lte, sql } from "drizzle-orm"
import type { IsoDate } from "#modules/kernel/civil-day.ts"
import { isAnyOf } from "#modules/kernel/database/any-of.ts"
import { query } from "#modules/kernel/database/scope.ts"
import { rowFromTerms, type Terms, termsFromRow } from "../model.ts"
import { residentTax, terms } from "../tables.ts"

interface Period {
  readonly from: IsoDate
  readonly to: IsoDate
}

const countsWithin = (companyId: number, staffIds: ReadonlyArray<number>, { from, to }: Period) => {
  const inForceAtStart = sql`coalesce((select max(earlier.effective_from) from people.terms earlier
    where earlier.company_id = ${terms.companyId} and earlier.staff_id = ${terms.staffId}
      and earlier.effective_from <= ${from}::date), '-infinity')`
  return and(
    eq(terms.companyId, companyId),
    isAnyOf(terms.staffId, staffIds),
    lte(terms.effectiveFrom, to),
    gte(terms.effectiveFrom, inForceAtStart),
  )
}
const newestOfEachFirstDay = [asc(terms.staffId), asc(terms.effectiveFrom), desc(terms.version)]

/** The newest version of every terms that counts on some day of the period, by person and first day. */
export const termsRowsCovering = (companyId: number, staffIds: ReadonlyArray<number>, period: Period) =>
  query(async (tx) => {
    const rows = await tx.query
      .selectDistinctOn([terms.staffId, terms.effectiveFrom])
      .from(terms)
      .where(countsWithin(companyId, staffIds, period))
      .orderBy(...newestOfEachFirstDay)
    return rows.map(termsFromRow)
  })

/** Of the same terms only how they pay. */
export const salaryTypeRowsCovering = (companyId: number, staffIds: ReadonlyArray<number>, period: Period) =>
  query((tx) =>
    tx.query
      .selectDistinctOn([terms.staffId, terms.effectiveFrom], {
        staffId: terms.staffId,
        effectiveFrom: terms.effectiveFrom,
        salaryType: terms.salaryType,
      })
      .from(terms)
      .where(countsWithin(companyId, staffIds, period))
      .orderBy(...newestOfEachFirstDay),
  )

/** Whose 給与形態 is asked, and of which day. */
export interface SalaryTypeAsked {
  readonly staffId: number
  readonly day: IsoDate
}
/** 給与形態 of people on days, undefined before the first terms; one prepared statement, in the order of those asked. */
export const salaryTypeRows = (companyId: number, asked: ReadonlyArray<SalaryTypeAsked>) =>
  query(async ({ sql }) => {
    // As text: drizzle takes the driver's way of writing a list of days away.
    const days = `{${asked.map(({ day }) => day).join(",")}}`
    const rows = await sql<Array<Pick<typeof terms.$inferSelect, "salaryType"> & { readonly place: string }>>`
      select asked.place, t.salary_type as "salaryType"
      from unnest(${asked.map(({ staffId }) => staffId)}::int[], ${days}::date[])
        with ordinality asked (staff_id, day, place)
      cross join lateral (select salary_type from people.terms
        where company_id = ${companyId} and staff_id = asked.staff_id and effective_from <= asked.day
        order by effective_from desc, version desc limit 1) t`
    const types = new Map(rows.map(({ place, salaryType }) => [Number(place) - 1, salaryType]))
    return asked.map((_, n) => types.get(n))
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
