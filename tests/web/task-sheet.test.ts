import { expect, test } from "vitest"
import { desiredOf, payOf, sheetShifts } from "@/features/scheduling/task/sheet-shifts.ts"

test("D64 TASK-49 an arrangement without times says what was asked for; one with times says them beside the wish", () => {
  const asked = {
    ...{ morningShift: 0, morningShiftCustomer: 1, workerMorning: 3, startTimeDesireMorning: "09:00" },
    ...{ eveningShift: 0, eveningShiftCustomer: 0, startTimeDesire: "08:30", endTimeDesire: null },
  }
  expect(sheetShifts(asked)).toEqual([{ shift: "morning", times: null, desired: "09:00〜", heads: 3 }])
  expect(desiredOf(asked)).toBe("08:30〜")
  const fixed = { ...asked, morningShift: 1, morningFrom: "08:00", morningTo: "12:00" }
  expect(sheetShifts(fixed)).toMatchObject([{ times: { from: "08:00", to: "12:00" }, desired: "09:00〜" }])
})

test("TASK-45 TASK-32 whoever is told neither wish nor head count reads the times alone", () => {
  const worker = { morningShift: 1, morningFrom: "08:00", morningTo: "12:00" }
  expect(sheetShifts(worker)).toEqual([
    { shift: "morning", times: { from: "08:00", to: "12:00" }, desired: "", heads: null },
  ])
  expect(desiredOf(worker)).toBe("")
})

test("TASK-46 the sheet says 人工, price and certificates of whom they are told, and nothing of anybody else", () => {
  const shifts = { morningShift: 1, afternoonShift: 0, eveningShift: 0, otherShift: 0 }
  const person = { ...{ userId: 1, name: "小林", furiganaName: null, trade: null }, ...shifts }
  const morning = [{ name: "玉掛け", licenseId: null, priceStaff: 800 }]
  expect(payOf({ ...person, countWorkMorning: 0.5, priceMorning: 15_000, unitPriceCertificate: { morning } })).toEqual([
    { shift: "morning", count: 0.5, price: 15_000, certificates: morning },
  ])
  expect(payOf({ ...person, countWorkMorning: 1 })).toEqual([
    { shift: "morning", count: 1, price: undefined, certificates: [] },
  ])
  expect(payOf(person)).toEqual([])
})
