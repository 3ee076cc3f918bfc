/** Composition root: every layer, every route, every subscriber, the static web. */
import * as NodeHttpServer from "@effect/platform-node/NodeHttpServer"
import { ByteSize, Effect, Layer } from "effect"
import { HttpIncomingMessage, HttpMiddleware, HttpRouter, HttpServerResponse } from "effect/http"
import {
  billingMonths,
  CardCompanyOf,
  orderTaker,
  reconcilingCards,
  remindingCompanies,
  type StripeSettings,
  stripeCompany,
} from "#modules/billing/index.ts"
import { billingRoutes } from "#modules/billing/routes.ts"
import type { PaymentMethod } from "#modules/companies/codes.ts"
import { actorForOperator, gate, OrderTaker, PaymentWays, type TransferAccount } from "#modules/companies/index.ts"
import { companiesRoutes } from "#modules/companies/routes.ts"
import { type SellerFacts, SellerOf } from "#modules/contact/index.ts"
import { contactRoutes } from "#modules/contact/routes.ts"
import { contracts } from "#modules/contracts.ts"
import { Documents } from "#modules/documents/index.ts"
import { expensesRoutes } from "#modules/expenses/routes.ts"
import { FileGuards, type FileSettings, FileStore, sweepingFiles, sweepingStrays } from "#modules/files/index.ts"
import { filesRoutes } from "#modules/files/routes.ts"
import { identityRoutes } from "#modules/identity/routes.ts"
import { importsRoutes } from "#modules/imports/routes.ts"
import { GroupCommit } from "#modules/kernel/crowd/group-commit.ts"
import { Database } from "#modules/kernel/database/scope.ts"
import { ProxiesBelieved, type TrustedProxies } from "#modules/kernel/http/client-address.ts"
import { Readiness, type ReadyState } from "#modules/kernel/http/gate.ts"
import { health } from "#modules/kernel/http/health.ts"
import { everyAnswer } from "#modules/kernel/http/middleware.ts"
import { openApiOf } from "#modules/kernel/http/openapi.ts"
import { patientServer } from "#modules/kernel/http/patient-server.ts"
import { type Limits, RequestLimits, usualLimits } from "#modules/kernel/http/request-limits.ts"
import { unknownCall } from "#modules/kernel/http/unknown-call.ts"
import { webPages } from "#modules/kernel/http/web-pages.ts"
import { jobRoutes } from "#modules/kernel/jobs/routes.ts"
import { resumeOpenRuns } from "#modules/kernel/jobs/subscribers.ts"
import { Keys } from "#modules/kernel/keys.ts"
import { Law } from "#modules/kernel/law/law.ts"
import { Live } from "#modules/kernel/live/live.ts"
import { HeardTopics, relay, topicsOf } from "#modules/kernel/outbox.ts"
import { PublicUrl } from "#modules/kernel/public-url.ts"
import { fileGuards, liveRules, subscribers } from "#modules/listeners.ts"
import { type MailSettings, sendMails } from "#modules/notifications/index.ts"
import { notificationRoutes } from "#modules/notifications/routes.ts"
import { makingPapers, paperEnclosure } from "#modules/papers/index.ts"
import { papersRoutes } from "#modules/papers/routes.ts"
import { SlipThreads } from "#modules/payroll/index.ts"
import { payrollRoutes } from "#modules/payroll/routes.ts"
import { peopleRoutes } from "#modules/people/routes.ts"
import { reportsRoutes } from "#modules/reports/routes.ts"
import { anchorFolder } from "#modules/runtime/audit/anchor-file.ts"
import { sealing } from "#modules/runtime/audit/seal.ts"
import { sheetEnclosure } from "#modules/scheduling/index.ts"
import { schedulingRoutes } from "#modules/scheduling/routes.ts"
import { timekeepingRoutes } from "#modules/timekeeping/routes.ts"
import { demoContract } from "#modules/workspace/contract.ts"
import { demoRoutes, workspaceRoutes } from "#modules/workspace/routes.ts"
import { type EngineSettings, jobEngine, productJobs } from "#workflows/engine.ts"
import { jobRestarts } from "#workflows/registry.ts"

const modules = Layer.mergeAll(
  jobRoutes(jobRestarts),
  filesRoutes,
  identityRoutes,
  companiesRoutes,
  contactRoutes,
  billingRoutes,
  notificationRoutes,
  peopleRoutes,
  timekeepingRoutes,
  payrollRoutes,
  papersRoutes,
  expensesRoutes,
  reportsRoutes,
  schedulingRoutes,
  importsRoutes,
  workspaceRoutes,
)

/** Made when somebody asks for it: a start and a command don't wait for it. */
const openApi = Effect.runSync(Effect.cached(Effect.sync(() => HttpServerResponse.jsonUnsafe(openApiOf(contracts)))))
const described = HttpRouter.add("GET", "/api/openapi.json", openApi)

export interface WorkerSettings extends EngineSettings, MailSettings, FileSettings {
  /** What links begin with. */
  readonly publicUrl?: string
  /** Where companies transfer to; absent where no transfers are taken. */
  readonly transferTo?: TransferAccount | undefined
  /** Who runs the product: on the page that the law asks for, and on the papers of bills. */
  readonly seller?: SellerFacts | undefined
  /** Ways of a demo, which end with it. */
  readonly sampleWays?: ReadonlyArray<PaymentMethod>
  /** The card company; absent where no cards are taken. */
  readonly cards?: StripeSettings | undefined
}

export interface ProductSettings extends WorkerSettings {
  readonly host: string
  readonly port: number
  /** The folder of the built browser part; absent in tests of the API. */
  readonly web?: string
  readonly readiness: ReadyState
  /** Calls a minute; the usual ones when absent. */
  readonly limits?: Limits
  /** Whose X-Forwarded-For is believed; nobody's when absent. */
  readonly proxies?: TrustedProxies | undefined
  /** The calls of a demo exist; they answer only while a demo company is the only one. */
  readonly offersDemo?: boolean
  /** What a demo has beside the product at its own address. */
  readonly beside?: Layer.Layer<never, never, HttpRouter.HttpRouter>
}

/** JSON bodies beyond this are refused before they are read. */
const largestBody = ByteSize.mebibytes(1)

const linksOf = ({ publicUrl }: Pick<WorkerSettings, "publicUrl">) =>
  publicUrl === undefined ? Layer.empty : Layer.succeed(PublicUrl, publicUrl)

const sellerOf = ({ seller }: Pick<WorkerSettings, "seller">) =>
  seller === undefined ? Layer.empty : Layer.succeed(SellerOf, seller)

/** How the platform takes money. */
export const waysOf = ({
  cards,
  sampleWays,
  transferTo,
}: Pick<WorkerSettings, "cards" | "sampleWays" | "transferTo">) =>
  Layer.mergeAll(
    Layer.succeed(PaymentWays, { transferTo, takesCards: cards !== undefined, samples: sampleWays ?? [] }),
    Layer.succeed(CardCompanyOf, cards === undefined ? undefined : stripeCompany(cards)),
  )

/** The services that operations need, whoever calls them: HTTP, relay, jobs or CLI. */
export const services = (
  settings: Pick<ProductSettings, "database" | "dataDir" | "publicUrl" | "filesUrl" | "seller">,
) =>
  Layer.mergeAll(
    Database.layer(settings.database),
    FileStore.layer(settings),
    Keys.layer(`${settings.dataDir}/keys`),
    Law.layer,
    linksOf(settings),
    sellerOf(settings),
  )

/** What is drawn, kept beside the data. */
const papersOf = ({ dataDir }: Pick<WorkerSettings, "dataDir">) => Documents.layer({ folder: `${dataDir}/papers` })

/** What mails enclose, each module's own. */
const enclosers = { paper: paperEnclosure, taskSheet: sheetEnclosure }

/** A job's steps wait for connections of their own, never for those of requests. */
const connectionsOfJobs = 6

/** Carries what was told and runs the long jobs, until its scope ends; a second one beside it takes over when it dies. */
export const jobWorker = (settings: WorkerSettings, jobs = productJobs, papers = papersOf(settings)) => {
  const working = Effect.gen(function* () {
    yield* Effect.forkScoped(relay(subscribers))
    yield* Effect.forkScoped(sealing(anchorFolder(settings.dataDir)))
    yield* Effect.forkScoped(resumeOpenRuns)
    yield* Effect.forkScoped(sendMails(settings, `${settings.dataDir}/mail`, enclosers))
    yield* Effect.forkScoped(sweepingFiles)
    yield* Effect.forkScoped(
      Effect.all([billingMonths, reconcilingCards, remindingCompanies, makingPapers], { concurrency: 4 }),
    )
    yield* Effect.forkScoped(sweepingStrays)
  })
  return Layer.effectDiscard(working).pipe(
    Layer.provide(jobEngine(settings, jobs, actorForOperator)),
    Layer.provide(
      Layer.mergeAll(
        Database.layer(settings.database, connectionsOfJobs),
        FileStore.layer(settings),
        Keys.layer(`${settings.dataDir}/keys`),
        Law.layer,
        SlipThreads.layer,
        papers,
        waysOf(settings),
        linksOf(settings),
        sellerOf(settings),
      ),
    ),
  )
}

/** The whole product behind one address. */
export const product = (settings: ProductSettings) => {
  const routes = Layer.mergeAll(
    modules,
    settings.offersDemo === true ? demoRoutes : Layer.empty,
    settings.beside ?? Layer.empty,
    described,
    health(settings.dataDir),
    unknownCall([...Object.values(contracts), ...(settings.offersDemo === true ? [demoContract] : [])]),
    settings.web === undefined ? Layer.empty : webPages(settings.web),
    everyAnswer,
    HttpRouter.middleware(HttpMiddleware.compression(), { global: true }),
  )
  const papers = papersOf(settings)
  const limits = RequestLimits.layer(settings.limits ?? usualLimits)
  const heard = Layer.succeed(HeardTopics, topicsOf(subscribers))
  const believed = settings.proxies === undefined ? Layer.empty : Layer.succeed(ProxiesBelieved, settings.proxies)
  const guards = FileGuards.layer(fileGuards)
  const held = Layer.mergeAll(
    gate,
    Layer.succeed(OrderTaker, orderTaker),
    waysOf(settings),
    guards,
    papers,
    limits,
    heard,
    believed,
    GroupCommit.layer,
    Live.layer(liveRules),
  ).pipe(Layer.provideMerge(services(settings)))
  return HttpRouter.serve(routes, { disableLogger: true, disableListenLog: true }).pipe(
    Layer.provide(Layer.mergeAll(held, Layer.succeed(Readiness, settings.readiness))),
    Layer.merge(jobWorker(settings, productJobs, papers)),
    Layer.provide(Layer.succeed(HttpIncomingMessage.MaxBodySize, largestBody)),
    Layer.provide(
      NodeHttpServer.layer(patientServer, {
        host: settings.host,
        port: settings.port,
        gracefulShutdownTimeout: "4 seconds",
      }),
    ),
  )
}
