/** The product on one address: the built web, PostgreSQL, migrations, server and job worker, until told to end. */
import { existsSync } from "node:fs"
import { Clock, Console, Deferred, Duration, Effect, Fiber, Layer, Scope } from "effect"
import { missingOfSeller } from "#modules/runtime/settings/seller-settings.ts"
import { hostInUrl, readSettings, type Settings } from "#modules/runtime/settings/settings.ts"
import { type ProductSettings, product } from "#modules/server.ts"
import { type OpenDatabase, ownDatabase, upToDate } from "../database.ts"
import { sampleCards } from "../demo/card-company/beside.ts"
import { AddressTaken, WebNotBuilt } from "../refusals.ts"
import { codeOf, freeAddress } from "./address.ts"
import { banner, building, prepared, preparing, type Started } from "./banner.ts"
import { logsOf } from "./logs.ts"
import { builtWeb, webFolder } from "./web.ts"

/**
 * Work that has to be done once the server answers, and before its pages can be used: loading a demo. `told` is run when
 * there is something to do, and the terminal says so then and when it is done.
 */
export type Preparation = (settings: Settings, database: OpenDatabase, told: Effect.Effect<void>) => Effect.Effect<void>

export interface ServeOptions {
  readonly preparations: ReadonlyArray<Preparation>
  /** The calls of a demo exist. */
  readonly offersDemo: boolean
  /** Everything on stdout is one JSON object a line, the log included. */
  readonly logsToStdout: boolean
  /** The web is built anew when something that goes into it has changed. */
  readonly buildsWeb: boolean
}

/** Requests in flight may take this long; PostgreSQL gets the rest of the five seconds. */
const patience = Duration.millis(2_700)

const databaseFor = Effect.fn("Serve.database")(function* (settings: Settings) {
  const database = yield* ownDatabase(settings, "serve")
  yield* freeAddress(settings)
  const applied = yield* upToDate(database, settings)
  yield* Effect.logInfo("database ready").pipe(
    Effect.annotateLogs({ kind: database.address.kind, reused: database.reused, migrations: applied.length }),
  )
  return { database, readyAt: yield* Clock.currentTimeMillis }
})

/** Server, pools and jobs end in their own scope, before PostgreSQL does, and can't hold it up for ever. */
const productScope = Effect.gen(function* () {
  const inner = yield* Scope.make()
  yield* Effect.addFinalizer((exit) =>
    Effect.gen(function* () {
      const closing = yield* Effect.forkDetach(Scope.close(inner, exit))
      yield* Effect.timeoutOption(Effect.interruptible(Fiber.await(closing)), patience)
    }),
  )
  return inner
})

type Readiness = ProductSettings["readiness"]

const refused = (settings: Settings, cause: unknown) =>
  new AddressTaken({ host: settings.host, port: settings.port, code: codeOf(cause) })

/** Of the demo, where nobody has set one: a newcomer sees how a plan is bought, and nobody can transfer to it. */
const sampleAccount = {
  bankName: "見本銀行（9999）",
  branch: "見本支店（999）",
  type: "普通",
  number: "0000000",
  holder: "カ）ミホン",
}

/** As the account: cards that nobody is charged by, of a card company at this address. */
const sampleOf = ({ dataDir, host, port, publicUrl }: Settings) =>
  sampleCards({ dataDir, publicUrl, ownUrl: `http://${hostInUrl(host)}:${port}` })

/** The address was free a second ago and the web was built: what still goes wrong is said like what was checked. */
const listen = Effect.fn("Serve.listen")(function* (
  settings: Settings,
  database: OpenDatabase,
  readiness: Readiness,
  offersDemo: boolean,
) {
  const inner = yield* productScope
  const web = existsSync(webFolder) ? { web: webFolder } : {}
  const isSampleAccount = settings.transferTo === undefined && offersDemo
  const transferTo = isSampleAccount ? sampleAccount : settings.transferTo
  const sample = settings.cards === undefined && offersDemo ? sampleOf(settings) : undefined
  const whole = product({
    ...{ ...settings, ...web, transferTo, database: database.address, readiness, offersDemo },
    cards: settings.cards ?? sample?.settings,
    sampleWays: [...(sample === undefined ? [] : ["credit" as const]), ...(isSampleAccount ? ["bank" as const] : [])],
    ...(sample === undefined ? {} : { beside: sample.routes }),
  })
  yield* Layer.buildWithScope(whole, inner).pipe(
    Effect.catchTags({
      ServeError: ({ cause }) => refused(settings, cause),
      PlatformError: ({ message }) => new WebNotBuilt({ said: message }),
    }),
  )
  return inner
})

/** The server answers at once; pages say 準備中 until every preparation has ended, well or not. */
const started = Effect.fn("Serve.started")(function* (
  settings: Settings,
  database: OpenDatabase,
  { logsToStdout, offersDemo, preparations }: ServeOptions,
  bannerShown: Deferred.Deferred<void>,
) {
  const say = (line: string) => (logsToStdout ? Effect.logInfo(line.trim()) : Console.log(line))
  let isTold = false
  const told = Effect.suspend(() => {
    isTold = true
    return Effect.andThen(Deferred.await(bannerShown), say(preparing))
  })
  const readiness = { isReady: false }
  const inner = yield* listen(settings, database, readiness, offersDemo)
  yield* database.announce(settings.publicUrl)
  yield* Effect.forEach(preparations, (prepare) => prepare(settings, database, told)).pipe(
    Effect.tapCause((cause) => Effect.logError("a preparation failed", cause)),
    Effect.ensuring(
      Effect.sync(() => {
        readiness.isReady = true
      }),
    ),
    Effect.andThen(Effect.suspend(() => (isTold ? say(prepared) : Effect.void))),
    Effect.forkIn(inner),
  )
})

const served = Effect.fn("Serve.served")(function* (options: ServeOptions, settings: Settings) {
  const tellBuilding = options.logsToStdout ? Effect.logInfo("building the web") : Console.log(building)
  const web = options.buildsWeb ? builtWeb(tellBuilding) : Effect.succeed(0)
  const [{ database, readyAt }, webBuildMillis] = yield* Effect.all([databaseFor(settings), web], { concurrency: 2 })
  const waitedForWeb = (yield* Clock.currentTimeMillis) - readyAt
  const bannerShown = yield* Deferred.make<void>()
  yield* started(settings, database, options, bannerShown)
  const startMillis = Math.round((yield* Clock.currentTimeMillis) - performance.timeOrigin - waitedForWeb)
  const facts: Started = {
    ...{ url: settings.publicUrl, dataDir: settings.dataDir },
    ...{ startMillis, webBuildMillis },
    sellerLacks: missingOfSeller(settings.seller),
  }
  yield* Effect.logInfo("ready").pipe(Effect.annotateLogs({ ...facts }))
  if (!options.logsToStdout) yield* Console.log(banner(facts))
  yield* Deferred.succeed(bannerShown, undefined)
  return yield* Effect.never
})

/** Serves until the process is told to end. Fails with a Refusal when it can't start. */
export const serve = Effect.fn("Serve.serve")(function* (options: ServeOptions) {
  const settings = yield* readSettings()
  return yield* Effect.provide(
    Effect.scoped(served(options, settings)),
    logsOf(options.logsToStdout, settings.dataDir, "server"),
  )
})
