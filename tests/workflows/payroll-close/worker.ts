/** A worker process with the dying close: node …/worker.ts <settings as JSON> <sound|faulty> */
import { flushCompileCache } from "node:module"
import * as NodeRuntime from "@effect/platform-node/NodeRuntime"
import { Effect, Layer } from "effect"
import { jobWorker } from "#modules/server.ts"
import { type EngineSettings, productJobs } from "#workflows/engine.ts"
import { dyingClose, faultyClose } from "./kill-points.ts"

const [told = "", which] = process.argv.slice(2)
const settings: EngineSettings = JSON.parse(told)
const definition = which === "faulty" ? faultyClose : dyingClose
const worker = jobWorker(settings, { ...productJobs, definitions: [definition] })
const ready = Layer.effectDiscard(Effect.sync(() => process.send?.("works")))
// Loaded before it is needed: a test that kills many processes waits for none to load.
process.once("message", () => NodeRuntime.runMain(Layer.launch(Layer.provideMerge(ready, worker))))
process.once("disconnect", () => process.exit())
flushCompileCache()
