/** SQL of staff records; ids travel as one array parameter, so a statement is the same for one person and for 10,000. */
import { and, asc, eq, sql } from "drizzle-orm"
import type { IsoDate } from "#modules/kernel/civil-day.ts"
import { activeStatuses } from "#modules/kernel/codes.ts"
import { isAnyOf } from "#modules/kernel/database/any-of.ts"
import { query, type Sql } from "#modules/kernel/database/scope.ts"
import type { PaidPerson, StaffRow } from "../model.ts"
import { staff } from "../tables.ts"

export const staffRowsByIds = (companyId: number, ids: ReadonlyArray<number>) =>
  query((tx) =>
    tx.query
      .select()
      .from(staff)
      .where(and(eq(staff.companyId, companyId), isAnyOf(staff.id, ids)))
      .orderBy(asc(staff.id)),
  )

interface Period {
  readonly from: IsoDate
  readonly to: IsoDate
}
/**
 * The day from which a record `s` counts: the day of joining; where nobody noted it, the day on which the record was made,
 * or that of the first terms where they were agreed for an earlier one.
 */
const countsFrom = (ask: Sql) => ask`coalesce(s.joined_on, least(s.made_on,
  (select min(t.effective_from) from people.terms t where t.company_id = s.company_id and t.staff_id = s.id)))`

/** Whether a record `s` is one of somebody who works or worked here within a period. */
const isEmployed = (ask: Sql, { from, to }: Period) => ask`(${countsFrom(ask)} <= ${to}::date and
  case when s.left_on is null then s.status = ${activeStatuses.active} else s.left_on >= ${from}::date end)`

type RosterRow = Pick<StaffRow, "id" | "name" | "furiganaName" | "personId" | "partnerId" | "membershipId"> & {
  readonly isEmployed: boolean
}
/** Who is on the company's lists of a period, by id; a prepared statement. */
export const rosterRows = (companyId: number, period: Period) =>
  query(
    ({ sql: ask }) => ask<Array<RosterRow>>`
      select s.id, s.name, s.furigana_name as "furiganaName", s.person_id as "personId", s.partner_id as "partnerId",
        s.membership_id as "membershipId", ${isEmployed(ask, period)} as "isEmployed"
      from people.staff s where s.company_id = ${companyId} order by s.id`,
  )

/** What work and pay depend on of these records, by id; a prepared statement. */
export const paidPersonRows = (companyId: number, ids: ReadonlyArray<number>) =>
  query(
    ({ sql: ask }) => ask<Array<Omit<PaidPerson, "role"> & Pick<StaffRow, "membershipId">>>`
      select s.id, s.membership_id as "membershipId", s.name, s.birthday, ${countsFrom(ask)} as "joinedOn",
        s.left_on as "leftOn"
      from people.staff s where s.company_id = ${companyId} and s.id = any(${[...ids]}::int[]) order by s.id`,
  )

export const staffRowsOfMembers = (companyId: number, membershipIds: ReadonlyArray<number>) =>
  query((tx) =>
    tx.query
      .select()
      .from(staff)
      .where(and(eq(staff.companyId, companyId), isAnyOf(staff.membershipId, membershipIds)))
      .orderBy(asc(staff.id)),
  )

/** Everybody's record by id, and whether it is one of somebody who works or worked here within a period. */
interface EmploymentRow {
  readonly id: number
  readonly membershipId: number
  readonly isEmployed: boolean
}
export const employmentRows = (companyId: number, period: Period) =>
  query(
    ({ sql: ask }) => ask<Array<EmploymentRow>>`
      select s.id, s.membership_id as "membershipId", ${isEmployed(ask, period)} as "isEmployed"
      from people.staff s where s.company_id = ${companyId} order by s.id`,
  )

export const staffRowOfPerson = (companyId: number, personId: number) =>
  query(
    async (tx) =>
      (
        await tx.query
          .select()
          .from(staff)
          .where(and(eq(staff.companyId, companyId), eq(staff.personId, personId)))
      )[0],
  )

/** Who somebody is in the company's own records; `id` is the wire's userId. */
export interface RecordRow {
  readonly id: number
  readonly name: string
  readonly personId: number
  readonly partnerId: number | null
}
/** The records of signed-in people; none for customers and vendors. One prepared statement of a round trip. */
export const recordsStatement = (sql_: Sql, companyId: number, personIds: ReadonlyArray<number>) =>
  sql_<Array<RecordRow>>`
    select id, name, person_id as "personId", partner_id as "partnerId" from people.staff
    where company_id = ${companyId} and person_id = any(${[...personIds]}::int[])`

/** The ids of these people's records, as a part of another statement of the round trip. */
export const recordIds = (sql_: Sql, companyId: number, personIds: ReadonlyArray<number>) =>
  sql_`array(select id from people.staff where company_id = ${companyId} and person_id = any(${[...personIds]}::int[]))`

/** Locked for the one who changes it. */
export const staffRowForUpdate = (companyId: number, id: number) =>
  query(
    async (tx) =>
      (
        await tx.query
          .select()
          .from(staff)
          .where(and(eq(staff.companyId, companyId), eq(staff.id, id)))
          .for("update")
      )[0],
  )

export const insertStaff = (row: typeof staff.$inferInsert) =>
  query(async (tx) => {
    const [made] = await tx.query.insert(staff).values(row).returning({ id: staff.id })
    return made?.id ?? 0
  })

export type StaffPatch = Partial<Omit<StaffRow, "companyId" | "id" | "version">>
export const saveStaff = (companyId: number, id: number, next: StaffPatch) =>
  query((tx) =>
    tx.query
      .update(staff)
      .set({ ...next, version: sql`${staff.version} + 1` })
      .where(and(eq(staff.companyId, companyId), eq(staff.id, id))),
  )
