import { Result } from "effect"
import { expect, test } from "vitest"
import { isoDate, isoMonth } from "#modules/kernel/civil-day.ts"
import { minutes } from "#modules/kernel/minutes.ts"
import { yen } from "#modules/kernel/yen.ts"
import { slipHash, storedForm } from "#modules/payroll/operations/calculate.ts"
import { unpackTexts } from "#modules/payroll/repository/slip-texts.ts"
import { canonicalJson, digestOf } from "#modules/payroll/rules/slip/canonical-json.ts"
import { payInputsOf } from "#modules/payroll/rules/slip/pay-inputs.ts"
import { slipResult } from "#modules/payroll/rules/slip/slip.ts"
import { completeTerms, type ResidentTax } from "#modules/people/model.ts"
import { law } from "../../law/law-book.ts"
import { aDay } from "./builders.ts"

test("the text is the same in whatever order an object was built, numbers as keys too", () => {
  const months = { 1: 10, 2: 20, 10: 30, 12: null }
  expect(canonicalJson({ months, a: ["道", undefined, { z: 1, b: '"' }] })).toBe(
    '{"a":["道",null,{"b":"\\"","z":1}],"months":{"1":10,"2":20,"10":30,"12":null}}',
  )
  expect(canonicalJson({ a: Number.NaN, b: undefined, c: { e: -0, f: 1.5 } })).toBe('{"a":null,"c":{"e":0,"f":1.5}}')
})

const terms = completeTerms(1, 1, {
  effectiveFrom: isoDate("2020-04-01"),
  salaryType: "month",
  averageMonthlyHours: 168,
  hoursPerShift: 4,
  basicSalary: yen(1800),
  morningSalary: yen(7600),
  afternoonSalary: yen(7800),
  isProbation: true,
  probationPercent: 90,
  overtimePercent: 130,
  hasSocialInsurance: true,
  standardRemuneration: yen(340_000),
  hasEmploymentInsurance: true,
  commutingYen: yen(12_000),
  safetyFee: yen(1000),
  subsidies: [{ yen: yen(5000), title: "職長手当", isInHourlyBase: true }],
})
const byMonth = Array.from({ length: 12 }, (_, at) => yen(10_000 + at))
const residentTax: ResidentTax = {
  staffId: 1,
  version: 1,
  fiscalYear: 2026,
  isCollected: true,
  isSimple: false,
  firstMonthYen: yen(0),
  remainingMonthYen: yen(0),
  byMonth,
}
const absences = [{ day: isoDate("2026-10-05"), unpaid: minutes(480) }]
const inputsOf = (salaryType: "hour" | "month" | "shift") =>
  Result.getOrThrow(
    payInputsOf(
      {
        month: isoMonth("2026-10"),
        from: isoDate("2026-10-01"),
        to: isoDate("2026-10-31"),
        paidOn: isoDate("2026-11-25"),
        staff: { birthday: isoDate("1980-06-15"), joinedOn: isoDate("2020-04-01"), leftOn: isoDate("2026-10-30") },
        terms: [{ ...terms, salaryType }],
        residentTax,
        prefecture: "大阪府",
        days: [],
        absences,
      },
      law,
    ),
  )

test("what is stored is the canonical text and its hash, also of a slip that is longer than all before", () => {
  const usual = inputsOf("month")
  const title = "夜間割増手当".repeat(20_000)
  const long = { ...usual, subsidies: [{ isInHourlyBase: false, title, yen: yen(1) }] }
  for (const inputs of [usual, long, usual]) {
    const slip = Result.getOrThrow(slipResult(inputs, law))
    const { inputsDigest: _, ...figures } = slip
    const stored = storedForm({ inputs, slip: figures })
    expect(unpackTexts(stored.texts)).toEqual({ inputs: canonicalJson(inputs), slip: canonicalJson(slip) })
    expect(stored.hash.toString("hex")).toBe(digestOf(canonicalJson(slip)))
    expect(slipHash({ inputs, slip: figures })).toEqual(stored.hash)
  }
})

test("what a slip is made of is built with its keys in order, so that nothing is sorted in a close", () => {
  for (const salaryType of ["hour", "month", "shift"] as const) {
    const made = inputsOf(salaryType)
    expect(made).toMatchObject({
      residentTax: { layout: "monthly" },
      absences: [{}],
      deductions: [{}],
      subsidies: [{}],
    })
    expect(canonicalJson(made)).toBe(JSON.stringify(made))
    const days = (["2026-10-01", "2026-10-02"] as const).map((day) =>
      aDay(isoDate(day), { regular: 480, overtime: 3000, night: 60 }, { shifts: ["morning"] }),
    )
    const slip = Result.getOrThrow(slipResult({ ...made, days }, law))
    expect(slip.lines.length).toBeGreaterThan(8)
    expect(slip.warnings.length).toBeGreaterThan(0)
    expect(canonicalJson(slip)).toBe(JSON.stringify(slip))
  }
})
