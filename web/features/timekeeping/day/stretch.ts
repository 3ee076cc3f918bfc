/** 打刻 as the phone works with it: from a check-in to a check-out with its rests. Times are milliseconds. */
import type { PunchView } from "#modules/timekeeping/contract.ts"

export interface Rest {
  readonly from: number
  readonly to: number | null
}
export interface Stretch {
  /** The company's number of it; null while it is only on the device. */
  readonly id: number | null
  readonly taskId: number | null
  readonly siteId: number | null
  readonly siteName: string | null
  /** The day that the work belongs to; a night shift stays with the day it began. */
  readonly day: string
  readonly checkIn: number
  readonly checkOut: number | null
  readonly rests: ReadonlyArray<Rest>
  /** Nobody pressed 退勤: its end is asked for. */
  readonly isUnfinished: boolean
  readonly isEndClaimed: boolean
  /** Set by a person instead of the punched rests, in minutes (D87). */
  readonly totalRestMinutes: number | null
}
const millisOrNull = (instant: string | null) => (instant === null ? null : Date.parse(instant))

export const stretchOf = (punch: PunchView): Stretch => ({
  id: punch.id,
  taskId: punch.taskId,
  siteId: punch.constructionSiteId,
  siteName: punch.siteName,
  day: punch.workingDay,
  checkIn: Date.parse(punch.checkIn),
  checkOut: millisOrNull(punch.checkOut),
  rests: punch.timekeepingRests.map(({ checkIn, checkOut }) => ({
    from: Date.parse(checkIn),
    to: millisOrNull(checkOut),
  })),
  isUnfinished: punch.state === "unfinished",
  isEndClaimed: punch.isEndClaimed,
  totalRestMinutes: punch.totalRestDuration,
})
export const isOpen = ({ checkOut, isUnfinished }: Stretch) => checkOut === null && !isUnfinished
export const openRest = ({ rests }: Stretch) => rests.find(({ to }) => to === null)

/** Whole minutes, as the server counts them: each end cut to its minute. */
const minutesBetween = (from: number, to: number) => Math.max(0, Math.floor(to / 60_000) - Math.floor(from / 60_000))

/** Minutes of the rest that runs at `now`; 0 outside of one. */
export const openRestMinutes = (stretch: Stretch, now: number) => {
  const rest = openRest(stretch)
  return rest === undefined ? 0 : minutesBetween(rest.from, now)
}

/** Minutes of rest until `now`. */
export const restMinutes = (stretch: Stretch, now: number) =>
  stretch.totalRestMinutes ?? stretch.rests.reduce((sum, { from, to }) => sum + minutesBetween(from, to ?? now), 0)

/** 実働 until `now`, counted from the planned start (D108) unless `plannedStart` is undefined. */
export const workedMinutes = (stretch: Stretch, plannedStart: number | undefined, now: number) => {
  const to = stretch.checkOut ?? now
  const waits = plannedStart !== undefined && plannedStart > stretch.checkIn && plannedStart < to
  const from = waits ? plannedStart : stretch.checkIn
  return Math.max(0, minutesBetween(from, to) - restMinutes(stretch, now))
}
