import { once } from "node:events"
import { expect, test } from "vitest"
import { mostTries } from "#workflows/activity-rules.ts"
import { isHard, onEachEngine } from "../engines.ts"
import { aWorkshop } from "../workshop.ts"

/** Before a step, inside its transaction, and after its commit but before the engine's record; in the order of the run. */
const everyPoint = [
  "stamp/1 before",
  "stamp/1 inside",
  "stamp/1 committed",
  "stamp/3 inside",
  "stamp/3 committed",
  "stamp/5 before",
  "stamp/5 committed",
  "stamp/7 before",
  "stamp/7 committed",
  // One of four that run at once; two points among them could fall together.
  "stamp/9.1 inside",
  "stamp/13 before",
  "stamp/13 inside",
  "stamp/13 committed",
]

/** A cluster gives a dead worker's step to another only after the longest silence, so each of these costs six seconds. */
const fewPoints = ["stamp/3 committed", "stamp/9.1 inside"]

onEachEngine((engine) => {
  const workshop = aWorkshop(engine)
  const points = engine.name === "embedded" || isHard ? everyPoint : fewPoints

  test(`API-05 a job killed at ${points.length} points ends with every effect once`, async () => {
    const { start, ended, owner, process: worker, watchProgress } = workshop()
    await owner`insert into jobtest.kill ${owner(points.map((point) => ({ point })))}`
    // Nobody works yet: the process that took the order is gone before the relay saw it.
    const id = await start({ kind: "test-stamping", key: "killed", input: { job: "killed", rest: 0.2 } })
    const progress = watchProgress(id)
    const resumed: Array<number> = []
    for (let deaths = 0; deaths < points.length; deaths++) {
      const child = await worker()
      const ready = performance.now()
      const [, signal] = await once(child, "exit")
      expect(signal).toBe("SIGKILL")
      resumed.push(performance.now() - ready)
    }
    const last = await worker()
    const job = await ended(id)
    last.kill("SIGKILL")
    expect(await owner`select point from jobtest.kill where at is null`).toEqual([])

    expect(job).toMatchObject({ state: "done", progressDone: 9, progressOf: 9, result: { stamped: 9 } })
    const stamps = await owner`select n from jobtest.stamp where job = 'killed' order by n`
    expect(stamps.map(({ n }) => n)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9])
    const told = await owner`
    select (body->>'n')::int as n from kernel.outbox where topic = 'Stamped' and body->>'job' = 'killed' order by 1`
    expect(told.map(({ n }) => n)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9])
    const audited = await owner`select subject from kernel.audit_entry where action = 'test.stamp'`
    expect(audited.length).toBe(9)
    const ends = await owner`select 1 from kernel.outbox where topic = 'JobEnded' and (body->>'jobId')::int = ${id}`
    expect(ends.length).toBe(1)

    // A step whose record was written never ran again; one that fell with the process ran once more for each of its falls.
    const falls = (step: string) =>
      points.filter((point) => point === `${step} inside` || point === `${step} committed`).length
    const ran = await owner<Array<{ step: string; times: number }>>`
    select step, count(*)::int as times from jobtest.ran where job = 'killed' group by step order by step`
    // A worker that is too busy to say that it lives may lose a step on a cluster; it runs again and changes nothing.
    for (const { step, times } of ran.filter((row) => !row.step.startsWith("stamp/9.")))
      if (engine.name === "embedded") expect({ step, times }).toEqual({ step, times: 1 + falls(step) })
      else expect(times).toBeGreaterThanOrEqual(1 + falls(step))

    const seen = await progress()
    expect(seen).toEqual([...seen].sort((one, other) => one - other))
    if (engine.name !== "embedded") return
    // Each went on and reached its next point within three seconds; the middle one, for a machine busy with other things.
    resumed.sort((one, other) => one - other)
    if (isHard) expect(resumed[points.length >> 1]).toBeLessThan(3000)
  })

  // On a cluster each death costs the longest silence and a wait.
  test.runIf(isHard)("a step outlives more workers than it has tries", async () => {
    const { start, ended, owner, process: worker } = workshop()
    const deaths = mostTries + 1
    const id = await start({ kind: "test-deadly", key: "deadly", input: { job: "deadly", deaths } })
    for (let death = 0; death < deaths; death++) await once(await worker(), "exit")
    const last = await worker()
    expect(await ended(id)).toMatchObject({ state: "done", result: { tries: deaths } })
    last.kill("SIGKILL")
    expect(await owner`select count(*)::int as ran from jobtest.ran where job = 'deadly'`).toEqual([
      { ran: deaths + 1 },
    ])
  })
})
