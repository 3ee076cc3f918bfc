/** SQL of which number bills which piece of work: once on each side, whoever bills at the same moment. */
import { and, eq, sql } from "drizzle-orm"
import { query } from "#modules/kernel/database/scope.ts"
import type { BilledPiece, Payee } from "../rules/billed-work.ts"
import { billed } from "../tables.ts"

const columns = (keys: ReadonlyArray<BilledPiece>) => ({
  tasks: `{${keys.map(({ taskId }) => taskId).join(",")}}`,
  shifts: `{${keys.map(({ shift }) => shift).join(",")}}`,
})

/**
 * A number holds the pieces of its editions that are being written, wait or are in force, and no others: an invoice
 * (type 3) on the customer's side, any other paper on that of its party. Gives those that another number holds: then the
 * transaction may only end in a refusal.
 */
export const holdShiftsOf = (companyId: number, no: string) =>
  query(async ({ sql: ask }): Promise<ReadonlyArray<BilledPiece & Payee>> => {
    const wanted = ask`select distinct l.task_id, l.shift, l.certificate,
        case when p.type <> 3 then p.partner_id end as partner_id, case when p.type <> 3 then p.staff_id end as staff_id
      from papers.line_shift l
      join papers.paper p on p.company_id = l.company_id and p.id = l.paper_id
      where p.company_id = ${companyId} and p.no = ${no} and not p.is_noticed and (p.status in (2, 3, 10) or (p.status = 1 and not p.is_replaced))`
    const isSame = ask`w.task_id = b.task_id and w.shift = b.shift and w.certificate = b.certificate
      and w.partner_id is not distinct from b.partner_id and w.staff_id is not distinct from b.staff_id`
    await ask`delete from papers.billed b where b.company_id = ${companyId} and b.no = ${no}
      and not exists (select from (${wanted}) w where ${isSame})`
    await ask`insert into papers.billed (company_id, task_id, shift, certificate, partner_id, staff_id, no)
      select ${companyId}, w.task_id, w.shift, w.certificate, w.partner_id, w.staff_id, ${no} from (${wanted}) w
      order by w.task_id, w.shift, w.certificate
      on conflict on constraint billed_once do nothing`
    return await ask<Array<BilledPiece & Payee>>`
      select w.task_id as "taskId", w.shift, w.certificate, w.partner_id as "partnerId", w.staff_id as "staffId"
      from (${wanted}) w
      join papers.billed b on b.company_id = ${companyId} and ${isSame}
      where b.no <> ${no} order by w.task_id, w.shift, w.certificate`
  })

/** By which number the pieces of these shifts are billed, on every side; one that is not is absent. */
export const numbersBilling = (companyId: number, keys: ReadonlyArray<BilledPiece>) =>
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
