import { Effect } from "effect"
import { Jobs } from "#modules/kernel/jobs/jobs.ts"
import { jobRestarts } from "#workflows/registry.ts"
import { ended, followed } from "../follow.ts"
import { inDatabase } from "../in-database.ts"
import { operated, operatorOf } from "../operator.ts"
import type { OperatorOptions } from "../operator-options.ts"
import type { Told } from "../run.ts"

/** Starts a job anew that failed or was cancelled, and follows the new one. */
export const retryJob = (options: OperatorOptions, id: number) =>
  inDatabase("jobs retry", (opened) =>
    Effect.gen(function* () {
      const actor = yield* operatorOf(options)
      const begun = yield* operated(actor, "jobs.retry", { id }, Jobs.retry(jobRestarts)(id))
      const [job = begun] = yield* followed(actor, [begun.id], opened, options)
      const text = `処理 ${id} を処理 ${job.id}（${job.key}）としてやり直し、終わりました。 / done as job ${job.id}`
      return { text, json: job } satisfies Told
    }),
  )

/** Ends a job at its next wait. One that was faster than the order stays done. */
export const cancelJob = (options: OperatorOptions, id: number) =>
  inDatabase("jobs cancel", (opened) =>
    Effect.gen(function* () {
      const actor = yield* operatorOf(options)
      const asked = yield* operated(actor, "jobs.cancel", { id }, Jobs.cancel(id))
      const [job = asked] = yield* ended(actor, [id], opened, options)
      const text =
        job.state === "cancelled"
          ? `処理 ${id} を止めました。 / cancelled`
          : `処理 ${id} はもう終わっていました（${job.state}）。 / it had ended already`
      return { text, json: job } satisfies Told
    }),
  )
