/** Which engine runs the long jobs: the embedded one, or Temporal where a cluster is named. */
import { join } from "node:path"
import { fileURLToPath } from "node:url"
import { Effect, Layer } from "effect"
import type { DatabaseAddress } from "#modules/kernel/database/connect.ts"
import type { TemporalSettings } from "#modules/runtime/settings/temporal-settings.ts"
import type { JobDefinition } from "./definition.ts"
import type { ActorOf } from "./engines/attempt.ts"
import { embeddedEngine } from "./engines/embedded/engine.ts"
import { jobDefinitions } from "./registry.ts"

export interface EngineSettings {
  readonly database: DatabaseAddress
  /** Where keys, files and logs lie. */
  readonly dataDir: string
  readonly temporal?: TemporalSettings | undefined
}

/** The jobs that an engine runs: whole, and their steps alone in the file that Temporal's sandbox gets. */
export interface JobsToRun {
  readonly definitions: ReadonlyArray<JobDefinition>
  readonly steps: string
}
export const productJobs: JobsToRun = {
  definitions: jobDefinitions,
  steps: fileURLToPath(new URL("./steps.ts", import.meta.url)),
}

export const jobEngine = (
  { database, dataDir, temporal: settings }: EngineSettings,
  jobs: JobsToRun,
  actorOf: ActorOf,
) => {
  if (settings === undefined) return embeddedEngine(database, jobs.definitions, actorOf)
  // Hundreds of files that the embedded engine has no use for.
  return Layer.unwrap(
    Effect.map(
      Effect.promise(() => import("./engines/temporal/engine.ts")),
      ({ temporalEngine }) => temporalEngine({ settings, folder: join(dataDir, "workflows"), actorOf, ...jobs }),
    ),
  )
}
