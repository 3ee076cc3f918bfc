/** 先月の締め by 経理, as every close is: the job of a server or worker does it. */
import { Effect } from "effect"
import type { Actor } from "#modules/kernel/actor.ts"
import type { IsoMonth } from "#modules/kernel/civil-day.ts"
import { inCompany } from "#modules/kernel/database/scope.ts"
import { Jobs } from "#modules/kernel/jobs/jobs.ts"
import { closeKind, startClose } from "#modules/payroll/index.ts"
import { as, written } from "./acting.ts"

/** A month for whose days no law is held can't be closed: it stays open, and the demo says so in its log. */
const startOrLeave = (month: IsoMonth) =>
  startClose({ month }).pipe(
    Effect.map(({ jobId }): ReadonlyArray<number> => [jobId]),
    Effect.catchTag("Refused", ({ code, view }) =>
      Effect.logWarning("a month of the demo stays open").pipe(
        Effect.annotateLogs({ month, code, why: JSON.stringify(view ?? null).slice(0, 500) }),
        Effect.as([]),
      ),
    ),
  )

/** Starts the closes of these months, all at once, unless one was ever started; gives the jobs. */
export const startDemoCloses = Effect.fn("Demo.startCloses")(function* (actor: Actor, months: ReadonlyArray<IsoMonth>) {
  const known = yield* inCompany(actor.companyId)(as(actor)(Jobs.list({ kind: closeKind })))
  if (known.data.length > 0) return known.data.map(({ id }) => id).toSorted((one, other) => one - other)
  const started = yield* written(actor, `close ${months.join(" ")}`, Effect.forEach(months, startOrLeave))
  return started.flat()
})

const ended = (state: string) => state !== "queued" && state !== "running"

/** Waits until a job has ended, for `patience` milliseconds at most; gives how it stands. */
export const jobEnded = Effect.fn("Demo.jobEnded")(function* (actor: Actor, jobId: number, patience: number) {
  const look = inCompany(actor.companyId)(as(actor)(Jobs.show(jobId)))
  for (let waited = 0; waited < patience; waited += 100) {
    const job = yield* look
    if (ended(job.state)) return job.state
    yield* Effect.sleep("100 millis")
  }
  return (yield* look).state
})
