/** SQL of 勤務表: a month of many people in one round trip, as columns that PostgreSQL writes, person by person. */
import type { IsoDate } from "#modules/kernel/civil-day.ts"
import { type ColumnText, listsIn, numbersIn, numbersOrNullIn } from "#modules/kernel/database/column-text.ts"
import { query, together } from "#modules/kernel/database/scope.ts"
import { asTheyCome } from "#modules/kernel/database/stream.ts"
import { type ShiftColumns, shiftColumnsIn, shiftColumnsStatement } from "#modules/scheduling/index.ts"
import type { PunchState } from "../codes.ts"

type Column<A> = ReadonlyArray<A>
/** What is seldom told of a punch: mostly it has ended as it was pressed, with the rests that were pressed and no shift half. */
export interface Unusual {
  readonly id: number
  readonly state: PunchState
  readonly isEndClaimed: boolean
  readonly totalRestMinutes: number | null
  readonly halfShifts: ReadonlyArray<number>
}
/**
 * What one person pressed: `x[i]` are facts of the same punch, in no order; moments are seconds after the first day's
 * midnight in UTC.
 */
export interface Pressed {
  readonly id: Column<number>
  /** Days after the first day asked for. */
  readonly day: Column<number>
  readonly taskId: Column<number | null>
  readonly siteId: Column<number | null>
  readonly checkIn: Column<number>
  readonly checkOut: Column<number | null>
  readonly shifts: Column<ReadonlyArray<number>>
  /** The few punches of which something is not as it mostly is. */
  readonly unusual: ReadonlyArray<Unusual>
}
const nothingPressed: Pressed = {
  ...{ id: [], day: [], taskId: [], siteId: [], checkIn: [], checkOut: [], shifts: [], unusual: [] },
}
/** Of everybody, beside what was pressed. */
export interface BesidePunches {
  /** Some are of punches of the days around. */
  readonly rests: {
    readonly punchId: Column<number>
    readonly startedAt: Column<number>
    readonly endedAt: Column<number | null>
  }
  /** Whose days the desk corrected, also where it took the only punch out. */
  readonly corrected: { readonly staffId: Column<number>; readonly day: Column<number> }
  readonly shifts: ShiftColumns
}

interface Stretch {
  readonly from: IsoDate
  readonly to: IsoDate
}

/** As PostgreSQL writes them: thousands of numbers as arrays' text take less time than as JSON. */
type WrittenPunches = Readonly<Record<Exclude<keyof Pressed, "unusual">, ColumnText>> & {
  readonly staffId: number
  readonly unusual: Pressed["unusual"] | null
}
type WrittenRests = Readonly<Record<"punchId" | "startedAt" | "endedAt" | "staffId" | "day", ColumnText>>

/** Cut, as minutes are: a whole second is enough to tell minutes and who is late, and a third of the text. */
const seconds = (value: string) => `floor(date_part('epoch', ${value}) - date_part('epoch', $3::date))::int`
const column = (value: string, name: keyof WrittenPunches | keyof WrittenRests) =>
  `array_agg(${value})::text as "${name}"`

/** $1 the company, $2 its people, $3 and $4 the first and the last day; one row of a person, in the order of an index. */
const punchColumns = `
  select staff_id as "staffId", ${column("id", "id")}, ${column("work_day - $3::date", "day")},
    ${column("task_id", "taskId")}, ${column("site_id", "siteId")},
    ${column(seconds("check_in"), "checkIn")}, ${column(seconds("check_out"), "checkOut")},
    string_agg(shifts::text, '') as shifts,
    json_agg(json_build_object('id', id, 'state', state, 'isEndClaimed', is_end_claimed,
        'totalRestMinutes', total_rest_minutes, 'halfShifts', half_shifts))
      filter (where state <> 'closed' or is_end_claimed or total_rest_minutes is not null or half_shifts <> '{}') as unusual
  from timekeeping.punch where company_id = $1 and staff_id = any($2::int[])
    and work_day between $3::date and $4::date and state not in ('cancelled', 'removed')
  group by staff_id`
/** The same, of everybody in one row. */
const restColumns = `
  select * from (
    select ${column("punch_id", "punchId")}, ${column(seconds("started_at"), "startedAt")},
      ${column(seconds("ended_at"), "endedAt")}
    from timekeeping.rest where company_id = $1 and staff_id = any($2::int[])
      and started_at between $3::date - 7 and $4::date + 7
  ) rests, (
    select ${column("d.staff_id", "staffId")}, ${column("d.day", "day")}
    from (select distinct p.staff_id, p.work_day - $3::date as day
      from timekeeping.punch p join timekeeping.correction c on c.company_id = $1 and c.punch_id = p.id
      where p.company_id = $1 and p.staff_id = any($2::int[]) and p.work_day between $3::date and $4::date
        and p.state <> 'cancelled') d
  ) corrected`

const pressedIn = (of: WrittenPunches): Pressed => ({
  id: numbersIn(of.id),
  day: numbersIn(of.day),
  taskId: numbersOrNullIn(of.taskId),
  siteId: numbersOrNullIn(of.siteId),
  checkIn: numbersIn(of.checkIn),
  checkOut: numbersOrNullIn(of.checkOut),
  shifts: listsIn(of.shifts),
  unusual: of.unusual ?? [],
})
const restsIn = (of: WrittenRests): Omit<BesidePunches, "shifts"> => ({
  rests: { punchId: numbersIn(of.punchId), startedAt: numbersIn(of.startedAt), endedAt: numbersOrNullIn(of.endedAt) },
  corrected: { staffId: numbersIn(of.staffId), day: numbersIn(of.day) },
})

/**
 * What each of these people pressed in a stretch of days, to whoever is `begun` with what they were planned for: one person
 * is taken while PostgreSQL still writes the next. Three statements in one round trip, not prepared, as the calendar's
 * month: a plan for any people would look for each punch by itself.
 */
export const eachPersonsMonth = (
  companyId: number,
  staffIds: ReadonlyArray<number>,
  stretch: Stretch,
  begun: (beside: BesidePunches) => (staffId: number, pressed: Pressed) => void,
) =>
  query(async ({ sql }) => {
    const asked = [companyId, [...staffIds], stretch.from, stretch.to]
    const beside = together(
      sql.unsafe<Array<WrittenRests>>(restColumns, asked),
      shiftColumnsStatement(sql, companyId, staffIds, stretch),
    )
    const left = new Set(staffIds)
    const early: Array<WrittenPunches> = []
    let take = (of: WrittenPunches) => void early.push(of)
    const came = asTheyCome(sql.unsafe<Array<WrittenPunches>>(punchColumns, asked), (of) => take(of))
    const began = beside.then(([[rests], [shifts]]) => {
      if (rests === undefined || shifts === undefined) throw new Error("an aggregate gave no row")
      const taken = begun({ ...restsIn(rests), shifts: shiftColumnsIn(shifts) })
      take = (of) => {
        left.delete(of.staffId)
        taken(of.staffId, pressedIn(of))
      }
      for (const of of early) take(of)
      return taken
    })
    // Together, so that whichever fails first is told and the other one is not left alone with its fault.
    const [taken] = await Promise.all([began, came])
    for (const staffId of left) taken(staffId, nothingPressed)
  })
