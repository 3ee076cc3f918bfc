/**
 * Tables bare of what makes filling them slow or impossible, and dressed again: indexes and constraints are built once
 * over all rows, and COPY knows no row-level security. All in the restoring transaction: nobody ever sees them bare.
 */
import type postgres from "postgres"

interface Part {
  /** In the order of taking off; put on again from the last to the first. */
  readonly rank: number
  readonly off: string
  readonly on: string
}

const parts = (sql: postgres.TransactionSql, schemas: ReadonlyArray<string>) => sql<Array<Part>>`
  with ours as (
    select c.oid, c.oid::regclass::text as name, c.relforcerowsecurity as is_forced
    from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where c.relkind = 'r' and n.nspname = any(${[...schemas]}::text[]))
  select case contype when 'f' then 3 when 'x' then 4 else 6 end as rank,
    format('alter table %s drop constraint %I', ours.name, conname) as off,
    format('alter table %s add constraint %I %s', ours.name, conname, pg_get_constraintdef(con.oid)) as on
  from pg_constraint con join ours on ours.oid = con.conrelid where contype in ('f', 'x', 'u', 'p')
  union all
  select 5, format('drop index %s', indexrelid::regclass), pg_get_indexdef(indexrelid)
  from pg_index join ours on ours.oid = indrelid
  where not exists (select from pg_constraint where conindid = indexrelid and contype in ('x', 'u', 'p'))
  union all
  select 2, format('alter table %s disable trigger %I', ours.name, tgname),
    format('alter table %s enable trigger %I', ours.name, tgname)
  from pg_trigger join ours on ours.oid = tgrelid where not tgisinternal and tgenabled = 'O'
  union all
  select 1, format('alter table %s no force row level security', ours.name),
    format('alter table %s force row level security', ours.name) from ours where is_forced
  order by rank, "off"`

/** No row is left; the tables are bare, so none holds another one's. */
export const empty = async (sql: postgres.TransactionSql, tables: ReadonlyArray<{ readonly name: string }>) => {
  await sql.unsafe(`truncate ${tables.map(({ name }) => name).join(", ")}`)
}

/** Takes everything off; the answer puts it on again, telling how many parts are done. */
export const bare = async (sql: postgres.TransactionSql, schemas: ReadonlyArray<string>) => {
  const taken = [...(await parts(sql, schemas))]
  for (const { off } of taken) await sql.unsafe(off)
  return async (onPart: (done: number, of: number) => void) => {
    await sql.unsafe("set local maintenance_work_mem = '256MB'")
    for (const [at, { on }] of taken.toReversed().entries()) {
      onPart(at, taken.length)
      await sql.unsafe(on)
    }
    onPart(taken.length, taken.length)
  }
}
