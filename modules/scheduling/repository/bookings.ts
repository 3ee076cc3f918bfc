/** Who is already where: the question before every arranging, and the lock that keeps its answer true. */
import { sql } from "drizzle-orm"
import { addDays, type IsoDate } from "#modules/kernel/civil-day.ts"
import { query, together } from "#modules/kernel/database/scope.ts"
import type { ShiftId } from "./task-rows.ts"

export interface WantedTime {
  readonly staffId: number
  /** The day the time starts on; a shift lasts a day at most, so only its neighbours can reach into it. */
  readonly day: IsoDate
  readonly startsAt: string
  readonly endsAt: string
}
export interface BookingRow {
  readonly staffId: number
  readonly taskId: number
  readonly siteId: number
  readonly siteName: string
  readonly day: IsoDate
  readonly shift: ShiftId
  readonly from: string
  readonly to: string
}

/**
 * Overlapping times are looked for among the neighbouring days: under row-level security an index answers only what
 * can't leak, and comparing days can't, while the overlap of ranges (or a sum inside a comparison) might.
 */
const withNeighbours = <T extends { readonly day: IsoDate }>(times: ReadonlyArray<T>) =>
  JSON.stringify(times.map((time) => ({ ...time, dayBefore: addDays(time.day, -1), dayAfter: addDays(time.day, 1) })))

/** Names are joined to the few that clash: joined at once, the planner may search every site's bookings. */
const named = `select w.staff_id as "staffId", w.task_id as "taskId", t.site_id as "siteId", p.name as "siteName",
    w.day::text as day, w.shift, to_char(s.from_time, 'HH24:MI') as "from", to_char(s.to_time, 'HH24:MI') as "to"
  from clashing w
  join scheduling.task_shift s on s.company_id = w.company_id and s.task_id = w.task_id and s.shift = w.shift
  join scheduling.task t on t.company_id = w.company_id and t.id = w.task_id
  join scheduling.site p on p.company_id = t.company_id and p.id = t.site_id`

/**
 * Locks these people's bookings until the transaction ends, then gives what stands in the way of the wanted times:
 * bookings of arrangements but those that are being saved. Two statements in one round trip: the second sees what others committed while the
 * first waited. Everyone locks in the order of ids.
 */
export const lockedClashes = (
  companyId: number,
  wanted: ReadonlyArray<WantedTime>,
  exceptTaskIds: ReadonlyArray<number>,
) =>
  query(async ({ sql: raw }) => {
    const text = withNeighbours(
      wanted.map(({ staffId, day, startsAt, endsAt }) => ({ staffId, day, startsAt, endsAt })),
    )
    const [, clashes] = await together(
      raw`select pg_advisory_xact_lock(hashtextextended('arrange:' || ${companyId}::int || ':' || p.id, 0))
        from (select distinct r."staffId" as id
          from jsonb_to_recordset(${text}::text::jsonb) as r("staffId" int) order by 1) p`,
      raw<Array<BookingRow>>`
        with clashing as materialized (
          select distinct w.company_id, w.staff_id, w.task_id, w.shift, w.day
          from jsonb_to_recordset(${text}::text::jsonb)
            as r("staffId" int, "dayBefore" date, "dayAfter" date, "startsAt" timestamptz, "endsAt" timestamptz)
          join scheduling.task_worker w on w.company_id = ${companyId} and w.staff_id = r."staffId" and w.status = 1
            and w.day between r."dayBefore" and r."dayAfter" and w.override_reason is null
            and w.during && tstzrange(r."startsAt", r."endsAt") and w.task_id <> all(${[...exceptTaskIds]}::int[]))
        ${raw.unsafe(named)} order by w.staff_id, w.day, s.starts_at, w.task_id`,
    )
    return [...clashes]
  })

type CandidateBookingRow = BookingRow & { readonly kind: "clash" | "here" }
/** For the picker: everybody's bookings that overlap one of these stretches, and each one's last day on a site. */
export const bookingsDuring = (
  companyId: number,
  asked: {
    readonly stretches: ReadonlyArray<{ readonly day: IsoDate; readonly startsAt: string; readonly endsAt: string }>
    readonly exceptTaskId: number
    readonly siteId: number
    readonly before: IsoDate
  },
) =>
  query(async (tx) => {
    const rows = await tx.query.execute<CandidateBookingRow & Record<string, unknown>>(sql`
      with clashing as materialized (
        select distinct w.company_id, w.staff_id, w.task_id, w.shift, w.day
        from jsonb_to_recordset(${withNeighbours(asked.stretches)}::text::jsonb)
          as r("dayBefore" date, "dayAfter" date, "startsAt" timestamptz, "endsAt" timestamptz)
        join scheduling.task_worker w on w.company_id = ${companyId} and w.status = 1 and w.override_reason is null
          and w.day between r."dayBefore" and r."dayAfter"
          and w.during && tstzrange(r."startsAt", r."endsAt") and w.task_id <> ${asked.exceptTaskId})
      select 'clash' as kind, named.* from (${sql.raw(named)}) named
      union all
      select 'here', w.staff_id, 0, ${asked.siteId}::int, '', max(w.day)::text, 1, '', ''
      from scheduling.task t
      join scheduling.task_worker w on w.company_id = t.company_id and w.task_id = t.id and w.status = 1
      where t.company_id = ${companyId} and t.site_id = ${asked.siteId} and t.status = 1 and t.day < ${asked.before}::date
      group by w.staff_id`)
    return [...rows]
  })

/** Everyone who is or was on an arrangement that this person leads. */
export const crewOfLeader = (companyId: number, leaderStaffId: number) =>
  query(async ({ sql: raw }) => {
    const rows = await raw<Array<{ id: number }>>`
      select distinct w.staff_id as id from scheduling.task t
      join scheduling.task_worker w on w.company_id = t.company_id and w.task_id = t.id and w.status = 1
      where t.company_id = ${companyId} and t.leader_staff_id = ${leaderStaffId} and t.status = 1`
    return rows.map(({ id }) => id)
  })
