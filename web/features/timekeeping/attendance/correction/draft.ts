/**
 * 訂正 as it is typed: clock times of the day that the work belongs to. An end before its start lies on the next day (翌,
 * D86), so nobody types dates; work that ends at the minute it began took a day, a rest took none.
 */
import type { AttendanceDay, PunchView } from "#modules/timekeeping/contract.ts"
import { type WorkedShifts, workedShifts } from "#modules/timekeeping/rules/worked-shifts.ts"
import { addDays } from "@/features/scheduling/days.ts"
import { clockTime, dayOfInstant } from "@/lib/format.ts"
import { arrangementsOf, type ShiftId } from "../../day/arrangement.ts"

export interface RestDraft {
  /** For React; never sent. */
  readonly key: number
  readonly start: string
  readonly end: string
}
export interface Draft {
  readonly start: string
  readonly end: string
  readonly rests: ReadonlyArray<RestDraft>
  readonly reason: string
  /** Which arrangement it is for. Without one it was at `siteId`, and without either at the office. */
  readonly taskId: number | null
  readonly siteId: number | null
  /** What counts as done for people paid by the shift; undefined follows the times that are typed. */
  readonly ticks: Ticks | undefined
}
/** Of `shifts`, `halfShifts` count half. */
export type Ticks = WorkedShifts<ShiftId>
/** Whether a clock time stands before another; what is no time stands nowhere, and marks nothing as 翌. */
export const isEarlier = (one: string, other: string) => isClock(one) && isClock(other) && one < other
/** An end at or before its start lies on the next day. */
export const liesNextDay = (end: string, start: string) => isEarlier(end, start) || (isClock(end) && end === start)

export const isClock = (text: string) => /^([01]\d|2[0-3]):[0-5]\d$/.test(text)

/** Somebody who is at work has no end yet, and need not be given one. */
export const isAtWork = (punch: PunchView | undefined) => punch?.state === "open"

/** Where a punch stands: for an arrangement, which says the site, else at a site, else at the office. */
export const placeOf = ({ taskId, constructionSiteId, isOffice }: PunchView) => ({
  taskId,
  siteId: taskId === null && isOffice === 0 ? constructionSiteId : null,
})
const clockOrEmpty = (instant: string | null) => (instant === null ? "" : clockTime(instant))

export const draftOf = (day: AttendanceDay, punch: PunchView | undefined): Draft => {
  const [plan] = day.plans
  if (punch === undefined) {
    return {
      start: clockOrEmpty(plan?.startsAt ?? null),
      end: clockOrEmpty(day.plans.findLast(({ taskId }) => taskId === plan?.taskId)?.endsAt ?? null),
      rests: [],
      reason: "",
      taskId: plan?.taskId ?? null,
      siteId: null,
      ticks: undefined,
    }
  }
  const planned = day.plans.findLast(({ taskId }) => taskId === punch.taskId)?.endsAt ?? null
  const isOver = planned !== null && Date.parse(planned) <= Date.now()
  return {
    start: clockTime(punch.checkIn),
    // Nobody pressed 退勤: the plan's end is proposed, once it is over.
    end: clockOrEmpty(punch.checkOut ?? (isOver ? planned : null)),
    rests: punch.timekeepingRests.map(({ id, checkIn, checkOut }) => ({
      key: id,
      start: clockTime(checkIn),
      end: clockOrEmpty(checkOut),
    })),
    reason: "",
    ...placeOf(punch),
    ticks: punch.shifts.length === 0 ? undefined : { shifts: punch.shifts, halfShifts: punch.halfShifts },
  }
}
const minuteMillis = 60_000
/** What stood there to the second, when the minute was not changed. */
const instantOf = (day: string, clock: string, before: string | null | undefined) => {
  const at = new Date(`${day}T${clock}:00+09:00`).toISOString()
  const isSame =
    before != null && Math.floor(Date.parse(before) / minuteMillis) === Math.floor(Date.parse(at) / minuteMillis)
  return isSame ? before : at
}
interface Span {
  readonly checkIn: string
  /** Absent of what goes on. */
  readonly checkOut?: string
}
export interface Times extends Span {
  readonly rests: ReadonlyArray<Span>
}
/** Whether the end of a rest may stay empty: the last one of somebody who is at work and stays so. */
export const mayGoOn = (draft: Draft, at: number, punch: PunchView | undefined) =>
  isAtWork(punch) && draft.end === "" && at === draft.rests.length - 1
/** The clock times by their fields; what may stay empty and does is left out. */
export const clocksOf = (draft: Draft, punch: PunchView | undefined): ReadonlyArray<readonly [string, string]> => [
  ["start", draft.start],
  ...(isAtWork(punch) && draft.end === "" ? [] : [["end", draft.end] as const]),
  ...draft.rests.flatMap(({ start, end }, at) => [
    [`rests.${at}.start`, start] as const,
    ...(end === "" && mayGoOn(draft, at, punch) ? [] : [[`rests.${at}.end`, end] as const]),
  ]),
]
/** The instants of a draft; undefined while a time is not a time. */
export const timesOf = (draft: Draft, workingDay: string, punch: PunchView | undefined): Times | undefined => {
  if (!clocksOf(draft, punch).every(([, clock]) => isClock(clock))) return undefined
  const first = punch === undefined ? workingDay : dayOfInstant(punch.checkIn)
  const after = (clock: string, start: { readonly day: string; readonly clock: string }) =>
    clock > start.clock ? start.day : addDays(start.day, 1)
  const rests = draft.rests.map(({ key, start, end }) => {
    const before = punch?.timekeepingRests.find(({ id }) => id === key)
    const day = start >= draft.start ? first : addDays(first, 1)
    const checkIn = instantOf(day, start, before?.checkIn)
    if (end === "") return { checkIn }
    const ended = instantOf(end < start ? addDays(day, 1) : day, end, before?.checkOut)
    // Only one of two times within a minute may still have its seconds.
    return { checkIn, checkOut: end === start && ended < checkIn ? checkIn : ended }
  })
  const checkIn = instantOf(first, draft.start, punch?.checkIn)
  if (draft.end === "") return { checkIn, rests }
  const end = after(draft.end, { day: first, clock: draft.start })
  return { checkIn, checkOut: instantOf(end, draft.end, punch?.checkOut), rests }
}
interface EndedSpan {
  readonly checkIn: string
  readonly checkOut: string
}
interface EndedTimes extends EndedSpan {
  readonly rests: ReadonlyArray<EndedSpan>
}
/** The times of work that is over; undefined while it goes on. */
export const endedOf = ({ checkIn, checkOut, rests }: Times): EndedTimes | undefined => {
  const over = rests.flatMap((rest) => (rest.checkOut === undefined ? [] : [{ ...rest, checkOut: rest.checkOut }]))
  return checkOut === undefined || over.length < rests.length ? undefined : { checkIn, checkOut, rests: over }
}
/** What counts as done: as ticked, else what the times come to of the arrangement. */
export const ticksOf = ({ taskId, ticks }: Draft, plans: AttendanceDay["plans"], times: Times | undefined): Ticks => {
  const ended = times === undefined ? undefined : endedOf(times)
  if (ticks !== undefined || ended === undefined) return ticks ?? { shifts: [], halfShifts: [] }
  const arrangement = arrangementsOf(plans).find((one) => one.taskId === taskId)
  return workedShifts<ShiftId>(arrangement?.parts ?? [], {
    from: Date.parse(ended.checkIn),
    to: Date.parse(ended.checkOut),
    rests: ended.rests.map((rest) => ({ from: Date.parse(rest.checkIn), to: Date.parse(rest.checkOut) })),
  })
}
/** Minutes from in to out, and of all rests, each end cut to its minute as they are counted. */
export const lengthsOf = ({ checkIn, checkOut, rests }: EndedTimes) => {
  const minuteOf = (instant: string) => Math.floor(Date.parse(instant) / minuteMillis)
  const minutes = (from: string, to: string) => minuteOf(to) - minuteOf(from)
  return {
    presence: minutes(checkIn, checkOut),
    rest: rests.reduce((sum, one) => sum + minutes(one.checkIn, one.checkOut), 0),
  }
}

/** Whether what is typed says of a punch what it says already: its times, rests, shifts and place. */
export const isSamePunch = (draft: Draft, workingDay: string, punch: PunchView) => {
  const times = timesOf(draft, workingDay, punch)
  const { checkIn, checkOut, timekeepingRests, shifts, halfShifts } = punch
  // Shifts that nobody has ticked follow the times.
  const ticked = draft.ticks ?? { shifts, halfShifts }
  const spanOf = (from: string, to: string | null) => ({ checkIn: from, ...(to === null ? {} : { checkOut: to }) })
  const rests = timekeepingRests.map((rest) => spanOf(rest.checkIn, rest.checkOut))
  const stored = { times: { ...spanOf(checkIn, checkOut), rests }, shifts, halfShifts, ...placeOf(punch) }
  const { taskId, siteId } = draft
  return (
    JSON.stringify(stored) ===
    JSON.stringify({ times, shifts: ticked.shifts, halfShifts: ticked.halfShifts, taskId, siteId })
  )
}
