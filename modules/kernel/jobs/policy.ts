import type { Actor } from "../actor.ts"
import { isInGroup } from "../codes.ts"
import { definePolicy } from "../policy.ts"
import { all, type Filter, is } from "../visible.ts"

/** Long jobs: management sees every one of the company, others those that they started. */
export const jobPolicy = definePolicy<{ readonly startedBy: number }>()({
  entity: "job",
  actions: {
    read: (actor, job) =>
      isInGroup("management", actor.role) ||
      job.startedBy === actor.personId ||
      "neither management nor who started it",
  },
  fields: {},
})

export const visibleJobs = (actor: Actor): Filter<"startedBy"> =>
  isInGroup("management", actor.role) ? all : is("startedBy", actor.personId)
