import { once } from "node:events"
import { setTimeout as pause } from "node:timers/promises"
import { expect, test } from "vitest"
import { Jobs } from "#modules/kernel/jobs/jobs.ts"
import { until } from "../../kernel/until.ts"
import { isHard, onEachEngine } from "../engines.ts"
import { activitiesWritten, forgetEverything, passTime, timers } from "../journal.ts"
import { aWorkshop } from "../workshop.ts"

onEachEngine((engine) => {
  const workshop = aWorkshop(engine)
  const onlyEmbedded = test.runIf(engine.name === "embedded")

  const onlyTemporal = test.runIf(engine.name === "Temporal")
  onlyTemporal("a sleep outlives its process and ends when its time has come", async () => {
    const { start, ended, owner, process: worker } = workshop()
    const first = await worker()
    const id = await start({ kind: "test-stamping", key: "dozing", input: { job: "dozing", rest: 4 } })
    await until(
      "its sleep",
      async () => (await owner`select from kernel.job_run where id = ${id} and step = 'rest'`)[0],
    )
    const asleep = performance.now()
    first.kill("SIGKILL")
    await once(first, "exit")
    const second = await worker()
    const job = await ended(id)
    expect(job).toMatchObject({ state: "done", progressDone: 9 })
    expect(performance.now() - asleep).toBeGreaterThan(3000)
    second.kill("SIGKILL")
    expect(await owner`select count(*)::int as ran from jobtest.ran where job = 'dozing'`).toEqual([{ ran: 9 }])
  })

  // The journal of the embedded engine lets a test move its time; a cluster's clock is its own.
  onlyEmbedded("a sleep of sixty days outlives its process, and ends when its time has come", async () => {
    const { start, ended, owner, address, process: worker } = workshop()
    const first = await worker()
    const sixtyDays = 60 * 86_400
    const id = await start({ kind: "test-stamping", key: "asleep", input: { job: "asleep", rest: sixtyDays } })
    await until("its timer", async () => (await timers(address))[0])
    first.kill("SIGKILL")
    await once(first, "exit")
    const [due = 0] = await timers(address)
    expect(Math.abs(due - Date.now() - sixtyDays * 1000)).toBeLessThan(60_000)

    const second = await worker()
    await pause(1000)
    expect(await owner`select state, step from kernel.job_run where id = ${id}`).toEqual([
      { state: "running", step: "rest" },
    ])
    second.kill("SIGKILL")
    await once(second, "exit")
    await passTime(address, sixtyDays * 1000)
    const third = await worker()
    expect(await ended(id)).toMatchObject({ state: "done", progressDone: 9 })
    third.kill("SIGKILL")
    expect(await owner`select count(*)::int as ran from jobtest.ran where job = 'asleep'`).toEqual([{ ran: 9 }])
  })

  onlyEmbedded("the journal holds what a definition has done, and none of what was only noted", async () => {
    const { start, ended, address, process: worker } = workshop()
    const [one, before] = [await worker(), await activitiesWritten(address)]
    const id = await start({ kind: "test-stamping", key: "counted", input: { job: "counted", rest: 0 } })
    expect(await ended(id)).toMatchObject({ state: "done", progressDone: 9 })
    one.kill("SIGKILL")
    // Nine stamps and the hour.
    expect((await activitiesWritten(address)) - before).toBe(10)
  })

  test("of two workers one takes over when the other dies, and nothing is done twice", async () => {
    const { start, ended, owner, process: worker } = workshop()
    const workers = [await worker(), await worker()] as const
    const ids = await Promise.all(
      Array.from({ length: 6 }, (_, n) =>
        start({ kind: "test-stamping", key: `shared-${n}`, input: { job: `shared-${n}`, rest: 0.5 } }),
      ),
    )
    const stamped = () => owner`select from jobtest.stamp where job like 'shared-%'`
    await until("fifteen stamps", async () => (await stamped()).length >= 15 || undefined)
    const [busy] = await owner`select pid from jobtest.ran where job like 'shared-%' order by id desc limit 1`
    const dying = workers.find(({ pid }) => pid === busy?.pid) ?? workers[0]
    dying.kill("SIGKILL")
    const [{ at: died } = { at: 0 }] = await owner`select clock_timestamp() as at`
    for (const id of ids) expect(await ended(id)).toMatchObject({ state: "done", progressDone: 9 })
    for (const one of workers) one.kill("SIGKILL")

    const stamps =
      await owner`select job, count(*)::int as stamps from jobtest.stamp where job like 'shared-%' group by job`
    expect(stamps.length).toBe(6)
    for (const { stamps: count } of stamps) expect(count).toBe(9)
    const [{ wait } = { wait: 99 }] = await owner`
    select extract(epoch from min(at) - ${died}) as wait from jobtest.ran where job like 'shared-%' and at > ${died}`
    if (isHard) expect(Number(wait)).toBeLessThan(10)
    // Only what was under way in the dead one may have run a second time.
    const twice = await owner`
    select job, step, array_agg(pid order by id) as pids from jobtest.ran where job like 'shared-%'
    group by job, step having count(*) > 1`
    for (const { pids } of twice) expect(pids.slice(0, -1)).toEqual([dying.pid])
  })

  // Processes cost seconds; on a cluster the kills at chosen points are every run's.
  const everyRunOnlyEmbedded = test.runIf(isHard || engine.name === "embedded")
  everyRunOnlyEmbedded(
    "jobs survive kills at any moment, from the order to the last record",
    {
      timeout: isHard ? 900_000 : 240_000,
    },
    async () => {
      const { start, ended, owner, process: worker } = workshop()
      const ids: Array<number> = []
      for (const [round, millis] of (isHard
        ? Array.from({ length: 100 }, (_, n) => (n * 37) % 900)
        : [30, 250, 600]
      ).entries()) {
        const child = await worker()
        for (let n = 0; n < 3; n++)
          ids.push(
            await start({
              kind: "test-stamping",
              key: `any-${round}-${n}`,
              input: { job: `any-${round}-${n}`, rest: 0 },
            }),
          )
        await pause(millis)
        child.kill("SIGKILL")
        await once(child, "exit")
      }
      const last = await worker()
      for (const id of ids) expect(await ended(id)).toMatchObject({ state: "done", progressDone: 9 })
      const stopping = performance.now()
      last.kill("SIGTERM")
      await once(last, "exit")
      if (isHard) expect(performance.now() - stopping).toBeLessThan(5000)
      const [row] =
        await owner`select count(*)::int as stamps, count(distinct job)::int as jobs from jobtest.stamp where job like 'any-%'`
      expect(row).toEqual({ stamps: 9 * ids.length, jobs: ids.length })
    },
  )

  onlyEmbedded("a job whose engine state is lost starts again and finds what it did", async () => {
    const { start, ended, owner, address, process: worker } = workshop()
    const first = await worker()
    const id = await start({ kind: "test-stamping", key: "lost", input: { job: "lost", rest: 60 } })
    while ((await owner`select 1 from kernel.job_run where id = ${id} and step = 'rest'`).length === 0) await pause(50)
    first.kill("SIGKILL")
    await once(first, "exit")
    await forgetEverything(address)
    await owner`update kernel.job_run set input = '{"job":"lost","rest":0}' where id = ${id}`
    const second = await worker()
    expect(await ended(id)).toMatchObject({ state: "done", progressDone: 9 })
    second.kill("SIGKILL")
    expect(await owner`select count(*)::int as stamps from jobtest.stamp where job = 'lost'`).toEqual([{ stamps: 9 }])
  })

  test.runIf(isHard)(
    "a thousand open jobs hold up no start, and each still hears its signal",
    { timeout: 600_000 },
    async () => {
      const { start, ended, change, owner, process: worker } = workshop()
      const first = await worker()
      const ids: Array<number> = []
      for (let n = 0; n < 1000; n++)
        ids.push(await start({ kind: "test-waiting", key: `open-${n}`, input: { job: `open-${n}`, timeout: null } }))
      const waiting = async () =>
        (await owner`select count(*)::int as jobs from jobtest.stamp where job like 'open-%' and n = 1`)[0]?.jobs
      while ((await waiting()) < 1000) await pause(200)
      first.kill("SIGKILL")
      await once(first, "exit")
      const began = performance.now()
      const second = await worker()
      const works = performance.now()
      await ended(await start({ kind: "test-stamping", key: "beside", input: { job: "beside", rest: 0 } }))
      console.log(
        `${engine.name}: works ${Math.round(works - began)} ms, a job beside 1,000 ${Math.round(performance.now() - works)} ms`,
      )
      for (const id of [ids[0] ?? 0, ids[500] ?? 0, ids[999] ?? 0]) {
        await change(Jobs.signal(id, "answer", "はい"))
        expect(await ended(id)).toMatchObject({ state: "done", result: { answer: "はい" } })
      }
      expect(await owner`select count(*)::int as open from kernel.job_run where state = 'running'`).toEqual([
        { open: 997 },
      ])
      second.kill("SIGKILL")
    },
  )
})
