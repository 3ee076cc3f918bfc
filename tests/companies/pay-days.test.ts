import { Schema } from "effect"
import { expect, test } from "vitest"
import { payDays } from "#modules/companies/contract/company-shifts.ts"
import { payDaysTogether } from "#modules/companies/rules/pay-days.ts"
import { wrongFields } from "#modules/kernel/fields/field-errors.ts"

const wrong = wrongFields(Schema.Struct(payDays).check(payDaysTogether))

test.each([
  ["the month's end, paid in the next month", [0, 1, 0], []],
  ["the 20th, paid at the end of the same month", [20, 0, 0], []],
  ["the 20th, paid on the 21st", [20, 0, 21], []],
  ["the 20th, paid on the 20th", [20, 0, 20], ["salaryPaymentDate"]],
  ["the 27th, paid on the 28th", [27, 0, 28], []],
  ["the 28th, paid in the same month", [28, 0, 0], ["salaryPaymentDelayMonth"]],
  ["the month's end, paid in the same month", [0, 0, 25], ["salaryPaymentDelayMonth"]],
  ["the 28th, paid on the 10th two months later", [28, 2, 10], []],
] as const)("WIZ-06 SET-05 %s", (_, [salaryClosingDate, salaryPaymentDelayMonth, salaryPaymentDate], fields) => {
  const complaints = wrong({ salaryClosingDate, salaryPaymentDelayMonth, salaryPaymentDate })
  expect(complaints).toEqual(fields.map((field) => ({ field, key: "payBeforeClosing" })))
})
