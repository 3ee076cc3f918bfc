import { isRunning, type Job } from "@/features/jobs/job.ts"
import type { PayMonth } from "../queries.ts"

export const stages = ["check", "preview", "running", "closed"] as const
export type Stage = (typeof stages)[number]

/** Where a month stands on the way from 確認 to 支払; only an open month has a choice between the first two. */
export const stageOf = (
  month: Pick<PayMonth, "state">,
  job: Pick<Job, "state"> | undefined,
  wanted: "preview" | undefined,
): Stage => {
  if (month.state === "closing" || (job !== undefined && isRunning(job))) return "running"
  if (month.state === "closed") return "closed"
  return wanted ?? "check"
}
