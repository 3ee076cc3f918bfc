import { setTimeout as pause } from "node:timers/promises"
import { Effect } from "effect"
import { expect, test } from "vitest"
import { Jobs } from "#modules/kernel/jobs/jobs.ts"
import { until } from "../../kernel/until.ts"
import { onEachEngine } from "../engines.ts"
import { aWorkshopAtWork } from "../workshop.ts"

onEachEngine((engine) => {
  const workshop = aWorkshopAtWork(engine)

  test("a signal reaches the job that waits, the first one stands, and one before the wait is kept", async () => {
    const { start, ended, change, isStamped } = workshop()
    const id = await start({ kind: "test-waiting", key: "late", input: { job: "late", timeout: null } })
    await isStamped("late")
    await change(Jobs.signal(id, "answer", "はい"))
    await change(Jobs.signal(id, "answer", "いいえ"))
    expect(await ended(id)).toMatchObject({ state: "done", result: { answer: "はい" } })

    const early = await change(
      Effect.gen(function* () {
        const { id } = yield* Jobs.start({ kind: "test-waiting", key: "early", input: { job: "early", timeout: null } })
        yield* Jobs.signal(id, "answer", "先に")
        yield* Jobs.signal(id, "answer", "後で")
        return id
      }),
    )
    expect((await ended(early)).result).toEqual({ answer: "先に" })
  })

  test("a signal after the end changes nothing and starts nothing", async () => {
    const { start, ended, change, owner } = workshop()
    const id = await start({ kind: "test-waiting", key: "over", input: { job: "over", timeout: 0.1 } })
    const job = await ended(id)
    await change(Jobs.signal(id, "answer", "遅い"))
    while ((await owner`select 1 from kernel.outbox where topic = 'JobSignalled' and sent_at is null`).length > 0)
      await change(Effect.void)
    expect(await workshop().look(Jobs.show(id))).toEqual(job)
    expect(await owner`select count(*)::int as rows from jobtest.ran where job = 'over'`).toEqual([{ rows: 2 }])
  })

  test("a wait for a signal ends when its time runs out", async () => {
    const { start, ended } = workshop()
    const job = await ended(
      await start({ kind: "test-waiting", key: "timeout", input: { job: "timeout", timeout: 0.5 } }),
    )
    expect(job).toMatchObject({ state: "done", result: { answer: null } })
  })

  test("a signal that races the end of the wait is either heard or too late, and the job goes on once", async () => {
    const { start, ended, change, owner } = workshop()
    const ids = await Promise.all(
      Array.from({ length: 8 }, (_, n) =>
        start({ kind: "test-waiting", key: `race-${n}`, input: { job: `race-${n}`, timeout: 0.6 } }),
      ),
    )
    await Promise.all(
      ids.map(async (id, n) => {
        await pause(300 + n * 100)
        await change(Jobs.signal(id, "answer", n))
      }),
    )
    for (const [n, id] of ids.entries()) {
      const { state, result } = await ended(id)
      expect(state).toBe("done")
      expect([{ answer: n }, { answer: null }]).toContainEqual(result)
    }
    const stamps = await owner`select count(*)::int as ran from jobtest.ran where job like 'race-%'`
    expect(stamps).toEqual([{ ran: 16 }])
  })

  test("a cancelled job ends at its wait, and starts again only as its next revision", async () => {
    const { start, ended, change, isStamped } = workshop()
    const wanted = { kind: "test-waiting", key: "cancelled", input: { job: "cancelled", timeout: null } }
    const id = await start(wanted)
    await isStamped("cancelled")
    await change(Jobs.cancel(id))
    expect(await ended(id)).toMatchObject({ state: "cancelled", result: null, failure: null })
    expect(await change(Jobs.start(wanted))).toMatchObject({ id, isNew: false })
    const again = { ...wanted, input: { job: "cancelled-2", timeout: 0.1 } }
    expect(await change(Jobs.startAgain(again))).toMatchObject({ revision: 2, isNew: true })
  })

  test("a job that is cancelled while a step runs lets it finish and does nothing after it", async () => {
    const { start, ended, change, owner, isStamped } = workshop()
    const id = await start({ kind: "test-slow", key: "1", input: { job: "slow", millis: 1500 } })
    await isStamped("slow")
    await change(Jobs.cancel(id))
    expect(await ended(id)).toMatchObject({ state: "cancelled", failure: null })
    // 1 before the pause and 2 after it are one step's; 3 would be the next one's.
    await until("the step's end", async () => (await owner`select from jobtest.stamp where job = 'slow' and n = 2`)[0])
    expect(await owner`select n from jobtest.stamp where job = 'slow' order by n`).toEqual([{ n: 1 }, { n: 2 }])
    const ends = await owner`select 1 from kernel.outbox where topic = 'JobEnded' and (body->>'jobId')::int = ${id}`
    expect(ends.length).toBe(1)
  })
})
