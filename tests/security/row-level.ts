/** What PostgreSQL itself keeps apart, asked as the application's role and by writing what must not be written. */
import type postgres from "postgres"
import { companyTables } from "./foreign.ts"

interface Ends {
  readonly owner: postgres.Sql
  readonly app: postgres.Sql
}
interface Pair {
  readonly mine: { readonly id: number }
  readonly other: { readonly id: number }
}

/** The SQL state that a statement is refused with, or how many rows it changed; no change stays. */
const saidTo = async (sql: postgres.TransactionSql, statement: string, values: ReadonlyArray<number>) => {
  let said = ""
  // The driver ends the whole transaction for a refusal that it was not told of.
  await sql
    .savepoint(async (asking) => {
      said = `${(await asking.unsafe(statement, [...values])).count} rows`
      throw new Error("taken back")
    })
    .catch((fault: { readonly code?: string }) => {
      said = fault.code ?? said
    })
  return said
}

/** The policy's word, or that of a column that nobody may set. */
const isRefused = (said: string) => said === "42501" || said === "428C9"

/** Tables that show the application another company's rows, hide its own, or let a row change its company. */
export const leakingTables = async ({ owner, app }: Ends, { mine, other }: Pair): Promise<ReadonlyArray<string>> => {
  const found: Array<string> = []
  const tables = await companyTables({ owner })
  await app.begin(async (sql) => {
    for (const { name, tenant } of tables) {
      const [may] = await sql`select has_table_privilege(${name}, 'select') as see,
        has_table_privilege(${name}, 'update') as change`
      if (may?.see !== true) continue
      const rowsFor = async (setting: string) => {
        await sql`select set_config('app.company_id', ${setting}, true)`
        const rows = await sql.unsafe<Array<{ company: number | null }>>(`select ${tenant} as company from ${name}`)
        return rows.map(({ company }) => company)
      }
      if ((await rowsFor("")).length > 0) found.push(`${name}: shows rows without a company`)
      const seen = await rowsFor(String(mine.id))
      if (!seen.includes(mine.id)) found.push(`${name}: hides its own company's rows`)
      if (seen.some((company) => company !== mine.id)) found.push(`${name}: shows another company's rows`)
      if (may.change !== true || !seen.includes(mine.id)) continue
      const moved = await saidTo(sql, `update ${name} set ${tenant} = $1 where ${tenant} = $2`, [other.id, mine.id])
      if (!isRefused(moved)) found.push(`${name}: lets a row change its company (${moved})`)
    }
  })
  return found
}

interface Key {
  readonly name: string
  readonly from: string
  readonly to: string
  readonly own: ReadonlyArray<string>
  readonly their: ReadonlyArray<string>
  /** The column of `from` that names its company. */
  readonly tenant: string
}

/** Foreign keys between tables of companies, without the columns that name the company. */
const keysOf = async ({ owner }: Pick<Ends, "owner">): Promise<ReadonlyArray<Key>> => {
  const tenants = new Map((await companyTables({ owner })).map(({ name, tenant }) => [name, tenant]))
  const keys = await owner<Array<Omit<Key, "tenant">>>`
    select con.conname as name, con.conrelid::regclass::text as from, con.confrelid::regclass::text as to,
      array(select a.attname::text from unnest(con.conkey, con.confkey) with ordinality k(n, m, at)
        join pg_attribute a on a.attrelid = con.conrelid and a.attnum = k.n
        join pg_attribute t on t.attrelid = con.confrelid and t.attnum = k.m
        where t.attname <> 'company_id' order by at) as own,
      array(select a.attname::text from unnest(con.confkey) with ordinality k(n, at)
        join pg_attribute a on a.attrelid = con.confrelid and a.attnum = k.n where a.attname <> 'company_id' order by at) as their
    from pg_constraint con where con.contype = 'f' order by 2, 1`
  return keys.flatMap((key) => {
    const tenant = tenants.get(key.from)
    return tenant === undefined || !tenants.has(key.to) || key.to === "companies.company" ? [] : [{ ...key, tenant }]
  })
}

/** What happens when each reference of our rows is turned to a row that only the other company has. */
export const foreignReferences = async ({ owner }: Pick<Ends, "owner">, { mine, other }: Pair) => {
  const taken: Array<string> = []
  const unasked: Array<string> = []
  const keys = await keysOf({ owner })
  await owner.begin(async (sql) => {
    // A key that is asked at the commit is asked now.
    await sql`set constraints all immediate`
    for (const { name, from, to, own, tenant, their } of keys) {
      const same = their.map((column) => `t.${column} = r.${column}`).join(" and ")
      const statement = `update ${from} set (${own.join(", ")}) = row(${their.map((column) => `r.${column}`).join(", ")})
        from (select r.* from ${to} r where r.company_id = $1
          and not exists (select from ${to} t where t.company_id = $2 and ${same}) order by 1, 2 limit 1) r
        where ${from}.ctid = (select ctid from ${from} where ${tenant} = $2 limit 1)`
      const said = await saidTo(sql, statement, [other.id, mine.id])
      if (said === "1 rows") taken.push(`${from} ${name}`)
      else if (said !== "23503") unasked.push(`${from} ${name}: ${said}`)
    }
  })
  return { asked: keys.length - unasked.length, taken, unasked }
}
