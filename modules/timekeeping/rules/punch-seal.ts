/** The seal of a punch: a digest of all it says, kept in the audit's entry of each change. */
import { hash } from "node:crypto"
import { type Instant, millisOfInstant } from "#modules/kernel/civil-day.ts"
import type { PunchWithRests } from "../repository/punches.ts"

const millis = (at: Instant | null) => (at === null ? null : millisOfInstant(at))

/** All that a punch says; a column that is added to it is missed here by the compiler. */
const saidBy = (punch: PunchWithRests) =>
  ({
    companyId: punch.companyId,
    id: punch.id,
    staffId: punch.staffId,
    workDay: punch.workDay,
    taskId: punch.taskId,
    siteId: punch.siteId,
    place: punch.place,
    checkIn: millis(punch.checkIn),
    checkOut: millis(punch.checkOut),
    state: punch.state,
    isEndClaimed: punch.isEndClaimed,
    shifts: punch.shifts,
    halfShifts: punch.halfShifts,
    totalRestMinutes: punch.totalRestMinutes,
    restReason: punch.restReason,
    inLat: punch.inLat,
    inLng: punch.inLng,
    inAccuracy: punch.inAccuracy,
    outLat: punch.outLat,
    outLng: punch.outLng,
    outAccuracy: punch.outAccuracy,
    version: punch.version,
    rests: punch.rests
      .map(({ startedAt, endedAt }) => [millisOfInstant(startedAt), millis(endedAt)])
      .toSorted(([one], [other]) => (one ?? 0) - (other ?? 0)),
  }) satisfies Record<keyof PunchWithRests, unknown>

/** Equal punches have equal seals, whether they come from a press or from the database. Rests count by their times. */
export const punchSeal = (punch: PunchWithRests): string => hash("sha256", JSON.stringify(saidBy(punch)), "base64url")

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
