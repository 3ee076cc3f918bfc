import { expect, test } from "vitest"
import { yen } from "#modules/kernel/yen.ts"
import { netChanges } from "../../web/features/payroll/own/net-changes.ts"
import { shortFormula } from "../../web/features/payroll/slip/formula-text.ts"
import type { SlipLine, Statement } from "../../web/features/payroll/slip-query.ts"

const aLine = (kind: SlipLine["kind"], before: number, after: number): SlipLine => ({
  key: `${kind} ${before}`,
  kind,
  name: kind,
  amount: yen(after),
  why: { rule: "basePay", inputs: [], steps: [], result: yen(after) },
  days: [],
  text: { sentence: "", steps: [], figures: [] },
  difference: { before: yen(before), yen: after - before, causes: [] },
})
const gone: Statement["gone"] = [{ key: "old", name: "手当", kind: "pay", before: yen(5000) }]

test("what changed the net adds up to the net's difference: less tax is more, a lost allowance is less", () => {
  const lines = [aLine("pay", 300_000, 310_000), aLine("info", 1, 99_999), aLine("deduction", 9000, 8500)]
  const changes = netChanges({ lines, gone })
  const [before, after] = [300_000 + 5000 - 9000, 310_000 - 8500]
  expect(changes.map((change) => change.yen)).toEqual([10_000, 500, -5000])
  expect(changes.reduce((sum, change) => sum + change.yen, 0)).toBe(after - before)
})

const withParts = (parts: SlipLine["text"]["steps"][number]["parts"]): SlipLine => ({
  ...aLine("pay", 0, 0),
  text: { sentence: "", figures: [], steps: [{ name: "", words: "", numbers: "", result: "", parts }] },
})

test("a short formula stands beside its line; one with a clause or many parts does not", () => {
  const hours = { op: "×", words: "", text: "9時間6分" } as const
  const wage = { words: "", text: "2,000円" }
  expect(shortFormula(withParts([wage, { op: "×", words: "", text: "1.25" }, hours]))).toBe("2,000円 × 1.25 × 9時間6分")
  expect(shortFormula(withParts([wage]))).toBeUndefined()
  expect(shortFormula(withParts([wage, { op: "atMost", words: "", text: "1円" }]))).toBeUndefined()
  expect(shortFormula(withParts([wage, hours, hours, hours]))).toBeUndefined()
})
