/** The whole product in a process of its own on a bench's database: `node …/serving.ts <socket> <dataDir> <port>`. */
import { Clock, Effect, Layer, Scope } from "effect"
import { logsOf } from "#cli/serve/logs.ts"
import { webFolder } from "#cli/serve/web.ts"
import { outliveLostConnections } from "#modules/kernel/database/connect.ts"
import { product } from "#modules/server.ts"
import { movedClock } from "../kernel/clock.ts"
import { database, startsAt } from "./ground.ts"

const [socket = "", dataDir = "", port = ""] = process.argv.slice(2)
outliveLostConnections()
const whole = product({
  database: { kind: "embedded", socket, database },
  dataDir,
  host: "127.0.0.1",
  port: Number(port),
  web: webFolder,
  readiness: { isReady: true },
})
const scope = Effect.runSync(Scope.make())
await Effect.runPromise(
  Layer.build(whole).pipe(
    Effect.provideService(Clock.Clock, movedClock(startsAt).clock),
    Scope.provide(scope),
    Effect.provide(logsOf(false, dataDir, "server")),
  ),
)
process.send?.("ready")
process.once("disconnect", () => process.exit(0))
