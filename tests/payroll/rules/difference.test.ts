import { Result } from "effect"
import { describe, expect, test } from "vitest"
import { isoDate } from "#modules/kernel/civil-day.ts"
import { yen } from "#modules/kernel/yen.ts"
import type { PayInputs, SlipLine } from "#modules/payroll/model.ts"
import { canonicalJson, digestOf } from "#modules/payroll/rules/slip/canonical-json.ts"
import { slipDifference } from "#modules/payroll/rules/slip/difference.ts"
import { slipResult } from "#modules/payroll/rules/slip/slip.ts"
import { law } from "../../law/law-book.ts"
import { aDay, aMonth } from "./builders.ts"
import { everyRule } from "./every-rule.ts"

const slip = (inputs: PayInputs) => Result.getOrThrow(slipResult(inputs, law))
const october = (overtime: number, more: Partial<PayInputs> = {}) =>
  slip(aMonth("2026-10", { days: [aDay(isoDate("2026-10-01"), { regular: 480, overtime })], ...more }))

describe("BEY-07 the difference between two slips", () => {
  test("a line that grew tells by how much and which figure did it", () => {
    const { lines, gross, net } = slipDifference(october(60), october(90))
    expect(lines.find(({ key }) => key === "overtimePay")).toMatchObject({
      before: 2250,
      after: 3375,
      difference: 1125,
      causes: [{ name: "overtimeMinutes", unit: "minutes", before: "60", after: "90" }],
    })
    expect(lines.find(({ key }) => key === "basePay")).toMatchObject({ difference: 0, causes: [] })
    expect([gross, net]).toEqual([1125, 1125])
  })
  test("a line that came and one that went count from and to nothing", () => {
    const before = october(60)
    const after = october(0, { deductions: [{ title: "寮費", yen: yen(500) }] })
    const { lines, net } = slipDifference(before, after)
    expect(lines.map(({ key, difference }) => [key, difference])).toEqual([
      ["basePay", 0],
      ["deduction:寮費", 500],
      ["overtimePay", -2250],
    ])
    expect(net).toBe(-2750)
  })
  test("the differences of the lines add up to those of the totals, between any two slips", () => {
    const slips = Object.values(everyRule).map(slip)
    for (const before of slips)
      for (const after of slips) {
        const { lines, gross, deductions, net } = slipDifference(before, after)
        const sum = (kind: SlipLine["kind"]) =>
          lines.filter((line) => line.kind === kind).reduce((total, { difference }) => total + difference, 0)
        expect([sum("pay"), sum("deduction")]).toEqual([gross, deductions])
        // What is given back is no pay and no deduction (立替金精算).
        expect(net).toBe(gross - deductions + sum("repayment"))
      }
  })
})

describe("a slip is the same by bytes", () => {
  test("the same inputs give the same text, whatever the order of their keys", () => {
    for (const inputs of Object.values(everyRule)) {
      const reordered: PayInputs = { ...Object.fromEntries(Object.entries(inputs).toReversed()), ...inputs }
      expect(canonicalJson(slip(reordered))).toBe(canonicalJson(slip(inputs)))
      expect(digestOf(canonicalJson(reordered))).toBe(digestOf(canonicalJson(inputs)))
    }
  })
  test("any other input gives another digest", () => {
    const inputs = aMonth("2026-10")
    expect(digestOf(canonicalJson({ ...inputs, paidOn: isoDate("2026-11-26") }))).not.toBe(
      digestOf(canonicalJson(inputs)),
    )
  })
  test("whatever rules meet, a slip is built with its keys in order", () => {
    for (const inputs of Object.values(everyRule))
      expect(JSON.stringify(slip(inputs))).toBe(canonicalJson(slip(inputs)))
  })
  test("keys stand in order and absent fields are left out", () => {
    expect(canonicalJson({ b: [1, { d: null, c: undefined }], a: "x" })).toBe('{"a":"x","b":[1,{"d":null}]}')
  })
})
