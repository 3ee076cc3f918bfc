/**
 * The relay: carries what a transaction told to those who listen, at least once, in order of writing.
 *
 * A subscriber must bear the same event twice. What fails is tried again later and never blocks the others.
 */
import { Context, Effect, Schedule } from "effect"
import { hear } from "./database/hear.ts"
import { inTime } from "./database/reserve.ts"
import { Database } from "./database/scope.ts"

export interface Delivery {
  readonly id: number
  readonly companyId: number | null
  readonly topic: string
  readonly body: unknown
}
/** What happens when a fact of this topic was committed. */
export interface Subscriber<R> {
  readonly topic: string
  readonly name: string
  readonly receive: (delivery: Delivery) => Effect.Effect<void, unknown, R>
}

/**
 * The topics that this process's relay has a subscriber for. A fact of another topic is stored as sent, for the relay would
 * only mark it so; where nobody says, every fact is left to the relay.
 */
export const HeardTopics = Context.Reference<ReadonlySet<string> | undefined>("kernel/HeardTopics", {
  defaultValue: () => undefined,
})

export const topicsOf = <R>(subscribers: ReadonlyArray<Subscriber<R>>): ReadonlySet<string> =>
  new Set(subscribers.map(({ topic }) => topic))

export const subscriber = <R>(
  topic: string,
  name: string,
  receive: (delivery: Delivery) => Effect.Effect<void, unknown, R>,
): Subscriber<R> => ({ topic, name, receive })

interface Row {
  readonly taken: number
  readonly id: string | null
  readonly company_id: number | null
  readonly topic: string
  readonly body: unknown
}
/** Leased together and delivered one after another, within the minute of their lease. */
const atOnce = 20
const unheardAtOnce = 1000
/** A connection locks its own number under this one: a lease ends with the connection, whoever died. */
const leases = 727_275
/** Between being woken and looking: what many commits tell within so long is one round. */
const pause = "20 millis"

/** What is due, in order of writing. What nobody listens to is sent with being looked at: most presses and changes. */
const due = Effect.fn("Outbox.due")(function* (heard: ReadonlySet<string>) {
  const { relay } = yield* Database
  const topics = `{${[...heard].join(",")}}`
  // A delivery is leased to this connection, for a minute at most: when either dies with it, it is taken up again.
  const rows = yield* Effect.promise(() =>
    inTime(relay<Array<Row>>`
      with heard as (select id from kernel.outbox where sent_at is null and due_at <= now()
          and topic = any(${topics}::text[]) order by id limit ${atOnce} for update skip locked),
        unheard as (select id from kernel.outbox where sent_at is null and due_at <= now()
          and topic <> all(${topics}::text[]) order by id limit ${unheardAtOnce} for update skip locked),
        taken as (update kernel.outbox set attempts = attempts + 1, due_at = now() + interval '1 minute',
          leased_by = case when topic = any(${topics}::text[]) and pg_try_advisory_lock(${leases}, pg_backend_pid())
            then pg_backend_pid() end,
          sent_at = case when topic = any(${topics}::text[]) then null else now() end
          where id in (select id from heard union all select id from unheard)
          returning id, company_id, topic, body, sent_at)
      select counted.taken, leased.* from (select count(*)::int as taken from taken) counted
        left join (select id, company_id, topic, body from taken where sent_at is null) leased on true`),
  )
  const leased = rows.flatMap(
    ({ id, company_id, topic, body }): ReadonlyArray<Delivery> =>
      id === null ? [] : [{ id: Number(id), companyId: company_id, topic, body }],
  )
  return { taken: rows[0]?.taken ?? 0, deliveries: leased.toSorted((one, other) => one.id - other.id) }
})

/** What a connection was carrying that is gone is due at once; gives how many facts that were. */
export const takenBack = Effect.fn("Outbox.takenBack")(function* () {
  const { relay } = yield* Database
  const rows = yield* Effect.promise(() =>
    inTime(relay`
      update kernel.outbox set leased_by = null, due_at = now()
      where sent_at is null and leased_by is not null and leased_by not in (
        select objid::int from pg_locks where locktype = 'advisory' and classid = ${leases} and granted
          and database = (select oid from pg_database where datname = current_database()))`),
  )
  return rows.count
})

const settled = Effect.fn("Outbox.settled")(function* (id: number) {
  const { relay } = yield* Database
  yield* Effect.promise(() =>
    inTime(relay`update kernel.outbox set sent_at = now(), failure = null, leased_by = null
      where id = ${id}`),
  )
})

const postponed = Effect.fn("Outbox.postponed")(function* (id: number, failure: string) {
  const { relay } = yield* Database
  yield* Effect.promise(() =>
    inTime(relay`update kernel.outbox set failure = ${failure.slice(0, 500)}, leased_by = null,
      due_at = now() + least(interval '1 second' * power(2, least(attempts, 10)), interval '10 minutes') where id = ${id}`),
  )
})

const deliver = <R>(subscribers: ReadonlyArray<Subscriber<R>>, delivery: Delivery) =>
  Effect.forEach(
    subscribers.filter(({ topic }) => topic === delivery.topic),
    ({ receive }) => receive(delivery),
    { discard: true },
  ).pipe(
    Effect.andThen(settled(delivery.id)),
    Effect.catchCause((cause) =>
      Effect.logWarning("a delivery failed", cause).pipe(
        Effect.annotateLogs({ topic: delivery.topic, delivery: delivery.id }),
        Effect.andThen(postponed(delivery.id, String(cause))),
      ),
    ),
  )

/** Delivers what is due; gives how many facts were due at once, heard or not. Used by the loop, and by tests that wait for no clock. */
export const relayOnce = <R>(subscribers: ReadonlyArray<Subscriber<R>>) =>
  Effect.gen(function* () {
    const { taken, deliveries } = yield* due(topicsOf(subscribers))
    yield* Effect.forEach(deliveries, (delivery) => deliver(subscribers, delivery), { discard: true })
    return taken
  })

/** Runs until interrupted: woken by every commit that told something, and twice a second when nothing wakes it. */
export const relay = <R>(subscribers: ReadonlyArray<Subscriber<R>>) =>
  Effect.gen(function* () {
    const { relay: pool } = yield* Database
    const wake = { listen: () => {} }
    yield* hear(pool, "outbox", () => wake.listen())
    yield* Effect.forkScoped(
      takenBack().pipe(
        Effect.catchCause(() => Effect.void),
        Effect.repeat(Schedule.spaced("1 second")),
      ),
    )
    const called = Effect.callback<void>((resume) => {
      wake.listen = () => resume(Effect.void)
    })
    const round = Effect.gen(function* () {
      const taken = yield* relayOnce(subscribers)
      if (taken < atOnce) yield* Effect.andThen(Effect.race(called, Effect.sleep("500 millis")), Effect.sleep(pause))
    })
    return yield* round.pipe(
      Effect.catchCause((cause) =>
        Effect.logWarning("the relay waits for the database", cause).pipe(Effect.andThen(Effect.sleep("1 second"))),
      ),
      Effect.repeat(Schedule.forever),
    )
  }).pipe(Effect.scoped)
