/** What the database's owner may do to a chain, each with the fault that verifying must name. */
import type postgres from "postgres"
import type { FaultKind } from "#modules/runtime/audit/walk.ts"

/** The same numbers for the same seed, so that a failure can be had again. */
export const chanceOf = (seed: number) => {
  let state = seed
  return (below: number) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return Math.floor((state / 2 ** 32) * below)
  }
}
type Chance = ReturnType<typeof chanceOf>

export interface Ground {
  readonly sql: postgres.TransactionSql
  readonly chain: number
  /** Sealed entries of the chain, placed from 1. */
  readonly length: number
  /** The places at which batches ended, with the anchors that the database had then. */
  readonly anchors: ReadonlyArray<{ readonly place: number; readonly link: Buffer; readonly mac: Buffer }>
  readonly chance: Chance
}
export interface Expected {
  readonly kind: FaultKind
  readonly place: number | null
}

/** The rows from one place to another of the ground's chain. */
const places = ({ chain, sql }: Ground, from: number, to = from) =>
  sql`coalesce(company_id, 0) = ${chain} and link_no between ${from} and ${to}`

const freely = ({ sql }: Ground) => sql`drop index kernel.audit_entry_place`

const columns = [
  `after = '{"no": -1}'`,
  "before = null",
  "action = 'another'",
  "subject = subject || '0'",
  "person_id = coalesce(person_id, 0) + 1",
  "person_id = -person_id - 1, after = null",
  "at = at + interval '1 microsecond'",
  "at = at - interval '1 day'",
  "request_id = 'other'",
  "mac = decode(md5('a') || md5('b'), 'hex')",
  "previous = link",
  "link = decode(md5('a') || md5('b'), 'hex')",
]

const change = async (on: Ground): Promise<Expected> => {
  const place = 1 + on.chance(on.length)
  const column = columns[on.chance(columns.length)] ?? ""
  // A value that is there already is no change.
  const isIdle = on.chain === 0 && column.startsWith("person_id = -")
  await on.sql`update kernel.audit_entry set ${on.sql.unsafe(isIdle ? "action = 'x'" : column)} where ${places(on, place)}`
  return { kind: "changed", place }
}

const moveAway = async (on: Ground): Promise<Expected> => {
  const place = 1 + on.chance(on.length - 1)
  await freely(on)
  await on.sql`update kernel.audit_entry set company_id = 99 where ${places(on, place)}`
  return { kind: "deleted", place }
}

const remove = async (on: Ground): Promise<Expected> => {
  const place = 1 + on.chance(on.length - 1)
  const to = Math.min(on.length - 1, place + on.chance(3))
  await on.sql`delete from kernel.audit_entry where ${places(on, place, to)}`
  return { kind: "deleted", place }
}

const removeAndMoveUp = async (on: Ground): Promise<Expected> => {
  const { place } = await remove(on)
  await freely(on)
  await on.sql`update kernel.audit_entry entry set link_no = moved.no from (
    select id, row_number() over (order by link_no) as no from kernel.audit_entry
    where coalesce(company_id, 0) = ${on.chain} and link_no is not null) moved where entry.id = moved.id`
  return { kind: "deleted", place }
}

/** A copy of a genuine entry with a place: its own new number, the others moved down or not. */
const copyTo = (on: Ground, of: number, place: number) => on.sql`
  insert into kernel.audit_entry (company_id, at, person_id, action, subject, before, after, request_id, mac, link_no,
    previous, link)
  select company_id, at, person_id, action, subject, before, after, request_id, mac, ${place}, previous, link
  from kernel.audit_entry where ${places(on, of)} limit 1`

const insert = async (on: Ground): Promise<Expected> => {
  const place = 1 + on.chance(on.length)
  const of = 1 + on.chance(on.length)
  await freely(on)
  await on.sql`update kernel.audit_entry set link_no = link_no + 1 where ${places(on, place, on.length)}`
  await copyTo(on, of < place ? of : of + 1, place)
  return { kind: "inserted", place }
}

const insertBeside = async (on: Ground): Promise<Expected> => {
  const place = 1 + on.chance(on.length)
  await freely(on)
  await copyTo(on, 1 + on.chance(on.length), place)
  return { kind: "inserted", place }
}

const append = async (on: Ground): Promise<Expected> => {
  await copyTo(on, 1 + on.chance(on.length), on.length + 1)
  return { kind: "inserted", place: on.length + 1 }
}

/** Left for the sealer to place: forged, or a copy that carries a genuine mark. */
const leaveOpen = async (on: Ground): Promise<Expected> => {
  const isForged = on.chance(2) === 0
  await on.sql`
    insert into kernel.audit_entry (company_id, at, person_id, action, subject, before, after, request_id, mac)
    select company_id, at, person_id, ${on.sql.unsafe(isForged ? "'forged'" : "action")}, subject, before, after,
      request_id, mac from kernel.audit_entry where ${places(on, 1 + on.chance(on.length))}`
  return { kind: "inserted", place: null }
}

const twoPlaces = ({ chance, length }: Ground) => {
  const first = 1 + chance(length - 1)
  return { first, second: first + 1 + chance(length - first) }
}

const reorder = async (on: Ground): Promise<Expected> => {
  const { first, second } = twoPlaces(on)
  await freely(on)
  await on.sql`update kernel.audit_entry set link_no = ${first + second} - link_no
    where ${places(on, first)} or ${places(on, second)}`
  return { kind: "reordered", place: first }
}

const exchange = async (on: Ground): Promise<Expected> => {
  const { first, second } = twoPlaces(on)
  await freely(on)
  await on.sql`update kernel.audit_entry entry set link_no = other.link_no, previous = other.previous, link = other.link
    from kernel.audit_entry other where coalesce(entry.company_id, 0) = ${on.chain}
      and coalesce(other.company_id, 0) = ${on.chain} and entry.link_no in (${first}::int, ${second}::int)
      and other.link_no = ${first + second} - entry.link_no`
  return { kind: "reordered", place: first }
}

const cut = async (on: Ground): Promise<Expected> => {
  const place = on.length - on.chance(on.length)
  await on.sql`delete from kernel.audit_entry where ${places(on, place, on.length)}`
  return { kind: "tailCut", place }
}

/** The anchor of an earlier day is put back with the cut: only the file outside knows better. */
const cutToAnchor = async (on: Ground): Promise<Expected> => {
  const end = on.anchors[on.chance(on.anchors.length - 1)]
  if (end === undefined) throw new Error("a chain of one batch")
  await on.sql`delete from kernel.audit_entry where ${places(on, end.place + 1, on.length)}`
  await on.sql`update kernel.audit_anchor set link_no = ${end.place}, link = ${end.link}, mac = ${end.mac}
    where chain = ${on.chain}`
  return { kind: "tailCut", place: end.place + 1 }
}

const cutAll = async (on: Ground): Promise<Expected> => {
  await on.sql`delete from kernel.audit_entry where coalesce(company_id, 0) = ${on.chain}`
  await on.sql`delete from kernel.audit_anchor where chain = ${on.chain}`
  return { kind: "tailCut", place: 1 }
}

const loseAnchor = async (on: Ground): Promise<Expected> => {
  if (on.chance(2) === 0) await on.sql`delete from kernel.audit_anchor where chain = ${on.chain}`
  else await on.sql`update kernel.audit_anchor set link_no = link_no + 5 where chain = ${on.chain}`
  return { kind: "anchor", place: on.length }
}

export const tamperings = {
  change,
  moveAway,
  remove,
  removeAndMoveUp,
  insert,
  insertBeside,
  append,
  leaveOpen,
  reorder,
  exchange,
  cut,
  cutToAnchor,
  cutAll,
  loseAnchor,
} as const satisfies Record<string, (on: Ground) => Promise<Expected>>
