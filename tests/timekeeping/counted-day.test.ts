import { expect, test } from "vitest"
import { isoDate } from "#modules/kernel/civil-day.ts"
import { minutes } from "#modules/kernel/minutes.ts"
import { countedDay, type PunchFacts } from "#modules/timekeeping/rules/counted-day.ts"

const day = isoDate("2026-11-19")
const at = (time: string) => Date.parse(`${day}T${time}:00+09:00`)
const punch = (from: string, to: string): PunchFacts => ({
  checkIn: at(from),
  checkOut: at(to),
  rests: [],
  totalRestMinutes: null,
  plannedStart: null,
})
const rule = { countsFromPunch: false, restRules: [{ fromPresence: minutes(480), rest: minutes(60) }] }

test("D20 the way between two sites is free: no rest is taken off again, and it counts as one", () => {
  expect(countedDay(day, [punch("08:00", "12:00"), punch("13:00", "17:30")], rule)).toMatchObject({
    workedMinutes: 510,
    restMinutes: 0,
    betweenMinutes: 60,
    isRestByRule: false,
  })
})

test("D20 of a shorter way, only what is missing to the company's table is taken off", () => {
  expect(countedDay(day, [punch("08:00", "12:00"), punch("12:20", "17:30")], rule)).toMatchObject({
    workedMinutes: 510,
    restMinutes: 40,
    betweenMinutes: 20,
    isRestByRule: true,
  })
})
