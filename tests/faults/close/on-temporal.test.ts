import { afterAll, expect, test } from "vitest"
import { heldForFile } from "../../kernel/product.ts"
import { isHard, onTemporal } from "../../workflows/engines.ts"
import { copies, diesAt, ended, ordered, undisturbed, type Workers, workersOn } from "./closes.ts"
import { delivered, faultsOf } from "./proof.ts"
import { watched } from "./story.ts"

onTemporal((engine) => {
  const held = heldForFile(copies)
  const running: Array<Workers> = []
  afterAll(() => {
    for (const workers of running) workers.end()
  })
  // A cluster gives a dead worker's step to another only after the longest silence: few deaths in every run.
  const deaths = isHard
    ? [
        "freeze inside",
        "plan committed",
        "compute 0 before",
        "compute 1 inside",
        "compute 2 committed",
        "finish inside",
      ]
    : ["compute 1 inside"]

  test(`API-05 a close killed at ${deaths.length} points has the embedded one's slips, byte for byte`, {
    timeout: 300_000,
  }, async () => {
    const { sound, calm, dataDir } = held()
    await undisturbed([calm], dataDir)
    const temporal = await engine.temporal(sound.address.database)
    const workers = workersOn({ database: sound.address, dataDir, temporal }, "sound")
    running.push(workers)
    const jobId = await ordered(sound)
    const seen = watched(sound, jobId)
    await diesAt(sound, workers, deaths)
    const last = await workers.next()
    const job = await ended(sound, jobId)
    const progress = await seen()
    await delivered(sound)
    last.kill("SIGKILL")
    expect(job).toMatchObject({ state: "done", progress_done: 60, progress_of: 60, result: { revision: 1, slips: 60 } })
    expect(await faultsOf(sound, calm)).toEqual([])
    expect(progress).toEqual(progress.toSorted((one, other) => one - other))
  })
})
