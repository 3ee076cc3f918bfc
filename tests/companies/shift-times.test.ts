import { Schema } from "effect"
import { expect, test } from "vitest"
import { shiftTimes } from "#modules/companies/contract/company-shifts.ts"
import { shiftTimesTogether } from "#modules/companies/rules/shift-times.ts"
import { wrongFields } from "#modules/kernel/fields/field-errors.ts"

const wrong = wrongFields(Schema.Struct(shiftTimes).check(...shiftTimesTogether))
const morningOnly = {
  morningShift: 1,
  morningFrom: "08:00",
  morningTo: "17:00",
  afternoonShift: 0,
  afternoonFrom: null,
  afternoonTo: null,
  eveningShift: 0,
  eveningFrom: null,
  eveningTo: null,
}
const afternoon = (from: string | null, to: string | null) => ({
  afternoonShift: 1,
  afternoonFrom: from,
  afternoonTo: to,
})
const evening = (from: string | null, to: string | null) => ({ eveningShift: 1, eveningFrom: from, eveningTo: to })

test.each([
  ["the morning alone", {}, []],
  ["an afternoon that starts as the morning ends", afternoon("17:00", "20:00"), []],
  ["an evening past midnight", evening("20:00", "05:00"), []],
  ["an evening that ends as the morning starts", evening("20:00", "08:00"), []],
  ["an afternoon that starts a step too early", afternoon("16:55", "20:00"), ["afternoonFrom shiftsOverlap"]],
  ["an evening into the next morning", evening("20:00", "08:05"), ["eveningTo shiftsOverlap"]],
  ["an afternoon that ends as it starts", afternoon("18:00", "18:00"), ["afternoonTo startNotBeforeEnd"]],
  ["an evening that ends as it starts", evening("20:00", "20:00"), ["eveningTo startEqualsEnd"]],
  ["a shift that is on without its end", afternoon("18:00", null), ["afternoonTo required"]],
  ["a time of a shift that is off", { afternoonFrom: "18:00" }, ["afternoonFrom timeOfShiftOff"]],
  ["no shift at all", { morningShift: 0, morningFrom: null, morningTo: null }, ["morningShift noShift"]],
  ["a time off the step", { morningFrom: "08:03" }, ["morningFrom minuteStep:5"]],
])("WIZ-04 SET-04 %s", (_, change, expected) => {
  expect(wrong({ ...morningOnly, ...change }).map(({ field, key }) => `${field} ${key}`)).toEqual(expected)
})
