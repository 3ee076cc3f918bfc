/** SQL of punches and their rests, of what the desk corrects. */
import { and, eq, gte, lt, lte, ne, type SQL, sql } from "drizzle-orm"
import { Effect } from "effect"
import { addDays, type Instant, type IsoDate } from "#modules/kernel/civil-day.ts"
import { isAnyOf } from "#modules/kernel/database/any-of.ts"
import { query } from "#modules/kernel/database/scope.ts"
import { correction, punch, rest } from "../tables.ts"

export type PunchRow = typeof punch.$inferSelect
export type RestRow = typeof rest.$inferSelect
export type PunchWithRests = PunchRow & { readonly rests: ReadonlyArray<RestRow> }

/** A punch as its type has it; of no table by name, for what a statement returns too. */
const punchColumns = `company_id as "companyId", id, staff_id as "staffId", work_day as "workDay",
  task_id as "taskId", site_id as "siteId", place, check_in as "checkIn", check_out as "checkOut", state,
  is_end_claimed as "isEndClaimed", shifts, half_shifts as "halfShifts", total_rest_minutes as "totalRestMinutes", rest_reason as "restReason",
  in_lat as "inLat", in_lng as "inLng", in_accuracy as "inAccuracy",
  out_lat as "outLat", out_lng as "outLng", out_accuracy as "outAccuracy", version`

const utc = (column: string) => `to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`
const restsOfPunch = `coalesce((select jsonb_agg(jsonb_build_object('companyId', r.company_id, 'id', r.id,
    'punchId', r.punch_id, 'staffId', r.staff_id, 'startedAt', ${utc("r.started_at")}, 'endedAt', ${utc("r.ended_at")})
    order by r.started_at)
  from timekeeping.rest r where r.company_id = punch.company_id and r.punch_id = punch.id), '[]') as rests`
/** A punch with its rests, in one prepared statement. */
export const wholePunch = `${punchColumns}, ${restsOfPunch}`

/**
 * Two statements whatever the number of punches: the punches, and all their rests.
 *
 * Columns are named here and rows taken as the driver gives them: a close reads millions, and drizzle looks at each
 * value of each row.
 */
const punchesWhere = Effect.fn("Timekeeping.punchesWhere")(function* (companyId: number, condition: SQL | undefined) {
  const punches = yield* query((tx) =>
    tx.query.execute<PunchRow>(sql`select ${sql.raw(punchColumns)}
      from ${punch} where ${and(eq(punch.companyId, companyId), condition)} order by ${punch.checkIn}`),
  )
  const ids = punches.map(({ id }) => id)
  if (ids.length === 0) return []
  const rests = yield* query((tx) =>
    tx.query.execute<RestRow>(sql`select company_id as "companyId", id, punch_id as "punchId", staff_id as "staffId",
      started_at as "startedAt", ended_at as "endedAt"
      from ${rest} where ${rest.companyId} = ${companyId} and ${isAnyOf(rest.punchId, ids)} order by ${rest.startedAt}`),
  )
  const byPunch = Map.groupBy(rests, ({ punchId }) => punchId)
  return punches.map((row): PunchWithRests => ({ ...row, rests: byPunch.get(row.id) ?? [] }))
})

const isKept = and(ne(punch.state, "cancelled"), ne(punch.state, "removed"))

/** In the order of the ids; undefined for a foreign or missing one. */
export const punchesByIds = (companyId: number, ids: ReadonlyArray<number>) =>
  query(async ({ sql }) => {
    const rows = await sql<Array<PunchWithRests>>`select ${sql.unsafe(wholePunch)} from timekeeping.punch
      where company_id = ${companyId} and id = any(${[...ids]}::int[])`
    const byId = new Map(rows.map((row) => [row.id, row]))
    return ids.map((id) => byId.get(id))
  })
/** The next punches of the company by their ids, whatever became of them. */
export const punchesAfter = (companyId: number, id: number, atMost: number) =>
  query(
    ({ sql }) => sql<Array<PunchWithRests>>`select ${sql.unsafe(wholePunch)} from timekeeping.punch
      where company_id = ${companyId} and id > ${id} order by id limit ${atMost}`,
  )
export const punchById = (companyId: number, id: number) => Effect.map(punchesByIds(companyId, [id]), ([row]) => row)

/** The punch that stands before this one in time, of the same person, within a month. */
export const punchBefore = Effect.fn("Timekeeping.punchBefore")(function* (row: PunchRow) {
  const { companyId, staffId, checkIn } = row
  const since = gte(punch.workDay, addDays(row.workDay, -31))
  const earlier = and(eq(punch.staffId, staffId), since, lt(punch.checkIn, checkIn), isKept)
  return (yield* punchesWhere(companyId, earlier)).at(-1)
})

/** As `punchesOfStaff`, and those that the desk took out. */
export const punchesAndRemovedOfStaff = (
  companyId: number,
  staffIds: ReadonlyArray<number>,
  from: IsoDate,
  to: IsoDate,
) =>
  punchesWhere(
    companyId,
    and(
      isAnyOf(punch.staffId, staffIds),
      gte(punch.workDay, from),
      lte(punch.workDay, to),
      ne(punch.state, "cancelled"),
    ),
  )

/** Everything that stands (not cancelled, not removed) of these people on these days, in order of time. */
export const punchesOfStaff = (companyId: number, staffIds: ReadonlyArray<number>, from: IsoDate, to: IsoDate) =>
  punchesWhere(
    companyId,
    and(isAnyOf(punch.staffId, staffIds), gte(punch.workDay, from), lte(punch.workDay, to), isKept),
  )

/** Those of these people who have a punch that stands on these days; one statement. */
export const whoPunchedOf = (companyId: number, staffIds: ReadonlyArray<number>, from: IsoDate, to: IsoDate) =>
  query(async ({ sql }): Promise<ReadonlySet<number>> => {
    if (staffIds.length === 0) return new Set()
    const rows = await sql<Array<{ id: number }>>`
      select asked.id from unnest(${[...staffIds]}::int[]) asked (id)
      where exists (select 1 from timekeeping.punch where company_id = ${companyId} and staff_id = asked.id
        and work_day between ${from}::date and ${to}::date and state not in ('cancelled', 'removed'))`
    return new Set(rows.map(({ id }) => id))
  })

/** The finished punch of this person over some of this time, which the database would refuse; undefined when it is free. */
export const finishedOver = (
  companyId: number,
  staffId: number,
  span: { readonly from: Instant; readonly to: Instant },
  exceptId = 0,
) =>
  query(
    async (tx) =>
      (
        await tx.query
          .select({ id: punch.id })
          .from(punch)
          .where(
            and(
              eq(punch.companyId, companyId),
              eq(punch.staffId, staffId),
              eq(punch.state, "closed"),
              ne(punch.id, exceptId),
              sql`tstzrange(${punch.checkIn}, ${punch.checkOut}) && tstzrange(${span.from}, ${span.to})`,
            ),
          )
          .limit(1)
      )[0],
  )

/** The punches of one person whose end nobody told, latest first. */
export const unfinishedOf = (companyId: number, staffId: number) =>
  punchesWhere(companyId, and(eq(punch.staffId, staffId), eq(punch.state, "unfinished")))

export const insertPunch = (row: typeof punch.$inferInsert) =>
  query(async (tx) => {
    const [made] = await tx.query.insert(punch).values(row).returning()
    return made
  })

export type NewPunch = Pick<
  PunchRow,
  "staffId" | "workDay" | "taskId" | "siteId" | "place" | "checkIn" | "checkOut" | "shifts"
>
/** Finished punches, one statement for all; gives their ids in the order of the rows. */
export const insertPunches = (companyId: number, rows: ReadonlyArray<NewPunch>) =>
  query(async ({ sql }) => {
    const made = await sql<Array<{ id: number; staffId: number; checkIn: Instant }>>`
      insert into timekeeping.punch
        (company_id, staff_id, work_day, task_id, site_id, place, check_in, check_out, shifts, state)
      select ${companyId}::int, r."staffId", r."workDay", r."taskId", r."siteId", r.place, r."checkIn", r."checkOut",
        array(select jsonb_array_elements_text(r.shifts)::int), 'closed'
      from jsonb_to_recordset(${JSON.stringify(rows)}::text::jsonb) as r("staffId" int, "workDay" date, "taskId" int,
        "siteId" int, place int, "checkIn" timestamptz, "checkOut" timestamptz, shifts jsonb)
      returning id, staff_id as "staffId", check_in as "checkIn"`
    const ids = new Map(made.map(({ id, staffId, checkIn }) => [`${staffId} ${checkIn}`, id]))
    return rows.map(({ staffId, checkIn }) => ids.get(`${staffId} ${checkIn}`) ?? 0)
  })

type PunchPatch = Partial<Omit<PunchRow, "companyId" | "id" | "staffId" | "version">>

/** Changes a punch and counts its version up. */
export const updatePunch = (row: Pick<PunchRow, "companyId" | "id" | "version">, next: PunchPatch) =>
  query((tx) =>
    tx.query
      .update(punch)
      .set({ ...next, version: row.version + 1 })
      .where(and(eq(punch.companyId, row.companyId), eq(punch.id, row.id))),
  )

export const insertRests = (rows: ReadonlyArray<typeof rest.$inferInsert>) =>
  query(async (tx) => {
    if (rows.length > 0) await tx.query.insert(rest).values([...rows])
  })

export const endRest = (companyId: number, id: number, endedAt: Instant | null) =>
  query((tx) =>
    tx.query
      .update(rest)
      .set({ endedAt })
      .where(and(eq(rest.companyId, companyId), eq(rest.id, id))),
  )

export const deleteRest = (companyId: number, id: number) =>
  query((tx) => tx.query.delete(rest).where(and(eq(rest.companyId, companyId), eq(rest.id, id))))

export const deleteRestsOf = (companyId: number, punchId: number) =>
  query((tx) => tx.query.delete(rest).where(and(eq(rest.companyId, companyId), eq(rest.punchId, punchId))))

/** Gives its id. */
export const insertCorrection = (row: typeof correction.$inferInsert) =>
  query(async (tx) => {
    const [made] = await tx.query.insert(correction).values(row).returning({ id: correction.id })
    return made?.id ?? 0
  })
