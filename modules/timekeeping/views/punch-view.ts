/** How a punch leaves the module: whose it is decides what of it shows. */
import type { Actor } from "#modules/kernel/actor.ts"
import { type Instant, instantOfMillis, millisOfInstant } from "#modules/kernel/civil-day.ts"
import { minutes } from "#modules/kernel/minutes.ts"
import { permissionsOn, redact } from "#modules/kernel/policy.ts"
import { places } from "../codes.ts"
import type { PunchView } from "../contract/views.ts"
import { type AttendanceOf, attendancePolicy } from "../policy.ts"
import type { PunchWithRests, RestRow } from "../repository/punches.ts"

/** A moment as the wire spells it. */
export const wireInstant = (at: Instant | number): Instant => (typeof at === "number" ? instantOfMillis(at) : at)
export const millisOf = (at: Instant | number): number => (typeof at === "number" ? at : millisOfInstant(at))

const restView = ({ id, startedAt, endedAt }: RestRow) => ({
  id,
  checkIn: wireInstant(startedAt),
  checkOut: endedAt === null ? null : wireInstant(endedAt),
  duration: endedAt === null ? null : minutes(Math.floor((millisOf(endedAt) - millisOf(startedAt)) / 60_000)),
})

const placeView = (lat: number | null, lng: number | null, accuracy: number | null) =>
  lat === null || lng === null ? null : { lat, lng, accuracy }

export const isShift = (id: number): id is 1 | 2 | 3 | 4 => id >= 1 && id <= 4

/** Nobody told when the work ended. */
export const isEndMissing = ({ state }: Pick<PunchWithRests, "state">) => state === "open" || state === "unfinished"

export const punchView = (actor: Actor, row: PunchWithRests, of: AttendanceOf, siteName: string | null): PunchView => {
  const rests = row.rests.map(restView)
  const view = {
    id: row.id,
    userId: row.staffId,
    workingDay: row.workDay,
    taskId: row.taskId,
    constructionSiteId: row.siteId,
    siteName,
    isOffice: row.place === places.office ? (1 as const) : (0 as const),
    checkIn: wireInstant(row.checkIn),
    checkOut: row.checkOut === null ? null : wireInstant(row.checkOut),
    state: row.state,
    isEndClaimed: row.isEndClaimed,
    shifts: row.shifts.filter(isShift),
    halfShifts: row.halfShifts.filter(isShift),
    timekeepingRests: rests,
    latestTimekeepingRest: rests.at(-1) ?? null,
    totalRestDuration: row.totalRestMinutes === null ? null : minutes(row.totalRestMinutes),
    restReason: row.restReason,
    checkInPlace: placeView(row.inLat, row.inLng, row.inAccuracy),
    checkOutPlace: placeView(row.outLat, row.outLng, row.outAccuracy),
    version: row.version,
  }
  const subject = { ...of, isEndMissing: isEndMissing(row) }
  return { ...redact(attendancePolicy, actor, of, view), permissions: permissionsOn(attendancePolicy, actor, subject) }
}
