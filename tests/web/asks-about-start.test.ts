import { expect, test } from "vitest"
import { startQuestionOf } from "@/features/scheduling/wishes/asks-about-start.ts"

const usual = (shift: number, from: string, to: string) => ({ shift, from, to, key: "", label: "" })
const shiftDefaults = [usual(1, "08:00", "12:00"), usual(2, "13:00", "17:00")]
const view: Parameters<typeof startQuestionOf>[0] = {
  ...{ shiftDefaults, morningShift: 1, morningFrom: "08:00", morningTo: "12:00" },
  ...{ afternoonShift: 1, afternoonFrom: "13:00", afternoonTo: "17:00", eveningShift: 0, otherShift: 0 },
}

test("TASK-20 a wish for another start or end is asked about with both times, one for what is arranged already is not", () => {
  expect(startQuestionOf(view, { startTimeDesire: "09:30" })).toEqual({
    wished: { from: "09:30", to: "17:00" },
    now: { from: "08:00", to: "17:00" },
  })
  expect(startQuestionOf(view, { endTimeDesire: "18:00" })).toMatchObject({
    wished: { to: "18:00" },
    now: { to: "17:00" },
  })
  expect(startQuestionOf(view, { startTimeDesireAfternoon: "13:30" })).toMatchObject({
    wished: { from: "13:30" },
    now: { from: "13:00" },
    shift: "afternoon",
  })
  expect(startQuestionOf(view, { startTimeDesire: "08:00" })).toBeUndefined()
  expect(startQuestionOf(view, { startTimeDesire: null, workerMorning: 2 })).toBeUndefined()
  expect(startQuestionOf(view, undefined)).toBeUndefined()
})

test("TASK-20 what is asked for first is asked about beside the company's usual times", () => {
  const request = { ...view, morningShift: 0, afternoonShift: 0, morningFrom: null, afternoonFrom: null }
  expect(startQuestionOf(request, { morningShiftCustomer: 1, startTimeDesire: "09:00" })).toEqual({
    wished: { from: "09:00", to: "12:00" },
    now: { from: "08:00", to: "12:00" },
  })
  const evening = { eveningShiftCustomer: 1, startTimeDesire: "20:00" }
  expect(startQuestionOf(request, evening)).toBeUndefined()
})
