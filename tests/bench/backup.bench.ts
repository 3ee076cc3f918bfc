/**
 * How long a backup and its restore take.
 *
 * Fifty companies, each worker one punch a day, in the product's own tables with all their constraints; then everything
 * is restored on a second PostgreSQL and compared row for row by another sum than the backup's. Usual is the large set:
 * 10,000 workers and 12 months, 3.1 million punches. Peak memory is of this process, PostgreSQL's is its own.
 */
import { statSync } from "node:fs"
import { join } from "node:path"
import { generateX25519Identity } from "age-encryption"
import { Effect } from "effect"
import type postgres from "postgres"
import { connect } from "../../modules/kernel/database/connect.ts"
import { readBackupKey } from "../../modules/runtime/backup/key.ts"
import { bare } from "../../modules/runtime/backup/repository/bare-tables.ts"
import { restoreBackup } from "../../modules/runtime/backup/restore.ts"
import { takeBackup } from "../../modules/runtime/backup/take.ts"
import { migrate, productSchemas } from "../../modules/runtime/database/migrate.ts"
import { prepareDatabase } from "../../modules/runtime/database/roles.ts"
import { ownPostgres } from "../../modules/runtime/postgres/embedded.ts"
import { asBench } from "./as-bench.ts"
import { inFolder } from "./folder.ts"
import { type Row, shown, verdictOf } from "./harness.ts"

const companies = 50
interface Size {
  /** Of each company. */
  readonly workers: number
  readonly days: number
}
const sizes = {
  quick: { workers: 20, days: 31 },
  usual: { workers: 200, days: 312 },
  full: { workers: 200, days: 312 },
} as const satisfies Record<string, Size>
const mostSeconds = 60

const started = (dataDir: string) =>
  Effect.gen(function* () {
    const { socket } = yield* ownPostgres(dataDir, "bench")
    yield* prepareDatabase(socket)
    return { dataDir, address: { kind: "embedded", socket, database: "tehai" } as const }
  })

const people = ({ workers }: Size) => `
  insert into companies.company (name) select '会社 ' || n from generate_series(1, ${companies}) n;
  insert into identity.person (email, name, password_hash)
    select 'p' || n || '@bench.example', '働き手 ' || n, 'x' from generate_series(1, ${companies * workers}) n;
  insert into companies.membership (company_id, person_id, role)
    select 1 + (id - 1) / ${workers}, id, 10 from identity.person;
  insert into people.staff (company_id, person_id, membership_id, name)
    select company_id, person_id, id, '働き手 ' || person_id from companies.membership`
const punches = ({ days }: Size) => `
  insert into timekeeping.punch (company_id, staff_id, work_day, check_in, check_out, state, shifts, in_lat, in_lng)
  select s.company_id, s.id, d::date, d - interval '1 hour' + s.id % 60 * interval '1 minute', d + interval '8 hours',
    'closed', '{1,2}', 35.6 + s.id * 1e-6, 139.7
  from generate_series('2025-01-01Z'::timestamptz, '2025-01-01Z'::timestamptz + ${days - 1} * interval '1 day', '1 day') d,
    people.staff s`

const timed = async <A>(work: () => Promise<A>) => {
  const from = performance.now()
  const answer = await work()
  return { answer, seconds: Number(((performance.now() - from) / 1000).toFixed(1)) }
}

/** Filled as a restore fills, so that the bench doesn't wait for a million index entries one by one. */
const filled = (owner: postgres.Sql, size: Size) =>
  owner.begin(async (sql) => {
    const dress = await bare(sql, productSchemas())
    for (const statement of [people(size), punches(size)]) await sql.unsafe(statement)
    await dress(() => {})
  })

const sumOf = (owner: postgres.Sql) =>
  owner`select count(*) as punches, sum(hashtextextended(p::text, 0)) as sum from timekeeping.punch p`

/** Seconds of each step, from its first word of progress to the next step's. */
const stepTimes = () => {
  const times: Record<string, number> = {}
  let last = { step: "", at: performance.now() }
  const note = ({ step }: { readonly step: string }) => {
    const now = performance.now()
    times[last.step] = (times[last.step] ?? 0) + (now - last.at) / 1000
    last = { step, at: now }
  }
  return { times, note }
}

const rssMegabytes = () => Math.round(process.resourceUsage().maxRSS / 1024)

const measure = Effect.fn(function* (folder: string, size: Size) {
  const key = yield* readBackupKey(yield* Effect.promise(() => generateX25519Identity()))
  const here = yield* started(join(folder, "here"))
  const owner = yield* connect(here.address, "tehai_owner", 1)
  yield* migrate(owner)
  yield* Effect.promise(() => filled(owner, size))
  const [database] = yield* Effect.promise(
    async () => owner`select pg_database_size(current_database()) / 1000000 as megabytes`,
  )
  const file = join(folder, "large.backup")
  const rssBefore = rssMegabytes()
  const taken = yield* Effect.promise(() =>
    timed(() => Effect.runPromise(takeBackup({ database: here.address, dataDir: here.dataDir, key, file }))),
  )
  const rssAfterBackup = rssMegabytes()
  const there = yield* started(join(folder, "there"))
  const steps = stepTimes()
  const restored = yield* Effect.promise(() =>
    timed(() =>
      Effect.runPromise(
        restoreBackup({ database: there.address, dataDir: there.dataDir, key, file, onProgress: steps.note }),
      ),
    ),
  )
  steps.note({ step: "done" })
  const other = yield* connect(there.address, "tehai_owner", 1)
  const [sum, sumThere] = yield* Effect.promise(() => Promise.all([sumOf(owner), sumOf(other)]))
  if (JSON.stringify(sum) !== JSON.stringify(sumThere)) return yield* Effect.die(new Error("other rows were restored"))
  const rows = taken.answer.manifest.tables.reduce((all, table) => all + table.rows, 0)
  const { check = 0, read = 0, rebuild = 0 } = steps.times
  return [
    {
      what: `backup of ${shown(rows)} rows, ${shown(Number(database?.megabytes), "MB")} in the database`,
      measured: `${shown(taken.seconds, "s")}; ${shown(statSync(file).size / 1e6, "MB")}`,
      goal: "–",
      verdict: "noted",
    },
    {
      what: "restore of it into an empty database, every row equal",
      measured: `${shown(restored.seconds, "s")}: read and fill ${shown(read, "s")}, indexes and constraints ${shown(rebuild, "s")}, compare ${shown(check, "s")}`,
      goal: `≤ ${mostSeconds} s`,
      verdict: verdictOf(restored.seconds <= mostSeconds),
    },
    {
      what: "peak memory of the process: before, after the backup, after the restore",
      measured: `${rssBefore} → ${rssAfterBackup} → ${rssMegabytes()} MB`,
      goal: "–",
      verdict: "noted",
    },
  ] satisfies ReadonlyArray<Row>
}, Effect.scoped)

await asBench({
  name: "backup",
  run: ({ pace }) => inFolder((folder) => Effect.runPromise(measure(folder, sizes[pace])), ["here", "there"]),
})
