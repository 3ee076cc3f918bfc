/**
 * SQL of presses. At eight everybody presses at once, so this is the hot path: prepared statements, one for all presses of
 * a group, and what needs no answer of another travels with it in one flight.
 */
import type { Instant, IsoDate } from "#modules/kernel/civil-day.ts"
import { query, type Sql, together } from "#modules/kernel/database/scope.ts"
import type { PressAction } from "../codes.ts"
import type { press } from "../tables.ts"
import { type PunchRow, type PunchWithRests, punchColumns, wholePunches } from "./punches.ts"

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
export const openStatement = (sql: Sql, companyId: number, staffIds: StaffIds) =>
  sql<Array<PunchWithRests>>`${sql.unsafe(wholePunches)}
    where company_id = ${companyId} and staff_id = any(${staffIds}) and state = 'open'`

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

export const insertPresses = (companyId: number, rows: ReadonlyArray<Omit<PressRow, "companyId">>) =>
  query(
    ({ sql }) => sql`insert into timekeeping.press (company_id, client_id, staff_id, pressed_by, action, pressed_at,
        arrived_at, punch_id, cancels)
      select ${companyId}::int, "clientId", "staffId", "pressedBy", action, "pressedAt", "arrivedAt", "punchId", cancels
      from json_to_recordset(${JSON.stringify(rows)}::text::json) as r("clientId" uuid, "staffId" int, "pressedBy" int,
        action text, "pressedAt" timestamptz, "arrivedAt" timestamptz, "punchId" int, cancels uuid)`,
  )

/** A press that makes or ends a punch in the same statement; without a client id it is not kept. */
export interface PressOfPunch {
  readonly clientId: string | undefined
  readonly pressedBy: number
  readonly pressedAt: Instant
  readonly arrivedAt: Instant
}
const pressedOf = ({ clientId, pressedBy, pressedAt, arrivedAt }: PressOfPunch) => ({
  clientId: clientId ?? null,
  pressedBy,
  pressedAt,
  arrivedAt,
})
const pressTypes = `"clientId" uuid, "pressedBy" int, "pressedAt" timestamptz, "arrivedAt" timestamptz`
/** Keeps the presses of the punches that the statement calls `done`. */
const keptPresses = (sql: Sql, action: PressAction, same: string) => sql`
  insert into timekeeping.press (company_id, client_id, staff_id, pressed_by, action, pressed_at, arrived_at, punch_id)
  select done.company_id, asked."clientId", done.staff_id, asked."pressedBy", ${action}::text, asked."pressedAt",
    asked."arrivedAt", done.id
  from done join asked on ${sql.unsafe(same)} where asked."clientId" is not null`

export interface Position {
  readonly lat?: number
  readonly lng?: number
  readonly accuracy?: number
}
const positionOf = ({ lat, lng, accuracy }: Position) => ({
  lat: lat ?? null,
  lng: lng ?? null,
  accuracy: accuracy ?? null,
})
const positionTypes = "lat float8, lng float8, accuracy int"

/** Where and for which day somebody begins. */
export interface Begun extends Pick<PunchRow, "staffId" | "taskId" | "siteId" | "place"> {
  readonly workDay: IsoDate
  readonly position: Position
  /** The open punch that nobody ended, which becomes 未退勤. */
  readonly leaves: number | undefined
  readonly press: PressOfPunch
}

const leaveStatement = (sql: Sql, companyId: number, ids: ReadonlyArray<number>) => sql`
  update timekeeping.punch set state = 'unfinished', version = version + 1
  where company_id = ${companyId} and id = any(${[...ids]}::int[])`

/** Open punches from the times pressed on, and their presses; what they leave unfinished goes before them. One flight. */
export const beginPunches = (companyId: number, begun: ReadonlyArray<Begun>) =>
  query(async ({ sql }) => {
    const left = begun.flatMap(({ leaves }) => (leaves === undefined ? [] : [leaves]))
    const rows = begun.map(({ staffId, workDay, taskId, siteId, place, position, press }) => ({
      ...{ staffId, workDay, taskId, siteId, place },
      ...positionOf(position),
      ...pressedOf(press),
    }))
    const begin = sql<Array<PunchRow>>`
      with asked as (select * from json_to_recordset(${JSON.stringify(rows)}::text::json) as r("staffId" int, "workDay" date,
        "taskId" int, "siteId" int, place int, ${sql.unsafe(`${positionTypes}, ${pressTypes}`)})),
      done as (
        insert into timekeeping.punch (company_id, staff_id, work_day, task_id, site_id, place, check_in, in_lat, in_lng,
          in_accuracy)
        select ${companyId}::int, "staffId", "workDay", "taskId", "siteId", place, "pressedAt", lat, lng, accuracy from asked
        returning *),
      kept as (${keptPresses(sql, "in", `asked."staffId" = done.staff_id`)})
      select ${sql.unsafe(punchColumns)} from done`
    const made = left.length === 0 ? await begin : (await together(leaveStatement(sql, companyId, left), begin))[1]
    const byStaff = new Map(made.map((row): [number, PunchWithRests] => [row.staffId, { ...row, rests: [] }]))
    return begun.map(({ staffId }) => byStaff.get(staffId))
  })

export interface Ended {
  readonly open: PunchWithRests
  readonly shifts: ReadonlyArray<number>
  /** The rest that ends with the work. */
  readonly restId: number | undefined
  readonly position: Position
  readonly press: PressOfPunch
}

/**
 * Closes open punches at the times pressed, with the rests that are open and their presses; counts the versions up.
 *
 * Undefined where a finished punch of the person stands over this time, which the database would refuse; then nothing of
 * his was changed.
 */
export const endPunches = (companyId: number, ended: ReadonlyArray<Ended>) =>
  query(async ({ sql }) => {
    const rows = ended.map(({ open, shifts, restId, position, press }) => ({
      ...{ id: open.id, shifts: `{${shifts.join(",")}}`, restId: restId ?? null },
      ...positionOf(position),
      ...pressedOf(press),
    }))
    const closed = await sql<Array<PunchRow>>`
      with asked as (select * from json_to_recordset(${JSON.stringify(rows)}::text::json) as r(id int, shifts text,
        "restId" int, ${sql.unsafe(`${positionTypes}, ${pressTypes}`)})),
      done as (
        update timekeeping.punch p set check_out = asked."pressedAt", state = 'closed', shifts = asked.shifts::int[],
          out_lat = asked.lat, out_lng = asked.lng, out_accuracy = asked.accuracy, version = version + 1
        from asked where p.company_id = ${companyId} and p.id = asked.id and not exists (
          select from timekeeping.punch o where o.company_id = p.company_id and o.staff_id = p.staff_id
            and o.state = 'closed' and tstzrange(o.check_in, o.check_out) && tstzrange(p.check_in, asked."pressedAt"))
        returning p.*),
      rested as (update timekeeping.rest r set ended_at = asked."pressedAt" from done join asked on asked.id = done.id
        where r.company_id = ${companyId} and r.id = asked."restId"),
      kept as (${keptPresses(sql, "out", "asked.id = done.id")})
      select ${sql.unsafe(punchColumns)} from done`
    const byId = new Map(closed.map((row) => [row.id, row]))
    return ended.map(({ open, restId, press: { pressedAt } }): PunchWithRests | undefined => {
      const row = byId.get(open.id)
      if (row === undefined) return undefined
      return { ...row, rests: open.rests.map((rest) => (rest.id === restId ? { ...rest, endedAt: pressedAt } : rest)) }
    })
  })
