import { Effect } from "effect"
import { expect, test } from "vitest"
import { refuse } from "#modules/kernel/errors.ts"
import { Jobs } from "#modules/kernel/jobs/jobs.ts"
import { administer } from "#modules/runtime/database/roles.ts"
import { until } from "../../kernel/until.ts"
import { isHard, onEachEngine } from "../engines.ts"
import { aWorkshopAtWork } from "../workshop.ts"

onEachEngine((engine) => {
  const workshop = aWorkshopAtWork(engine)

  test("a job runs from its start in a write to its result, every step as the person who started it", async () => {
    const { start, ended, owner, company } = workshop()
    const job = await ended(await start({ kind: "test-stamping", key: "2026-10", input: { job: "first", rest: 0 } }))
    expect(job).toMatchObject({ state: "done", progressDone: 9, progressOf: 9, step: null, failure: null, revision: 1 })
    expect(job.result).toMatchObject({ stamped: 9 })
    const stamps = await owner`select n, by_person from jobtest.stamp where job = 'first' order by n`
    expect(stamps.map(({ n }) => n)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9])
    expect(stamps.every(({ by_person }) => by_person === company.personOf("admin"))).toBe(true)
  })

  test("a start in a write that is rolled back leaves no job", async () => {
    const { change, owner } = workshop()
    const failing = change(
      Effect.andThen(
        Jobs.start({ kind: "test-echoing", key: "rolled-back", input: { text: "x" } }),
        refuse("Not_Found"),
      ),
    )
    await expect(failing).rejects.toThrow()
    expect(await owner`select 1 from kernel.job_run where execution_key = 'rolled-back'`).toEqual([])
  })

  test("the same job never starts twice: while it runs, when it is done, when it failed, and from two at once", async () => {
    const { start, ended, change, owner } = workshop()
    const wanted = { kind: "test-stamping", key: "twice", input: { job: "twice", rest: 1 } }
    const both = await Promise.all([start(wanted), start(wanted)])
    expect(both[0]).toBe(both[1])
    const [id = 0] = both
    expect(await change(Jobs.start(wanted))).toMatchObject({ id, isNew: false, revision: 1 })
    await ended(id)
    expect(await change(Jobs.start(wanted))).toMatchObject({ id, state: "done", isNew: false })
    expect(await change(Jobs.startAgain(wanted))).toMatchObject({ id, state: "done", isNew: false })
    expect(await owner`select count(*)::int as rows from jobtest.ran where job = 'twice'`).toEqual([{ rows: 9 }])

    const refused = { kind: "test-refusing", key: "twice", input: { job: "refused", isCaught: false } }
    const failed = await start(refused)
    expect((await ended(failed)).state).toBe("failed")
    expect(await change(Jobs.start(refused))).toMatchObject({ id: failed, state: "failed", isNew: false })
  })

  test("a refusal ends the job with its code, what stands in the way and the step; the next revision starts anew", async () => {
    const { start, ended, change, owner } = workshop()
    const wanted = { kind: "test-refusing", key: "2026-11", input: { job: "no-retry", isCaught: false } }
    const job = await ended(await start(wanted))
    expect(job).toMatchObject({
      state: "failed",
      result: null,
      failure: { errorCode: "Closed_Salary_Day_Not_Editable", step: "refuse", view: { who: "山田 太郎" } },
    })
    const ran = await owner`select 1 from jobtest.ran where step = 'refuse' and job like '%/2026-11/1'`
    expect(ran.length).toBe(1)
    expect(job.failure?.errorMessage).toMatch(/[ぁ-ん]/)
    const [ended_] =
      await owner`select body from kernel.outbox where topic = 'JobEnded' and (body->>'jobId')::int = ${job.id}`
    expect(ended_?.body).toMatchObject({ kind: "test-refusing", key: "2026-11", revision: 1, state: "failed" })

    const again = await change(Jobs.startAgain({ ...wanted, input: { job: "no-retry-2", isCaught: true } }))
    expect(again).toMatchObject({ revision: 2, isNew: true })
    expect(await ended(again.id)).toMatchObject({ state: "done", result: { caught: "Closed_Salary_Day_Not_Editable" } })
  })

  test("a list of failed jobs says why each failed", async () => {
    const { start, ended, look } = workshop()
    const id = await start({ kind: "test-refusing", key: "listed", input: { job: "listed", isCaught: false } })
    await ended(id)
    const { data } = await look(Jobs.list({ kind: "test-refusing", states: ["failed"] }))
    expect(data.find((job) => job.id === id)).toMatchObject({
      state: "failed",
      failure: { errorCode: "Closed_Salary_Day_Not_Editable", step: "refuse" },
    })
    expect(data.every(({ state }) => state === "failed")).toBe(true)
  })

  test.runIf(isHard)(
    "a step that stays broken is tried eight times, and then its job ends with an unknown error",
    async () => {
      const { start, ended, owner } = workshop()
      const job = await ended(await start({ kind: "test-trying", key: "never", input: { job: "never", untilTry: 99 } }))
      expect(job).toMatchObject({ state: "failed", failure: { errorCode: "Unknown_Error", step: "flaky" } })
      expect(await owner`select count(*)::int as tries from jobtest.ran where job = 'never'`).toEqual([{ tries: 8 }])
    },
  )

  test("a definition that breaks ends its job", async () => {
    const { start, ended } = workshop()
    const job = await ended(await start({ kind: "test-breaking", key: "1", input: null }))
    expect(job).toMatchObject({ state: "failed", failure: { errorCode: "Unknown_Error" } })
  })

  test("a broken step is tried again with growing waits and then succeeds", async () => {
    const { start, ended, owner } = workshop()
    const job = await ended(await start({ kind: "test-trying", key: "third", input: { job: "flaky", untilTry: 3 } }))
    expect(job).toMatchObject({ state: "done", result: { tries: 3 } })
    const ran = await owner<Array<{ wait: number }>>`
    select extract(epoch from at - lag(at) over (order by id)) * 1000 as wait from jobtest.ran where job = 'flaky' order by id`
    expect(Number(ran[1]?.wait)).toBeGreaterThan(190)
    expect(Number(ran[2]?.wait)).toBeGreaterThan(390)
  })

  test("a hundred steps at once each happen once and keep their order", async () => {
    const { start, ended, owner } = workshop()
    const job = await ended(await start({ kind: "test-fan", key: "100", input: { job: "fan", width: 100 } }))
    expect(job.result).toEqual(Array.from({ length: 100 }, (_, n) => n))
    expect(await owner`select count(*)::int as rows from jobtest.stamp where job = 'fan'`).toEqual([{ rows: 100 }])
  })

  const length = isHard ? 2000 : engine.name === "embedded" ? 500 : 100
  const seconds = isHard ? 900 : 230
  test(`a chain of ${length} steps comes to its end`, { timeout: (seconds + 10) * 1000 }, async () => {
    const { start, ended } = workshop()
    const job = await ended(await start({ kind: "test-chain", key: "long", input: { length } }), seconds)
    expect(job.result).toBe(String(length - 1))
  })

  test("a megabyte of Japanese comes back as it went, and an absent result is null", async () => {
    const { start, ended } = workshop()
    const text = '締め𠮷野家😀\\"\n'.repeat(45_000)
    expect(Buffer.byteLength(text)).toBeGreaterThan(1_000_000)
    const job = await ended(await start({ kind: "test-echoing", key: "large", input: { text } }))
    expect(job.result).toEqual({ echoed: text, nothing: null })
  })

  test("a kind without a definition fails and says so", async () => {
    const { start, ended } = workshop()
    const job = await ended(await start({ kind: "test-nobody-knows", key: "1", input: null }))
    expect(job).toMatchObject({ state: "failed", failure: { view: { unknownKind: "test-nobody-knows" } } })
  })

  // On Temporal the engine has none: its activities use the product's.
  test.runIf(engine.name === "embedded")(
    "the engine's connections to the database, cut in the middle, do not end a job",
    async () => {
      const { start, ended, owner, address } = workshop()
      const id = await start({ kind: "test-chain", key: "cut", input: { length: 60 } })
      await until(
        "work",
        async () => (await owner`select from kernel.job_run where id = ${id} and state = 'running'`)[0],
      )
      await Effect.runPromise(
        administer(
          address.socket,
          `select pg_terminate_backend(pid) from pg_stat_activity
       where datname = '${address.database}' and usename = 'tehai_jobs'`,
        ),
      )
      expect((await ended(id)).result).toBe("59")
    },
  )
})
