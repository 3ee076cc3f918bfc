/** An arrangement on more days: its own facts as they are stored, whatever columns there are. */
import { getTableColumns, sql } from "drizzle-orm"
import type { IsoDate } from "#modules/kernel/civil-day.ts"
import { query } from "#modules/kernel/database/scope.ts"
import { task } from "../tables.ts"

const { id: _id, day: _day, groupId: _groupId, version: _version, status: _status, ...facts } = getTableColumns(task)
const columns = sql.raw(
  Object.values(facts)
    .map(({ name }) => `"${name}"`)
    .join(", "),
)

/** Gives the ids of the copies with their days. One statement. */
export const copyTask = (
  companyId: number,
  taskId: number,
  to: { readonly groupId: number; readonly days: ReadonlyArray<IsoDate> },
) =>
  query(async (tx) => {
    const days = sql`unnest(${`{${to.days.join(",")}}`}::date[])`
    const rows = await tx.query.execute<{ readonly id: number; readonly day: IsoDate }>(sql`
      insert into scheduling.task (day, group_id, ${columns})
      select copy.on_day, ${to.groupId}::int, ${columns}
      from scheduling.task cross join ${days} as copy (on_day)
      where company_id = ${companyId} and id = ${taskId}
      returning id, day::text as day`)
    return [...rows]
  })
