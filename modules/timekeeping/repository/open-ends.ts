/** SQL of the evidence for the end of a punch that has none: last press, next check-in, when others of it left. */
import { Effect } from "effect"
import type { Instant, IsoDate } from "#modules/kernel/civil-day.ts"
import { query } from "#modules/kernel/database/scope.ts"
import type { PressAction } from "../codes.ts"

export interface LastPress {
  readonly action: PressAction
  readonly at: Instant
}
export interface LeftTask {
  readonly people: number
  readonly first: Instant
  readonly last: Instant
}

/** The latest press of each of these punches that was not taken back. */
export const lastPresses = (companyId: number, punchIds: ReadonlyArray<number>) =>
  Effect.map(
    query(
      ({ sql }) => sql<Array<LastPress & { readonly punchId: number }>>`
        select distinct on (p.punch_id) p.punch_id as "punchId", p.action, p.pressed_at as at
        from timekeeping.press p
        where p.company_id = ${companyId} and p.punch_id = any(${[...punchIds]}::int[]) and p.action <> 'cancel'
          and not exists (select 1 from timekeeping.press c where c.company_id = p.company_id
            and c.punch_id = p.punch_id and c.cancels = p.client_id)
        order by p.punch_id, p.pressed_at desc`,
    ),
    (rows) => new Map(rows.map(({ punchId, action, at }) => [punchId, { action, at }])),
  )

/** When the same person checked in next after each of these punches, on its day or the two after it. */
export const nextCheckIns = (companyId: number, punchIds: ReadonlyArray<number>) =>
  Effect.map(
    query(
      ({ sql }) => sql<Array<{ readonly punchId: number; readonly at: Instant }>>`
        select p.id as "punchId", min(n.check_in) as at
        from timekeeping.punch p join timekeeping.punch n on n.company_id = p.company_id and n.staff_id = p.staff_id
          and n.work_day between p.work_day and p.work_day + 2 and n.id <> p.id and n.check_in >= p.check_in
          and n.state not in ('cancelled', 'removed')
        where p.company_id = ${companyId} and p.id = any(${[...punchIds]}::int[])
        group by p.id`,
    ),
    (rows) => new Map(rows.map(({ punchId, at }) => [punchId, at])),
  )

/** When those who have an end left each of these arrangements, which are of these days. */
export const leftOfTasks = (companyId: number, taskIds: ReadonlyArray<number>, days: ReadonlyArray<IsoDate>) =>
  Effect.map(
    query(
      ({ sql }) => sql<Array<LeftTask & { readonly taskId: number }>>`
        select task_id as "taskId", count(distinct staff_id)::int as people, min(check_out) as first,
          max(check_out) as last
        from timekeeping.punch
        where company_id = ${companyId} and work_day = any(${[...days]}::text[]::date[])
          and task_id = any(${[...taskIds]}::int[]) and state = 'closed'
        group by task_id`,
    ),
    (rows) => new Map(rows.map(({ taskId, ...left }) => [taskId, left])),
  )
