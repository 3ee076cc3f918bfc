/** A long job as the engines know it: its name, its steps, and what its steps do. */
import type { Effect } from "effect"
import type { CurrentActor, CurrentPerson } from "#modules/kernel/actor.ts"
import type { Database } from "#modules/kernel/database/scope.ts"
import type { Refused } from "#modules/kernel/errors.ts"
import type { Restarts } from "#modules/kernel/jobs/jobs.ts"
import type { CurrentStep } from "#modules/kernel/jobs/step.ts"
import type { Keys } from "#modules/kernel/keys.ts"
import type { Law } from "#modules/kernel/law/law.ts"
import type { Steps } from "./commands.ts"
import type { ActorOf } from "./engines/attempt.ts"

/** What an activity may use: the product's services and, as in a request, the person in whose name the job runs. */
export type ActivityServices = Database | Keys | Law | CurrentActor | CurrentPerson | CurrentStep

/**
 * Input and result are JSON. A Refused ends the job, unless its definition catches it; any other fault is retried.
 *
 * Methods, so that a table may narrow its inputs: the journal gives back exactly what the definition gave.
 */
export type Activity = { run(input: unknown): Effect.Effect<unknown, Refused, ActivityServices> }["run"]

type Restart = Restarts<Database | Keys | Law | CurrentActor>[string]

export interface JobDefinition {
  /** The kind under which it is started; a changed definition is a new kind ("payroll-close-2") beside the old one. */
  readonly kind: string
  steps(input: unknown): Steps<unknown>
  readonly activities: Readonly<Record<string, Activity>>
  /**
   * Whom its steps act as, where that is not what a request of the person who started it would have: a job that must come
   * to its end whatever becomes of him.
   */
  readonly actorOf?: ActorOf
  /** Starts it anew after it has ended badly, where that is its module's to decide; else the same input runs again. */
  again?(input: unknown): ReturnType<Restart>
}

/** `export const payrollClose = defineJob({ kind: "payroll-close", steps, activities })` */
export const defineJob = <const Definition extends JobDefinition>(definition: Definition) => definition
