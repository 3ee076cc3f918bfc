/** SQL of which number bills which shift: once, whoever bills at the same moment. */
import { and, eq, sql } from "drizzle-orm"
import { query } from "#modules/kernel/database/scope.ts"
import { billed } from "../tables.ts"

export interface ShiftKey {
  readonly taskId: number
  readonly shift: number
}
const columns = (keys: ReadonlyArray<ShiftKey>) => ({
  tasks: `{${keys.map(({ taskId }) => taskId).join(",")}}`,
  shifts: `{${keys.map(({ shift }) => shift).join(",")}}`,
})

/**
 * A number holds the shifts of its editions that are being written, wait or are in force, and no others. Gives those
 * that another number holds: then the transaction may only end in a refusal.
 */
export const holdShiftsOf = (companyId: number, no: string) =>
  query(async ({ sql: ask }): Promise<ReadonlyArray<ShiftKey>> => {
    const wanted = ask`select distinct l.task_id, l.shift from papers.line_shift l
      join papers.paper p on p.company_id = l.company_id and p.id = l.paper_id
      where p.company_id = ${companyId} and p.no = ${no} and (p.status in (2, 3, 10) or (p.status = 1 and not p.is_replaced))`
    await ask`delete from papers.billed b where b.company_id = ${companyId} and b.no = ${no}
      and not exists (select from (${wanted}) w where w.task_id = b.task_id and w.shift = b.shift)`
    await ask`insert into papers.billed (company_id, task_id, shift, no)
      select ${companyId}, w.task_id, w.shift, ${no} from (${wanted}) w order by w.task_id, w.shift
      on conflict (company_id, task_id, shift) do nothing`
    return await ask<Array<ShiftKey>>`
      select w.task_id as "taskId", w.shift from (${wanted}) w
      join papers.billed b on b.company_id = ${companyId} and b.task_id = w.task_id and b.shift = w.shift
      where b.no <> ${no} order by w.task_id, w.shift`
  })

/** By which number each of these shifts is billed; one that is not is absent. */
export const numbersBilling = (companyId: number, keys: ReadonlyArray<ShiftKey>) =>
  query(async (tx) => {
    if (keys.length === 0) return []
    const { shifts, tasks } = columns(keys)
    return await tx.query
      .select()
      .from(billed)
      .where(
        and(
          eq(billed.companyId, companyId),
          sql`(${billed.taskId}, ${billed.shift}) in (select * from unnest(${tasks}::int[], ${shifts}::int[]))`,
        ),
      )
  })
