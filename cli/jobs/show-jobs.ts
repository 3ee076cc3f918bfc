import { Effect } from "effect"
import type { JobView } from "#modules/kernel/jobs/contract.ts"
import { Jobs } from "#modules/kernel/jobs/jobs.ts"
import { visibleJobs } from "#modules/kernel/jobs/policy.ts"
import { all } from "#modules/kernel/visible.ts"
import { inDatabase } from "../in-database.ts"
import { inLanguage, readerLanguage } from "../language.ts"
import { momentText } from "../moment-text.ts"
import { operated, operatorOf } from "../operator.ts"
import type { OperatorOptions } from "../operator-options.ts"
import { CommandRefused } from "../refusals.ts"
import type { Told } from "../run.ts"
import { table } from "../table.ts"

const states: Readonly<Record<JobView["state"], string>> = {
  queued: "待ち / queued",
  running: "実行中 / running",
  done: "完了 / done",
  failed: "失敗 / failed",
  cancelled: "取消 / cancelled",
}

const momentOf = (at: string | null) => (at === null ? "" : momentText(at))

const listed = (jobs: ReadonlyArray<JobView>, language: Parameters<typeof table>[2]) =>
  table(
    [
      ["番号 / id", "right"],
      ["種類 / kind", "left"],
      ["対象 / of", "left"],
      ["状態 / state", "left"],
      ["進み / done", "right"],
      ["受付 / queued", "left"],
      ["終了 / ended", "left"],
    ],
    jobs.map((job) => [
      String(job.id),
      job.kind,
      job.key,
      inLanguage(language, states[job.state]),
      `${job.progressDone}/${job.progressOf}`,
      momentOf(job.queuedAt),
      momentOf(job.endedAt),
    ]),
    language,
  )

/** Not "no jobs": there may be many of others. */
const maySeeNone = new CommandRefused({
  ja: "この人が見られるのは自分で始めた処理だけで、それはありません。会社の処理は管理者か経理の名前（--as）で見てください。",
  en: "This person sees the jobs of the own starting only, and there are none: name a manager by --as to see the company's.",
})

/** The company's jobs that the operator may see, newest first. */
export const listJobs = (options: OperatorOptions, kind: string | undefined, pageIndex: number) =>
  inDatabase("jobs list", () =>
    Effect.gen(function* () {
      const actor = yield* operatorOf(options, "read")
      const wanted = { pageIndex, ...(kind === undefined ? {} : { kind }) }
      const found = yield* operated(actor, "jobs.list", wanted, Jobs.list(wanted))
      if (found.data.length === 0 && visibleJobs(actor) !== all) return yield* maySeeNone
      const text = found.data.length === 0 ? "処理はありません。 / no jobs" : listed(found.data, yield* readerLanguage)
      return { text, json: found } satisfies Told
    }),
  )

const detailOf = (job: JobView) =>
  [
    `${job.id}  ${job.kind}  ${job.key}  ${states[job.state]}`,
    `進み / progress  ${job.progressDone}/${job.progressOf}${job.step === null ? "" : `  ${job.step}`}`,
    `受付 / queued    ${momentText(job.queuedAt)}`,
    ...(job.startedAt === null ? [] : [`開始 / started   ${momentText(job.startedAt)}`]),
    ...(job.endedAt === null ? [] : [`終了 / ended     ${momentText(job.endedAt)}`]),
    ...(job.failure === null ? [] : [`理由 / why       ${job.failure.errorMessage} (${job.failure.errorCode})`]),
  ].join("\n")

export const showJob = (options: OperatorOptions, id: number) =>
  inDatabase("jobs show", () =>
    Effect.gen(function* () {
      const actor = yield* operatorOf(options, "read")
      const job = yield* operated(actor, "jobs.show", { id }, Jobs.show(id))
      return { text: detailOf(job), json: job } satisfies Told
    }),
  )
