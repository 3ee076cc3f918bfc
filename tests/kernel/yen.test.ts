import { Schema } from "effect"
import { describe, expect, test } from "vitest"
import { decimal, dividedBy, minus, plus, ratio, ratioOfText, ratioText, times } from "#modules/kernel/ratio.ts"
import {
  dropFiftySenOrLess,
  dropUnderHundredYen,
  dropUnderOneYen,
  halfUpToHundredYen,
  halfUpToTenYen,
  halfUpToYen,
  raiseToYen,
  Yen,
  yen,
} from "#modules/kernel/yen.ts"

describe("whole yen", () => {
  test("a fraction, a text and an unsafe number are no yen", () => {
    for (const wrong of [1.5, "100", 2 ** 53, Number.NaN]) expect(Schema.is(Yen)(wrong)).toBe(false)
    expect(Schema.is(Yen)(-100)).toBe(true)
    expect(() => yen(0.5)).toThrow("Not whole yen")
  })
})

describe("roundings at their borders", () => {
  const cases: ReadonlyArray<readonly [string, typeof halfUpToYen, string, number]> = [
    ["under 50 sen of a wage is dropped", halfUpToYen, "1524.4999", 1524],
    ["50 sen of a wage is raised", halfUpToYen, "1524.5", 1525],
    ["50 sen of an insurance share is dropped", dropFiftySenOrLess, "5065.5", 5065],
    ["more than 50 sen of an insurance share is raised", dropFiftySenOrLess, "5065.5001", 5066],
    ["a whole insurance share stays", dropFiftySenOrLess, "5065", 5065],
    ["under one yen of tax is dropped", dropUnderOneYen, "59477.99", 59477],
    ["under one yen of a deduction is raised", raiseToYen, "59166.01", 59167],
    ["a whole deduction stays", raiseToYen, "59167", 59167],
    ["under 5 yen of tax is dropped", halfUpToTenYen, "164.99", 160],
    ["5 yen of tax is raised", halfUpToTenYen, "165", 170],
    ["under 50 yen is dropped to a hundred", halfUpToHundredYen, "3849.99", 3800],
    ["50 yen is raised to a hundred", halfUpToHundredYen, "3850", 3900],
    ["under a hundred yen of an instalment is dropped", dropUnderHundredYen, "15099", 15000],
  ]
  for (const [name, rounding, exact, expected] of cases) {
    test(name, () => expect(rounding(decimal(exact))).toBe(expected))
  }
  test("110,000 × 9.21 % ÷ 2 is exactly 5,065.5, where binary floats are beside it", () => {
    const share = dividedBy(times(ratio(110_000), decimal(0.0921)), ratio(2))
    expect(ratioText(share)).toBe("5065.5")
    expect(dropFiftySenOrLess(share)).toBe(5065)
    expect(halfUpToYen(share)).toBe(5066)
  })
})

describe("exact fractions", () => {
  test("text and fraction are each other's reverse", () => {
    for (const text of ["0", "-0.5", "2217.612", "1/3", "-5000/3", "12"])
      expect(ratioText(ratioOfText(text))).toBe(text)
    expect(ratioText(plus(ratio(1, 3), minus(ratio(1, 6), ratio(1, 2))))).toBe("0")
  })
})
