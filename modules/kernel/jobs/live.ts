/** Which open screens are told that a job began, went on or ended. */
import { Effect, Schema } from "effect"
import type { Database } from "../database/scope.ts"
import type { LiveRule } from "../live/model.ts"
import { shows } from "../visible.ts"
import { visibleJobs } from "./policy.ts"

const Moved = Schema.decodeUnknownEffect(Schema.Struct({ startedBy: Schema.Int }))

export const jobsLive: LiveRule<Database> = {
  topics: ["JobRequested", "JobMoved", "JobEnded"],
  about: "job",
  audience: Effect.fn("Jobs.audience")(function* (_, facts) {
    const jobs = yield* Effect.forEach(facts, ({ body }) => Moved(body))
    return (actor) => jobs.some((job) => shows(visibleJobs(actor), job))
  }),
}
