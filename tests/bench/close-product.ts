/** The product's close as a finance manager orders it: checks, job, pieces, audit, until the job has ended. */
import { randomUUID } from "node:crypto"
import { Clock, Effect, Exit, Layer, Scope } from "effect"
import type { SeededCompany } from "#cli/bench/seed.ts"
import { logsOf } from "#cli/serve/logs.ts"
import { actorForOperator } from "#modules/companies/index.ts"
import { personByEmail } from "#modules/identity/index.ts"
import { CurrentActor } from "#modules/kernel/actor.ts"
import { acrossCompanies, inCompany } from "#modules/kernel/database/scope.ts"
import { write } from "#modules/kernel/write.ts"
import { startClose } from "#modules/payroll/index.ts"
import { jobWorker } from "#modules/server.ts"
import { type Ground, month } from "./ground.ts"

const pause = (millis: number) => new Promise((resolve) => setTimeout(resolve, millis))

/** The product's job worker beside the bench; gives what ends it. */
export const working = async ({ address, clock, dataDir }: Ground) => {
  const scope = Effect.runSync(Scope.make())
  await Effect.runPromise(
    Layer.build(jobWorker({ database: address, dataDir })).pipe(
      Effect.provideService(Clock.Clock, clock),
      Scope.provide(scope),
      Effect.provide(logsOf(false, dataDir, "worker")),
    ),
  )
  return () => Effect.runPromise(Scope.close(scope, Exit.void))
}

const ordered = async ({ run }: Ground, { adminEmail, companyId }: SeededCompany): Promise<number> => {
  const person = await run(acrossCompanies("a bench")(personByEmail(adminEmail)))
  const actor = await run(inCompany(companyId)(actorForOperator(companyId, person?.id ?? 0)))
  const close = Effect.provideService(startClose({ month }), CurrentActor, actor)
  const told: { jobId: number } = JSON.parse(
    await run(write({ actor, call: "bench.close", key: randomUUID(), body: null }, close)),
  )
  return told.jobId
}

/** From the click to the end of the job. */
export const closeMonth = async (ground: Ground, company: SeededCompany) => {
  const jobId = await ordered(ground, company)
  for (;;) {
    const [job] =
      await ground.owner`select state, result, failure from kernel.job_run where id = ${jobId} and ended_at is not null`
    if (job?.state === "done") return job
    if (job !== undefined) throw new Error(`the close ended ${job.state}: ${JSON.stringify(job.failure)}`)
    await pause(10)
  }
}

/** The month as it was before: open, without slips; what the last close told has arrived. */
export const reopened = async ({ owner }: Ground) => {
  for (;;) {
    const [waiting] = await owner`select 1 from kernel.outbox where sent_at is null limit 1`
    if (waiting === undefined) break
    await pause(20)
  }
  await owner`truncate payroll.slip, payroll.close_chunk, payroll.close_plan, notifications.notice`
  await owner`update payroll.close set ended_at = null`
  await owner`update companies.pay_month set state = 'open', revision = 0`
}
