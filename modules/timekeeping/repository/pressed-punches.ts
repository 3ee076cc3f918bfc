/**
 * What presses of the big button store, in the round trip of their commit: each punch as it stands after its press. The person
 * is locked and the punch was read behind the lock; that it still is as it was read, the statements check themselves.
 */
import { type Sql, together } from "#modules/kernel/database/scope.ts"
import { keepStatement, type NewPress } from "./presses.ts"
import type { PunchWithRests } from "./punches.ts"

export interface PunchChange {
  readonly kind: "begun" | "ended" | "same"
  readonly punch: PunchWithRests
  /** The open punch that nobody ended and this one leaves, which becomes 未退勤. */
  readonly leaves?: number | undefined
  /** The rest that ends with the work. */
  readonly endsRest?: number | undefined
  /** Undefined for a press without a client id: it came from no queue and is not kept. */
  readonly press: NewPress | undefined
}

const leaveStatement = (sql: Sql, companyId: number, ids: ReadonlyArray<number>) => sql`
  with done as (update timekeeping.punch set state = 'unfinished', version = version + 1
    where company_id = ${companyId} and id = any(${[...ids]}::int[]) and state = 'open' returning id)
  select kernel.must(count(*) = ${ids.length}::int, 'punches that are left are open') from done`

/** As PostgreSQL reads an array. */
const asArray = (shifts: ReadonlyArray<number>) => `{${shifts.join(",")}}`

const beginStatement = (sql: Sql, companyId: number, punches: ReadonlyArray<PunchWithRests>) => {
  const rows = punches.map(
    ({ id, staffId, workDay, taskId, siteId, place, checkIn, halfShifts, shifts, inLat, inLng, inAccuracy }) => ({
      ...{ id, staffId, workDay, taskId, siteId, place, checkIn, inLat, inLng, inAccuracy },
      shifts: asArray(shifts),
      halfShifts: asArray(halfShifts),
    }),
  )
  return sql`
    insert into timekeeping.punch (company_id, id, staff_id, work_day, task_id, site_id, place, check_in, in_lat, in_lng,
      in_accuracy, shifts, half_shifts) overriding system value
    select ${companyId}::int, id, "staffId", "workDay", "taskId", "siteId", place, "checkIn", "inLat", "inLng", "inAccuracy",
      shifts::int[], "halfShifts"::int[]
    from json_to_recordset(${JSON.stringify(rows)}::text::json) as r(id int, "staffId" int, "workDay" date, "taskId" int,
      "siteId" int, place int, "checkIn" timestamptz, "inLat" float8, "inLng" float8, "inAccuracy" int,
      shifts text, "halfShifts" text)`
}

const endStatement = (sql: Sql, companyId: number, changes: ReadonlyArray<PunchChange>) => {
  const rows = changes.map(
    ({ endsRest, punch: { id, version, checkOut, halfShifts, shifts, outLat, outLng, outAccuracy } }) => ({
      ...{ id, version, checkOut, outLat, outLng, outAccuracy },
      shifts: asArray(shifts),
      halfShifts: asArray(halfShifts),
      restId: endsRest ?? null,
    }),
  )
  return sql`
    with asked as (select * from json_to_recordset(${JSON.stringify(rows)}::text::json) as r(id int, version int,
      "checkOut" timestamptz, "outLat" float8, "outLng" float8, "outAccuracy" int, shifts text, "halfShifts" text, "restId" int)),
    done as (
      update timekeeping.punch p set check_out = asked."checkOut", state = 'closed', shifts = asked.shifts::int[],
        half_shifts = asked."halfShifts"::int[],
        out_lat = asked."outLat", out_lng = asked."outLng", out_accuracy = asked."outAccuracy", version = asked.version
      from asked where p.company_id = ${companyId} and p.id = asked.id and p.version = asked.version - 1
        and p.state = 'open'
      returning p.id),
    rested as (update timekeeping.rest r set ended_at = asked."checkOut" from asked
      where r.company_id = ${companyId} and r.punch_id = asked.id and r.id = asked."restId")
    select kernel.must(count(*) = ${rows.length}::int, 'punches that end are open as they were read') from done`
}

/** Sends what is stored; a check-in of hundreds is two statements, a check-out too. */
export const storePunches = (sql: Sql, companyId: number, changes: ReadonlyArray<PunchChange>) => {
  const begun = changes.flatMap(({ kind, punch }) => (kind === "begun" ? [punch] : []))
  const ended = changes.filter(({ kind }) => kind === "ended")
  const left = changes.flatMap(({ leaves }) => (leaves === undefined ? [] : [leaves]))
  const presses = changes.flatMap(({ press }) => (press === undefined ? [] : [press]))
  return together(
    ...(left.length === 0 ? [] : [leaveStatement(sql, companyId, left)]),
    ...(begun.length === 0 ? [] : [beginStatement(sql, companyId, begun)]),
    ...(ended.length === 0 ? [] : [endStatement(sql, companyId, ended)]),
    ...(presses.length === 0 ? [] : [keepStatement(sql, companyId, presses)]),
  )
}
