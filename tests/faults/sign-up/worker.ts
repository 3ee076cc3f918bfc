/** A worker process whose sign-up payments die where they are told to: node …/worker.ts <settings as JSON> */
import { flushCompileCache } from "node:module"
import * as NodeRuntime from "@effect/platform-node/NodeRuntime"
import { Effect, Layer, Redacted } from "effect"
import { jobWorker, type WorkerSettings } from "#modules/server.ts"
import { productJobs } from "#workflows/engine.ts"
import { dyingSignUp } from "./kill-points.ts"

const [told = ""] = process.argv.slice(2)
interface TypedCards {
  readonly secretKey: string
  readonly webhookSecret: string
  readonly apiBase: string
}
const { cards, ...typed }: Omit<WorkerSettings, "cards"> & { readonly cards?: TypedCards } = JSON.parse(told)
const secretOf = ({ apiBase, secretKey, webhookSecret }: TypedCards) => ({
  ...{ apiBase, secretKey: Redacted.make(secretKey), webhookSecret: Redacted.make(webhookSecret) },
})
const settings: WorkerSettings = cards === undefined ? typed : { ...typed, cards: secretOf(cards) }
const worker = jobWorker(settings, { ...productJobs, definitions: [dyingSignUp] })
const ready = Layer.effectDiscard(Effect.sync(() => process.send?.("works")))
// Loaded before it is needed: a test that kills many processes waits for none to load.
process.once("message", () => NodeRuntime.runMain(Layer.launch(Layer.provideMerge(ready, worker))))
process.once("disconnect", () => process.exit())
flushCompileCache()
