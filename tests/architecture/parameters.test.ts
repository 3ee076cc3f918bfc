import { globSync, readFileSync } from "node:fs"
import { expect, test } from "vitest"
import { faultsOfParameter } from "./parameters.ts"

test("every parameter has a label, a unit, a source and ascending days", () => {
  const files = globSync("modules/*/parameters/**/*.yaml")
  expect(files.flatMap((file) => faultsOfParameter(file, readFileSync(file, "utf8")))).toEqual([])
})

const good = `
label: 健康保険料率
unit: ratio
reference: https://laws.e-gov.go.jp/law/211AC0000000070
values:
  2025-03-01: 0.0991
  2026-03-01:
    value: 0.0985
    reference: https://www.kyoukaikenpo.or.jp/r08
ends: 2027-03-01
`
const faults = (from: string | RegExp, to: string) =>
  faultsOfParameter("modules/payroll/parameters/a.yaml", good.replace(from, to)).map((fault) =>
    fault.replace(/^\S+ /, ""),
  )

test.each([
  ["", "", []],
  ["label: 健康保険料率", "", ["has no label"]],
  ["unit: ratio", "unit: percent", ["has the unit percent"]],
  [/reference: https:\/\/laws.*/, "", ["has no reference"]],
  ["https://www.kyoukaikenpo.or.jp/r08", "協会けんぽ", ["2026-03-01 has a reference that is no address"]],
  ["2025-03-01", "2026-04-01", ["2026-03-01 does not ascend"]],
  ["2025-03-01", "2025-3-1", ["2025-3-1 is no day"]],
  ["0.0991", "about a tenth", ["2025-03-01 is neither a number nor a table"]],
  ["value: 0.0985", "table: nowhere.csv", ["2026-03-01 names nowhere.csv, which is not there"]],
  ["ends: 2027-03-01", "ends: 2026-03-01", ["ends before its last value"]],
])("%s → %s", (from, to, expected) => {
  expect(faults(from, to)).toEqual(expected)
})
