/** The seal of a punch: a digest of all it says, kept in the audit's entry of each change. */
import { hash } from "node:crypto"
import { type Instant, millisOfInstant } from "#modules/kernel/civil-day.ts"
import type { PunchWithRests } from "./repository/punches.ts"

const millis = (at: Instant | null) => (at === null ? null : millisOfInstant(at))

/** Equal punches have equal seals, whether they come from a press or from the database. Rests count by their times. */
export const punchSeal = (punch: PunchWithRests): string =>
  hash(
    "sha256",
    JSON.stringify([
      ...[punch.companyId, punch.id, punch.staffId, punch.workDay, punch.taskId, punch.siteId, punch.place],
      ...[millis(punch.checkIn), millis(punch.checkOut), punch.state, punch.isEndClaimed, punch.shifts],
      ...[punch.totalRestMinutes, punch.restReason, punch.version],
      ...[punch.inLat, punch.inLng, punch.inAccuracy, punch.outLat, punch.outLng, punch.outAccuracy],
      punch.rests
        .map(({ startedAt, endedAt }) => [millisOfInstant(startedAt), millis(endedAt)])
        .toSorted(([one], [other]) => (one ?? 0) - (other ?? 0)),
    ]),
    "base64url",
  )

/** How a punch stands, as the audit's entry of its change says it; the last entry's seal is what `audit verify` asks for. */
export const punchTold = (punch: PunchWithRests) => ({
  staffId: punch.staffId,
  day: punch.workDay,
  state: punch.state,
  checkIn: punch.checkIn,
  checkOut: punch.checkOut,
  rests: punch.rests.length,
  totalRestMinutes: punch.totalRestMinutes,
  seal: punchSeal(punch),
})
