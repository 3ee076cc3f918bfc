/** A worker process as `tehai worker` is one, with the tests' jobs: node tests/workflows/worker.ts <settings as JSON> */
import { flushCompileCache } from "node:module"
import * as NodeRuntime from "@effect/platform-node/NodeRuntime"
import { Effect, Layer } from "effect"
import { jobWorker } from "#modules/server.ts"
import type { EngineSettings } from "#workflows/engine.ts"
import { testJobs } from "./stamping.ts"

const settings: EngineSettings = JSON.parse(process.argv[2] ?? "")
const worker = jobWorker(settings, testJobs)
const ready = Layer.effectDiscard(Effect.sync(() => process.send?.("works")))
if (settings.temporal !== undefined) await import("#workflows/engines/temporal/engine.ts")
// Loaded before it is needed: a test that kills many processes waits for none to load.
process.once("message", () => NodeRuntime.runMain(Layer.launch(Layer.provideMerge(ready, worker))))
process.once("disconnect", () => process.exit())
flushCompileCache()
