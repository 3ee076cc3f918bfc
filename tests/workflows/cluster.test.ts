/** What only Temporal's engine has: a sandbox, a cluster that can be away, and people who end things there. */
import { readFileSync } from "node:fs"
import { Client, Connection } from "@temporalio/client"
import { Effect, Exit, Layer, Scope } from "effect"
import { expect, inject, test } from "vitest"
import { Jobs } from "#modules/kernel/jobs/jobs.ts"
import { jobWorker } from "#modules/server.ts"
import { productJobs } from "#workflows/engine.ts"
import { bundleOf } from "#workflows/engines/temporal/bundle.ts"
import { jobDefinitions } from "#workflows/registry.ts"
import { stepsOf } from "#workflows/steps.ts"
import { freePort } from "../kernel/free-port.ts"
import { onCluster, onTemporal } from "./engines.ts"
import { testJobs } from "./stamping.ts"
import { startTemporal } from "./temporal-server.ts"
import { aWorkshop } from "./workshop.ts"

test("the sandbox gets the steps of every kind that the product runs", () => {
  const steps = Object.fromEntries(jobDefinitions.map(({ kind, steps }) => [kind, steps]))
  expect(stepsOf).toEqual(steps)
})

test("the sandbox gets steps and nothing that they order: no service, no Effect, no database", async () => {
  const folder = `${inject("dataDir")}/bundles`
  const path = await Effect.runPromise(bundleOf(productJobs.steps, folder))
  const code = readFileSync(path, "utf8")
  expect(code).toContain("closeMonth")
  expect(code.length).toBeLessThan(2_000_000)
  // Every module of the bundle stands in it under its path.
  const own = [...new Set(code.match(/\.\/(?:workflows|modules)\/[\w./-]+\.ts/g))].toSorted()
  expect(own).toEqual([
    "./workflows/activity-rules.ts",
    "./workflows/commands.ts",
    "./workflows/engines/temporal/payload.ts",
    "./workflows/engines/temporal/perform.ts",
    "./workflows/engines/temporal/workflow.ts",
    "./workflows/payroll-close/workflow.ts",
    "./workflows/sign-up-payment/workflow.ts",
    "./workflows/steps.ts",
  ])
  expect(code).not.toMatch(/node_modules\/(effect|postgres|drizzle-orm)\//)
})

onTemporal((engine) => {
  const workshop = aWorkshop(engine)

  test("a job that somebody ends in the cluster itself is cancelled here when a worker next starts", async () => {
    const { start, ended, worker, isStamped, address } = workshop()
    const settings = await onCluster.temporal(address.database)
    if (settings === undefined) throw new Error("no cluster")
    const stop = await worker()
    const id = await start({ kind: "test-waiting", key: "outside", input: { job: "outside", timeout: null } })
    await isStamped("outside")
    const connection = await Connection.connect({ address: settings.address })
    const { executionId } = await workshop().look(
      Effect.map(Jobs.show(id), (job) => ({ executionId: `${job.kind}/${workshop().company.id}/${job.key}/1` })),
    )
    const { workflow } = new Client({ connection })
    await workflow.getHandle(`${settings.taskQueue}/${executionId}`).terminate("by hand")
    await stop()
    const stopAgain = await worker()
    expect(await ended(id)).toMatchObject({ state: "cancelled" })
    await stopAgain()
    await connection.close()
  })

  // On a cluster of somebody else's there is nothing to start.
  test.runIf("program" in inject("temporal"))(
    "while the cluster is away the worker stays up and jobs wait; when it comes they run",
    async () => {
      const { start, ended, owner, address, isTried } = workshop()
      const port = await freePort()
      const settings = { ...(await onCluster.temporal(`${address.database}_away`)), address: `127.0.0.1:${port}` }
      const temporal = { namespace: "default", taskQueue: "away", apiKey: undefined, tls: undefined, ...settings }
      const scope = Effect.runSync(Scope.make())
      await Effect.runPromise(
        Layer.build(jobWorker({ database: address, dataDir: inject("dataDir"), temporal }, testJobs)).pipe(
          Scope.provide(scope),
        ),
      )
      const id = await start({ kind: "test-stamping", key: "away", input: { job: "away", rest: 0 } })
      await isTried()
      expect(await owner`select state from kernel.job_run where id = ${id}`).toEqual([{ state: "queued" }])
      const server = await startTemporal(inject("temporal"), port)
      expect(await ended(id)).toMatchObject({ state: "done", progressDone: 9 })
      await Effect.runPromise(Scope.close(scope, Exit.void))
      server?.kill("SIGKILL")
    },
  )
})
