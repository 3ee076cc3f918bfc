/** SQL of 企業管理: companies as the platform lists them, in its own scope. */
import { and, asc, count, desc, eq, gte, isNotNull, isNull, lte, ne, notInArray, or, type SQL, sql } from "drizzle-orm"
import type { IsoDate } from "#modules/kernel/civil-day.ts"
import { activeStatuses, type Flag, flags } from "#modules/kernel/codes.ts"
import { isAnyOf } from "#modules/kernel/database/any-of.ts"
import { isFoundIn } from "#modules/kernel/database/found.ts"
import { query } from "#modules/kernel/database/scope.ts"
import { companyUserStatuses } from "../codes.ts"
import { company, plan } from "../tables.ts"

interface Wanted {
  readonly keyword?: string | undefined
  readonly status?: number | undefined
  readonly isConsulting?: Flag | undefined
  readonly isOver?: Flag | undefined
  readonly isUnpaid?: Flag | undefined
  readonly subscriptionId?: number | undefined
  readonly isBanking?: Flag | undefined
  /** What over is counted from. */
  readonly today?: IsoDate | undefined
}
const { active } = activeStatuses
/** Of a company that was let in: its plan is over, or not paid (D95). */
const over = (today: IsoDate) =>
  sql`(${company.status} = ${active} and (${company.adminStatus} = ${companyUserStatuses.adminExpirePurchase}
    or coalesce(${company.expiredAt} < ${today}, false)))`
const unpaid = (today: IsoDate) =>
  sql`(${company.status} = ${active} and ${company.paymentStatus} <> ${active} and not ${over(today)})`
const asked = (flag: Flag | undefined, of: SQL) =>
  flag === undefined ? undefined : flag === flags.on ? of : sql`not ${of}`
const paysByTransfer = sql`(${company.paymentTerm} is not null and ${company.isBanking})`
const paysByCard = sql`(${company.paymentTerm} is not null and not ${company.isBanking})`
const askedForPlan = (asks: Flag) =>
  asks === flags.on ? isNotNull(company.subscriptionContact) : isNull(company.subscriptionContact)

const wantedBy = (wanted: Wanted): SQL | undefined => {
  const { isBanking, isConsulting, isOver, isUnpaid, keyword, status, subscriptionId, today } = wanted
  return and(
    status === undefined ? undefined : eq(company.status, status),
    today === undefined ? undefined : asked(isOver, over(today)),
    today === undefined ? undefined : asked(isUnpaid, unpaid(today)),
    subscriptionId === undefined ? undefined : eq(company.subscriptionId, subscriptionId),
    isBanking === undefined ? undefined : isBanking === flags.on ? paysByTransfer : paysByCard,
    isConsulting === undefined ? undefined : askedForPlan(isConsulting),
    isFoundIn(
      keyword ?? "",
      company.name,
      company.furiganaName,
      company.registrationNumber,
      company.address,
      company.phone,
    ),
  )
}

/** Those that wait first, then the newest. */
export const companiesOfPlatform = (wanted: Wanted, offset: number, limit: number) =>
  query((tx) =>
    tx.query
      .select()
      .from(company)
      .where(wantedBy(wanted))
      .orderBy(desc(sql`${company.status} = ${activeStatuses.notVerify}`), desc(company.id))
      .offset(offset)
      .limit(limit),
  )

export const countCompanies = (wanted: Wanted) =>
  query(async (tx) => (await tx.query.select({ n: count() }).from(company).where(wantedBy(wanted)))[0]?.n ?? 0)

/** Those that it let in, ever, by id: what somebody registered and nobody approved is none yet. */
export const companiesLetIn = (limit: number) =>
  query((tx) =>
    tx.query
      .select({ id: company.id, isDemo: company.isDemo })
      .from(company)
      .where(notInArray(company.status, [activeStatuses.notVerify, activeStatuses.rejectVerify]))
      .orderBy(asc(company.id))
      .limit(limit),
  )
/** Whether a demo company is the only one that was let in; in any scope. */
export const isDemoAlone = () =>
  query(async (tx) => {
    const [row] = await tx.query.execute<{ isAlone: boolean }>(sql`select companies.is_demo_alone() as "isAlone"`)
    return row?.isAlone === true
  })

/** Who is found by these words, as their numbers. */
export const companyIdsFound = (keyword: string) =>
  query(async (tx) => {
    const rows = await tx.query.select({ id: company.id }).from(company).where(wantedBy({ keyword }))
    return rows.map(({ id }) => id)
  })

/** Companies in use whose last day lies between these, both included. */
export const companiesEnding = (from: IsoDate, until: IsoDate) =>
  query(async (tx) => {
    const rows = await tx.query
      .select({ id: company.id })
      .from(company)
      .where(
        and(eq(company.status, activeStatuses.active), gte(company.expiredAt, from), lte(company.expiredAt, until)),
      )
      .orderBy(asc(company.id))
    return rows.map(({ id }) => id)
  })

/** Those that wait for a word, as they are listed. */
export const waitingIds = () =>
  query(async (tx) => {
    const rows = await tx.query
      .select({ id: company.id })
      .from(company)
      .where(eq(company.status, activeStatuses.notVerify))
      .orderBy(desc(company.id))
    return rows.map(({ id }) => id)
  })

/** How many there are of each state. */
export const companiesByStatus = () =>
  query(async (tx) => {
    const rows = await tx.query.select({ status: company.status, n: count() }).from(company).groupBy(company.status)
    return new Map(rows.map(({ n, status }) => [status, n]))
  })

const most = 10

/** How many of those that were let in are over, and how many unpaid. */
export const companiesStopped = (today: IsoDate) =>
  query(
    async (tx) =>
      (
        await tx.query
          .select({
            over: sql<number>`count(*) filter (where ${over(today)})::int`,
            unpaid: sql<number>`count(*) filter (where ${unpaid(today)})::int`,
          })
          .from(company)
      )[0] ?? { over: 0, unpaid: 0 },
  )

/** Other companies of the same number, or of a name that reads the same. */
export const companiesAlike = (of: { readonly id: number; readonly name: string; readonly number: string | null }) =>
  query(async (tx) => {
    const isAlike = or(
      sql`kernel.search_text(${company.name}) = kernel.search_text(${of.name}::text)`,
      of.number === null ? undefined : eq(company.registrationNumber, of.number),
    )
    return tx.query
      .select({ id: company.id, name: company.name, registrationNumber: company.registrationNumber })
      .from(company)
      .where(and(ne(company.id, of.id), isAlike))
      .orderBy(desc(company.id))
      .limit(most)
  })

/** Names and states of these, for lists of something else. */
export const companiesByIds = (ids: ReadonlyArray<number>) =>
  query((tx) =>
    tx.query
      .select({ id: company.id, name: company.name, status: company.status })
      .from(company)
      .where(isAnyOf(company.id, ids)),
  )

/**
 * Companies that wait for a word on a plan that is agreed on by talking, the oldest first; one of them, or all: what was
 * registered so, and what is in use and asks for another plan.
 */
export const companiesToTalkTo = (companyId: number | undefined) =>
  query((tx) =>
    tx.query
      .select({ company, planName: plan.name })
      .from(company)
      .innerJoin(plan, eq(plan.id, company.subscriptionId))
      .where(
        and(
          or(
            and(eq(plan.isContact, true), eq(company.status, activeStatuses.notVerify)),
            and(isNotNull(company.subscriptionContact), eq(company.status, activeStatuses.active)),
          ),
          companyId === undefined ? undefined : eq(company.id, companyId),
        ),
      )
      .orderBy(asc(company.registeredAt), asc(company.id)),
  )
