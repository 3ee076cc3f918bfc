import { expect, test } from "vitest"
import { daysFigure, hoursFigure, yenFigure, yenTotal } from "../../modules/documents/layout/figures.ts"

test.each([
  [yenFigure(0), "0"],
  [yenFigure(-0), "0"],
  [yenFigure(1_234_567), "1,234,567"],
  [yenFigure(-18_420), "▲18,420"],
  [yenTotal(362_808), "¥362,808"],
  [yenTotal(-5), "▲¥5"],
  [hoursFigure(0), "0:00"],
  [hoursFigure(59), "0:59"],
  [hoursFigure(10_590), "176:30"],
  [hoursFigure(-65), "▲1:05"],
  [daysFigure(22), "22.0"],
  [daysFigure(0.5), "0.5"],
  [daysFigure(0.25), "0.25"],
])("prints %s", (printed, expected) => {
  expect(printed).toBe(expected)
})

test("a paper with a broken figure is not printed", () => {
  for (const broken of [Number.NaN, Number.POSITIVE_INFINITY, 0.5]) {
    expect(() => yenFigure(broken)).toThrow(RangeError)
    expect(() => hoursFigure(broken)).toThrow(RangeError)
  }
  expect(() => daysFigure(Number.NaN)).toThrow(RangeError)
})
