import { Result } from "effect"
import { expect, test } from "vitest"
import { toldCauses } from "#modules/payroll/rules/explain/causes.ts"
import { explain } from "#modules/payroll/rules/explain/explain.ts"
import { workedMonth } from "#modules/payroll/rules/hours/worked-month.ts"
import { addBreakdowns, breakdownOf, noBreakdown } from "#modules/payroll/rules/slip/breakdown.ts"
import { slipResult } from "#modules/payroll/rules/slip/slip.ts"
import { law } from "../../law/law-book.ts"
import { everyRule } from "./every-rule.ts"

const slips = Object.entries(everyRule).map(
  ([name, inputs]) => [name, Result.getOrThrow(slipResult(inputs, law))] as const,
)

test.each(slips)("the columns of a list add up to the slip: %s", (_, { lines, totals }) => {
  const parts = breakdownOf(lines)
  expect(parts.basePay + parts.premiumPay + parts.otherPay).toBe(totals.gross)
  expect(parts.insurance + parts.incomeTax + parts.residentTax + parts.otherDeductions).toBe(totals.deductions)
  expect(addBreakdowns(parts, noBreakdown)).toEqual(parts)
})

test.each(slips)("the parts of each step are its formula, hours in words instead of minutes by 60: %s", (_, slip) => {
  for (const { why } of slip.lines) {
    for (const [at, step] of explain(why, "ja").steps.entries()) {
      const texts = step.parts.map(({ text }) => text)
      expect(step.parts[0]?.op).toBeUndefined()
      expect(texts.join(" ")).not.toMatch(/undefined/)
      const dropped = why.steps[at]?.parts.length ?? 0
      expect(dropped - texts.length).toBe(/分 ÷ 60/.test(step.numbers) ? 1 : 0)
    }
  }
})

test("a cause is told in the reader's words, with what was and what is", () => {
  const cause = { name: "overtimeMinutes", unit: "minutes", before: "760", after: "1095" } as const
  expect(toldCauses([cause], "ja")).toMatchObject([
    { words: "時間外の時間", beforeText: "12時間40分", afterText: "18時間15分" },
  ])
  expect(toldCauses([{ name: "overtimeMinutes", unit: "minutes", after: "60" }], "vi")[0]?.beforeText).toBeUndefined()
})

test("a month without work is all zeros", () => {
  expect(workedMonth({ days: [] })).toEqual({
    days: 0,
    workedMinutes: 0,
    overtimeMinutes: 0,
    nightMinutes: 0,
    holidayMinutes: 0,
  })
})
