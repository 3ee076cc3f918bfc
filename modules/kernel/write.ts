/**
 * The write path: who, in which company, by which key → state, audit, outbox and the answer in one transaction.
 *
 * Two round trips beside the operation's own statements: `begin` with the claim of the key, and one statement
 * that stores what was told together with the commit.
 */
import { createHash } from "node:crypto"
import { Context, DateTime, Effect } from "effect"
import type { Actor } from "./actor.ts"
import { entryMark } from "./audit/marks.ts"
import { type Sql, together, transact } from "./database/scope.ts"
import { refuse } from "./errors.ts"
import { type KeyRing, Keys } from "./keys.ts"

/** One line of the audit: what was done to whom, and how it looked before and after. */
export interface Change {
  readonly action: string
  readonly subject: string
  readonly before?: unknown
  readonly after?: unknown
}
/** A fact in the past tense for other modules. */
export interface Event {
  readonly topic: string
  readonly body: unknown
}
interface Told {
  readonly changes: Array<Change>
  readonly events: Array<Event>
}
const Telling = Context.Reference<Told | undefined>("kernel/Telling", { defaultValue: () => undefined })

/** Notes what an operation changed and what it tells others; stored with the commit. Dies outside a write. */
export const tell = (change: Change, ...events: ReadonlyArray<Event>) =>
  Effect.gen(function* () {
    const told = yield* Telling
    if (told === undefined) return yield* Effect.die(new Error("a change outside the write path"))
    told.changes.push(change)
    told.events.push(...events)
  })

export interface Command {
  readonly actor: Pick<Actor, "companyId" | "personId">
  readonly call: string
  readonly key: string
  readonly body: unknown
  readonly requestId?: string | undefined
}

const digest = (body: unknown) =>
  createHash("sha256")
    .update(JSON.stringify(body) ?? "")
    .digest()

interface Stored {
  readonly answer: string | null
  readonly same: boolean
}
interface Claim {
  readonly isFresh: boolean
  readonly stored?: Stored | undefined
}

/** A key that is taken is read by a statement of its own, so that it sees what another request committed meanwhile. */
const claim = async (sql: Sql, { actor, call, key, body }: Command): Promise<Claim> => {
  const hash = digest(body)
  const [mine] = await together(sql`
    insert into kernel.idempotency (company_id, person_id, key, call, body_hash)
    values (${actor.companyId}, ${actor.personId}, ${key}, ${call}, ${hash}) on conflict do nothing returning true`)
  if (mine.length === 1) return { isFresh: true }
  const [stored] = await sql<Array<Stored>>`
    select answer, call = ${call} and body_hash = ${hash} as same
    from kernel.idempotency where company_id = ${actor.companyId} and person_id = ${actor.personId} and key = ${key}`
  return { isFresh: false, stored }
}

interface Entry extends Change {
  readonly mac: string
}
interface By {
  readonly companyId: number | null
  readonly personId: number | null
  readonly at: string
  readonly requestId: string | null
}
const entriesOf = (keys: KeyRing, by: By, told: Told) =>
  told.changes.map((change): Entry => ({ ...change, mac: entryMark(keys, { ...change, ...by }).toString("hex") }))

/** What was told, as two parts of one statement. */
const noted = (sql: Sql, by: By, entries: ReadonlyArray<Entry>, events: ReadonlyArray<Event>) => sql`
  noted as (
    insert into kernel.audit_entry (company_id, at, person_id, action, subject, before, after, request_id, mac)
    select ${by.companyId}::int, ${by.at}::timestamptz, ${by.personId}::int, e->>'action', e->>'subject', e->'before',
      e->'after', ${by.requestId}::text, decode(e->>'mac', 'hex')
    from jsonb_array_elements(${JSON.stringify(entries)}::text::jsonb) e),
  tidings as (
    insert into kernel.outbox (company_id, topic, body)
    select ${by.companyId}::int, e->>'topic', e->'body'
    from jsonb_array_elements(${JSON.stringify(events)}::text::jsonb) e)`

const keepAnswer = (sql: Sql, { actor, key }: Command, answer: string) => sql`
  update kernel.idempotency set answer = ${answer}
  where company_id = ${actor.companyId} and person_id = ${actor.personId} and key = ${key}`

const now = Effect.map(DateTime.now, DateTime.formatIso)

/**
 * Runs a change once per key in the actor's company; a retry gets the first answer, byte for byte.
 *
 * The body's result must be JSON. Fails with Idempotency_Key_Reused when the key came with another call or body.
 */
export const write = Effect.fn("Kernel.write")(function* <A, E, R>(command: Command, body: Effect.Effect<A, E, R>) {
  const keys = yield* Keys
  const at = yield* now
  const told: Told = { changes: [], events: [] }
  const { companyId, personId } = command.actor
  const text = yield* transact(
    { companyId },
    {
      first: (sql) => claim(sql, command),
      last: (sql, answer: { readonly text: string; readonly isReplay: boolean }) => {
        if (answer.isReplay) return Promise.resolve()
        const by = { companyId, personId, at, requestId: command.requestId ?? null }
        const entries = entriesOf(keys, by, told)
        return together(sql`with ${noted(sql, by, entries, told.events)} ${keepAnswer(sql, command, answer.text)}`)
      },
    },
    ({ isFresh, stored }) =>
      Effect.gen(function* () {
        if (!isFresh && stored?.same !== true) return yield* refuse("Idempotency_Key_Reused")
        if (!isFresh && stored?.answer != null) return { text: stored.answer, isReplay: true }
        told.changes.length = 0
        told.events.length = 0
        const done = yield* Effect.provideService(body, Telling, told)
        return { text: JSON.stringify(done ?? null), isReplay: false }
      }),
  )
  return text.text
})

/** A change that belongs to no company (sign-in, registration): no key, its audit in the platform's own chain. */
export const writeAcross = Effect.fn("Kernel.writeAcross")(function* <A, E, R>(
  by: { readonly reason: string; readonly personId: number | null; readonly requestId?: string | undefined },
  body: Effect.Effect<A, E, R>,
) {
  const keys = yield* Keys
  const at = yield* now
  const told: Told = { changes: [], events: [] }
  return yield* transact(
    by.personId === null ? { platform: by.reason } : { personId: by.personId },
    {
      first: () => Promise.resolve(),
      last: (sql) => {
        if (told.changes.length + told.events.length === 0) return Promise.resolve()
        const stored = { companyId: null, personId: by.personId, at, requestId: by.requestId ?? null }
        return together(sql`with ${noted(sql, stored, entriesOf(keys, stored, told), told.events)} select`)
      },
    },
    () => Effect.provideService(body, Telling, told),
  )
})
