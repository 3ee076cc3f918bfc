/** How the cluster is reached, and the library's own runtime. */
import { DefaultLogger, makeTelemetryFilterString, Runtime } from "@temporalio/worker"
import { Effect, Redacted } from "effect"
import type { TemporalSettings, TemporalTls } from "#modules/runtime/settings/temporal-settings.ts"

const bytes = (pem: Redacted.Redacted) => Buffer.from(Redacted.value(pem))

const tlsOf = ({ serverCa, client }: TemporalTls) => ({
  ...(serverCa === undefined ? {} : { serverRootCACertificate: bytes(serverCa) }),
  ...(client === undefined ? {} : { clientCertPair: { crt: bytes(client.certificate), key: bytes(client.key) } }),
})

/** The same for the worker's connection and the client's. */
export const connectionOptions = ({ address, apiKey, tls }: TemporalSettings) => ({
  address,
  tls: tls === undefined ? false : tlsOf(tls),
  ...(apiKey === undefined ? {} : { apiKey: Redacted.value(apiKey) }),
})

let isInstalled = false

/**
 * Once a process: the library's warnings into the product's log, and no ear for signals, because the product itself
 * ends its scopes when it is told to.
 */
export const installRuntime = Effect.gen(function* () {
  if (isInstalled) return
  isInstalled = true
  const services = yield* Effect.context()
  const log = Effect.runForkWith(services)
  Runtime.install({
    shutdownSignals: [],
    logger: new DefaultLogger("WARN", ({ level, message }) => {
      log(level === "ERROR" ? Effect.logError("Temporal", message) : Effect.logWarning("Temporal", message))
    }),
    telemetryOptions: {
      logging: { forward: {}, filter: makeTelemetryFilterString({ core: "ERROR", other: "ERROR" }) },
    },
  })
})
