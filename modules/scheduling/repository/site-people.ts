/** SQL of a site's vendors and standing people. */
import { and, eq, inArray, sql } from "drizzle-orm"
import type { IsoDate } from "#modules/kernel/civil-day.ts"
import { isAnyOf } from "#modules/kernel/database/any-of.ts"
import { query } from "#modules/kernel/database/scope.ts"
import { siteVendor, siteWorker } from "../tables.ts"

export interface VendorOfSite {
  readonly partnerId: number
  readonly price: number | null
  readonly request: 1 | 2 | 3
  readonly version: number
}

/** Of one site, by the number of the record. */
export const vendorsOfSite = (companyId: number, siteId: number) =>
  query(
    (tx): Promise<ReadonlyArray<VendorOfSite>> =>
      tx.query
        .select({
          partnerId: siteVendor.partnerId,
          price: siteVendor.price,
          request: siteVendor.request,
          version: siteVendor.version,
        })
        .from(siteVendor)
        .where(and(eq(siteVendor.companyId, companyId), eq(siteVendor.siteId, siteId)))
        .orderBy(siteVendor.partnerId),
  )

/** Where a vendor, or a person of the company's own list, has something to do: named on the site, or on a day of it. */
export const sitesOfParty = (
  companyId: number,
  { partnerId, staffId }: { readonly partnerId: number | null; readonly staffId: number | null },
) =>
  query(async ({ sql: ask }) => {
    const rows = await ask<Array<{ id: number }>>`
      select v.site_id as id from scheduling.site_vendor v where v.company_id = ${companyId} and v.partner_id = ${partnerId}
      union select t.site_id from scheduling.task_vendor v
        join scheduling.task t on t.company_id = v.company_id and t.id = v.task_id
        where v.company_id = ${companyId} and v.partner_id = ${partnerId}
      union select s.site_id from scheduling.site_worker s where s.company_id = ${companyId} and s.staff_id = ${staffId}
      union select t.site_id from scheduling.task_worker w
        join scheduling.task t on t.company_id = w.company_id and t.id = w.task_id
        where w.company_id = ${companyId} and (w.partner_id = ${partnerId} or w.staff_id = ${staffId})`
    return new Set(rows.map(({ id }) => id))
  })

export const workersOfSite = (companyId: number, siteId: number) =>
  query(async (tx) => {
    const rows = await tx.query
      .select({ staffId: siteWorker.staffId })
      .from(siteWorker)
      .where(and(eq(siteWorker.companyId, companyId), eq(siteWorker.siteId, siteId)))
      .orderBy(siteWorker.staffId)
    return rows.map(({ staffId }) => staffId)
  })

export interface VendorToSave {
  readonly partnerId: number
  readonly price: number | null
  /** What a vendor is asked with that was not there before. */
  readonly request: 1 | 2
}
/** The vendors of a site from now on. Who stays keeps its answer; only a changed price makes its line newer. */
export const saveVendorsOfSite = (companyId: number, siteId: number, rows: ReadonlyArray<VendorToSave>) =>
  query(async (tx) => {
    const kept = rows.map(({ partnerId }) => partnerId)
    await tx.sql`delete from scheduling.site_vendor
      where company_id = ${companyId} and site_id = ${siteId} and partner_id <> all(${kept}::int[])`
    if (rows.length === 0) return
    await tx.sql`
      insert into scheduling.site_vendor as v (company_id, site_id, partner_id, price, request)
      select ${companyId}::int, ${siteId}::int, r."partnerId", r.price, r.request
      from jsonb_to_recordset(${JSON.stringify(rows)}::text::jsonb) as r("partnerId" int, price bigint, request int)
      on conflict (company_id, site_id, partner_id) do update set price = excluded.price, version = v.version + 1
        where v.price is distinct from excluded.price`
  })

export const saveWorkersOfSite = (companyId: number, siteId: number, staffIds: ReadonlyArray<number>) =>
  query(async (tx) => {
    await tx.sql`delete from scheduling.site_worker
      where company_id = ${companyId} and site_id = ${siteId} and staff_id <> all(${[...staffIds]}::int[])`
    if (staffIds.length > 0)
      await tx.query
        .insert(siteWorker)
        .values(staffIds.map((staffId) => ({ companyId, siteId, staffId })))
        .onConflictDoNothing()
  })

/** Writes a vendor's answer when its line is still as it was seen; false when somebody was first. */
export const answerOfVendor = (companyId: number, siteId: number, partnerId: number, version: number, request: 1 | 3) =>
  query(async (tx) => {
    const rows = await tx.query
      .update(siteVendor)
      .set({ request, version: sql`${siteVendor.version} + 1` })
      .where(
        and(
          eq(siteVendor.companyId, companyId),
          eq(siteVendor.siteId, siteId),
          eq(siteVendor.partnerId, partnerId),
          eq(siteVendor.version, version),
        ),
      )
      .returning({ version: siteVendor.version })
    return rows.length === 1
  })

/** The days of the site on which these vendors are asked for people (and have not said no), or have some, held days among them. */
export const vendorsArranged = (companyId: number, siteId: number, partnerIds: ReadonlyArray<number>) =>
  query(async ({ sql: raw }) => {
    const rows = await raw<Array<{ id: number; day: IsoDate }>>`
      select w.partner_id as id, t.day::text as day from scheduling.task t
        join scheduling.task_worker w on w.company_id = t.company_id and w.task_id = t.id and w.status in (1, 3)
        where t.company_id = ${companyId} and t.site_id = ${siteId} and t.status = 1
          and w.partner_id = any(${[...partnerIds]}::int[])
      union select v.partner_id, t.day::text from scheduling.task t
        join scheduling.task_vendor v on v.company_id = t.company_id and v.task_id = t.id and v.status = 1
          and v.answer <> 3
        where t.company_id = ${companyId} and t.site_id = ${siteId} and t.status = 1
          and v.partner_id = any(${[...partnerIds]}::int[])
      order by 2, 1`
    return Map.groupBy(rows, ({ id }) => id)
  })

/** How many vendors and standing people each of these sites has. */
export const peopleCounts = (companyId: number, siteIds: ReadonlyArray<number>) =>
  query(async (tx) => {
    const count = sql<number>`count(*)::int`
    const vendors = await tx.query
      .select({ siteId: siteVendor.siteId, count })
      .from(siteVendor)
      .where(
        and(
          eq(siteVendor.companyId, companyId),
          isAnyOf(siteVendor.siteId, siteIds),
          inArray(siteVendor.request, [1, 2]),
        ),
      )
      .groupBy(siteVendor.siteId)
    const workers = await tx.query
      .select({ siteId: siteWorker.siteId, count })
      .from(siteWorker)
      .where(and(eq(siteWorker.companyId, companyId), isAnyOf(siteWorker.siteId, siteIds)))
      .groupBy(siteWorker.siteId)
    return {
      vendors: new Map(vendors.map((row) => [row.siteId, row.count])),
      workers: new Map(workers.map((row) => [row.siteId, row.count])),
    }
  })
