/** The engines that every case of the conformance suite runs on. */
import { describe, inject } from "vitest"
import type { TemporalSettings } from "#modules/runtime/settings/temporal-settings.ts"
import { temporalAddress } from "./temporal-server.ts"

export interface EngineOfTest {
  readonly name: "embedded" | "Temporal"
  /** What a worker is told about the cluster: a task queue of its own, so that no file sees another's jobs. */
  readonly temporal: (taskQueue: string) => Promise<TemporalSettings | undefined>
}

export const embedded: EngineOfTest = { name: "embedded", temporal: async () => undefined }
export const onCluster: EngineOfTest = {
  name: "Temporal",
  temporal: async (taskQueue) => ({
    address: await temporalAddress(inject("temporal")),
    namespace: "default",
    taskQueue,
    apiKey: undefined,
    tls: undefined,
  }),
}

/** Says the cases once for each engine. */
export const onEachEngine = (cases: (engine: EngineOfTest) => void) => {
  describe("embedded", () => cases(embedded))
  onTemporal(cases)
}

/** Without a Temporal the cases are shown as skipped, with the reason. */
export const onTemporal = (cases: (engine: EngineOfTest) => void) => {
  const temporal = inject("temporal")
  if ("missing" in temporal) describe.skip(`Temporal: ${temporal.missing}`, () => cases(onCluster))
  else describe("Temporal", () => cases(onCluster))
}

/** Cases that wait for nothing but cost too much for every run: a thousand open jobs, a hundred kills. */
export const isHard = process.env.HARD === "1"
