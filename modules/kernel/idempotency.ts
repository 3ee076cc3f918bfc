/**
 * One effect per key: (company, person, key) → call, digest of the body, as what he was answered, answer as text.
 *
 * Keys are locked before they are looked up, so a second copy waits for the first and then reads its answer; they are
 * stored with the answer in the end, so a refused write leaves nothing under its key.
 */
import { hash } from "node:crypto"
import { type Sql, together } from "./database/scope.ts"

export interface Keyed {
  readonly personId: number
  readonly call: string
  readonly key: string
  readonly body: unknown
  /** As what the person is answered; absent where nobody is, as for the steps of a job. */
  readonly standing?: string | undefined
}
/** What is known of a key; `isSame` says that it came with this call and body, `isHis` that who asks is still the same. */
export interface Known {
  readonly isSame: boolean
  readonly isHis: boolean
  readonly answer: string
}

const digest = (body: unknown) => hash("sha256", JSON.stringify(body) ?? "", "hex")

interface Row {
  readonly place: string
  readonly call: string
  readonly body_hash: string
  readonly standing: string | null
  readonly answer: string
}

const byName = (one: Keyed, other: Keyed) => one.personId - other.personId || (one.key < other.key ? -1 : 1)

/**
 * Locks the keys until the transaction ends; gives what was stored under each, in their order. Two statements of one
 * round trip: the second has a snapshot of its own, so it sees what was committed while the first waited.
 */
export const lockedKeys = async (sql: Sql, companyId: number, keyed: ReadonlyArray<Keyed>) => {
  // In one order for everybody, so that two groups can't wait for each other.
  const inOrder = keyed.toSorted(byName)
  const [, rows] = await together(
    sql`select pg_advisory_xact_lock(hashtextextended(person || ' ' || key, ${companyId}::int))
      from unnest(${inOrder.map(({ personId }) => personId)}::int[], ${inOrder.map(({ key }) => key)}::text[])
        asked (person, key)`,
    sql<Array<Row>>`select asked.place, k.call, encode(k.body_hash, 'hex') as body_hash, k.standing, k.answer
      from unnest(${keyed.map(({ personId }) => personId)}::int[], ${keyed.map(({ key }) => key)}::text[])
        with ordinality asked (person, key, place)
      cross join lateral (select call, body_hash, standing, answer from kernel.idempotency
        where company_id = ${companyId} and person_id = asked.person and key = asked.key limit 1) k`,
  )
  const known: Array<Known | undefined> = keyed.map(() => undefined)
  for (const { place, call, body_hash, standing, answer } of rows) {
    const at = Number(place) - 1
    const own = keyed[at]
    const isSame = call === own?.call && body_hash === digest(own.body)
    known[at] = { isSame, isHis: standing === null || standing === own?.standing, answer }
  }
  return known
}

export interface Answered extends Keyed {
  readonly answer: string
}

/** Stores the answers under their keys; the last part of one statement. */
export const keepAnswers = (sql: Sql, companyId: number, answered: ReadonlyArray<Answered>) => {
  const rows = answered.map(({ personId, call, key, body, standing, answer }) => ({
    personId,
    call,
    key,
    hash: digest(body),
    standing: standing ?? null,
    answer,
  }))
  return sql`
    insert into kernel.idempotency (company_id, person_id, key, call, body_hash, standing, answer)
    select ${companyId}::int, k."personId", k.key, k.call, decode(k.hash, 'hex'), k.standing, k.answer
    from json_to_recordset(${JSON.stringify(rows)}::text::json) as k("personId" int, call text, key text, hash text,
      standing text, answer text)`
}
