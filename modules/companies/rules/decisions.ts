/** The platform's word on a company: what it may be made from what it is, and whether that takes a reason. */
import { type ActiveStatus, activeStatuses } from "#modules/kernel/codes.ts"

const ways = {
  notVerify: ["active", "rejectVerify"],
  // Rejected by mistake, or mended by telephone.
  rejectVerify: ["active"],
  active: ["inactive"],
  inactive: ["active"],
} as const satisfies Record<ActiveStatus, ReadonlyArray<ActiveStatus>>

export type Decision = "approve" | "reject" | "stop" | "resume"

export const decisionsFrom = (status: ActiveStatus): ReadonlyArray<(typeof activeStatuses)[ActiveStatus]> =>
  ways[status].map((next) => activeStatuses[next])

/** What making it so is called; undefined where it can't be made so. */
export const decisionOf = (from: ActiveStatus, to: ActiveStatus): Decision | undefined => {
  const isWay = ways[from].some((next) => next === to)
  if (!isWay) return undefined
  if (to === "rejectVerify") return "reject"
  if (to === "inactive") return "stop"
  return from === "inactive" ? "resume" : "approve"
}

/** Whoever loses something hears why. */
export const asksReason = (decision: Decision) => decision === "reject" || decision === "stop"
