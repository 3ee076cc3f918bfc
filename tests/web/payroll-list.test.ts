import { expect, test } from "vitest"
import { yen } from "#modules/kernel/yen.ts"
import { countsOf, previewRows } from "../../web/features/payroll/close/preview-rows.ts"
import { isLargeChange } from "../../web/features/payroll/list/large-change.ts"
import { sumOf } from "../../web/features/payroll/list/pay-sums.ts"
import { signed } from "../../web/features/payroll/money.ts"
import { closeSearch, paySearch, slipSearch } from "../../web/features/payroll/pay-search.ts"
import { shiftMonth } from "../../web/features/scheduling/days.ts"
import { aRow } from "./payroll-rows.ts"

test("sums are over everybody with figures; who can't be calculated adds nothing and is not counted", () => {
  const rows = [aRow({ net: 200_000, gross: 250_000 }), aRow({ net: 100_000, gross: 120_000 }), aRow({ net: null })]
  expect(sumOf(rows)).toMatchObject({ people: 2, net: 300_000, gross: 370_000 })
})

test.each([
  [1234, "+1,234"],
  [-1234, "▲1,234"],
  [0, "±0"],
])("a difference of %d reads %s", (amount, text) => expect(signed(amount)).toBe(text))

test.each([
  [100_000, 14_999, false],
  [100_000, 15_000, true],
  [100_000, -15_000, true],
])("from last month's %d a change of %d is large: %s", (before, difference, isLarge) =>
  expect(isLargeChange({ net: yen(before + difference), difference })).toBe(isLarge),
)

test("the preview begins with those who can't be calculated, then goes by the size of the difference", () => {
  const rows = [
    aRow({ name: "小", net: 1, difference: 10 }),
    aRow({ name: "大", net: 1, difference: -500 }),
    aRow({ name: "新", net: 300_000, difference: null }),
    aRow({ name: "欠", net: null }),
  ]
  expect(previewRows(rows, "all").map(({ name }) => name)).toEqual(["欠", "新", "大", "小"])
  expect(countsOf(rows)).toMatchObject({ all: 4, new: 1, missing: 1 })
})

test("addresses keep what can be understood and drop the rest", () => {
  expect(paySearch({ month: "2026-13", q: "", roles: ["x"] })).toEqual({})
  expect(paySearch({ month: "2026-10", q: "高", roles: [12] })).toEqual({ month: "2026-10", q: "高", roles: [12] })
  expect(slipSearch({ month: "2026-10", userId: -1 })).toEqual({ month: "2026-10" })
  expect(closeSearch({ step: "running", correct: 7 })).toEqual({ correct: 7 })
  expect([shiftMonth("2026-01", -1), shiftMonth("2026-12", 1)]).toEqual(["2025-12", "2027-01"])
})
