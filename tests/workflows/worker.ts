/** A worker process as `tehai worker` is one, with the tests' jobs: node tests/workflows/worker.ts <socket> <database> <keys> */
import { flushCompileCache } from "node:module"
import * as NodeRuntime from "@effect/platform-node/NodeRuntime"
import { Effect, Layer } from "effect"
import { jobWorker } from "#modules/server.ts"
import { testJobs } from "./stamping.ts"

const [socket = "", database = "", dataDir = ""] = process.argv.slice(2)
const worker = jobWorker({ database: { kind: "embedded", socket, database }, dataDir }, testJobs)
const ready = Layer.effectDiscard(Effect.sync(() => process.send?.("works")))
// Loaded before it is needed: a test that kills many processes waits for none to load.
process.once("message", () => NodeRuntime.runMain(Layer.launch(Layer.provideMerge(ready, worker))))
process.once("disconnect", () => process.exit())
flushCompileCache()
