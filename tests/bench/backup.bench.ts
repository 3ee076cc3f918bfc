/**
 * How long a backup and its restore take: `node tests/bench/backup.bench.ts [workers a company] [days] [folder]`.
 *
 * Fifty companies, each worker one punch a day, in the product's own tables with all their constraints; then everything
 * is restored on a second PostgreSQL and compared row for row by another sum than the backup's. The default is the large
 * set: 10,000 workers and 12 months, 3.1 million punches. Peak memory is of this process, PostgreSQL's is its own.
 */
import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync, statSync } from "node:fs"
import { loadavg, tmpdir } from "node:os"
import { dirname, join } from "node:path"
import { generateX25519Identity } from "age-encryption"
import { Effect } from "effect"
import type postgres from "postgres"
import { readBackupKey } from "../../modules/kernel/backup/key.ts"
import type { Progress } from "../../modules/kernel/backup/manifest.ts"
import { bare } from "../../modules/kernel/backup/repository/bare-tables.ts"
import { restoreBackup } from "../../modules/kernel/backup/restore.ts"
import { takeBackup } from "../../modules/kernel/backup/take.ts"
import { connect } from "../../modules/kernel/database/connect.ts"
import { migrate, productSchemas } from "../../modules/kernel/database/migrate.ts"
import { prepareDatabase } from "../../modules/kernel/database/roles.ts"
import { ownPostgres } from "../../modules/kernel/postgres/embedded.ts"

const companies = 50
const [workers = 200, days = 312] = process.argv.slice(2, 4).map(Number)
const folder = process.argv[4] ?? mkdtempSync(join(tmpdir(), "tehai-backup-large-"))
chmodSync(folder, 0o755)

const started = (dataDir: string) =>
  Effect.gen(function* () {
    const { socket } = yield* ownPostgres(dataDir, "bench")
    yield* prepareDatabase(socket)
    return { dataDir, address: { kind: "embedded", socket, database: "tehai" } as const }
  })

const people = `
  insert into companies.company (name) select '会社 ' || n from generate_series(1, ${companies}) n;
  insert into identity.person (email, name, password_hash)
    select 'p' || n || '@bench.example', '働き手 ' || n, 'x' from generate_series(1, ${companies * workers}) n;
  insert into companies.membership (company_id, person_id, role)
    select 1 + (id - 1) / ${workers}, id, 10 from identity.person;
  insert into people.staff (company_id, person_id, membership_id, name)
    select company_id, person_id, id, '働き手 ' || person_id from companies.membership`
const punches = `
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
const filled = (owner: postgres.Sql) =>
  owner.begin(async (sql) => {
    const dress = await bare(sql, productSchemas())
    for (const statement of [people, punches]) await sql.unsafe(statement)
    await dress(() => {})
  })

const sumOf = (owner: postgres.Sql) =>
  owner`select count(*) as punches, sum(hashtextextended(p::text, 0)) as sum from timekeeping.punch p`

const stepTimes = () => {
  const times: Record<string, number> = {}
  let last = { step: "", at: performance.now() }
  return {
    times,
    note: ({ step }: Progress) => {
      const now = performance.now()
      times[step] = Math.round((times[step] ?? 0) * 1000 + (last.step === step ? now - last.at : 0)) / 1000
      last = { step, at: now }
    },
  }
}

const rssMegabytes = () => Math.round(process.resourceUsage().maxRSS / 1024)

const measure = Effect.gen(function* () {
  const key = yield* readBackupKey(yield* Effect.promise(() => generateX25519Identity()))
  const here = yield* started(join(folder, "here"))
  const owner = yield* connect(here.address, "tehai_owner", 1)
  yield* migrate(owner)
  const fill = yield* Effect.promise(() => timed(() => filled(owner)))
  const [size] = yield* Effect.promise(async () => owner`select pg_database_size(current_database()) / 1000000 as mb`)
  const file = join(folder, "large.backup")
  const loadBefore = loadavg()[0]
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
  const other = yield* connect(there.address, "tehai_owner", 1)
  const sums = yield* Effect.promise(() => Promise.all([sumOf(owner), sumOf(other)]))
  yield* Effect.sync(() =>
    console.log({
      rows: taken.answer.manifest.tables.reduce((sum, { rows }) => sum + rows, 0),
      databaseMegabytes: Number(size?.mb),
      backupMegabytes: Math.round(statSync(file).size / 1e6),
      isEqual: JSON.stringify(sums[0]) === JSON.stringify(sums[1]),
      fillSeconds: fill.seconds,
      backupSeconds: taken.seconds,
      restoreSeconds: restored.seconds,
      restoreSteps: steps.times,
      peakRssMegabytes: { before: rssBefore, backup: rssAfterBackup, restore: rssMegabytes() },
      load: [loadBefore, loadavg()[0]],
    }),
  )
})

await Effect.runPromise(Effect.scoped(measure))
/** As root a cluster may lie outside the folder. */
for (const name of ["here", "there"]) {
  const pointer = join(folder, name, "POSTGRES_IS_IN")
  if (existsSync(pointer)) rmSync(dirname(readFileSync(pointer, "utf8").trim()), { recursive: true, force: true })
}
rmSync(folder, { recursive: true, force: true })
