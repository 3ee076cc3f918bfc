/** Writes arrangements, whole series in a fixed number of statements. */
import { and, eq, sql } from "drizzle-orm"
import type { IsoDate } from "#modules/kernel/civil-day.ts"
import { query } from "#modules/kernel/database/scope.ts"
import type { CustomerCertificate, StaffCertificate } from "../rules/certificates.ts"
import { task, taskGroup } from "../tables.ts"
import type { ShiftId } from "./task-rows.ts"

/** What makes the days of a series one. */
export const insertGroup = (companyId: number) =>
  query(async (tx) => {
    const [made] = await tx.query.insert(taskGroup).values({ companyId }).returning({ id: taskGroup.id })
    return made?.id ?? 0
  })

export type NewTask = Omit<typeof task.$inferInsert, "day">
/** The same arrangement on each of these days; gives their ids in the order of the days. */
export const insertTasks = (row: NewTask, days: ReadonlyArray<IsoDate>) =>
  query((tx) =>
    tx.query
      .insert(task)
      .values(days.map((day) => ({ ...row, day })))
      .returning({ id: task.id, day: task.day }),
  )

export interface ShiftToSave {
  readonly taskId: number
  readonly shift: ShiftId
  readonly isOn: boolean
  readonly customerAsks: boolean
  readonly from: string | null
  readonly to: string | null
  readonly startsAt: string | null
  readonly endsAt: string | null
  readonly heads: number | null
  readonly needed: number
  readonly desireFrom: string | null
  readonly desireTo: string | null
  readonly certificates: ReadonlyArray<CustomerCertificate>
}
/** Shifts as they are from now on; one statement for all days of a series, which writes what is another than it was. */
export const saveShifts = (companyId: number, rows: ReadonlyArray<ShiftToSave>) =>
  query(
    (tx) => tx.sql`
      insert into scheduling.task_shift as s
        (company_id, task_id, shift, is_on, customer_asks, from_time, to_time, starts_at, ends_at, head_count, needed,
          start_time_desire, end_time_desire, certificates)
      select ${companyId}::int, r."taskId", r.shift, r."isOn", r."customerAsks", r."from", r."to", r."startsAt",
        r."endsAt", r.heads, r.needed, r."desireFrom", r."desireTo", r.certificates
      from jsonb_to_recordset(${JSON.stringify(rows)}::text::jsonb) as r("taskId" int, shift int, "isOn" boolean,
        "customerAsks" boolean, "from" time, "to" time, "startsAt" timestamptz, "endsAt" timestamptz, heads int,
        needed numeric, "desireFrom" time, "desireTo" time, certificates jsonb)
      on conflict (company_id, task_id, shift) do update set is_on = excluded.is_on,
        customer_asks = excluded.customer_asks, from_time = excluded.from_time, to_time = excluded.to_time,
        starts_at = excluded.starts_at, ends_at = excluded.ends_at, head_count = excluded.head_count,
        needed = excluded.needed, start_time_desire = excluded.start_time_desire,
        end_time_desire = excluded.end_time_desire, certificates = excluded.certificates
      where (s.is_on, s.customer_asks, s.from_time, s.to_time, s.starts_at, s.ends_at, s.head_count, s.needed,
          s.start_time_desire, s.end_time_desire, s.certificates)
        is distinct from (excluded.is_on, excluded.customer_asks, excluded.from_time, excluded.to_time,
          excluded.starts_at, excluded.ends_at, excluded.head_count, excluded.needed, excluded.start_time_desire,
          excluded.end_time_desire, excluded.certificates)`,
  )

export interface WorkerToSave {
  readonly taskId: number
  readonly shift: ShiftId
  readonly staffId: number
  readonly partnerId: number | null
  readonly countWork: number
  readonly price: number | null
  readonly certificates: ReadonlyArray<StaffCertificate>
  /** 1 on the shift, 0 taken off it, 3 pencilled in: the arrangement is held. */
  readonly status: 0 | 1 | 3
}
/** Puts people on shifts, changes what they count there, takes them off; their time is the shift's. Who stays as he is stays unwritten. */
export const saveWorkers = (companyId: number, rows: ReadonlyArray<WorkerToSave>) =>
  query(
    (tx) => tx.sql`
      insert into scheduling.task_worker as w
        (company_id, task_id, shift, staff_id, partner_id, day, count_work, price, certificates, status, during)
      select ${companyId}::int, r."taskId", r.shift, r."staffId", r."partnerId", t.day, r."countWork", r.price,
        r.certificates, r.status, tstzrange(s.starts_at, s.ends_at)
      from jsonb_to_recordset(${JSON.stringify(rows)}::text::jsonb) as r("taskId" int, shift int, "staffId" int,
        "partnerId" int, "countWork" numeric, price int, certificates jsonb, status int)
      join scheduling.task_shift s on s.company_id = ${companyId} and s.task_id = r."taskId" and s.shift = r.shift
      join scheduling.task t on t.company_id = s.company_id and t.id = s.task_id
      on conflict (company_id, task_id, shift, staff_id) do update set status = excluded.status, partner_id = excluded.partner_id,
        day = excluded.day, count_work = excluded.count_work, price = excluded.price,
        certificates = excluded.certificates, during = excluded.during
      where (w.status, w.partner_id, w.day, w.count_work, w.price, w.certificates, w.during)
        is distinct from (excluded.status, excluded.partner_id, excluded.day, excluded.count_work, excluded.price,
          excluded.certificates, excluded.during)`,
  )

/** With a deleted or held arrangement its people are free; brought back, they are on it again. One statement for all. */
export const markWorkers = (companyId: number, taskIds: ReadonlyArray<number>) =>
  query(
    (tx) => tx.sql`
      update scheduling.task_worker w set status = case when t.status = 0 then 2 when t.is_reserved then 3 else 1 end
      from scheduling.task t
      where w.company_id = ${companyId} and w.task_id = any(${[...taskIds]}::int[]) and w.status <> 0
        and t.company_id = w.company_id and t.id = w.task_id`,
  )

/** Writes the arrangement's own facts when its version is still the expected one; false when somebody was first. */
export const updateTask = (
  companyId: number,
  id: number,
  expectedVersion: number,
  change: Partial<Omit<typeof task.$inferInsert, "companyId" | "id" | "version">>,
) =>
  query(async (tx) => {
    const rows = await tx.query
      .update(task)
      .set({ ...change, version: sql`${task.version} + 1` })
      .where(and(eq(task.companyId, companyId), eq(task.id, id), eq(task.version, expectedVersion)))
      .returning({ version: task.version })
    return rows.length === 1
  })

/** An arrangement whose version is still the expected one; its leader, where leaders change too. */
export interface TaskToChange {
  readonly id: number
  readonly version: number
  readonly leaderStaffId?: number | null
}
/** Writes the same facts to all of them, or to none when somebody was first at one: false. One statement. */
export const updateTasks = (
  companyId: number,
  tasks: ReadonlyArray<TaskToChange>,
  change: Partial<Omit<typeof task.$inferInsert, "companyId" | "id" | "version" | "leaderStaffId">>,
) =>
  query(async (tx) => {
    const rows = JSON.stringify(tasks)
    const asked = sql`jsonb_to_recordset(${rows}::text::jsonb) as r(id int, version int, "leaderStaffId" int)`
    const hasLeaders = tasks.some(({ leaderStaffId }) => leaderStaffId !== undefined)
    const changed = await tx.query
      .update(task)
      .set({
        ...change,
        ...(hasLeaders ? { leaderStaffId: sql`(select r."leaderStaffId" from ${asked} where r.id = task.id)` } : {}),
        version: sql`${task.version} + 1`,
      })
      .where(and(eq(task.companyId, companyId), sql`(task.id, task.version) in (select r.id, r.version from ${asked})`))
      .returning({ id: task.id })
    return changed.length === tasks.length
  })
