import { type Actor, isManagement } from "../actor.ts"
import { definePolicy } from "../policy.ts"
import { all, type Filter, is } from "../visible.ts"
import { isOpen, type JobState } from "./model.ts"

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
    cancel: (actor, job) => (isOpen(job.state) ? mayRule(actor, job) : "has ended"),
    retry: (actor, job) =>
      job.state === "failed" || job.state === "cancelled" ? mayRule(actor, job) : "has not ended badly",
  },
  fields: {
    /** What stood in the way names people and their pay: for who may start it again, and who closes months. */
    failureView: (actor, job) => (actor.role === "financeManager" || mayRule(actor, job) === true ? "read" : "hidden"),
  },
})

/** A job that was faster than the order is shown as it ended to who could have given the order; no view offers that. */
export const lateJobPolicy = definePolicy<JobOf>()({ entity: "lateJob", actions: { cancel: mayRule }, fields: {} })

export const visibleJobs = (actor: Actor): Filter<"startedBy"> =>
  isManagement(actor) ? all : is("startedBy", actor.personId)
