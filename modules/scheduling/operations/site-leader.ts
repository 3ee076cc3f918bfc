/** 職長: one open site at a time (SITE-14). */
import { Effect } from "effect"
import { leadersTaken, statesOfLeaders } from "../repository/site-leaders.ts"
import { blame } from "./blame.ts"

/** Whether a site in this state holds its leader. */
export const holdsLeader = (state: number) => statesOfLeaders.includes(state)

interface Led {
  readonly state: number
  readonly leaderStaffId: number | null
}
/** In a write. Fails with Leader_Already_Has_Construction_Site. */
export const refuseTakenLeader = Effect.fn("Scheduling.refuseTakenLeader")(function* (
  companyId: number,
  { leaderStaffId, state }: Led,
  siteId = 0,
) {
  if (leaderStaffId === null || !holdsLeader(state)) return
  const taken = yield* leadersTaken(companyId, [leaderStaffId], [siteId])
  if (taken.size > 0) return yield* blame("Leader_Already_Has_Construction_Site", "leaderId")
})
