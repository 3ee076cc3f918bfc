/** The orders of a definition, carried out by Temporal's primitives; runs in its sandbox. */
import {
  ActivityCancellationType,
  ActivityFailure,
  ApplicationFailure,
  condition,
  isCancellation,
  proxyActivities,
  proxyLocalActivities,
  sleep,
  TimeoutFailure,
} from "@temporalio/workflow"
import type { JobFailure } from "#modules/kernel/jobs/model.ts"
import {
  firstWaitMillis,
  longestSilenceMillis,
  longestTryMillis,
  longestWaitMillis,
  mostRounds,
  mostTries,
  waitFactor,
} from "../../activity-rules.ts"
import { type Length, lengthMillis, type Order, StepFailed } from "../../commands.ts"
import { type ActivityCall, activityName, type JobHead, type Notes, workerStopped } from "./payload.ts"

const waits = { initialInterval: firstWaitMillis, backoffCoefficient: waitFactor, maximumInterval: longestWaitMillis }

type Activity = (call: ActivityCall) => Promise<unknown>
const activities = proxyActivities<Record<string, Activity>>({
  startToCloseTimeout: longestTryMillis,
  heartbeatTimeout: longestSilenceMillis,
  // A step that is running finishes first.
  cancellationType: ActivityCancellationType.WAIT_CANCELLATION_COMPLETED,
  retry: { ...waits, maximumAttempts: mostTries },
})

/** A note beside the workflow's own task costs one event of the history instead of six … */
const atOnce = proxyLocalActivities<Notes>({ scheduleToCloseTimeout: "5 seconds", retry: { maximumAttempts: 2 } })
/** … and one that the database does not take now is asked for until it does: without its end a job would run for ever. */
const untilNoted = proxyActivities<Notes>({ startToCloseTimeout: "30 seconds", retry: waits })

export const noted = async (note: (notes: Notes) => Promise<void>) => {
  try {
    await note(atOnce)
  } catch (thrown) {
    if (isCancellation(thrown)) throw thrown
    await note(untilNoted)
  }
}

const isFailure = (detail: unknown): detail is JobFailure =>
  typeof detail === "object" && detail !== null && "errorCode" in detail

/** A step's failure as its definition sees it; what isn't one, as a cancellation, stays what it is. */
const failedStep = (name: string) => (thrown: unknown) => {
  if (!(thrown instanceof ActivityFailure) || isCancellation(thrown)) throw thrown
  const detail = thrown.cause instanceof ApplicationFailure ? thrown.cause.details?.[0] : undefined
  throw new StepFailed(isFailure(detail) ? detail : { errorCode: "Unknown_Error", step: name })
}

/** The last try ended with its worker: killed, so that it fell silent, or told to stop. */
const wasWorkersEnd = (thrown: unknown) => {
  const cause = thrown instanceof ActivityFailure ? thrown.cause : undefined
  if (cause instanceof TimeoutFailure) return cause.timeoutType === "HEARTBEAT"
  return cause instanceof ApplicationFailure && cause.type === workerStopped
}

const outlivingWorkers = async (activity: Activity, call: ActivityCall): Promise<unknown> => {
  for (let round = 1; ; round++) {
    try {
      return await activity(call)
    } catch (thrown) {
      if (!wasWorkersEnd(thrown) || round === mostRounds) throw thrown
    }
  }
}

const firstRejection = (results: ReadonlyArray<PromiseSettledResult<unknown>>) =>
  results.find((result) => result.status === "rejected")

/** A wait of nothing would be none for the cluster: an instant that has passed is waited for a millisecond. */
const millisOf = (timeout: Length | { readonly until: string }) =>
  typeof timeout === "string" ? lengthMillis(timeout) : Math.max(1, Date.parse(timeout.until) - Date.now())

/** What the job has been sent: the first value under each name. */
export type Signals = ReadonlyMap<string, unknown>

export const performer = (kind: string, run: JobHead, signals: Signals) => {
  const perform = async (order: Order, at: string): Promise<unknown> => {
    switch (order.kind) {
      case "activity": {
        const activity = activities[activityName(kind, order.name)]
        if (activity === undefined) throw new Error(`no activity ${order.name}`)
        const call = { run, key: `${order.name}/${at}`, input: order.input }
        return await outlivingWorkers(activity, call).catch(failedStep(order.name))
      }
      case "all": {
        const results = await Promise.allSettled(order.of.map((one, index) => perform(one, `${at}.${index}`)))
        const failed = firstRejection(results)
        if (failed?.status === "rejected") throw failed.reason
        return results.map((result) => (result.status === "fulfilled" ? result.value : null))
      }
      case "sleep":
        return await sleep(lengthMillis(order.length))
      case "sleepUntil":
        return await sleep(Math.max(0, Date.parse(order.instant) - Date.now()))
      case "signal": {
        const isThere = () => signals.has(order.name)
        await (order.timeout === null ? condition(isThere) : condition(isThere, millisOf(order.timeout)))
        return signals.get(order.name) ?? null
      }
      case "now":
        return new Date().toISOString()
      case "progress":
        return await noted((notes) => notes.noteProgress(run, order))
    }
  }
  return perform
}
