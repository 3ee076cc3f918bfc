/** An activity with its tries, in this process. */
import { Cause, Effect, Schedule, type Semaphore } from "effect"
import { firstWaitMillis, longestWaitMillis, mostTries, waitFactor } from "../../activity-rules.ts"
import { type Attempt, attempt, type Fault, failureOf, isWorthAnotherTry } from "../attempt.ts"

const waits = Schedule.min([Schedule.exponential(firstWaitMillis, waitFactor), Schedule.spaced(longestWaitMillis)])

/** Gives the activity's result; fails with what the job is told when no try succeeded. */
export const tryActivity = (wanted: Attempt, permits: Semaphore.Semaphore) =>
  attempt(wanted).pipe(
    permits.withPermits(1),
    Effect.retry({ schedule: waits, times: mostTries - 1, while: isWorthAnotherTry }),
    Effect.catch((fault: Fault) =>
      Cause.hasInterrupts(fault)
        ? Effect.failCause(fault).pipe(Effect.orDie)
        : Effect.fail(failureOf(wanted.step.name, fault)),
    ),
  )
