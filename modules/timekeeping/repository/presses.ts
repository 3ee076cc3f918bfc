/**
 * SQL of presses. At eight everybody presses at once, so this is the hot path: prepared statements, and what needs no
 * answer of another travels with it in one flight.
 */
import type { Instant, IsoDate } from "#modules/kernel/civil-day.ts"
import { query, type Sql, together } from "#modules/kernel/database/scope.ts"
import type { PressAction } from "../codes.ts"
import type { press } from "../tables.ts"
import { onePunch, type PunchRow, type PunchWithRests, punchColumns } from "./punches.ts"

export type PressRow = typeof press.$inferSelect

const pressColumns = `company_id as "companyId", client_id as "clientId", staff_id as "staffId", pressed_by as "pressedBy",
  action, pressed_at as "pressedAt", arrived_at as "arrivedAt", punch_id as "punchId", cancels`

const lockStatement = (sql: Sql, companyId: number, staffId: number) =>
  sql`select pg_advisory_xact_lock(${companyId}, ${staffId})`
const pressStatement = (sql: Sql, companyId: number, clientId: string | null) =>
  sql<Array<PressRow>>`select ${sql.unsafe(pressColumns)} from timekeeping.press
    where company_id = ${companyId} and client_id = ${clientId}`
const openStatement = (sql: Sql, companyId: number, staffId: number) =>
  sql<Array<PunchWithRests>>`${sql.unsafe(onePunch)}
    where company_id = ${companyId} and staff_id = ${staffId} and state = 'open'`

/** One person's presses are taken one after another, so that two phones and a queue agree on what is open. */
export const lockPerson = (companyId: number, staffId: number) =>
  query(({ sql }) => lockStatement(sql, companyId, staffId))

export const openPunchOf = (companyId: number, staffId: number) =>
  query(async ({ sql }) => (await openStatement(sql, companyId, staffId))[0])

export const pressByClientId = (companyId: number, clientId: string) =>
  query(async ({ sql }) => (await pressStatement(sql, companyId, clientId))[0])

/**
 * Locks the person; gives the press of this id and the open punch as they stand from then on. One flight: each
 * statement has its own snapshot, so those behind the lock see what was committed while it was waited for.
 */
export const lockedPerson = (companyId: number, staffId: number, clientId: string | undefined) =>
  query(async ({ sql }) => {
    const [, [known], [open]] = await together(
      lockStatement(sql, companyId, staffId),
      pressStatement(sql, companyId, clientId ?? null),
      openStatement(sql, companyId, staffId),
    )
    return { known, open }
  })

/** The presses of a punch, in the order of the times pressed. */
export const pressesOf = (companyId: number, punchId: number) =>
  query(
    ({ sql }) => sql<Array<PressRow>>`select ${sql.unsafe(pressColumns)} from timekeeping.press
      where company_id = ${companyId} and punch_id = ${punchId} order by pressed_at`,
  )

export const insertPress = (row: PressRow) =>
  query(
    ({ sql }) => sql`insert into timekeeping.press (company_id, client_id, staff_id, pressed_by, action, pressed_at,
        arrived_at, punch_id, cancels)
      values (${row.companyId}, ${row.clientId}, ${row.staffId}, ${row.pressedBy}, ${row.action}, ${row.pressedAt},
        ${row.arrivedAt}, ${row.punchId}, ${row.cancels})`,
  )

/** A press that makes or ends a punch in the same statement; without a client id it is not kept. */
export interface PressOfPunch {
  readonly clientId: string | undefined
  readonly pressedBy: number
  readonly pressedAt: Instant
  readonly arrivedAt: Instant
}
/** Keeps the press of the punch that the statement calls `done`. */
const keptPress = (sql: Sql, action: PressAction, { clientId, pressedBy, pressedAt, arrivedAt }: PressOfPunch) => sql`
  insert into timekeeping.press (company_id, client_id, staff_id, pressed_by, action, pressed_at, arrived_at, punch_id)
  select company_id, ${clientId ?? null}::uuid, staff_id, ${pressedBy}::int, ${action}::text, ${pressedAt}::timestamptz,
    ${arrivedAt}::timestamptz, id from done where ${clientId ?? null}::uuid is not null`

export interface Position {
  readonly lat?: number
  readonly lng?: number
  readonly accuracy?: number
}

/** Where and for which day somebody begins. */
export interface Begun extends Pick<PunchRow, "companyId" | "staffId" | "taskId" | "siteId" | "place"> {
  readonly workDay: IsoDate
  readonly position: Position
}

/** An open punch from the time pressed on, and its press. */
export const beginPunch = (begun: Begun, pressed: PressOfPunch) =>
  query(async ({ sql }): Promise<PunchWithRests | undefined> => {
    const { companyId, staffId, workDay, taskId, siteId, place, position } = begun
    const [made] = await sql<Array<PunchRow>>`
      with done as (
        insert into timekeeping.punch (company_id, staff_id, work_day, task_id, site_id, place, check_in, in_lat, in_lng,
          in_accuracy)
        values (${companyId}, ${staffId}, ${workDay}, ${taskId}, ${siteId}, ${place}, ${pressed.pressedAt},
          ${position.lat ?? null}, ${position.lng ?? null}, ${position.accuracy ?? null})
        returning *),
      kept as (${keptPress(sql, "in", pressed)})
      select ${sql.unsafe(punchColumns)} from done`
    return made === undefined ? undefined : { ...made, rests: [] }
  })

export interface Ended {
  readonly shifts: ReadonlyArray<number>
  /** The rest that ends with the work. */
  readonly restId: number | undefined
  readonly position: Position
}

/**
 * Closes an open punch at the time pressed, with the rest that is open and its press; counts the version up.
 *
 * Undefined when a finished punch of the person stands over this time, which the database would refuse; then nothing
 * was changed.
 */
export const endPunch = (open: PunchWithRests, { shifts, restId, position }: Ended, pressed: PressOfPunch) =>
  query(async ({ sql }): Promise<PunchWithRests | undefined> => {
    const end = pressed.pressedAt
    const [closed] = await sql<Array<PunchRow>>`
      with done as (
        update timekeeping.punch p set check_out = ${end}, state = 'closed', shifts = ${`{${shifts.join(",")}}`}::int[],
          out_lat = ${position.lat ?? null}, out_lng = ${position.lng ?? null},
          out_accuracy = ${position.accuracy ?? null}, version = version + 1
        where company_id = ${open.companyId} and id = ${open.id} and not exists (
          select from timekeeping.punch o where o.company_id = p.company_id and o.staff_id = p.staff_id
            and o.state = 'closed' and tstzrange(o.check_in, o.check_out) && tstzrange(p.check_in, ${end}::timestamptz))
        returning *),
      rested as (update timekeeping.rest r set ended_at = ${end} from done
        where r.company_id = done.company_id and r.id = ${restId ?? null}::int),
      kept as (${keptPress(sql, "out", pressed)})
      select ${sql.unsafe(punchColumns)} from done`
    if (closed === undefined) return undefined
    return { ...closed, rests: open.rests.map((rest) => (rest.id === restId ? { ...rest, endedAt: end } : rest)) }
  })
