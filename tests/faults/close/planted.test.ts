import { afterAll, expect, test } from "vitest"
import { heldForFile } from "../../kernel/product.ts"
import { copies, diesAt, ended, ordered, undisturbed, type Workers, workersOn } from "./closes.ts"
import { lostChunks, type Plant } from "./plants.ts"
import { delivered, faultsOf, toldTooEarly } from "./proof.ts"

const held = heldForFile(copies)
const running: Array<Workers> = []
afterAll(() => {
  for (const workers of running) workers.end()
})
const patience = { timeout: 180_000 }

/** Kills the planted close once, lets it go on, and gives what the proof says; first what it says at the death. */
const seenOf = async (plant: Exclude<Plant, "sound">, point: string) => {
  const { faulty, calm, dataDir } = held()
  const copy = faulty[plant]
  const workers = workersOn({ database: copy.address, dataDir }, plant)
  running.push(workers)
  const jobId = await ordered(copy)
  await diesAt(copy, workers, [point])
  const atDeath = await toldTooEarly(copy)
  const last = await workers.next()
  const job = await ended(copy, jobId)
  if (job.state === "done") await delivered(copy)
  last.kill("SIGKILL")
  workers.end()
  return { atDeath, state: job.state, after: await faultsOf(copy, calm) }
}

test("the proof finds nothing in an undisturbed close, in one chunk", patience, async () => {
  const { calm, dataDir } = held()
  expect(await undisturbed([calm], dataDir)).toMatchObject([{ state: "done", progress_done: 60, progress_of: 60 }])
  expect(await faultsOf(calm, calm)).toEqual([])
})

test("the proof sees a planted fault: a chunk marked as done apart from its slips", patience, async () => {
  expect(await seenOf("chunkApart", "compute 1 before")).toEqual({
    atDeath: [],
    state: "done",
    after: [
      "somebody has no slip",
      "a slip differs",
      "a chunk's audit is not there once",
      "a notice is missing or doubled",
    ],
  })
})

test("the proof sees a planted fault: the unique index of a slip's natural key dropped", patience, async () => {
  const { owner } = held().faulty.heedlessChunk
  await owner.unsafe(lostChunks)
  await owner`alter table payroll.slip drop constraint slip_company_id_month_staff_id_revision_key`
  const { state, after } = await seenOf("heedlessChunk", "compute 1 committed")
  expect(state).toBe("done")
  expect(after).toEqual(["a slip is there twice", "a slip differs", "a chunk's audit is not there once"])
})

test("the proof sees a planted fault: a notice sent by a step instead of through the outbox", patience, async () => {
  expect(await seenOf("earlyNotice", "finish before")).toEqual({
    atDeath: ["people were told of slips before the close had ended"],
    state: "done",
    after: ["people were not told once", "a notice is missing or doubled"],
  })
})
