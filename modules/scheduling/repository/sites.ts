/** SQL of sites. */
import { and, asc, eq, inArray, ne, or, type SQL, sql } from "drizzle-orm"
import { projectWorkStatuses } from "#modules/kernel/codes.ts"
import { holds } from "#modules/kernel/database/found.ts"
import { query } from "#modules/kernel/database/scope.ts"
import { type Columns, type Fact, type Filter, whereVisible } from "#modules/kernel/visible.ts"
import type { Tie } from "../policy.ts"
import { site } from "../tables.ts"

export type SiteRow = typeof site.$inferSelect

/** A place of a small job is no site of any list. */
const isListed = and(eq(site.status, 1), eq(site.isSmallJob, false))

/** Spelled out: in a list of columns the query builder leaves the table's name away. */
const ours = { companyId: sql`site.company_id`, id: sql`site.id` }
const list = (values: ReadonlyArray<Fact>) =>
  sql`any(${`{${values.filter((value) => typeof value === "number").join(",")}}`}::int[])`
const onSomeTask = (column: SQL) => (values: ReadonlyArray<Fact>) =>
  sql`exists (
  select 1 from scheduling.task t join scheduling.task_worker w
    on w.company_id = t.company_id and w.task_id = t.id and w.status = 1
  where t.company_id = ${ours.companyId} and t.site_id = ${ours.id} and t.status = 1 and ${column} = ${list(values)})`

/** How the ties of a site are asked for: its own customer, leader and people, or those of any of its arrangements. */
export const siteTies: Columns<Tie> = {
  customer: site.customerId,
  leader: (values) => sql`(${site.leaderStaffId} = ${list(values)} or exists (select 1 from scheduling.task t
    where t.company_id = ${ours.companyId} and t.site_id = ${ours.id} and t.status = 1
      and t.leader_staff_id = ${list(values)}))`,
  worker: (values) => sql`(${onSomeTask(sql`w.staff_id`)(values)} or exists (select 1 from scheduling.site_worker p
    where p.company_id = ${ours.companyId} and p.site_id = ${ours.id} and p.staff_id = ${list(values)}))`,
  vendor: (values) => sql`(${onSomeTask(sql`w.partner_id`)(values)} or exists (
    select 1 from scheduling.task t join scheduling.task_vendor v
      on v.company_id = t.company_id and v.task_id = t.id and v.status = 1
    where t.company_id = ${ours.companyId} and t.site_id = ${ours.id} and t.status = 1
      and v.partner_id = ${list(values)}) or exists (select 1 from scheduling.site_vendor p
    where p.company_id = ${ours.companyId} and p.site_id = ${ours.id} and p.request <> 3
      and p.partner_id = ${list(values)}))`,
}

const onTasks = (column: SQL) => sql`select ${column} from scheduling.task t
    join scheduling.task_worker w on w.company_id = t.company_id and w.task_id = t.id and w.status = 1
    where t.company_id = ${ours.companyId} and t.site_id = ${ours.id} and t.status = 1`
const tiesOfSite = {
  leaders: sql<ReadonlyArray<number>>`array(select distinct t.leader_staff_id from scheduling.task t
    where t.company_id = ${ours.companyId} and t.site_id = ${ours.id} and t.status = 1 and t.leader_staff_id is not null)`,
  workers: sql<ReadonlyArray<number>>`array(${onTasks(sql`w.staff_id`)} union
    select p.staff_id from scheduling.site_worker p
    where p.company_id = ${ours.companyId} and p.site_id = ${ours.id})`,
  vendors: sql<ReadonlyArray<number>>`array(${onTasks(sql`w.partner_id`)} and w.partner_id is not null union
    select v.partner_id from scheduling.task t join scheduling.task_vendor v
      on v.company_id = t.company_id and v.task_id = t.id and v.status = 1
    where t.company_id = ${ours.companyId} and t.site_id = ${ours.id} and t.status = 1 union
    select p.partner_id from scheduling.site_vendor p
    where p.company_id = ${ours.companyId} and p.site_id = ${ours.id} and p.request <> 3)`,
  namedVendors: sql<ReadonlyArray<number>>`array(select p.partner_id from scheduling.site_vendor p
    where p.company_id = ${ours.companyId} and p.site_id = ${ours.id})`,
}
export interface SiteWithTies {
  readonly site: SiteRow
  readonly leaders: ReadonlyArray<number>
  readonly workers: ReadonlyArray<number>
  readonly vendors: ReadonlyArray<number>
  /** The vendors that it names itself, those too that said no. */
  readonly namedVendors: ReadonlyArray<number>
}

/** Sites with everybody they belong to, for the policy; by id. */
export const sitesWithTies = (companyId: number, ids: ReadonlyArray<number>) =>
  query(
    (tx): Promise<ReadonlyArray<SiteWithTies>> =>
      tx.query
        .select({ site, ...tiesOfSite })
        .from(site)
        .where(and(eq(site.companyId, companyId), sql`${site.id} = ${list(ids)}`))
        .orderBy(asc(site.id)),
  )

export const siteRowsByIds = (companyId: number, ids: ReadonlyArray<number>) =>
  query((tx) =>
    tx.query
      .select()
      .from(site)
      .where(and(eq(site.companyId, companyId), sql`${site.id} = ${list(ids)}`)),
  )

/** What sites are called; in the order of the ids, undefined for a foreign or missing one. One prepared statement. */
export const siteNames = (companyId: number, ids: ReadonlyArray<number>) =>
  query(async ({ sql }) => {
    const rows = await sql<Array<{ id: number; name: string }>>`
      select id, name from scheduling.site where company_id = ${companyId} and id = any(${[...new Set(ids)]}::int[])`
    const names = new Map(rows.map(({ id, name }) => [id, name]))
    return ids.map((id) => names.get(id))
  })

/** Where each site lies, as it is written and as it was told. */
export const sitePlaces = (companyId: number) =>
  query(
    ({ sql }) => sql<Array<{ id: number; address: string; kenId: number | null }>>`
      select id, address, ken_id as "kenId" from scheduling.site where company_id = ${companyId}`,
  )

/** More are not picked from a list on a phone. */
const mostOpenSites = 200
const openStates = [projectWorkStatuses.working, projectWorkStatuses.comingToWork]

/** All, or those among these. */
export const openSiteRows = (companyId: number, among?: ReadonlyArray<number>) =>
  query((tx) =>
    tx.query
      .select()
      .from(site)
      .where(
        and(
          eq(site.companyId, companyId),
          isListed,
          inArray(site.state, openStates),
          among === undefined ? undefined : sql`${site.id} = ${list(among)}`,
        ),
      )
      .orderBy(asc(site.name))
      .limit(mostOpenSites),
  )

export interface SitesAsked {
  /** What was searched for: each word in a text of the site, or in one of these customers. */
  readonly words: ReadonlyArray<{ readonly word: string; readonly customerIds: ReadonlyArray<number> }>
  readonly states: ReadonlyArray<number>
  readonly customerId: number | undefined
  readonly offset: number
  readonly rows: number
}
const holdsWords = (words: SitesAsked["words"]) =>
  words.map(({ word, customerIds }) =>
    or(
      ...[site.name, site.nameKana, site.address].map((text) => holds(text, word)),
      sql`${site.customerId} = ${list(customerIds)}`,
    ),
  )

/** One page of the sites that are seen; the number of all travels with each row. */
export const sitesSeen = (companyId: number, seen: Filter<Tie>, asked: SitesAsked) =>
  query((tx) =>
    tx.query
      .select({ site, ...tiesOfSite, total: sql<number>`(count(*) over ())::int` })
      .from(site)
      .where(
        and(
          eq(site.companyId, companyId),
          isListed,
          whereVisible(seen, siteTies),
          ...holdsWords(asked.words),
          asked.states.length === 0 ? undefined : inArray(site.state, [...asked.states]),
          asked.customerId === undefined ? undefined : eq(site.customerId, asked.customerId),
        ),
      )
      .orderBy(asc(sql`coalesce(${site.nameKana}, ${site.name})`), asc(site.id))
      .limit(asked.rows)
      .offset(asked.offset),
  )

export const insertSite = (row: typeof site.$inferInsert) =>
  query(async (tx) => {
    const [made] = await tx.query.insert(site).values(row).returning()
    return made
  })

/** Writes the site when its version is still the expected one; undefined when somebody was first. */
export const updateSiteRow = (
  companyId: number,
  id: number,
  expectedVersion: number,
  change: Partial<Omit<typeof site.$inferInsert, "companyId" | "id" | "version">>,
) =>
  query(async (tx) => {
    const [row] = await tx.query
      .update(site)
      .set({ ...change, version: sql`${site.version} + 1` })
      .where(and(eq(site.companyId, companyId), eq(site.id, id), eq(site.version, expectedVersion)))
      .returning()
    return row
  })

/** Whether a customer already has a site of this name, another one than `exceptId`. */
export const siteNamed = (companyId: number, customerId: number, name: string, exceptId: number) =>
  query(async (tx) => {
    const rows = await tx.query
      .select({ id: site.id })
      .from(site)
      .where(
        and(
          eq(site.companyId, companyId),
          eq(site.customerId, customerId),
          eq(site.name, name),
          isListed,
          ne(site.id, exceptId),
        ),
      )
      .limit(1)
    return rows.length > 0
  })

/** The sites of these ids, held for whoever changes them together, in one order. */
export const lockSites = (companyId: number, ids: ReadonlyArray<number>) =>
  query((tx) =>
    tx.query
      .select({ id: site.id })
      .from(site)
      .where(and(eq(site.companyId, companyId), sql`${site.id} = ${list(ids)}`))
      .orderBy(asc(site.id))
      .for("update"),
  )

/** Another state for sites that are held. */
export const setStates = (companyId: number, ids: ReadonlyArray<number>, state: number) =>
  query((tx) =>
    tx.query
      .update(site)
      .set({ state, version: sql`${site.version} + 1` })
      .where(and(eq(site.companyId, companyId), sql`${site.id} = ${list(ids)}`)),
  )
