import { type Actor, isManagement } from "../actor.ts"
import { definePolicy } from "../policy.ts"
import { all, type Filter, is } from "../visible.ts"
import type { JobState } from "./model.ts"

export interface JobOf {
  readonly startedBy: number
  readonly state: JobState
}

const mayRule = (actor: Actor, job: JobOf) =>
  actor.role === "admin" || job.startedBy === actor.personId || "neither an admin nor who started it"

/** Long jobs: management sees every one of the company, others those that they started. */
export const jobPolicy = definePolicy<JobOf>()({
  entity: "job",
  actions: {
    read: (actor, job) =>
      isManagement(actor) || job.startedBy === actor.personId || "neither management nor who started it",
    /** Whatever its state: one that was faster than the order stays as it ended. */
    cancel: mayRule,
    retry: (actor, job) =>
      job.state === "failed" || job.state === "cancelled" ? mayRule(actor, job) : "has not ended badly",
  },
  fields: {
    /** What stood in the way names people and their pay: for who may start it again, and who closes months. */
    failureView: (actor, job) => (actor.role === "financeManager" || mayRule(actor, job) === true ? "read" : "hidden"),
  },
})

export const visibleJobs = (actor: Actor): Filter<"startedBy"> =>
  isManagement(actor) ? all : is("startedBy", actor.personId)
