/** A cluster that asks who is there: certificates of both sides, an API key with each call, and a namespace of its own. */
import { Client, Connection } from "@temporalio/client"
import { msToTs } from "@temporalio/common/lib/time.js"
import { Redacted } from "effect"
import { afterAll, expect, test } from "vitest"
import type { TemporalSettings, TemporalTls } from "#modules/runtime/settings/temporal-settings.ts"
import { until } from "../kernel/until.ts"
import { type EngineOfTest, onCluster, onTemporal } from "./engines.ts"
import { guardedDoor } from "./guarded-door.ts"
import { aWorkshop } from "./workshop.ts"

const namespace = `tehai-${process.pid}`
const key = "a key for this run"

type Door = Awaited<ReturnType<typeof guardedDoor>>
let door: Promise<Door> | undefined
const theDoor = (settings: TemporalSettings) => {
  door ??= (async () => {
    const connection = await Connection.connect({ address: settings.address })
    const { workflow, workflowService } = new Client({ connection, namespace })
    await workflowService.registerNamespace({ namespace, workflowExecutionRetentionPeriod: msToTs("1 day") })
    // Every service of a cluster hears of a new namespace a while later.
    const known = () =>
      workflow.count().then(
        () => true,
        () => undefined,
      )
    await until("the namespace", known)
    await connection.close()
    return guardedDoor(settings.address, key)
  })()
  return door
}
afterAll(async () => (await door)?.close())

const behind = (who: (door: Door) => { readonly apiKey: string; readonly tls: TemporalTls }): EngineOfTest => ({
  name: "Temporal",
  temporal: async (taskQueue) => {
    const settings = await onCluster.temporal(taskQueue)
    if (settings === undefined) throw new Error("no cluster")
    const there = await theDoor(settings)
    const { apiKey, tls } = who(there)
    return { ...settings, address: there.address, namespace, apiKey: Redacted.make(apiKey), tls }
  },
})
const seen = async () => ({ ...(await door)?.seen })

onTemporal(() => {
  const guests = aWorkshop(behind(({ guest }) => ({ apiKey: key, tls: guest })))

  test("with its certificate and its key a worker does the jobs of its namespace", async () => {
    const { start, ended, worker } = guests()
    const stop = await worker()
    const id = await start({ kind: "test-stamping", key: "tls", input: { job: "tls", rest: 0 } })
    expect(await ended(id)).toMatchObject({ state: "done", progressDone: 9 })
    await stop()
    const { passed, turnedAway } = await seen()
    expect(passed).toBeGreaterThan(9)
    expect(turnedAway).toBe(0)
  })

  const refused = {
    "another key": aWorkshop(behind(({ guest }) => ({ apiKey: "another", tls: guest }))),
    "a certificate of somebody else's authority": aWorkshop(behind(({ stranger }) => ({ apiKey: key, tls: stranger }))),
  }
  test.each(Object.entries(refused))("with %s nothing is done, and the job waits", async (_, workshop) => {
    const { start, worker, owner, isTried } = workshop()
    const before = await seen()
    const stop = await worker()
    const id = await start({ kind: "test-stamping", key: "tls", input: { job: "refused", rest: 0 } })
    await isTried()
    expect(await owner`select state from kernel.job_run where id = ${id}`).toEqual([{ state: "queued" }])
    await stop()
    const after = await seen()
    expect(after.passed).toBe(before.passed)
    expect(after.turnedAway).toBeGreaterThan(before.turnedAway ?? 0)
  })
})
