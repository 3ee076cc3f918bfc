/** One try of an activity as a person of the company, and what its faults become: the same for every engine. */
import { Cache, Cause, Effect, Option } from "effect"
import { type Actor, CurrentActor, CurrentPerson } from "#modules/kernel/actor.ts"
import { type Database, inCompany } from "#modules/kernel/database/scope.ts"
import type { Refused } from "#modules/kernel/errors.ts"
import type { JobFailure } from "#modules/kernel/jobs/model.ts"
import { CurrentStep, type Step } from "#modules/kernel/jobs/step.ts"
import { longestTryMillis, retryableCodes } from "../activity-rules.ts"
import type { Activity, JobDefinition } from "../definition.ts"

/** The same actor that a request of this person would have. */
export type ActorOf = (companyId: number, personId: number) => Effect.Effect<Actor, Refused, Database>

/** As in a request, a change of the person's membership counts after a second at the latest. */
export const rememberedActors = (actorOf: ActorOf) =>
  Effect.map(
    Cache.make({
      capacity: 1000,
      timeToLive: "1 second",
      lookup: (who: string) => {
        const [companyId = 0, personId = 0] = who.split(" ").map(Number)
        return inCompany(companyId)(actorOf(companyId, personId))
      },
    }),
    (cache): ActorOf =>
      (companyId, personId) =>
        Cache.get(cache, `${companyId} ${personId}`),
  )

/** Whom the steps of a job act as: whom its definition names, else whoever a request of the person would be. */
export const actorsOf = ({ actorOf }: Pick<JobDefinition, "actorOf">, usual: ActorOf): ActorOf =>
  actorOf === undefined ? usual : (companyId, personId) => inCompany(companyId)(actorOf(companyId, personId))

export type Fault = Cause.Cause<Refused | Cause.TimeoutError>
const refusalIn = (fault: Fault) => Option.filter(Cause.findErrorOption(fault), (error) => error._tag === "Refused")

export const isWorthAnotherTry = (fault: Fault) =>
  !Cause.hasInterrupts(fault) &&
  Option.match(refusalIn(fault), { onNone: () => true, onSome: ({ code }) => retryableCodes.has(code) })

/** What the job is told when no try is left. */
export const failureOf = (step: string, fault: Fault): JobFailure =>
  Option.match(refusalIn(fault), {
    onNone: () => ({ errorCode: "Unknown_Error", step }),
    onSome: ({ code, fields, view }) => ({
      errorCode: code,
      step,
      ...(fields === undefined ? {} : { fields }),
      ...(view === undefined ? {} : { view }),
    }),
  })

export interface Attempt {
  readonly activity: Activity
  readonly step: Step
  readonly companyId: number
  readonly personId: number
  readonly actorOf: ActorOf
}

/** Gives the activity's result; whatever goes wrong is in the cause, and what is worth another try is logged. */
export const attempt = ({ activity, step, companyId, personId, actorOf }: Attempt) =>
  Effect.gen(function* () {
    const actor = yield* actorOf(companyId, personId)
    return yield* activity(step.input).pipe(
      Effect.provideService(CurrentActor, actor),
      Effect.provideService(CurrentPerson, actor),
      Effect.provideService(CurrentStep, step),
    )
  }).pipe(
    Effect.timeout(longestTryMillis),
    Effect.sandbox,
    Effect.tapError((fault) =>
      isWorthAnotherTry(fault) ? Effect.logWarning("a step of a job failed", fault) : Effect.void,
    ),
    Effect.annotateLogs({ job: step.executionId, step: step.key }),
  )
