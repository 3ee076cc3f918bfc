/**
 * The write path: who, in which company, by which key → state, audit, outbox and the answer in one transaction.
 *
 * Two round trips beside the operation's own statements: `begin` with the lock of the key, and one statement
 * that stores what was told together with the commit.
 */
import { Context, DateTime, Effect, Result } from "effect"
import type { Actor } from "./actor.ts"
import { entryMark } from "./audit/marks.ts"
import { inCompany, query, type Sql, together, transact } from "./database/scope.ts"
import { Refused, refuse } from "./errors.ts"
import { type Answered, type Known, keepAnswers, lockedKeys } from "./idempotency.ts"
import { type KeyRing, Keys } from "./keys.ts"
import { HeardTopics } from "./outbox.ts"
import type { AdoptedTold, Change, Event, Listener, Told } from "./told.ts"

export type { Change, Event, Told } from "./told.ts"

const Telling = Context.Reference<Listener | undefined>("kernel/Telling", { defaultValue: () => undefined })

const open = Effect.gen(function* () {
  return (yield* Telling) ?? (yield* Effect.die(new Error("a change outside the write path")))
})

/** Notes what is stored with the commit. Dies outside a write. */
export const tellAll = Effect.fnUntraced(function* ({ changes, events }: Told) {
  const { changes: told, events: tidings, adopted } = yield* open
  told.push(...(adopted === undefined ? changes : changes.map((change) => ({ ...change, companyId: adopted }))))
  tidings.push(...(adopted === undefined ? events : events.map((event) => ({ ...event, companyId: adopted }))))
})

const actAs = (sql: Sql, companyId: number) => sql`select set_config('app.company_id', ${String(companyId)}, true)`

/**
 * Goes on as a company: one that this write is founding, or one whose question it answers. What is told from now on
 * stands in that company's chain of the audit, and its facts are that company's. Dies outside a write.
 */
export const adoptCompany = Effect.fn("Kernel.adoptCompany")(function* (companyId: number) {
  const listener = yield* open
  yield* query(({ sql }) => actAs(sql, companyId))
  listener.adopted = companyId
})

/** A person's own read goes on as one of his companies; what he is there, its caller asks anew. */
export const lookIntoCompany = (companyId: number) => query(({ sql }) => actAs(sql, companyId))

/** Notes what an operation changed and what it tells others; stored with the commit. Dies outside a write. */
export const tell = (change: Change, ...events: ReadonlyArray<Event>) => tellAll({ changes: [change], events })

export interface Command {
  readonly actor: Pick<Actor, "companyId" | "personId">
  readonly call: string
  readonly key: string
  readonly body: unknown
  /** As what the actor is answered, where a person asks: he gets a stored answer while he is the same. */
  readonly standing?: string | undefined
  readonly requestId?: string | undefined
}

interface Noted {
  readonly personId: number | null
  readonly at: string
  readonly requestId: string | null
  readonly told: AdoptedTold
}

/** What storing takes beside what was told: the keys of the marks, and which facts somebody hears. */
interface Store {
  readonly keys: KeyRing
  readonly heard: ReadonlySet<string> | undefined
}
const store = Effect.gen(function* () {
  return { keys: yield* Keys, heard: yield* HeardTopics } satisfies Store
})

/** What was told, as two parts of one statement. */
const noted = (sql: Sql, { keys, heard }: Store, companyId: number | null, all: ReadonlyArray<Noted>) => {
  const entries = all.flatMap(({ told, personId, at, requestId }) =>
    told.changes.map((change) => {
      const entry = { ...change, companyId: change.companyId ?? companyId, personId, at, requestId }
      return { ...entry, mac: entryMark(keys, entry).toString("hex") }
    }),
  )
  const isHeard = (topic: string) => heard?.has(topic) ?? true
  const events = all.flatMap(({ told }) => told.events).map((event) => ({ ...event, isHeard: isHeard(event.topic) }))
  return sql`
  noted as (
    insert into kernel.audit_entry (company_id, at, person_id, action, subject, before, after, request_id, mac)
    select e."companyId", e.at, e."personId", e.action, e.subject, e.before, e.after, e."requestId",
      decode(e.mac, 'hex')
    from jsonb_to_recordset(${JSON.stringify(entries)}::text::jsonb) as e("companyId" int, at timestamptz, "personId" int,
      action text, subject text, before jsonb, after jsonb, "requestId" text, mac text)),
  tidings as (
    insert into kernel.outbox (company_id, topic, body, sent_at)
    select ${companyId}::int, e.topic, e.body, case when e."isHeard" then null else now() end
    from jsonb_to_recordset(${JSON.stringify(events)}::text::jsonb) as e(topic text, body jsonb, "isHeard" bool))`
}

/** What one write came to; a replay has nothing to store. */
export interface Written extends Answered, Omit<Noted, "personId"> {
  readonly isReplay: boolean
}

export const now = Effect.map(DateTime.now, DateTime.formatIso)

const nothing: Told = { changes: [], events: [] }

/** How a write is stored: by whom, when, and what it changed, told and was answered. */
export const writtenBy = (
  { actor, requestId, ...keyed }: Command,
  at: string,
  told: Told,
  answer: string,
): Written => ({
  ...keyed,
  personId: actor.personId,
  at,
  requestId: requestId ?? null,
  told,
  answer,
  isReplay: false,
})

/**
 * What its key already stands for. Fails with Idempotency_Key_Reused when it came with another call or body, and with
 * Permission_Denied when the one who was answered has become another: what he might see then is not what he may see now.
 */
export const replayed = (command: Command, at: string, known: Known): Result.Result<Written, Refused> => {
  if (!known.isSame) return Result.fail(refuse("Idempotency_Key_Reused"))
  if (!known.isHis) return Result.fail(new Refused({ code: "Permission_Denied", reason: "answered in another role" }))
  return Result.succeed({ ...writtenBy(command, at, nothing, known.answer), isReplay: true })
}

/** What a run of a body comes to, with what it told; a transaction that runs again tells anew. */
const listening = <A, E, R>(body: Effect.Effect<A, E, R>) =>
  Effect.suspend(() => {
    const told: Listener = { changes: [], events: [] }
    return Effect.map(Effect.provideService(body, Telling, told), (done) => ({ done, told }))
  })

/** Runs a change, or gives what its key already stands for. Fails with Idempotency_Key_Reused. */
const writtenOnce = Effect.fnUntraced(function* <A, E, R>(
  command: Command,
  known: Known | undefined,
  body: Effect.Effect<A, E, R>,
) {
  const at = yield* now
  if (known !== undefined) return yield* Effect.fromResult(replayed(command, at, known))
  const { done, told } = yield* listening(body)
  return writtenBy(command, at, told, JSON.stringify(done ?? null))
})

/** What locks and looks up before writes of one company, and what stores them with the commit. */
export const writing = Effect.fnUntraced(function* (companyId: number, commands: ReadonlyArray<Command>) {
  const into = yield* store
  return {
    first: (sql: Sql) =>
      lockedKeys(
        sql,
        companyId,
        commands.map(({ actor, ...rest }) => ({ ...rest, personId: actor.personId })),
      ),
    last: (sql: Sql, written: ReadonlyArray<Written>) => {
      const fresh = written.filter(({ isReplay }) => !isReplay)
      if (fresh.length === 0) return Promise.resolve()
      return together(sql`with ${noted(sql, into, companyId, fresh)} ${keepAnswers(sql, companyId, fresh)}`)
    },
  }
})

/**
 * Runs a change once per key in the actor's company; a retry gets the first answer, byte for byte.
 *
 * The body's result must be JSON. Fails as `replayed` does.
 */
export const write = Effect.fn("Kernel.write")(function* <A, E, R>(command: Command, body: Effect.Effect<A, E, R>) {
  const { companyId } = command.actor
  const { first, last } = yield* writing(companyId, [command])
  const { answer } = yield* transact(
    { companyId },
    { first, last: (sql, written: Written) => last(sql, [written]) },
    ([known]) => writtenOnce(command, known, body),
  )
  return answer
})

/**
 * The answer that a command's key stands for already; asked before a write prepares what can't be taken back, such as a
 * charge. Undefined for a new key. Fails as `replayed` does.
 */
export const answeredBefore = Effect.fn("Kernel.answeredBefore")(function* (command: Command) {
  const { actor, ...rest } = command
  const { companyId, personId } = actor
  const [known] = yield* inCompany(companyId)(query(({ sql }) => lockedKeys(sql, companyId, [{ ...rest, personId }])))
  if (known === undefined) return undefined
  return (yield* Effect.fromResult(replayed(command, yield* now, known))).answer
})

/**
 * A change that belongs to no company (sign-in, registration): no key, its audit in the platform's own chain, but for
 * what it does in a company that it adopts.
 */
export const writeAcross = Effect.fn("Kernel.writeAcross")(function* <A, E, R>(
  by: {
    readonly reason: string
    readonly personId: number | null
    readonly requestId?: string | undefined
    /** Whose rows are in reach; the person's own where there is one, else the platform's. */
    readonly scope?: "person" | "platform"
  },
  body: Effect.Effect<A, E, R>,
) {
  const into = yield* store
  const at = yield* now
  const { done } = yield* transact(
    by.personId === null || by.scope === "platform" ? { platform: by.reason } : { personId: by.personId },
    {
      first: () => Promise.resolve(),
      last: (sql, { told }) => {
        if (told.changes.length + told.events.length === 0) return Promise.resolve()
        const noting = { personId: by.personId, at, requestId: by.requestId ?? null }
        const partOf = (of: number | undefined) => ({
          changes: told.changes.filter(({ companyId }) => companyId === of),
          events: told.events.filter(({ companyId }) => companyId === of),
        })
        const adopted = new Set([...told.changes, ...told.events].map(({ companyId }) => companyId))
        // A row of a company's chain is let in only while the transaction acts as that company.
        const ofCompanies = [...adopted].flatMap((companyId) =>
          companyId === undefined
            ? []
            : [
                actAs(sql, companyId),
                sql`with ${noted(sql, into, companyId, [{ ...noting, told: partOf(companyId) }])} select`,
              ],
        )
        const own = { ...noting, told: partOf(undefined) }
        return together(sql`with ${noted(sql, into, null, [own])} select`, ...ofCompanies)
      },
    },
    () => listening(body),
  )
  return done
})
