/** SQL of 勤務表: a month of many people in one round trip, as columns that PostgreSQL makes. */
import type { Effect } from "effect"
import type { IsoDate } from "#modules/kernel/civil-day.ts"
import { query, type Sql, together } from "#modules/kernel/database/scope.ts"
import { shiftColumnsStatement } from "#modules/scheduling/index.ts"
import type { PunchState } from "../codes.ts"

type Column<A> = ReadonlyArray<A>
/** `x[i]` are facts of the same punch or rest, in no order; moments are seconds after the first day's midnight in UTC. */
export interface PunchColumns {
  readonly punches: {
    readonly id: Column<number>
    readonly staffId: Column<number>
    /** Days after the first day asked for. */
    readonly day: Column<number>
    readonly taskId: Column<number | null>
    readonly siteId: Column<number | null>
    readonly state: Column<PunchState>
    readonly checkIn: Column<number>
    readonly checkOut: Column<number | null>
    readonly isEndClaimed: Column<boolean>
    readonly totalRestMinutes: Column<number | null>
    readonly shifts: Column<ReadonlyArray<number>>
    readonly halfShifts: Column<ReadonlyArray<number>>
  }
  readonly rests: {
    readonly punchId: Column<number>
    readonly startedAt: Column<number>
    readonly endedAt: Column<number | null>
  }
  /** Whose days the desk corrected, also where it took the only punch out. */
  readonly corrected: { readonly staffId: Column<number>; readonly day: Column<number> }
}

interface Stretch {
  readonly from: IsoDate
  readonly to: IsoDate
}

/** Cut, as minutes are: a whole second is enough to tell minutes and who is late, and a third of the text. */
const seconds = (value: string) => `floor(date_part('epoch', ${value}) - date_part('epoch', $3::date))::int`
const column = (value: string) => `coalesce(json_agg(${value}), '[]')`
/** $1 the company, $2 its people, $3 and $4 the first and the last day. */
const punchColumns = `
  with seen as materialized (
    select id, staff_id, work_day - $3::date as day, task_id, site_id, state, ${seconds("check_in")} as check_in,
      ${seconds("check_out")} as check_out, is_end_claimed, total_rest_minutes, shifts, half_shifts
    from timekeeping.punch where company_id = $1 and staff_id = any($2::int[])
      and work_day between $3::date and $4::date and state not in ('cancelled', 'removed')
  )
  select
    (select json_build_object('id', ${column("id")}, 'staffId', ${column("staff_id")}, 'day', ${column("day")},
        'taskId', ${column("task_id")}, 'siteId', ${column("site_id")}, 'state', ${column("state")}, 'checkIn', ${column("check_in")},
        'checkOut', ${column("check_out")}, 'isEndClaimed', ${column("is_end_claimed")},
        'totalRestMinutes', ${column("total_rest_minutes")},
        'shifts', ${column("shifts")}, 'halfShifts', ${column("half_shifts")})
      from seen) as punches,
    (select json_build_object('punchId', ${column("r.punch_id")}, 'startedAt', ${column(seconds("r.started_at"))},
        'endedAt', ${column(seconds("r.ended_at"))})
      from seen join timekeeping.rest r on r.company_id = $1 and r.punch_id = seen.id) as rests,
    (select json_build_object('staffId', ${column("d.staff_id")}, 'day', ${column("d.day")})
      from (select distinct p.staff_id, p.work_day - $3::date as day
        from timekeeping.punch p join timekeeping.correction c on c.company_id = $1 and c.punch_id = p.id
        where p.company_id = $1 and p.staff_id = any($2::int[]) and p.work_day between $3::date and $4::date
          and p.state <> 'cancelled') d) as corrected`

/** Not prepared, as the calendar's month: a plan for any people would look for each punch by itself. */
const punchColumnsStatement = (sql: Sql, companyId: number, staffIds: ReadonlyArray<number>, { from, to }: Stretch) =>
  sql.unsafe<Array<PunchColumns>>(punchColumns, [companyId, [...staffIds], from, to])

/** What these people were planned for and pressed in a stretch of days. Two statements in one round trip. */
export const monthColumns = (companyId: number, staffIds: ReadonlyArray<number>, stretch: Stretch) =>
  query(async ({ sql }) => {
    const [[pressed], [planned]] = await together(
      punchColumnsStatement(sql, companyId, staffIds, stretch),
      shiftColumnsStatement(sql, companyId, staffIds, stretch),
    )
    if (pressed === undefined || planned === undefined) throw new Error("an aggregate gave no row")
    return { ...pressed, shifts: planned.shifts }
  })
export type MonthColumns = Effect.Success<ReturnType<typeof monthColumns>>
