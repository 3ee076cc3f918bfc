/** The job worker alone: carries what was told and runs long jobs, until told to end. */
import { Console, Effect, Layer } from "effect"
import { readSettings } from "#modules/runtime/settings/settings.ts"
import { jobWorker } from "#modules/server.ts"
import { joinDatabase, standingFolder, upToDate } from "../database.ts"
import { logsOf } from "./logs.ts"

const started = "長い処理を引き受けています。終わるときは Ctrl+C / working on long jobs, stop with Ctrl+C"

/** Works until the process is told to end. Fails with a Refusal when it can't start. */
export const work = Effect.fn("Cli.work")(function* (logsToStdout: boolean) {
  const settings = yield* readSettings()
  yield* standingFolder(settings)
  const working = Effect.gen(function* () {
    const database = yield* joinDatabase(settings, "worker")
    yield* upToDate(database, settings)
    yield* Layer.build(jobWorker({ ...settings, database: database.address }))
    yield* logsToStdout ? Effect.logInfo("working") : Console.log(started)
    return yield* Effect.never
  })
  return yield* Effect.provide(Effect.scoped(working), logsOf(logsToStdout, settings.dataDir, "worker"))
})
