/** tables.ts says what the migrations made: names, types and what may be null, in both directions. */
import { is } from "drizzle-orm"
import { getTableConfig, PgTable } from "drizzle-orm/pg-core"
import { expect, test } from "vitest"
import { runningProduct } from "../kernel/product.ts"

const running = runningProduct()
const loaded = import.meta.glob<Record<string, unknown>>("/modules/**/tables.ts", { eager: true })

/** How the catalogue spells what drizzle abbreviates; precisions are the migrations' matter. */
const spellings: Readonly<Record<string, string>> = {
  "int[]": "integer[]",
  time: "time without time zone",
}
const spelled = (type: string) => spellings[type] ?? type.replace(/^numeric.*/, "numeric")

const written = Object.values(loaded).flatMap((module) =>
  Object.values(module).flatMap((value) => {
    if (!is(value, PgTable)) return []
    const { schema, name, columns } = getTableConfig(value)
    return columns.map((column) => ({
      column: `${schema}.${name}.${column.name}`,
      type: spelled(column.getSQLType()),
      isNotNull: column.notNull || column.primary,
    }))
  }),
)
const tableOf = (column: string) => column.slice(0, column.lastIndexOf("."))

const stored = () => running().owner<Array<{ column: string; type: string; isNotNull: boolean }>>`
  select n.nspname || '.' || c.relname || '.' || a.attname as column,
    regexp_replace(format_type(a.atttypid, a.atttypmod), '^numeric.*', 'numeric') as type, a.attnotnull as "isNotNull"
  from pg_attribute a join pg_class c on c.oid = a.attrelid join pg_namespace n on n.oid = c.relnamespace
  where c.relkind = 'r' and a.attnum > 0 and not a.attisdropped
    and n.nspname not in ('pg_catalog', 'information_schema', 'jobs', 'migrations')`

const differing = async () => {
  const byName = new Map((await stored()).map((row) => [row.column, row]))
  return written.filter((row) => JSON.stringify(byName.get(row.column)) !== JSON.stringify(row))
}

test("every drizzle column is in the database, of its type and its nullability", async () => {
  expect(written.length).toBeGreaterThan(100)
  expect(await differing()).toEqual([])
})

test("the check sees a column that a migration has made differently", async () => {
  await running().owner`alter table companies.label alter column value drop not null`
  expect(await differing()).toMatchObject([{ column: "companies.label.value" }])
  await running().owner`alter table companies.label alter column value set not null`
})

test("a table that has a drizzle form has every column of it there", async () => {
  const [tables, columns] = [
    new Set(written.map(({ column }) => tableOf(column))),
    new Set(written.map((row) => row.column)),
  ]
  const missing = (await stored()).filter(({ column }) => tables.has(tableOf(column)) && !columns.has(column))
  expect(missing).toEqual([])
})
