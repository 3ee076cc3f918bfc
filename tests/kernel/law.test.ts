import { Effect, Result } from "effect"
import { describe, expect, test } from "vitest"
import { isoDate } from "#modules/kernel/civil-day.ts"
import { NoLawOnDate } from "#modules/kernel/law/no-law-on-date.ts"
import type { Parameter } from "#modules/kernel/law/parameter.ts"
import { LawBookInvalid, lawBookOf, readLawBook } from "#modules/kernel/law/read-law-book.ts"
import { readParameter } from "#modules/kernel/law/read-parameter.ts"
import { bracketFor, figureOf, valueOn } from "#modules/kernel/law/value-on.ts"

const yaml = `
label: 雇用保険料率
unit: ratio
reference: https://example.jp/law
values:
  2025-04-01: 0.0065
  2026-04-01: { value: 0.006, reference: "https://example.jp/2026", expected: true }
ends: 2027-04-01
`
const read = (text: string) => readParameter("payroll/example", text, () => "prefecture,rate\n東京都,0.0985\n")
const amounts = (text: string): Parameter<number> => {
  const parameter = Result.getOrThrow(read(text))
  return parameter.kind === "amount" ? parameter.parameter : expect.unreachable("an amount was expected")
}
const problemsOf = (text: string) => Result.getOrThrow(Result.flip(read(text))).join("\n")

describe("the value in force on a day", () => {
  const parameter = amounts(yaml)
  const on = (day: string) => valueOn(parameter, isoDate(day))

  test("the day before the first day has no law", () => {
    expect(Result.getOrThrow(Result.flip(on("2025-03-31")))).toEqual(
      new NoLawOnDate({ parameter: "payroll/example", on: isoDate("2025-03-31") }),
    )
  })
  test("the last day of the old and the first day of the new law", () => {
    expect(Result.getOrThrow(on("2026-03-31"))).toMatchObject({ value: 0.0065, since: "2025-04-01", expected: false })
    expect(Result.getOrThrow(on("2026-04-01"))).toMatchObject({
      value: 0.006,
      since: "2026-04-01",
      reference: "https://example.jp/2026",
      expected: true,
    })
  })
  test("the last day before the end has law, the end has none", () => {
    expect(Result.isSuccess(on("2027-03-31"))).toBe(true)
    expect(Result.isFailure(on("2027-04-01"))).toBe(true)
  })
})

describe("a parameter file is checked at start", () => {
  const cases: ReadonlyArray<readonly [string, string, string]> = [
    ["an unknown unit", yaml.replace("ratio", "percent"), "unit"],
    ["a missing source", yaml.replace(/reference: https.*\n/, ""), "reference"],
    ["a source that cannot be opened", yaml.replace("https://example.jp/law", "社労士の本"), "https address"],
    ["days out of order", yaml.replace("2025-04-01", "2026-10-01"), "ascending order"],
    ["a day that is not on the calendar", yaml.replace("2025-04-01", "2025-02-29"), "2025-02-29"],
    ["an end before the last value", yaml.replace("2027-04-01", "2026-04-01"), "ends before it begins"],
    ["a misspelt key", yaml.replace("expected", "expcted"), "expcted"],
    ["no value", "label: a\nunit: yen\nreference: https://example.jp\nvalues: {}", "has no value"],
    [
      "brackets out of order",
      "label: a\nunit: yen\nreference: https://example.jp\nvalues: { 2026-01-01: { brackets: [{ upTo: 2, a: 1 }, { upTo: 1, a: 1 }, { a: 1 }] } }",
      "brackets must rise",
    ],
    [
      "a scale that is closed above",
      "label: a\nunit: yen\nreference: https://example.jp\nvalues: { 2026-01-01: { brackets: [{ upTo: 2, a: 1 }] } }",
      "open above",
    ],
  ]
  for (const [name, text, problem] of cases) {
    test(`${name} is refused`, () => expect(problemsOf(text)).toContain(problem))
  }

  test("every fault of every file is named at once", async () => {
    const files = ["ratio", "hours"].map((unit, index) => ({
      address: `payroll/wrong-${index}`,
      text: yaml.replace("ratio", `${unit}s`),
      csvOf: () => "",
    }))
    const failure = await Effect.runPromise(Effect.flip(lawBookOf(files)))
    expect(failure).toBeInstanceOf(LawBookInvalid)
    expect(failure.problems).toHaveLength(2)
  })

  test("every parameter of the product has a label, a unit, a source and ascending days", async () => {
    const book = await Effect.runPromise(readLawBook)
    expect(book.amounts.size + book.scales.size + book.tables.size).toBeGreaterThan(15)
  })
})

describe("scales and tables", () => {
  const scale = [{ upTo: 360, rest: 0 }, { under: 481, rest: 45 }, { rest: 60 }]
  test("upTo holds its border, under does not", () => {
    const rests = [360, 361, 480, 481].map((worked) => figureOf(bracketFor(scale, worked), "rest"))
    expect(rests).toEqual([0, 45, 45, 60])
  })
  test("a wide table is read from the CSV beside its header", () => {
    const table = Result.getOrThrow(read(yaml.replace("0.0065", "{ table: a.csv }").replace(/ {2}2026.*\n/, "")))
    expect(table.kind === "table" ? table.parameter.values[0]?.value : undefined).toEqual([
      { prefecture: "東京都", rate: "0.0985" },
    ])
  })
})
