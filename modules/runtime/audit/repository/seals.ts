/** What sealing asks of the database, as the relay's role: it may place an entry and change nothing else that is checked. */
import type postgres from "postgres"
import type { Anchor, Chain } from "../../../kernel/audit/marks.ts"
import { inTime, inTransaction } from "../../../kernel/database/reserve.ts"

export interface OpenEntry {
  readonly chain: Chain
  readonly id: string
  readonly mac: Buffer
}
export interface SealedEntry extends OpenEntry {
  readonly place: number
  readonly previous: Buffer
  readonly link: Buffer
}
export interface SignedAnchor extends Anchor {
  readonly mac: Buffer
}

export const hasOpenEntries = async (relay: postgres.Sql): Promise<boolean> => {
  const rows = await inTime(relay`select 1 from kernel.audit_entry where link_no is null limit 1`)
  return rows.length > 0
}

const sealer = 727_273

/** Runs `body` where no other process seals; gives nothing when one does. */
export const asOnlySealer = <A>(relay: postgres.Sql, body: () => Promise<A>) =>
  inTransaction(relay, async (sql) => {
    const [lock] = await sql<Array<{ isMine: boolean }>>`select pg_try_advisory_xact_lock(${sealer}) as "isMine"`
    return lock?.isMine === true ? { done: await body() } : undefined
  })

/** The oldest entries without a place; an entry that was long in committing comes when it is there. */
export const openEntries = (sql: postgres.ISql, atMost: number) => sql<Array<OpenEntry>>`
  select coalesce(company_id, 0) as chain, id, mac from kernel.audit_entry
  where link_no is null order by id limit ${atMost}`

/** Where chains end: at their last sealed entry or at their anchor, whichever is further, so that a cut leaves its gap. */
export const endsOf = async (sql: postgres.ISql, chains: ReadonlyArray<Chain>): Promise<ReadonlyArray<Anchor>> => {
  const rows = await sql<Array<{ chain: Chain; place: string; link: Buffer }>>`
    select distinct on (chain) chain, place, link from (
      select chain, link_no as place, link from kernel.audit_anchor where chain = any(${[...chains]}::int[])
      union all
      select asked.chain, last.link_no, last.link from unnest(${[...chains]}::int[]) asked(chain)
      cross join lateral (
        select link_no, link from kernel.audit_entry where company_id = asked.chain and link_no is not null
        order by link_no desc limit 1) last
      union all
      select 0, link_no, link from (
        select link_no, link from kernel.audit_entry where company_id is null and link_no is not null
        order by link_no desc limit 1) platform) ends
    order by chain, place desc`
  return rows.map((row) => ({ ...row, place: Number(row.place) }))
}

/** Places a batch in one statement. */
export const placeEntries = (sql: postgres.ISql, sealed: ReadonlyArray<SealedEntry>) => sql`
  update kernel.audit_entry entry set link_no = placed.no, previous = decode(placed.previous, 'hex'),
    link = decode(placed.link, 'hex')
  from unnest(${sealed.map(({ id }) => id)}::bigint[], ${sealed.map(({ place }) => place)}::bigint[],
    ${sealed.map(({ previous }) => previous.toString("hex"))}::text[],
    ${sealed.map(({ link }) => link.toString("hex"))}::text[]) placed(id, no, previous, link)
  where entry.id = placed.id and entry.link_no is null`

export const keepAnchors = (sql: postgres.ISql, anchors: ReadonlyArray<SignedAnchor>) => sql`
  insert into kernel.audit_anchor (chain, link_no, link, mac)
  select chain, no, decode(link, 'hex'), decode(mac, 'hex')
  from unnest(${anchors.map(({ chain }) => chain)}::int[], ${anchors.map(({ place }) => place)}::bigint[],
    ${anchors.map(({ link }) => link.toString("hex"))}::text[],
    ${anchors.map(({ mac }) => mac.toString("hex"))}::text[]) anchor(chain, no, link, mac)
  on conflict (chain) do update set link_no = excluded.link_no, link = excluded.link, mac = excluded.mac`

export const anchorsIn = async (sql: postgres.ISql): Promise<ReadonlyArray<SignedAnchor>> => {
  const rows = await sql<Array<{ chain: Chain; place: string; link: Buffer; mac: Buffer }>>`
    select chain, link_no as place, link, mac from kernel.audit_anchor order by chain`
  return rows.map((row) => ({ ...row, place: Number(row.place) }))
}

/** Those anchors whose link stands at their place in their chain, by their index. */
export const heldAnchors = async (
  sql: postgres.Sql,
  anchors: ReadonlyArray<SignedAnchor>,
): Promise<ReadonlySet<number>> => {
  const rows = await sql<Array<{ at: string }>>`
    select asked.at from unnest(${anchors.map(({ chain }) => chain)}::int[],
      ${anchors.map(({ place }) => place)}::bigint[], ${anchors.map(({ link }) => link.toString("hex"))}::text[])
      with ordinality asked(chain, place, link, at)
    where exists (select from kernel.audit_entry where company_id = asked.chain and link_no = asked.place
        and link = decode(asked.link, 'hex'))
      or asked.chain = 0 and exists (select from kernel.audit_entry where company_id is null
        and link_no = asked.place and link = decode(asked.link, 'hex'))`
  return new Set(rows.map(({ at }) => Number(at) - 1))
}
