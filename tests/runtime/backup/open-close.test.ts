/** A backup in the middle of a close: what was open ends by itself where it is restored, as if nobody had disturbed it. */

import { Effect, Exit, Layer, Scope } from "effect"
import { afterAll, expect, test } from "vitest"
import { jobWorker } from "#modules/server.ts"
import { type Copy, copies, ended, ordered, undisturbed, workersOn } from "../../faults/close/closes.ts"
import { insideLock } from "../../faults/close/kill-points.ts"
import { heldForFile, opened } from "../../kernel/product.ts"
import { until } from "../../kernel/until.ts"
import { aKey, aTarget, restoredInto, taken } from "./grounds.ts"

const held = heldForFile(copies)
const scope = Effect.runSync(Scope.make())
afterAll(() => Effect.runPromise(Scope.close(scope, Exit.void)))

const slipsOf = ({ owner }: Pick<Copy, "owner">) => owner`
  select staff_id, month, revision, paid_on, gross, deductions, net,
    encode(texts, 'hex') as texts, encode(hash, 'hex') as hash
  from payroll.slip order by staff_id, revision`

/** Lets a worker come into its second chunk of three and backs up while it is there. */
const inTheMiddle = async () => {
  const { sound } = held()
  const workers = workersOn({ database: sound.address, dataDir: held().dataDir }, "sound")
  const gate = await sound.owner.reserve()
  const waiting = async () =>
    (await gate`select from pg_locks where locktype = 'advisory' and objid = ${insideLock} and not granted`)[0]
  try {
    await sound.owner`insert into killtest.point (name) values ('compute 1 inside')`
    await gate`select pg_advisory_lock(${insideLock})`
    const jobId = await ordered(sound)
    const worker = await workers.next()
    await until("a worker in its second chunk", waiting)
    const key = await aKey()
    const { file } = await taken({ address: sound.address, dataDir: held().dataDir }, key)
    worker.kill("SIGKILL")
    return { file, jobId, key }
  } finally {
    await gate`select pg_advisory_unlock(${insideLock})`
    gate.release()
    workers.end()
  }
}

test("R30 API-05 a close that was open when the backup was taken ends where it is restored, with an undisturbed one's slips", {
  timeout: 300_000,
}, async () => {
  const { calm, dataDir } = held()
  expect(await undisturbed([calm], dataDir)).toMatchObject([{ state: "done" }])
  const { file, jobId, key } = await inTheMiddle()
  const target = await aTarget()
  await restoredInto(target, file, key)
  const restored = await Effect.runPromise(opened(target.database, target.dataDir).pipe(Scope.provide(scope)))
  const [open] = await restored.owner`select state from kernel.job_run where id = ${jobId}`
  expect(open).toEqual({ state: "running" })
  expect((await restored.owner`select 1 from payroll.close_chunk`).length).toBeLessThan(3)
  await Effect.runPromise(Layer.build(jobWorker(target)).pipe(Scope.provide(scope)))
  const job = await ended(restored, jobId, 60)
  expect(job).toMatchObject({ state: "done", result: { revision: 1, slips: 60 } })
  expect(await slipsOf(restored)).toEqual(await slipsOf(calm))
  const [told] = await restored.owner`select count(*)::int as times from kernel.outbox where topic = 'PayMonthClosed'`
  expect(told).toEqual({ times: 1 })
})
