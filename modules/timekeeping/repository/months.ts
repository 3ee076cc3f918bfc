/** SQL of whole months of many people: only what counts, moments as milliseconds since 1970. */
import type { IsoDate } from "#modules/kernel/civil-day.ts"
import { query, type Transaction } from "#modules/kernel/database/scope.ts"
import { eachRow } from "#modules/kernel/database/stream.ts"
import type { PunchRow } from "./punches.ts"

interface MonthRest {
  readonly staffId: number
  readonly punchId: number
  readonly startedAt: number
  readonly endedAt: number | null
}

/** A punch as a month counts it. */
export type MonthPunch = Pick<
  PunchRow,
  "id" | "workDay" | "taskId" | "siteId" | "state" | "isEndClaimed" | "shifts" | "halfShifts" | "totalRestMinutes"
> & {
  readonly checkIn: number
  readonly checkOut: number | null
  readonly rests: ReadonlyArray<MonthRest>
}

/**
 * Somebody's punches as PostgreSQL writes them: one JSON text, column by column, null without any. Whoever counts them
 * reads it, which may be another thread, and a text is what goes there fastest.
 */
export interface WrittenPunches {
  readonly written: string | null
  /** In order of time; some are of punches of the days around. */
  readonly rests: ReadonlyArray<MonthRest>
}

/** Two kilobytes each: some milliseconds of work. */
const peopleAPiece = 50

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
      select staff_id as "staffId", punch_id as "punchId", ${sql.unsafe(millis("started_at"))} as "startedAt",
        ${sql.unsafe(millis("ended_at"))} as "endedAt"
      from timekeeping.rest where company_id = ${companyId} and staff_id = any(${[...staffIds]}::int[])
        and started_at between ${from}::date - 7 and ${to}::date + 7
      order by started_at, id`

/** What is written of a punch, by the names that a month reads. */
const columns = {
  id: "p.id",
  workDay: "p.work_day",
  taskId: "p.task_id",
  siteId: "p.site_id",
  state: "p.state",
  checkIn: millis("p.check_in"),
  checkOut: millis("p.check_out"),
  isEndClaimed: "p.is_end_claimed",
  shifts: "p.shifts",
  halfShifts: "p.half_shifts",
  totalRestMinutes: "p.total_rest_minutes",
} as const satisfies Record<Exclude<keyof MonthPunch, "rests">, string>
const columnTexts = Object.entries(columns).map(([name, value]) => `'${name}', json_agg(${value})`)

/** Never asked beyond its end: the columns are of one length. */
interface Column<Value> {
  readonly at: (row: number) => Value
}
type Columns = { readonly [Name in keyof typeof columns]: Column<MonthPunch[Name]> } & {
  readonly id: ReadonlyArray<number>
}
const noRests: ReadonlyArray<MonthRest> = []

/** The punches that were written, in order of time. */
export const punchesFrom = ({ written, rests }: WrittenPunches): ReadonlyArray<MonthPunch> => {
  if (written === null) return []
  const of: Columns = JSON.parse(written)
  const byPunch = rests.length === 0 ? undefined : Map.groupBy(rests, ({ punchId }) => punchId)
  return of.id.map((id, row) => ({
    id,
    workDay: of.workDay.at(row),
    taskId: of.taskId.at(row),
    siteId: of.siteId.at(row),
    state: of.state.at(row),
    checkIn: of.checkIn.at(row),
    checkOut: of.checkOut.at(row),
    isEndClaimed: of.isEndClaimed.at(row),
    shifts: of.shifts.at(row),
    halfShifts: of.halfShifts.at(row),
    totalRestMinutes: of.totalRestMinutes.at(row),
    rests: byPunch?.get(id) ?? noRests,
  }))
}

/**
 * Gives the punches of each of these people that stand from `from` to `to`, in the order of the ids, also of whoever has
 * none.
 *
 * Two statements whatever the number of people: their rests, which are few, and the punches piece by piece.
 */
export const eachWrittenMonth = (
  companyId: number,
  staffIds: ReadonlyArray<number>,
  { from, to }: { readonly from: IsoDate; readonly to: IsoDate },
  take: (staffId: number, punches: WrittenPunches) => void,
) =>
  query(async (tx) => {
    const restsOfAll = Map.groupBy(await restsOf(tx, companyId, staffIds, from, to), ({ staffId }) => staffId)
    const asked = tx.sql<Array<{ readonly staffId: number; readonly written: string | null }>>`
      select s.id as "staffId", m.written
      from unnest(${[...staffIds]}::int[]) with ordinality as s (id, at)
        left join lateral (
          select case when count(*) > 0 then json_build_object(${tx.sql.unsafe(columnTexts.join(", "))})::text end as written
          from (select * from timekeeping.punch
            where company_id = ${companyId} and staff_id = s.id and work_day between ${from}::date and ${to}::date
              and state not in ('cancelled', 'removed')
            order by work_day, check_in, id) p) m on true
      order by s.at`
    await eachRow(
      asked,
      ({ staffId, written }) => take(staffId, { written, rests: restsOfAll.get(staffId) ?? noRests }),
      peopleAPiece,
    )
  })

/**
 * The punches from `from` to `to` that a month can't close with: not finished, or, of those paid by the shift, without
 * one. By person and day; one statement.
 */
export const punchesInTheWay = (
  companyId: number,
  { from, to }: { readonly from: IsoDate; readonly to: IsoDate },
  paidByShift: ReadonlyArray<number>,
) =>
  query(({ sql }) => {
    const ofMonth = sql`select * from timekeeping.punch
      where company_id = ${companyId} and work_day between ${from}::date and ${to}::date`
    // Each kind by an index of its own; asked together, they are looked for in every punch of the month.
    return sql<Array<Pick<PunchRow, "id" | "staffId" | "workDay" | "state" | "isEndClaimed" | "shifts">>>`
      select id, staff_id as "staffId", work_day as "workDay", state, is_end_claimed as "isEndClaimed", shifts
      from (${ofMonth} and state = 'open' union all ${ofMonth} and state = 'unfinished'
        union all ${ofMonth} and state = 'closed' and shifts = '{}' and staff_id = any(${[...paidByShift]}::int[])) p
      order by staff_id, work_day, check_in, id`
  })
