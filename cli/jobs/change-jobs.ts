import { Effect } from "effect"
import type { Actor } from "#modules/kernel/actor.ts"
import { Jobs } from "#modules/kernel/jobs/jobs.ts"
import { jobRestarts } from "#workflows/registry.ts"
import { ended, followed } from "../follow.ts"
import { inDatabase } from "../in-database.ts"
import { looking, operated, operatorOf } from "../operator.ts"
import type { OperatorOptions } from "../operator-options.ts"
import { CommandRefused } from "../refusals.ts"
import type { Told } from "../run.ts"

const states = { done: "完了", queued: "受付済み", running: "実行中" } as const

/** Says why a job can't be retried, in words that name its state. */
const endedBadly = Effect.fn("Cli.endedBadly")(function* (actor: Actor, id: number) {
  const { state } = yield* looking(actor, Jobs.show(id))
  if (state === "failed" || state === "cancelled") return
  yield* new CommandRefused(
    state === "done"
      ? {
          ja: `処理 ${id} はもう終わっています（${states[state]}）。やり直せるのは、失敗した処理と取り消した処理だけです。`,
          en: `Job ${id} is finished (${state}): only a job that failed or was cancelled is retried.`,
        }
      : {
          ja: `処理 ${id} はまだ終わっていません（${states[state]}）。tehai jobs show ${id} で進みを見られます。`,
          en: `Job ${id} has not ended yet (${state}): see tehai jobs show ${id}.`,
        },
  )
})

/** Starts a job anew that failed or was cancelled, and follows the new one. */
export const retryJob = (options: OperatorOptions, id: number) =>
  inDatabase("jobs retry", (opened) =>
    Effect.gen(function* () {
      const actor = yield* operatorOf(options)
      yield* endedBadly(actor, id)
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
