/**
 * What the audit costs the write path.
 *
 * The same small change by the product's own write path (idempotency, row-level security, outbox, fsync), once telling
 * its audit and once not, with the sealer running in both; small, so that the share of the audit is as large as it gets.
 * Rounds are interleaved and the order turns; the figure is the median of each round's ratio. "Sealed" counts until
 * every entry of the round has its place in its chain, as a day of writes would have to.
 */
import { createHash } from "node:crypto"
import { Effect, Fiber, Layer } from "effect"
import type postgres from "postgres"
import { connect } from "../../modules/kernel/database/connect.ts"
import { query } from "../../modules/kernel/database/scope.ts"
import { tell, write } from "../../modules/kernel/write.ts"
import { anchorFolder } from "../../modules/runtime/audit/anchor-file.ts"
import { sealing } from "../../modules/runtime/audit/seal.ts"
import { migrate } from "../../modules/runtime/database/migrate.ts"
import { prepareDatabase } from "../../modules/runtime/database/roles.ts"
import { ownPostgres } from "../../modules/runtime/postgres/embedded.ts"
import { services } from "../../modules/server.ts"
import { asBench } from "./as-bench.ts"
import { inFolder } from "./folder.ts"
import { type Row, shown, spreadOf, spreadShown } from "./harness.ts"

const sizes = {
  quick: { writes: 300, rounds: 3 },
  usual: { writes: 1500, rounds: 9 },
  full: { writes: 1500, rounds: 25 },
} as const
type Size = (typeof sizes)[keyof typeof sizes]
const companies = 50
const atOnce = 8

const relabelled = (companyId: number, key: string, value: string) =>
  query(async ({ sql }) => {
    const [before] =
      await sql`select value from companies.label where company_id = ${companyId} and key = ${key} for update`
    await sql`insert into companies.label (company_id, key, value) values (${companyId}, ${key}, ${value})
      on conflict (company_id, key) do update set value = excluded.value, version = companies.label.version + 1`
    return before?.value ?? null
  })

let no = 0
const change = (companyId: number, at: number, isAudited: boolean) => {
  const [key, value] = [`label ${at % 200}`, `呼び名 ${at}`]
  const actor = { companyId, personId: 7 }
  return write(
    { actor, call: "relabel", key: `k${++no}`, body: { key, value } },
    Effect.gen(function* () {
      const before = yield* relabelled(companyId, key, value)
      if (isAudited)
        yield* tell({ action: "label.set", subject: `label:${key}`, before: { value: before }, after: { value } })
      return { key, value }
    }),
  )
}

interface Ground {
  readonly owner: postgres.Sql
  /** Of the anchors. */
  readonly folder: string
  readonly size: Size
}

const round = ({ folder, owner, size }: Ground, companyOf: (at: number) => number, isAudited: boolean) =>
  Effect.gen(function* () {
    const answers = createHash("sha256")
    const sealer = yield* Effect.forkDetach(sealing(folder))
    const from = performance.now()
    const told = yield* Effect.forEach(
      Array.from({ length: size.writes }, (_, at) => at),
      (at) => change(companyOf(at), at, isAudited),
      { concurrency: atOnce },
    )
    const written = performance.now() - from
    const isOpen = () => owner`select 1 from kernel.audit_entry where link_no is null limit 1`
    while ((yield* Effect.promise(async () => (await isOpen()).length)) > 0) yield* Effect.sleep("20 millis")
    const sealed = performance.now() - from
    yield* Fiber.interrupt(sealer)
    for (const one of told) answers.update(one)
    return { written, sealed, digest: answers.digest("hex") }
  })

const lostOf = (plain: number, audited: number) => (1 - plain / audited) * 100

const compared = (what: string, ground: Ground, companyOf: (at: number) => number) =>
  Effect.gen(function* () {
    const { rounds, writes } = ground.size
    const seen: Array<{ readonly written: number; readonly sealed: number; readonly perSecond: number }> = []
    for (let time = 0; time <= rounds; time++) {
      const order = time % 2 === 0 ? [false, true] : [true, false]
      const [first, second] = yield* Effect.forEach(order, (isAudited) => round(ground, companyOf, isAudited))
      const [plain, audited] = time % 2 === 0 ? [first, second] : [second, first]
      if (plain === undefined || audited === undefined || plain.digest !== audited.digest)
        return yield* Effect.die(new Error("both sides must answer the same"))
      // The first pair warms up.
      if (time === 0) continue
      // The sealer looks once a second, so the wait of the last batch is a second at most and no work.
      const sealed = Math.max(audited.written, audited.sealed - 1000)
      seen.push({
        written: lostOf(plain.written, audited.written),
        sealed: lostOf(plain.written, sealed),
        perSecond: (writes * 1000) / audited.written,
      })
    }
    const of = (part: "written" | "sealed" | "perSecond") => spreadOf(seen.map((one) => one[part]))
    return {
      what: `writes lost to the audit, ${what}`,
      measured: `${spreadShown(of("written"), "%")}; until all are sealed ${shown(of("sealed").median, "%")}; ${shown(of("perSecond").median)} audited writes a second, ${atOnce} at once`,
      goal: "–",
      verdict: "noted",
    } satisfies Row
  })

const measure = Effect.fn(function* (dataDir: string, size: Size) {
  const { socket } = yield* ownPostgres(dataDir, "bench")
  yield* prepareDatabase(socket)
  const address = { kind: "embedded", socket, database: "tehai" } as const
  const owner = yield* connect(address, "tehai_owner", 1)
  yield* migrate(owner)
  yield* Effect.promise(
    async () => owner`insert into companies.company (name) select n::text from generate_series(1, ${companies}) n`,
  )
  const held = yield* Layer.build(services({ database: address, dataDir }))
  const ground = { owner, folder: anchorFolder(dataDir), size }
  const both = Effect.gen(function* () {
    const many = yield* compared("many companies", ground, (at) => 1 + (at % companies))
    return [many, yield* compared("one hot company", ground, () => 1)]
  })
  return yield* Effect.provideContext(both, held)
}, Effect.scoped)

await asBench({
  name: "audit-cost",
  run: ({ pace }) => inFolder((dataDir) => Effect.runPromise(measure(dataDir, sizes[pace]))),
})
