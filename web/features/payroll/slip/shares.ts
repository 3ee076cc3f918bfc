/** The days behind a line: what each gives to it, in minutes or in shifts. */
import { hoursAndMinutes } from "@/lib/format.ts"
import type { AttendanceDay, SlipLine, Statement } from "../slip-query.ts"

export interface ShareOfDay {
  readonly day: string
  readonly attendance: AttendanceDay | undefined
  readonly share: number
}
/** Shift lines count shifts, all others minutes. */
export const countsShifts = (line: SlipLine | undefined) => line?.why.rule === "shiftPay"

/** Of a line, or of the whole month (the minutes that count) when no line is asked for. */
export const sharesOf = (slip: Statement, line: SlipLine | undefined): ReadonlyArray<ShareOfDay> => {
  if (line === undefined) {
    return slip.attendance
      .filter(({ workedMinutes }) => workedMinutes > 0)
      .map((attendance) => ({ day: attendance.workingDay, attendance, share: attendance.workedMinutes }))
  }
  const byDay = new Map(slip.attendance.map((one) => [one.workingDay, one]))
  return line.days.map(({ day, share }) => ({ day, attendance: byDay.get(day), share }))
}
export const sumOfShares = (shares: ReadonlyArray<ShareOfDay>) => shares.reduce((sum, { share }) => sum + share, 0)

/** Where a day was worked: the sites of its arrangements, else of its punches; undefined at the office. */
export const siteOf = (day: AttendanceDay) => {
  const sites = [...day.plans.map(({ siteName }) => siteName), ...day.punches.map(({ siteName }) => siteName)]
  return [...new Set(sites.filter((name) => name !== null))].join("・") || undefined
}
export const lastOut = (day: AttendanceDay) =>
  day.punches
    .flatMap(({ checkOut }) => (checkOut === null ? [] : [checkOut]))
    .toSorted()
    .at(-1)
export const planEnd = (day: AttendanceDay) =>
  day.plans
    .map(({ endsAt }) => endsAt)
    .toSorted()
    .at(-1)

export const shareText = (share: number, isShifts: boolean, times: (count: number) => string) =>
  isShifts ? times(share) : hoursAndMinutes(share)
