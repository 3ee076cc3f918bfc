/** A worker process with a planted close: node …/worker.ts <socket> <database> <keys> <plant> */
import { flushCompileCache } from "node:module"
import * as NodeRuntime from "@effect/platform-node/NodeRuntime"
import { Effect, Layer } from "effect"
import { jobWorker } from "#modules/server.ts"
import { plants } from "./plants.ts"

const [socket = "", database = "", dataDir = "", plant] = process.argv.slice(2)
const definitions = Object.entries(plants).flatMap(([name, definition]) => (name === plant ? [definition] : []))
const worker = jobWorker({ database: { kind: "embedded", socket, database }, dataDir }, definitions)
const ready = Layer.effectDiscard(Effect.sync(() => process.send?.("works")))
// Loaded before it is needed: a test that kills many processes waits for none to load.
process.once("message", () => NodeRuntime.runMain(Layer.launch(Layer.provideMerge(ready, worker))))
process.once("disconnect", () => process.exit())
flushCompileCache()
