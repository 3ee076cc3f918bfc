import { Effect } from "effect"
import type { JobView } from "#modules/kernel/jobs/contract.ts"
import { Jobs } from "#modules/kernel/jobs/jobs.ts"
import { inDatabase } from "../in-database.ts"
import { operated, operatorOf } from "../operator.ts"
import type { OperatorOptions } from "../operator-options.ts"
import type { Told } from "../run.ts"
import { table } from "../table.ts"

const states: Readonly<Record<JobView["state"], string>> = {
  queued: "待ち",
  running: "実行中",
  done: "完了",
  failed: "失敗",
  cancelled: "取消",
}

const listed = (jobs: ReadonlyArray<JobView>) =>
  table(
    [
      ["番号", "right"],
      ["種類", "left"],
      ["対象", "left"],
      ["状態", "left"],
      ["進み", "right"],
      ["受付", "left"],
      ["終了", "left"],
    ],
    jobs.map((job) => [
      String(job.id),
      job.kind,
      job.key,
      states[job.state],
      `${job.progressDone}/${job.progressOf}`,
      job.queuedAt,
      job.endedAt ?? "",
    ]),
  )

/** The company's jobs that the operator may see, newest first. */
export const listJobs = (options: OperatorOptions, kind: string | undefined, pageIndex: number) =>
  inDatabase("jobs list", () =>
    Effect.gen(function* () {
      const actor = yield* operatorOf(options)
      const wanted = { pageIndex, ...(kind === undefined ? {} : { kind }) }
      const found = yield* operated(actor, "jobs.list", wanted, Jobs.list(wanted))
      const text = found.data.length === 0 ? "処理はありません。 / no jobs" : listed(found.data)
      return { text, json: found } satisfies Told
    }),
  )

const detailOf = (job: JobView) =>
  [
    `${job.id}  ${job.kind}  ${job.key}  ${states[job.state]}`,
    `進み / progress  ${job.progressDone}/${job.progressOf}${job.step === null ? "" : `  ${job.step}`}`,
    `受付 / queued    ${job.queuedAt}`,
    ...(job.startedAt === null ? [] : [`開始 / started   ${job.startedAt}`]),
    ...(job.endedAt === null ? [] : [`終了 / ended     ${job.endedAt}`]),
    ...(job.failure === null ? [] : [`理由 / why       ${job.failure.errorMessage} (${job.failure.errorCode})`]),
  ].join("\n")

export const showJob = (options: OperatorOptions, id: number) =>
  inDatabase("jobs show", () =>
    Effect.gen(function* () {
      const actor = yield* operatorOf(options)
      const job = yield* operated(actor, "jobs.show", { id }, Jobs.show(id))
      return { text: detailOf(job), json: job } satisfies Told
    }),
  )
