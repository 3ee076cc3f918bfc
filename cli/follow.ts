/** Follows a long job to its end, with a bar on a terminal; runs it in this process when no server is there to do it. */
import { Effect, Layer } from "effect"
import type { Actor } from "#modules/kernel/actor.ts"
import { Jobs } from "#modules/kernel/jobs/jobs.ts"
import { isOpen } from "#modules/kernel/jobs/model.ts"
import { jobWorker } from "#modules/server.ts"
import type { Opened } from "./in-database.ts"
import { looking } from "./operator.ts"
import { CommandRefused } from "./refusals.ts"
import type { GlobalOptions } from "./run.ts"

const noServer =
  "サーバーが動いていないので、このコマンドが処理します。 / No server holds the database: this command runs the job itself.\n"

const steps: Readonly<Record<string, string>> = { freeze: "確定", compute: "計算", finish: "仕上げ" }
const barWidth = 24

interface Progress {
  readonly step: string | null
  readonly progressDone: number
  readonly progressOf: number
}
const barOf = ({ progressDone, progressOf, step }: Progress) => {
  const share = progressOf === 0 ? 0 : progressDone / progressOf
  const full = Math.round(share * barWidth)
  const words = step === null ? "" : (steps[step] ?? step)
  return `[${"#".repeat(full)}${".".repeat(barWidth - full)}] ${progressDone}/${progressOf} ${words}`
}

/** Only people at a terminal want to see a bar move; scripts want the answer. */
const shows = ({ json }: GlobalOptions) => json !== true && process.stderr.isTTY === true

const say = (text: string) => Effect.sync(() => void process.stderr.write(text))

/** The worker of a command ends with it; a server's goes on. */
const withWorker = Effect.fn("Cli.withWorker")(function* ({ database, settings }: Opened, options: GlobalOptions) {
  if (database.serverUrl !== undefined) return
  if (options.json !== true) yield* say(noServer)
  yield* Layer.build(jobWorker({ ...settings, database: database.address }))
})

const endOf = Effect.fn("Cli.endOf")(function* (actor: Actor, jobId: number, options: GlobalOptions) {
  while (true) {
    const job = yield* looking(actor, Jobs.show(jobId))
    if (shows(options)) yield* say(`\r\u001b[K${barOf(job)}`)
    if (isOpen(job.state)) {
      yield* Effect.sleep("150 millis")
      continue
    }
    if (shows(options)) yield* say("\n")
    return job
  }
})

/** Gives the jobs as they ended, well or badly. */
export const ended = Effect.fn("Cli.ended")(function* (
  actor: Actor,
  jobIds: ReadonlyArray<number>,
  opened: Opened,
  options: GlobalOptions,
) {
  if (jobIds.length > 0) yield* withWorker(opened, options)
  return yield* Effect.forEach(jobIds, (id) => endOf(actor, id, options))
})

/** As ended; fails with CommandRefused when one ended badly, in the words of its failure. */
export const followed = Effect.fn("Cli.followed")(function* (...asked: Parameters<typeof ended>) {
  const jobs = yield* ended(...asked)
  for (const { id, state, failure } of jobs)
    if (state !== "done")
      return yield* new CommandRefused({
        ja: `処理 ${id} は終わりませんでした（${state}）。${failure?.errorMessage ?? ""}`,
        en: `Job ${id} has not succeeded (${state}). ${failure?.errorCode ?? ""}`,
      })
  return jobs
})
