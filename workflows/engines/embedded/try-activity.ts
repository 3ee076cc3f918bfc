/** One activity as a person of the company: its actor, its tries, and what its faults become. */
import { Cause, Effect, Option, Schedule, type Semaphore } from "effect"
import { type Actor, CurrentActor, CurrentPerson } from "#modules/kernel/actor.ts"
import type { Database } from "#modules/kernel/database/scope.ts"
import type { Refused } from "#modules/kernel/errors.ts"
import type { JobFailure } from "#modules/kernel/jobs/model.ts"
import { CurrentStep, type Step } from "#modules/kernel/jobs/step.ts"
import {
  firstWaitMillis,
  longestTryMillis,
  longestWaitMillis,
  mostTries,
  retryableCodes,
  waitFactor,
} from "../../activity-rules.ts"
import type { Activity } from "../../definition.ts"

/** The same actor that a request of this person would have. */
export type ActorOf = (companyId: number, personId: number) => Effect.Effect<Actor, Refused, Database>

const waits = Schedule.min([Schedule.exponential(firstWaitMillis, waitFactor), Schedule.spaced(longestWaitMillis)])

type Fault = Cause.Cause<Refused | Cause.TimeoutError>
const refusalIn = (fault: Fault) => Option.filter(Cause.findErrorOption(fault), (error) => error._tag === "Refused")

const isWorthAnotherTry = (fault: Fault) =>
  !Cause.hasInterrupts(fault) &&
  Option.match(refusalIn(fault), { onNone: () => true, onSome: ({ code }) => retryableCodes.has(code) })

const failureOf = (step: string, fault: Fault): JobFailure =>
  Option.match(refusalIn(fault), {
    onNone: () => ({ errorCode: "Unknown_Error", step }),
    onSome: ({ code, fields, view }) => ({
      errorCode: code,
      step,
      ...(fields === undefined ? {} : { fields }),
      ...(view === undefined ? {} : { view }),
    }),
  })

interface Tried {
  readonly activity: Activity
  readonly step: Step
  readonly companyId: number
  readonly personId: number
  readonly actorOf: ActorOf
  readonly permits: Semaphore.Semaphore
}

/** Gives the activity's result; fails with what the job is told when no try succeeded. */
export const tryActivity = ({ activity, step, companyId, personId, actorOf, permits }: Tried) =>
  Effect.gen(function* () {
    const actor = yield* actorOf(companyId, personId)
    return yield* activity(step.input).pipe(
      Effect.provideService(CurrentActor, actor),
      Effect.provideService(CurrentPerson, actor),
      Effect.provideService(CurrentStep, step),
    )
  }).pipe(
    Effect.timeout(longestTryMillis),
    permits.withPermits(1),
    Effect.sandbox,
    Effect.tapError((fault) =>
      isWorthAnotherTry(fault) ? Effect.logWarning("a step of a job failed", fault) : Effect.void,
    ),
    Effect.retry({ schedule: waits, times: mostTries - 1, while: isWorthAnotherTry }),
    Effect.catch((fault: Fault) =>
      Cause.hasInterrupts(fault)
        ? Effect.failCause(fault).pipe(Effect.orDie)
        : Effect.fail(failureOf(step.name, fault)),
    ),
    Effect.annotateLogs({ job: step.executionId, step: step.key }),
  )
