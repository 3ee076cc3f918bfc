import { expect, test } from "vitest"
import { asksAboutStart } from "@/features/scheduling/wishes/asks-about-start.ts"

test("TASK-20 an accepted wish or request asks about the start only where a time was asked for and there is a start now", () => {
  expect(asksAboutStart({ startTimeDesire: "09:00" }, { startTime: "08:00" })).toBe(true)
  expect(asksAboutStart({ endTimeDesireMorning: "11:00" }, { startTime: "08:00" })).toBe(true)
  expect(asksAboutStart({ morningShiftCustomer: 1, workerMorning: 2 }, { startTime: "08:00" })).toBe(false)
  expect(asksAboutStart({ startTimeDesire: "09:00" }, { startTime: null })).toBe(false)
  expect(asksAboutStart(undefined, { startTime: "08:00" })).toBe(false)
})
