/** The demo of a first start: loaded while pages say 準備中, with the closes done before they open. */
import { Clock, Effect, Layer } from "effect"
import { services } from "#modules/server.ts"
import { asOwner } from "../database.ts"
import type { Preparation } from "../serve/serve.ts"
import { demoClosed, loadDemo } from "./load/load.ts"

/** What takes longer than this goes on behind open pages. */
const patienceMillis = 20_000

/** Nothing when the database has a company of its own; goes on with a demo that was cut short. */
export const prepareDemo: Preparation = (settings, database, told) =>
  Effect.gen(function* () {
    const started = yield* Clock.currentTimeMillis
    const loaded = yield* loadDemo(told)
    if (loaded === undefined) return
    const written = yield* Clock.currentTimeMillis
    const close = yield* demoClosed(loaded, patienceMillis)
    // Without figures of its tables PostgreSQL takes seconds for the first lists, until it counts them by itself.
    yield* asOwner(database, (owner) => Effect.promise(async () => await owner`analyze`))
    yield* Effect.logInfo("demo ready").pipe(
      Effect.annotateLogs({
        companyId: loaded.companyId,
        writtenMillis: written - started,
        closeMillis: (yield* Clock.currentTimeMillis) - written,
        closes: close.join(" "),
      }),
    )
  }).pipe(Effect.provide(Layer.fresh(services({ ...settings, database: database.address }))), Effect.orDie)
