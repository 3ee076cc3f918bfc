/** A filter of the candidates can always be taken back. */
import { expect, test } from "vitest"
import { filtersOffered, sidesOf } from "@/features/scheduling/task/candidate-filters.ts"

const own = { vendorCompanyName: null, trade: "scaffolder" }
const theirs = { vendorCompanyName: "東和足場", trade: "plumber" }
const [side, trade] = ["all" as const, ""]

test("TASK-30 own people and partners' are told apart where there are both, trades where there are two", () => {
  expect(filtersOffered([own, theirs], { side, trade })).toEqual({ hasSides: true, trades: ["scaffolder", "plumber"] })
  expect(filtersOffered([own, own], { side, trade })).toEqual({ hasSides: false, trades: [] })
  expect(sidesOf([own, theirs, theirs])).toEqual({ own: 1, vendors: 2 })
})

test("TASK-30 what is filtered by stays on offer on a shift where nobody of it is left, so that it can be undone", () => {
  expect(filtersOffered([own], { side: "vendors", trade }).hasSides).toBe(true)
  expect(filtersOffered([own], { side, trade: "plumber" }).trades).toEqual(["scaffolder", "plumber"])
  expect(filtersOffered([], { side, trade: "plumber" }).trades).toEqual(["plumber"])
})
