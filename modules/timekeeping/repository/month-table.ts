/** SQL of 勤務表: a month of many people in one round trip, as columns that PostgreSQL writes. */
import type { Effect } from "effect"
import type { IsoDate } from "#modules/kernel/civil-day.ts"
import { type ColumnText, listsIn, numbersIn, numbersOrNullIn } from "#modules/kernel/database/column-text.ts"
import { query, type Sql, together } from "#modules/kernel/database/scope.ts"
import { shiftColumnsIn, shiftColumnsStatement } from "#modules/scheduling/index.ts"
import type { PunchState } from "../codes.ts"

type Column<A> = ReadonlyArray<A>
/** A punch mostly has ended, as it was pressed, with the rests that were pressed, and no shift half. */
export interface Unusual {
  readonly id: number
  readonly state: PunchState
  readonly isEndClaimed: boolean
  readonly totalRestMinutes: number | null
  readonly halfShifts: ReadonlyArray<number>
}
/** `x[i]` are facts of the same punch or rest, in no order; moments are seconds after the first day's midnight in UTC. */
export interface PunchColumns {
  readonly punches: {
    readonly id: Column<number>
    readonly staffId: Column<number>
    /** Days after the first day asked for. */
    readonly day: Column<number>
    readonly taskId: Column<number | null>
    readonly siteId: Column<number | null>
    readonly checkIn: Column<number>
    readonly checkOut: Column<number | null>
    readonly shifts: Column<ReadonlyArray<number>>
  }
  /** The few punches of which something is not as it mostly is. */
  readonly unusual: ReadonlyArray<Unusual>
  /** Some are of punches of the days around. */
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

/** As PostgreSQL writes them: thousands of numbers as arrays' text take less time than as JSON. */
type Written = Readonly<
  Record<
    | keyof PunchColumns["punches"]
    | "restPunchId"
    | "restStartedAt"
    | "restEndedAt"
    | "correctedStaffId"
    | "correctedDay",
    ColumnText
  >
> &
  Pick<PunchColumns, "unusual">

/** Cut, as minutes are: a whole second is enough to tell minutes and who is late, and a third of the text. */
const seconds = (value: string) => `floor(date_part('epoch', ${value}) - date_part('epoch', $3::date))::int`
const column = (value: string, name: keyof Written) => `array_agg(${value})::text as "${name}"`
/** $1 the company, $2 its people, $3 and $4 the first and the last day. */
const punchColumns = `
  select * from (
    select ${column("id", "id")}, ${column("staff_id", "staffId")}, ${column("work_day - $3::date", "day")},
      ${column("task_id", "taskId")}, ${column("site_id", "siteId")},
      ${column(seconds("check_in"), "checkIn")}, ${column(seconds("check_out"), "checkOut")},
      string_agg(shifts::text, '') as shifts,
      coalesce(json_agg(json_build_object('id', id, 'state', state, 'isEndClaimed', is_end_claimed,
          'totalRestMinutes', total_rest_minutes, 'halfShifts', half_shifts))
        filter (where state <> 'closed' or is_end_claimed or total_rest_minutes is not null or half_shifts <> '{}'), '[]') as unusual
    from timekeeping.punch where company_id = $1 and staff_id = any($2::int[])
      and work_day between $3::date and $4::date and state not in ('cancelled', 'removed')
  ) punches, (
    select ${column("punch_id", "restPunchId")}, ${column(seconds("started_at"), "restStartedAt")},
      ${column(seconds("ended_at"), "restEndedAt")}
    from timekeeping.rest where company_id = $1 and staff_id = any($2::int[])
      and started_at between $3::date - 7 and $4::date + 7
  ) rests, (
    select ${column("d.staff_id", "correctedStaffId")}, ${column("d.day", "correctedDay")}
    from (select distinct p.staff_id, p.work_day - $3::date as day
      from timekeeping.punch p join timekeeping.correction c on c.company_id = $1 and c.punch_id = p.id
      where p.company_id = $1 and p.staff_id = any($2::int[]) and p.work_day between $3::date and $4::date
        and p.state <> 'cancelled') d
  ) corrected`

/** Not prepared, as the calendar's month: a plan for any people would look for each punch by itself. */
const punchColumnsStatement = (sql: Sql, companyId: number, staffIds: ReadonlyArray<number>, { from, to }: Stretch) =>
  sql.unsafe<Array<Written>>(punchColumns, [companyId, [...staffIds], from, to])

const punchColumnsIn = (of: Written): PunchColumns => ({
  punches: {
    id: numbersIn(of.id),
    staffId: numbersIn(of.staffId),
    day: numbersIn(of.day),
    taskId: numbersOrNullIn(of.taskId),
    siteId: numbersOrNullIn(of.siteId),
    checkIn: numbersIn(of.checkIn),
    checkOut: numbersOrNullIn(of.checkOut),
    shifts: listsIn(of.shifts),
  },
  unusual: of.unusual,
  rests: {
    punchId: numbersIn(of.restPunchId),
    startedAt: numbersIn(of.restStartedAt),
    endedAt: numbersOrNullIn(of.restEndedAt),
  },
  corrected: { staffId: numbersIn(of.correctedStaffId), day: numbersIn(of.correctedDay) },
})

/** What these people were planned for and pressed in a stretch of days. Two statements in one round trip. */
export const monthColumns = (companyId: number, staffIds: ReadonlyArray<number>, stretch: Stretch) =>
  query(async ({ sql }) => {
    const [[pressed], [planned]] = await together(
      punchColumnsStatement(sql, companyId, staffIds, stretch),
      shiftColumnsStatement(sql, companyId, staffIds, stretch),
    )
    if (pressed === undefined || planned === undefined) throw new Error("an aggregate gave no row")
    return { ...punchColumnsIn(pressed), shifts: shiftColumnsIn(planned) }
  })
export type MonthColumns = Effect.Success<ReturnType<typeof monthColumns>>
