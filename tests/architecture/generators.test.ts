import { expect, test } from "vitest"
import { sourcesOf } from "./source.ts"

/** Where a program runs for each person of a month, or for each statement and presser of a button. */
const busy =
  /^modules\/(labour|payroll\/rules|payroll\/operations\/person-inputs|kernel\/database\/scope|kernel\/crowd\/gathering)/
const madeAtEachCall = /\b(?:Result|Effect)\.gen\(function/

test("what runs by the thousand makes its generators once: resultFn and Effect.fn, no gen inside a function", () => {
  const files = sourcesOf("modules").filter(({ file }) => busy.test(file))
  expect(files.length).toBeGreaterThan(50)
  expect(files.filter(({ text }) => madeAtEachCall.test(text)).map(({ file }) => file)).toEqual([])
  expect(madeAtEachCall.test("const a = () => Result.gen(function* () {")).toBe(true)
})
