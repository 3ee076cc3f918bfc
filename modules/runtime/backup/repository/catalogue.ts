/** What the product has in a database: asked of the catalogue, so that a new table is in the next backup by itself. */
import type postgres from "postgres"
import type { Sequence } from "../manifest.ts"

export type Asking = postgres.Sql | postgres.TransactionSql

export interface StoredTable {
  /** Quoted as SQL needs it. */
  readonly name: string
  /** Without the generated ones, which COPY neither gives nor takes. */
  readonly columns: ReadonlyArray<string>
}

/** Every table of the product's schemas, by name. */
export const tablesIn = (sql: Asking, schemas: ReadonlyArray<string>) => sql<Array<StoredTable>>`
  select format('%I.%I', n.nspname, c.relname) as name,
    (select coalesce(array_agg(a.attname::text order by a.attnum), '{}') from pg_attribute a
      where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = '') as columns
  from pg_class c join pg_namespace n on n.oid = c.relnamespace
  where c.relkind = 'r' and n.nspname = any(${[...schemas]}::text[]) order by 1`

/** Tables whose rows row-level security would keep from us without a word. */
export const hiddenTables = (sql: Asking, schemas: ReadonlyArray<string>) => sql<Array<{ name: string }>>`
  select format('%I.%I', n.nspname, c.relname) as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
  where c.relkind = 'r' and n.nspname = any(${[...schemas]}::text[]) and c.relrowsecurity and c.relforcerowsecurity
    and not exists (select from pg_policy p where p.polrelid = c.oid and p.polpermissive
      and p.polroles @> array[current_user::regrole::oid] and pg_get_expr(p.polqual, p.polrelid) = 'true')`

export const rowsOf = async (sql: Asking, table: string): Promise<number> => {
  const [counted] = await sql.unsafe<Array<{ rows: string }>>(`select count(*) as rows from ${table}`)
  return Number(counted?.rows ?? 0)
}

/** A number that a sequence gave is never given again, so asking it a moment after the snapshot does no harm. */
export const sequencesIn = async (sql: Asking, schemas: ReadonlyArray<string>): Promise<ReadonlyArray<Sequence>> => {
  const names = await sql<Array<{ name: string }>>`
    select format('%I.%I', n.nspname, c.relname) as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where c.relkind = 'S' and n.nspname = any(${[...schemas]}::text[]) order by 1`
  const found: Array<Sequence> = []
  for (const { name } of names) {
    const [row] = await sql.unsafe<Array<{ last: string; is_called: boolean }>>(
      `select last_value::text as last, is_called from ${name}`,
    )
    if (row !== undefined) found.push({ name, last: row.last, isCalled: row.is_called })
  }
  return found
}

export const setSequences = async (sql: Asking, sequences: ReadonlyArray<Sequence>) => {
  for (const { isCalled, last, name } of sequences)
    await sql`select setval(${name}::text::regclass, ${last}::bigint, ${isCalled})`
}

export const serverVersion = async (sql: Asking): Promise<string> => {
  const [row] = await sql<Array<{ version: string }>>`select current_setting('server_version') as version`
  return row?.version ?? ""
}

/** Sessions of others on this database, as far as we may see them. */
export const otherSessions = async (sql: Asking): Promise<number> => {
  const [row] = await sql<Array<{ sessions: number }>>`
    select count(*)::int as sessions from pg_stat_activity
    where datname = current_database() and pid <> pg_backend_pid() and application_name like 'tehai_%'`
  return row?.sessions ?? 0
}
