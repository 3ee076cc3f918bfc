/** A worker process whose sign-up payments die where they are told to: node …/worker.ts <settings as JSON> */
import { flushCompileCache } from "node:module"
import * as NodeRuntime from "@effect/platform-node/NodeRuntime"
import { Effect, Layer } from "effect"
import { jobWorker, type WorkerSettings } from "#modules/server.ts"
import { productJobs } from "#workflows/engine.ts"
import { dyingSignUp } from "./kill-points.ts"

const [told = ""] = process.argv.slice(2)
const settings: WorkerSettings = JSON.parse(told)
const worker = jobWorker(settings, { ...productJobs, definitions: [dyingSignUp] })
const ready = Layer.effectDiscard(Effect.sync(() => process.send?.("works")))
// Loaded before it is needed: a test that kills many processes waits for none to load.
process.once("message", () => NodeRuntime.runMain(Layer.launch(Layer.provideMerge(ready, worker))))
process.once("disconnect", () => process.exit())
flushCompileCache()
