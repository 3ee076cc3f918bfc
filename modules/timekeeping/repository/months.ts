/** SQL of whole months of many people: only what counts, moments as milliseconds since 1970. */
import type { IsoDate } from "#modules/kernel/civil-day.ts"
import { query, type Transaction } from "#modules/kernel/database/scope.ts"
import { eachRow } from "#modules/kernel/database/stream.ts"
import type { PunchRow } from "./punches.ts"

interface MonthRest {
  readonly punchId: number
  readonly startedAt: number
  readonly endedAt: number | null
}

/** A punch as a month counts it. */
export type MonthPunch = Pick<
  PunchRow,
  "id" | "workDay" | "taskId" | "state" | "isEndClaimed" | "shifts" | "totalRestMinutes"
> & {
  readonly checkIn: number
  readonly checkOut: number | null
  readonly rests: ReadonlyArray<MonthRest>
}

/** One row of somebody's month; without an id that of somebody who did not punch. */
type MonthRow = { readonly staffId: number } & (Omit<MonthPunch, "rests"> | { readonly id: null })

/** Whole milliseconds since 1970 as a float: exact to the microsecond, where numeric takes several times as long. */
const millis = (column: string) => `floor(round(date_part('epoch', ${column}) * 1000000) / 1000)`

/** Of some days more than asked, for a rest may be of a punch that began before: whoever takes them asks by punch. */
const restsOf = (
  { sql }: Transaction,
  companyId: number,
  staffIds: ReadonlyArray<number>,
  from: IsoDate,
  to: IsoDate,
) => sql<Array<MonthRest>>`
      select punch_id as "punchId", ${sql.unsafe(millis("started_at"))} as "startedAt",
        ${sql.unsafe(millis("ended_at"))} as "endedAt"
      from timekeeping.rest where company_id = ${companyId} and staff_id = any(${[...staffIds]}::int[])
        and started_at between ${from}::date - 7 and ${to}::date + 7
      order by started_at, id`

/**
 * Gives each of these people's punches that stand from `from` to `to`, person by person in the order of the ids, and
 * within a person in order of time; somebody without any is given once, without a punch.
 *
 * Two statements whatever the number of people: their rests, which are few, and the punches piece by piece.
 */
export const eachMonthPunch = (
  companyId: number,
  staffIds: ReadonlyArray<number>,
  { from, to }: { readonly from: IsoDate; readonly to: IsoDate },
  take: (staffId: number, punch: MonthPunch | undefined) => void,
) =>
  query(async (tx) => {
    const byPunch = Map.groupBy(await restsOf(tx, companyId, staffIds, from, to), ({ punchId }) => punchId)
    const asked = tx.sql<Array<MonthRow>>`
      select s.id as "staffId", p.id, p.work_day as "workDay", p.task_id as "taskId", p.state,
        ${tx.sql.unsafe(millis("p.check_in"))} as "checkIn", ${tx.sql.unsafe(millis("p.check_out"))} as "checkOut",
        p.is_end_claimed as "isEndClaimed", p.shifts, p.total_rest_minutes as "totalRestMinutes"
      from unnest(${[...staffIds]}::int[]) with ordinality as s (id, at)
        left join timekeeping.punch p on p.company_id = ${companyId} and p.staff_id = s.id
          and p.work_day between ${from}::date and ${to}::date and p.state not in ('cancelled', 'removed')
      order by s.at, p.work_day, p.check_in, p.id`
    await eachRow(asked, (row) =>
      take(row.staffId, row.id === null ? undefined : { ...row, rests: byPunch.get(row.id) ?? noRests }),
    )
  })
const noRests: ReadonlyArray<MonthRest> = []

/**
 * The punches from `from` to `to` that a month can't close with: not finished, or, of those paid by the shift, without
 * one. By person and day; one statement.
 */
export const punchesInTheWay = (
  companyId: number,
  { from, to }: { readonly from: IsoDate; readonly to: IsoDate },
  paidByShift: ReadonlyArray<number>,
) =>
  query(
    ({ sql }) => sql<Array<Pick<PunchRow, "id" | "staffId" | "workDay" | "state" | "isEndClaimed" | "shifts">>>`
      select id, staff_id as "staffId", work_day as "workDay", state, is_end_claimed as "isEndClaimed", shifts
      from timekeeping.punch where company_id = ${companyId} and work_day between ${from}::date and ${to}::date
        and (state in ('open', 'unfinished')
          or state = 'closed' and shifts = '{}' and staff_id = any(${[...paidByShift]}::int[]))
      order by staff_id, work_day, check_in, id`,
  )
