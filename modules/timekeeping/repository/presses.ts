/**
 * SQL of presses. At eight everybody presses at once, so this is the hot path: prepared statements, one for all presses of
 * a group, and what needs no answer of another travels with it in one round trip.
 */
import type { Instant } from "#modules/kernel/civil-day.ts"
import { query, type Sql } from "#modules/kernel/database/scope.ts"
import type { press } from "../tables.ts"
import { type PunchWithRests, wholePunch } from "./punches.ts"

export type PressRow = typeof press.$inferSelect

const pressColumns = `company_id as "companyId", client_id as "clientId", staff_id as "staffId", pressed_by as "pressedBy",
  action, pressed_at as "pressedAt", arrived_at as "arrivedAt", punch_id as "punchId", cancels`

/** Staff ids as an array of PostgreSQL: told, or found by a part of another module. */
type StaffIds = ReturnType<typeof idsOf>
const idsOf = (sql: Sql, staffIds: ReadonlyArray<number>) => sql`${[...staffIds]}::int[]`

export const lockStatement = (sql: Sql, companyId: number, staffIds: StaffIds) =>
  // In one order for everybody, so that two groups can't wait for each other.
  sql`select pg_advisory_xact_lock(${companyId}, id) from (select id from unnest(${staffIds}) id order by id) one`
export const pressesStatement = (sql: Sql, companyId: number, clientIds: ReadonlyArray<string>) =>
  sql<Array<PressRow>>`select ${sql.unsafe(pressColumns)} from timekeeping.press
    where company_id = ${companyId} and client_id = any(${[...clientIds]}::uuid[])`

/** An open punch, and when the first finished one begins that ends after it; the database lets none of them overlap. */
export type OpenPunchRow = PunchWithRests & { readonly nextBegins: Instant | null }
export const openStatement = (sql: Sql, companyId: number, staffIds: StaffIds) =>
  sql<Array<OpenPunchRow>>`select ${sql.unsafe(wholePunch)}, (select min(o.check_in) from timekeeping.punch o
      where o.company_id = punch.company_id and o.staff_id = punch.staff_id and o.state = 'closed'
        and tstzrange(o.check_in, o.check_out) && tstzrange(punch.check_in, null)) as "nextBegins"
    from timekeeping.punch where company_id = ${companyId} and staff_id = any(${staffIds}) and state = 'open'`

/** One person's presses are taken one after another, so that two phones and a queue agree on what is open. */
export const lockPerson = (companyId: number, staffId: number) =>
  query(({ sql }) => lockStatement(sql, companyId, idsOf(sql, [staffId])))

export const openPunchOf = (companyId: number, staffId: number) =>
  query(async ({ sql }) => (await openStatement(sql, companyId, idsOf(sql, [staffId])))[0])

export const pressByClientId = (companyId: number, clientId: string) =>
  query(async ({ sql }) => (await pressesStatement(sql, companyId, [clientId]))[0])

/** The presses of a punch, in the order of the times pressed. */
export const pressesOf = (companyId: number, punchId: number) =>
  query(
    ({ sql }) => sql<Array<PressRow>>`select ${sql.unsafe(pressColumns)} from timekeeping.press
      where company_id = ${companyId} and punch_id = ${punchId} order by pressed_at`,
  )

/** Whether these people have a punch of these arrangements, in the order of the questions. */
export const whoBegan = (
  companyId: number,
  asked: ReadonlyArray<{ readonly taskId: number; readonly staffId: number }>,
) =>
  query(async ({ sql }) => {
    const rows = await sql<Array<{ begun: boolean }>>`
      select exists (select from timekeeping.punch p where p.company_id = ${companyId} and p.staff_id = asked.staff_id
        and p.task_id = asked.task_id and p.state not in ('cancelled', 'removed')) as begun
      from unnest(${asked.map(({ taskId }) => taskId)}::int[], ${asked.map(({ staffId }) => staffId)}::int[])
        with ordinality asked (task_id, staff_id, at) order by at`
    return rows.map(({ begun }) => begun)
  })

export type NewPress = Omit<PressRow, "companyId">
export const keepStatement = (sql: Sql, companyId: number, rows: ReadonlyArray<NewPress>) =>
  sql`insert into timekeeping.press (company_id, client_id, staff_id, pressed_by, action, pressed_at, arrived_at, punch_id,
      cancels)
    select ${companyId}::int, "clientId", "staffId", "pressedBy", action, "pressedAt", "arrivedAt", "punchId", cancels
    from json_to_recordset(${JSON.stringify(rows)}::text::json) as r("clientId" uuid, "staffId" int, "pressedBy" int,
      action text, "pressedAt" timestamptz, "arrivedAt" timestamptz, "punchId" int, cancels uuid)`

export const insertPress = (companyId: number, row: NewPress) =>
  query(({ sql }) => keepStatement(sql, companyId, [row]))
