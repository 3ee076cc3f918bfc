/** 訂正 as it is typed, and the instants it means. */
import { expect, test } from "vitest"
import {
  type Draft,
  endedOf,
  isEarlier,
  isSamePunch,
  lengthsOf,
  liesNextDay,
  ticksOf,
  timesOf,
} from "@/features/timekeeping/attendance/correction/draft.ts"

const day = "2026-11-20"
const draft = (more: Partial<Draft>): Draft => ({
  start: "08:00",
  end: "17:00",
  rests: [],
  reason: "",
  taskId: null,
  siteId: null,
  ticks: undefined,
  ...more,
})
const rest = (start: string, end: string) => ({ key: -1, start, end })
const at = (moment: string) => new Date(`${moment}:00+09:00`).toISOString()
const restOf = (start: string, end: string, of: Partial<Draft> = {}) =>
  timesOf(draft({ rests: [rest(start, end)], ...of }), day, undefined)?.rests[0]

test("TIME-05 a rest of no minutes is one of no minutes, not of a day", () => {
  expect(restOf("12:00", "12:00")).toEqual({ checkIn: at(`${day}T12:00`), checkOut: at(`${day}T12:00`) })
  const times = timesOf(draft({ rests: [rest("12:00", "12:00"), rest("15:00", "15:15")] }), day, undefined)
  const ended = times && endedOf(times)
  expect(ended && lengthsOf(ended)).toEqual({ presence: 540, rest: 15 })
})

test("TIME-22 a rest over midnight, and one after it, lie on the next day", () => {
  const night = { start: "20:00", end: "05:00" }
  expect(restOf("23:30", "00:30", night)).toEqual({ checkIn: at(`${day}T23:30`), checkOut: at("2026-11-21T00:30") })
  expect(restOf("01:00", "01:00", night)).toEqual({ checkIn: at("2026-11-21T01:00"), checkOut: at("2026-11-21T01:00") })
})

test("a minute that was not changed keeps its seconds, and a rest within one minute still ends after it began", () => {
  const stored = { id: 7, checkIn: `${day}T03:00:40.000Z`, checkOut: `${day}T03:05:10.000Z`, duration: 4 }
  // biome-ignore lint/suspicious/noExplicitAny: what else a punch carries decides nothing here.
  const punch: any = { checkIn: at(`${day}T08:00`), checkOut: at(`${day}T17:00`), timekeepingRests: [stored] }
  const ended = (end: string) =>
    timesOf(draft({ rests: [{ key: 7, start: "12:00", end }] }), day, punch)?.rests[0]?.checkOut
  expect(ended("12:05")).toBe(stored.checkOut)
  expect(ended("12:00")).toBe(stored.checkIn)
})

test("PAY-18 what counts as done follows the times that are typed, until somebody ticks", () => {
  const plan = { taskId: 11, siteName: "豊洲三丁目計画" }
  // biome-ignore lint/suspicious/noExplicitAny: what else an arrangement carries decides nothing here.
  const plans: any = [
    { ...plan, shift: 1, startsAt: at(`${day}T08:00`), endsAt: at(`${day}T12:00`) },
    { ...plan, shift: 2, startsAt: at(`${day}T13:00`), endsAt: at(`${day}T17:00`) },
  ]
  const ticked = (more: Partial<Draft>) => {
    const of = draft({ taskId: 11, ...more })
    return ticksOf(of, plans, timesOf(of, day, undefined))
  }
  expect(ticked({})).toEqual({ shifts: [1, 2], halfShifts: [] })
  expect(ticked({ start: "12:56", end: "13:01" })).toEqual({ shifts: [], halfShifts: [] })
  expect(ticked({ end: "14:30" })).toEqual({ shifts: [1, 2], halfShifts: [2] })
  expect(ticked({ end: "12:00", rests: [rest("09:00", "10:30")] })).toEqual({ shifts: [1], halfShifts: [1] })
  expect(ticked({ taskId: null })).toEqual({ shifts: [], halfShifts: [] })
  expect(ticked({ end: "" })).toEqual({ shifts: [], halfShifts: [] })
  expect(ticked({ end: "14:30", ticks: { shifts: [2], halfShifts: [] } })).toEqual({ shifts: [2], halfShifts: [] })
})

test("TIME-06 of somebody who is at work the end stays empty, and so does the end of the rest that he is on", () => {
  // biome-ignore lint/suspicious/noExplicitAny: what else a punch carries decides nothing here.
  const atWork: any = { checkIn: at(`${day}T08:00`), checkOut: null, state: "open", timekeepingRests: [] }
  const rests = [rest("10:00", "10:15"), rest("12:00", "")]
  expect(timesOf(draft({ start: "07:45", end: "", rests }), day, atWork)).toEqual({
    checkIn: at(`${day}T07:45`),
    rests: [{ checkIn: at(`${day}T10:00`), checkOut: at(`${day}T10:15`) }, { checkIn: at(`${day}T12:00`) }],
  })
  expect(timesOf(draft({ end: "13:00", rests }), day, atWork)).toBe(undefined)
  expect(timesOf(draft({ end: "", rests: [rest("10:00", ""), rest("12:00", "")] }), day, atWork)).toBe(undefined)
  expect(timesOf(draft({ end: "" }), day, { ...atWork, state: "unfinished" })).toBe(undefined)
})

test("TIME-06 what is no time lies on no other day", () => {
  expect(liesNextDay("01:30", "20:00")).toBe(true)
  expect(liesNextDay("08:00", "08:00")).toBe(true)
  expect(liesNextDay("17:00", "25:99")).toBe(false)
  expect(isEarlier("12:00", "25:99")).toBe(false)
  expect(isEarlier("", "08:00")).toBe(false)
})

test("TIME-06 a correction changes a punch by a time, a rest, a shift or its place, not by its reason", () => {
  const stored = { id: 7, checkIn: at(`${day}T12:00`), checkOut: at(`${day}T13:00`), duration: 60 }
  const times = { checkIn: `${day}T23:00:40.000Z`, checkOut: at("2026-11-21T17:00") }
  // biome-ignore lint/suspicious/noExplicitAny: what else a punch carries decides nothing here.
  const punch: any = { ...times, timekeepingRests: [stored], shifts: [1], halfShifts: [], taskId: null, isOffice: 1 }
  const typed = (more: Partial<Draft> = {}) =>
    isSamePunch(
      draft({
        start: "08:00",
        rests: [{ key: 7, start: "12:00", end: "13:00" }],
        ticks: { shifts: [1], halfShifts: [] },
        ...more,
      }),
      "2026-11-21",
      punch,
    )
  const restAsStored = { ...stored, checkIn: at("2026-11-21T12:00"), checkOut: at("2026-11-21T13:00") }
  punch.timekeepingRests = [restAsStored]
  expect(typed()).toBe(true)
  expect(typed({ reason: "見直した" })).toBe(true)
  expect(typed({ end: "17:05" })).toBe(false)
  expect(typed({ rests: [] })).toBe(false)
  expect(typed({ ticks: { shifts: [1], halfShifts: [1] } })).toBe(false)
  // It was at another place: for an arrangement, or at a site without one.
  expect(typed({ taskId: 11 })).toBe(false)
  expect(typed({ siteId: 4 })).toBe(false)
  // Nobody pressed 退勤: taking over the proposed end is a change.
  punch.checkOut = null
  expect(typed()).toBe(false)
})
