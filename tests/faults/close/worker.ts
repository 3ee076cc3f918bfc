/** A worker process with a planted close: node …/worker.ts <settings as JSON> <plant> */
import { flushCompileCache } from "node:module"
import * as NodeRuntime from "@effect/platform-node/NodeRuntime"
import { Effect, Layer } from "effect"
import { jobWorker } from "#modules/server.ts"
import { type EngineSettings, productJobs } from "#workflows/engine.ts"
import { plants } from "./plants.ts"

const [told = "", plant] = process.argv.slice(2)
const settings: EngineSettings = JSON.parse(told)
const definitions = Object.entries(plants).flatMap(([name, definition]) => (name === plant ? [definition] : []))
const worker = jobWorker(settings, { ...productJobs, definitions })
const ready = Layer.effectDiscard(Effect.sync(() => process.send?.("works")))
// Loaded before it is needed: a test that kills many processes waits for none to load.
process.once("message", () => NodeRuntime.runMain(Layer.launch(Layer.provideMerge(ready, worker))))
process.once("disconnect", () => process.exit())
flushCompileCache()
