/** SQL of sheets that went out: what each receiver was sent. */
import type { Instant } from "#modules/kernel/civil-day.ts"
import { query } from "#modules/kernel/database/scope.ts"
import type { TaskPrint } from "../contract/task-mail.ts"

export const insertSheet = (companyId: number, taskId: number, view: TaskPrint) =>
  query(async ({ sql }) => {
    const [row] = await sql<[{ readonly id: number }]>`
      insert into scheduling.task_sheet (company_id, task_id, view)
      values (${companyId}, ${taskId}, ${JSON.stringify(view)}::text::jsonb) returning id`
    return row.id
  })

export const sheetById = (companyId: number, id: number) =>
  query(async ({ sql }) => {
    const [row] = await sql<Array<{ readonly view: TaskPrint; readonly madeAt: Instant }>>`
      select view, to_char(made_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "madeAt"
      from scheduling.task_sheet where company_id = ${companyId} and id = ${id}`
    return row
  })
