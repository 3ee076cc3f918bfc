/** What verifying reads: one snapshot of all chains, streamed, so that its memory doesn't grow with them. */
import type postgres from "postgres"
import type { Chain, EntryContent } from "../../../kernel/audit/marks.ts"
import { inTransaction } from "../../../kernel/database/reserve.ts"
import type { Clues } from "../misplaced.ts"
import type { ChainRow } from "../walk.ts"

export type Snapshot = postgres.ISql

/** Everything read in `body` is of one moment, while writes and seals go on. */
export const inSnapshot = <A>(relay: postgres.Sql, body: (sql: Snapshot) => Promise<A>) =>
  inTransaction(relay, body, "isolation level repeatable read read only")

interface Stored extends Omit<EntryContent, "at"> {
  readonly id: string
  readonly mac: Buffer
  readonly at: string
  readonly place: string | null
  readonly previous: Buffer | null
  readonly link: Buffer | null
}

const ofChain = (sql: Snapshot, chain: Chain | undefined) => {
  if (chain === undefined) return sql``
  return chain === 0 ? sql`and company_id is null` : sql`and company_id = ${chain}`
}

/** Microseconds are read too: the product writes none, so whoever adds some is seen. */
const content = (sql: Snapshot) => sql`id, company_id as "companyId", person_id as "personId", action, subject, before,
  after, request_id as "requestId", mac, to_char(at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') as at`

const nowhere = Buffer.alloc(0)
const rowOf = (row: Stored): ChainRow => ({
  ...row,
  at: row.at.replace(/000Z$/, "Z"),
  place: Number(row.place),
  previous: row.previous ?? nowhere,
  link: row.link ?? nowhere,
})

const rowsAtOnce = 1000

/** The sealed entries, chain by chain, in order of place. */
export const walkSealed = async (sql: Snapshot, chain: Chain | undefined, each: (row: ChainRow) => void) => {
  const rows = sql<Array<Stored>>`select ${content(sql)}, link_no as place, previous, link from kernel.audit_entry
    where link_no is not null ${ofChain(sql, chain)} order by company_id, link_no, id`
  for await (const some of rows.cursor(rowsAtOnce)) for (const row of some) each(rowOf(row))
}

/** The entries that wait for their place. */
export const walkOpen = async (sql: Snapshot, chain: Chain | undefined, each: (row: ChainRow) => void) => {
  const rows = sql<Array<Stored>>`select ${content(sql)}, null as place, null as previous, null as link
    from kernel.audit_entry where link_no is null ${ofChain(sql, chain)} order by id`
  for await (const some of rows.cursor(rowsAtOnce)) for (const row of some) each(rowOf(row))
}

/** Entries whose mark another one has that came first. */
export const copiesIn = async (sql: Snapshot, chain: Chain | undefined): Promise<ReadonlySet<string>> => {
  const rows = await sql<Array<{ ids: Array<string> }>>`
    select array_agg(id::text order by link_no, id) as ids from kernel.audit_entry where true ${ofChain(sql, chain)}
    group by company_id, mac having count(*) > 1`
  return new Set(rows.flatMap(({ ids }) => ids.slice(1)))
}

export const cluesIn = async (sql: Snapshot, chain: Chain, previous: Buffer): Promise<Pick<Clues, "after" | "all">> => {
  const after = await sql<Array<Clues["after"][number]>>`select id, mac, previous, link from kernel.audit_entry
    where previous = ${previous} and link is not null ${ofChain(sql, chain)}`
  const all = await sql<
    Array<Clues["all"][number]>
  >`select id, mac from kernel.audit_entry where true ${ofChain(sql, chain)}`
  return { after, all }
}
