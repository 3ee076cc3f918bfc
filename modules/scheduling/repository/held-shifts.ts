/** SQL of 保留 (D119): a held shift is no work, unless somebody of it pressed. */
import type { Sql } from "#modules/kernel/database/scope.ts"

/** People who are on a shift or pencilled in on a held one. */
export const onShift = (sql: Sql, at: string) => sql`${sql(at)}.status in (1, 3)`

/** Of an arrangement `t`, whose shift is named by the row `at` with company_id, task_id and shift. */
export const isNotHeld = (sql: Sql, at: string) => sql`(not t.is_reserved or exists (
  select from scheduling.task_worker p
  join scheduling.worked q on q.company_id = p.company_id and q.task_id = p.task_id and q.staff_id = p.staff_id
    and q.minutes > 0
  where p.company_id = ${sql(at)}.company_id and p.task_id = ${sql(at)}.task_id and p.shift = ${sql(at)}.shift
    and ${onShift(sql, "p")}))`
