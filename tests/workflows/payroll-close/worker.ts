/** A worker process with the dying close: node …/worker.ts <socket> <database> <keys> <sound|faulty> */
import { flushCompileCache } from "node:module"
import * as NodeRuntime from "@effect/platform-node/NodeRuntime"
import { Effect, Layer } from "effect"
import { jobWorker } from "#modules/server.ts"
import { dyingClose, faultyClose } from "./kill-points.ts"

const [socket = "", database = "", dataDir = "", which] = process.argv.slice(2)
const definition = which === "faulty" ? faultyClose : dyingClose
const worker = jobWorker({ database: { kind: "embedded", socket, database }, dataDir }, [definition])
const ready = Layer.effectDiscard(Effect.sync(() => process.send?.("works")))
// Loaded before it is needed: a test that kills many processes waits for none to load.
process.once("message", () => NodeRuntime.runMain(Layer.launch(Layer.provideMerge(ready, worker))))
process.once("disconnect", () => process.exit())
flushCompileCache()
