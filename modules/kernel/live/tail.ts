/**
 * The facts that became visible since a snapshot, whichever process wrote them.
 *
 * A snapshot of PostgreSQL names exactly the transactions that had ended by then: what it did not show and the present
 * one shows is new, in whatever order the transactions began.
 */
import { Effect } from "effect"
import { inTime } from "../database/reserve.ts"
import { Database } from "../database/scope.ts"
import type { LiveFact } from "./model.ts"

/** PostgreSQL's own spelling: "xmin:xmax:running,running". */
export type Snapshot = string

/** More than this at once is told as: read everything again. */
const atMost = 500
/** Longer than a browser may have been away and still be told one by one. */
const remembered = "6 minutes"

interface Row {
  readonly snapshot: Snapshot
  readonly company_id: number | null
  readonly topic: string | null
  readonly body: unknown
}
export interface Tail {
  readonly snapshot: Snapshot
  readonly byCompany: ReadonlyMap<number, ReadonlyArray<LiveFact>>
  /** There was more than is told one by one. */
  readonly isOverfull: boolean
}

export const presentSnapshot = Effect.fn("Live.presentSnapshot")(function* () {
  const { relay } = yield* Database
  const [row] = yield* Effect.promise(() =>
    inTime(relay<Array<{ snapshot: Snapshot }>>`select pg_current_snapshot()::text as snapshot`),
  )
  return row?.snapshot ?? ""
})

/** What these companies' changes told after `since`. */
export const factsSince = Effect.fn("Live.factsSince")(function* (since: Snapshot, companies: ReadonlyArray<number>) {
  const { relay } = yield* Database
  const rows = yield* Effect.promise(() =>
    inTime(relay<Array<Row>>`
      with present as (select pg_current_snapshot() as shown)
      select shown::text as snapshot, fact.company_id, fact.topic, fact.body from present left join lateral (
        select company_id, topic, body from kernel.outbox
        where company_id = any(${[...companies]}::int[]) and written_by >= pg_snapshot_xmin(${since}::pg_snapshot)
          and not pg_visible_in_snapshot(written_by, ${since}::pg_snapshot)
          and pg_visible_in_snapshot(written_by, shown)
          and at > now() - ${remembered}::interval
        order by id limit ${atMost + 1}) fact on true`),
  )
  const facts = rows.flatMap(({ company_id, topic, body }) =>
    company_id === null || topic === null ? [] : [{ companyId: company_id, topic, body }],
  )
  const byCompany = Map.groupBy(facts, ({ companyId }) => companyId)
  return { snapshot: rows[0]?.snapshot ?? since, byCompany, isOverfull: facts.length > atMost } satisfies Tail
})
