/** What a customer's wish is shown beside. */
import { expect, test } from "vitest"
import { originOf } from "@/features/scheduling/wishes/origin-of.ts"

const view = {
  startDate: "2026-12-02",
  startTime: "08:00",
  endTime: "17:00",
  morningShift: 1,
  morningShiftCustomer: 0,
  morningFrom: "08:00",
  workerMorning: 5,
  startTimeDesire: null,
}

test("TASK-20 a desired time stands beside the arranged one, a shift that is there beside itself", () => {
  const wish = { startTimeDesire: "08:05", morningShiftCustomer: 1, workerMorning: 6, startTimeDesireMorning: "09:00" }
  expect(originOf(view, wish)).toEqual({
    startTimeDesire: "08:00",
    morningShiftCustomer: 1,
    workerMorning: 5,
    startTimeDesireMorning: "08:00",
    date: { from: "2026-12-02", to: null },
  })
  const wishedBefore = { ...view, startTimeDesire: "07:30" }
  expect(originOf(wishedBefore, wish)).toMatchObject({ startTimeDesire: "08:00" })
  const open = { ...wishedBefore, startTime: null }
  expect(originOf(open, wish)).toMatchObject({ startTimeDesire: "07:30" })
})
