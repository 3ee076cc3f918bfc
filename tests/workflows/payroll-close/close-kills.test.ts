import { afterAll, expect, test } from "vitest"
import { heldForFile } from "../../kernel/product.ts"
import { isHard, onTemporal } from "../engines.ts"
import { type Copy, copies, diesAt, ended, ordered, undisturbed, type Workers, watched, workersOn } from "./closes.ts"
import { month } from "./sixty-people.ts"

const held = heldForFile(copies)
const running: Array<Workers> = []
afterAll(() => {
  for (const workers of running) workers.end()
})

/** In the order of the run: three chunks, each step before, inside and after its transaction somewhere. */
const points = [
  "freeze before",
  "freeze inside",
  "freeze committed",
  "plan inside",
  "plan committed",
  "compute 0 before",
  "compute 0 inside",
  "compute 0 committed",
  "compute 1 inside",
  "compute 2 committed",
  "finish before",
  "finish inside",
  "finish committed",
  "end inside",
]

const slipsOf = ({ owner }: Copy) => owner`
  select staff_id, month, revision, paid_on, gross, deductions, net, inputs, slip, encode(hash, 'hex') as hash
  from payroll.slip order by staff_id, revision, id`

/** What is not as an undisturbed close leaves it; empty when all is well. */
const faultsOf = async (copy: Copy, calm: Copy): Promise<ReadonlyArray<string>> => {
  const { owner } = copy
  const [slips, wanted] = [await slipsOf(copy), await slipsOf(calm)]
  const [state] = await owner`select state, revision from companies.pay_month where month = ${month}`
  const [close] = await owner`select ended_at from payroll.close`
  const members = await owner`select staff_id from payroll.close_member`
  const audits = await owner<Array<{ chunk: number; times: number }>>`
    select (after->>'chunk')::int as chunk, count(*)::int as times from kernel.audit_entry
    where action = 'payMonth.slips' group by 1 order by 1`
  const [told] = await owner`select count(*)::int as times from kernel.outbox where topic = 'PayMonthClosed'`
  const [ends] = await owner`select count(*)::int as times from kernel.outbox where topic = 'JobEnded'`
  const once = (what: string, isOnce: boolean) => (isOnce ? [] : [what])
  return [
    ...once("the month is not closed", state?.state === "closed" && state.revision === 1),
    ...once("the close has no end", close?.ended_at != null),
    ...once("a slip is there twice", new Set(slips.map((row) => row.staff_id)).size === slips.length),
    ...once("somebody has no slip", slips.length === members.length),
    ...once("a slip differs", JSON.stringify(slips) === JSON.stringify(wanted)),
    ...once("a chunk's audit is not there once", audits.length > 0 && audits.every(({ times }) => times === 1)),
    ...once("the end was not told once", told?.times === 1 && ends?.times === 1),
  ]
}

test("the undisturbed close, in one chunk", { timeout: 60_000 }, async () => {
  const { calm, dataDir } = held()
  expect(await undisturbed(calm, dataDir)).toMatchObject({ state: "done", progress_done: 60, progress_of: 60 })
  expect(await faultsOf(calm, calm)).toEqual([])
})

test("API-05 BEY-06 a close killed at fourteen points ends with every slip once, byte for byte the undisturbed one's", {
  timeout: 120_000,
}, async () => {
  const { killed, calm, dataDir } = held()
  const workers = workersOn({ database: killed.address, dataDir }, "sound")
  running.push(workers)
  const jobId = await ordered(killed)
  const seen = watched(killed, jobId)
  await diesAt(killed, workers, points)
  const last = await workers.next()
  const job = await ended(killed, jobId)
  const progress = await seen()
  last.kill("SIGKILL")
  expect(job).toMatchObject({ state: "done", progress_done: 60, progress_of: 60, result: { revision: 1, slips: 60 } })
  expect(await faultsOf(killed, calm)).toEqual([])
  expect(progress).toEqual(progress.toSorted((one, other) => one - other))
  const chunks = await killed.owner`select chunk, written from payroll.close_chunk order by chunk`
  expect(chunks).toMatchObject([0, 1, 2].map((chunk) => ({ chunk, written: 20 })))
})

onTemporal((engine) => {
  // A cluster gives a dead worker's step to another only after the longest silence: fewer deaths in every run.
  const deaths = isHard ? points : ["compute 0 committed", "compute 1 inside"]

  test(`API-05 a close killed at ${deaths.length} points has the embedded one's slips, byte for byte`, {
    timeout: 240_000,
  }, async () => {
    const { onCluster, calm, dataDir } = held()
    const temporal = await engine.temporal(onCluster.address.database)
    const workers = workersOn({ database: onCluster.address, dataDir, temporal }, "sound")
    running.push(workers)
    const jobId = await ordered(onCluster)
    const seen = watched(onCluster, jobId)
    await diesAt(onCluster, workers, deaths)
    const last = await workers.next()
    const job = await ended(onCluster, jobId, 60)
    const progress = await seen()
    last.kill("SIGKILL")
    expect(job).toMatchObject({ state: "done", progress_done: 60, progress_of: 60, result: { revision: 1, slips: 60 } })
    expect(await faultsOf(onCluster, calm)).toEqual([])
    expect(progress).toEqual(progress.toSorted((one, other) => one - other))
  })
})

test("the proof sees a planted fault: a chunk marked as done apart from its slips", { timeout: 60_000 }, async () => {
  const { faulty, calm, dataDir } = held()
  const workers = workersOn({ database: faulty.address, dataDir }, "faulty")
  running.push(workers)
  const jobId = await ordered(faulty)
  await diesAt(faulty, workers, ["compute 1 before"])
  const last = await workers.next()
  await ended(faulty, jobId)
  last.kill("SIGKILL")
  expect(await faultsOf(faulty, calm)).toEqual([
    "somebody has no slip",
    "a slip differs",
    "a chunk's audit is not there once",
  ])
})
