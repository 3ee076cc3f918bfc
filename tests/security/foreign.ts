/** Another company whose every row has an id of its own range, and whose every text carries a canary. */
import { partnersBegin } from "#modules/people/rules/record-ids.ts"
import type { Running } from "../kernel/product.ts"
import { plantedCompany } from "./planted.ts"

export const canary = "CANARYB"
/** The first row of the other company in every table; no table of ours has it. */
export const foreignId = 700_001
/** The first row of our own company in every table. */
export const ownId = 100_001
/** The row of this number among partners, whose numbers begin above all people's (D123). */
export const partnerOf = (id: number) => partnersBegin + id
/** An id that no table has. */
export const missingId = 900_001

interface Table {
  readonly name: string
  readonly tenant: string
}
/** Every table that belongs to companies, found in the catalogue. */
export const companyTables = async ({ owner }: Pick<Running, "owner">): Promise<ReadonlyArray<Table>> => {
  const rows = await owner<Array<{ name: string }>>`
    select c.oid::regclass::text as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where c.relkind = 'r' and n.nspname not in ('pg_catalog', 'information_schema')
      and exists (select 1 from pg_attribute a where a.attrelid = c.oid and a.attname = 'company_id' and not a.attisdropped)
    order by 1`
  return [{ name: "companies.company", tenant: "id" }, ...rows.map(({ name }) => ({ name, tenant: "company_id" }))]
}

/** Journals of who asked what: every call may write there, and nobody reads them by an id. */
const journals = new Set(["kernel.audit_entry", "kernel.idempotency", "kernel.outbox"])

/** What the rows of one company look like now, but for the journals. */
export const digestOf = async (running: Running, companyId: number): Promise<string> => {
  const tables = (await companyTables(running)).filter(({ name }) => !journals.has(name))
  const parts = await Promise.all(
    tables.map(async ({ name, tenant }) => {
      const [row] = await running.owner.unsafe<Array<{ digest: string | null }>>(
        `select md5(string_agg(t::text, '|' order by t::text)) as digest from ${name} t where ${tenant} = $1`,
        [companyId],
      )
      return `${name} ${row?.digest ?? ""}`
    }),
  )
  return parts.join("\n")
}

/** Tables in which a company has no row. */
export const emptyTables = async (running: Running, companyId: number): Promise<ReadonlyArray<string>> => {
  const counted = await Promise.all(
    (await companyTables(running)).map(async ({ name, tenant }) => {
      const [row] = await running.owner.unsafe(`select exists (select from ${name} where ${tenant} = $1) as is_there`, [
        companyId,
      ])
      return row?.is_there === true ? [] : [name]
    }),
  )
  return counted.flat()
}

const countFrom = async ({ owner }: Running, first: number) => {
  const sequences = await owner<Array<{ name: string }>>`
    select c.oid::regclass::text as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where c.relkind = 'S' and n.nspname in (select split_part(t, '.', 1) from (
      select distinct table_schema as t from information_schema.tables
      where table_schema not in ('pg_catalog', 'information_schema', 'jobs', 'migrations')) s)`
  for (const { name } of sequences) {
    const next = name === "companies.partnership_id_seq" ? partnerOf(first) : first
    await owner.unsafe(`alter sequence ${name} restart with ${next}`)
  }
}

/** Two companies with rows in every table: ours, whose first row of each has `ownId`, and the other with `foreignId`. */
export const plantBoth = async (running: Running) => {
  await countFrom(running, ownId)
  const mine = await plantedCompany(running, "OURS", ownId, `admin@${canary}.example`)
  await countFrom(running, foreignId)
  const other = await plantedCompany(running, canary, foreignId, "admin@ours.example")
  await countFrom(running, 500_000)
  return { mine, other }
}
