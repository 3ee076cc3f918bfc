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

/** Who is on the company's lists, by id; a prepared statement. */
export const rosterRows = (companyId: number) =>
  query(
    ({ sql: ask }) => ask<
      Array<Pick<StaffRow, "id" | "name" | "furiganaName" | "personId" | "partnerId" | "membershipId" | "status">>
    >`
      select id, name, furigana_name as "furiganaName", person_id as "personId", partner_id as "partnerId",
        membership_id as "membershipId", status
      from people.staff where company_id = ${companyId} order by id`,
  )

/** What work and pay depend on of these records, by id; a prepared statement. */
export const paidPersonRows = (companyId: number, ids: ReadonlyArray<number>) =>
  query(
    ({ sql: ask }) => ask<Array<Omit<PaidPerson, "role"> & Pick<StaffRow, "membershipId">>>`
      select id, membership_id as "membershipId", name, birthday, joined_on as "joinedOn", left_on as "leftOn"
      from people.staff where company_id = ${companyId} and id = any(${[...ids]}::int[]) order by id`,
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
export const employmentRows = (companyId: number, { from, to }: { readonly from: IsoDate; readonly to: IsoDate }) =>
  query(
    ({ sql: ask }) => ask<Array<EmploymentRow>>`
      select id, membership_id as "membershipId", (joined_on is null or joined_on <= ${to}::date) and
        case when left_on is null then status = ${activeStatuses.active} else left_on >= ${from}::date end as "isEmployed"
      from people.staff where company_id = ${companyId} order by id`,
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
