import { readdirSync, readFileSync } from "node:fs"
import { Result, Schema } from "effect"
import { describe, expect, test } from "vitest"
import { addDays, isoDate } from "#modules/kernel/civil-day.ts"
import { languages } from "#modules/kernel/codes.ts"
import { noYen, yen } from "#modules/kernel/yen.ts"
import { slipRules } from "#modules/payroll/codes.ts"
import { Slip } from "#modules/payroll/model.ts"
import { explain } from "#modules/payroll/rules/explain/explain.ts"
import { recomputed } from "#modules/payroll/rules/explain/recompute.ts"
import { bonusSlipResult } from "#modules/payroll/rules/slip/bonus.ts"
import { slipResult } from "#modules/payroll/rules/slip/slip.ts"
import { law } from "../../law/law-book.ts"
import { aDay, aMonth } from "./builders.ts"
import { aBonus, everyRule } from "./every-rule.ts"

const slips = Object.entries(everyRule).map(([name, inputs]) => ({
  name,
  slip: Result.getOrThrow(slipResult(inputs, law)),
}))
const bonuses = [yen(255_930), noYen].map((previousPayAfterInsurance) =>
  Result.getOrThrow(bonusSlipResult({ ...aBonus, previousPayAfterInsurance }, law)),
)
const lines = [...slips.map(({ slip }) => slip), ...bonuses].flatMap((slip) => slip.lines)

/** A text speaks its language when no figure's name and no gap is left in it. */
const isTold = (text: string) => text.trim() !== "" && !/undefined|NaN|[a-z][A-Z]/.test(text)

describe("BEY-07 なぜこの金額？", () => {
  test("the cases use every rule that a slip has", () => {
    expect(new Set(lines.map(({ why }) => why.rule))).toEqual(new Set(slipRules))
  })

  for (const { name, slip } of slips) {
    test(`every line recomputes from its stored explanation: ${name}`, () => {
      const stored = Schema.decodeUnknownSync(Slip)(JSON.parse(JSON.stringify(slip)))
      expect(stored).toEqual(slip)
      for (const { key, amount, why } of stored.lines) expect([key, recomputed(why)]).toEqual([key, amount])
      const { deductions, gross, net, repaid = 0 } = stored.totals
      expect(net).toBe(gross - deductions + repaid)
    })
  }

  test("a changed figure or step no longer explains the amount", () => {
    const line = lines.find(({ why }) => why.rule === "overtimePay")
    if (line === undefined) return expect.unreachable("an overtime line was expected")
    const [first, ...rest] = line.why.inputs
    if (first === undefined) return expect.unreachable("a figure was expected")
    expect(recomputed({ ...line.why, inputs: [{ ...first, value: "1" }, ...rest] })).toBeUndefined()
  })

  for (const language of languages) {
    test(`every line is told in ${language}: a sentence, its steps with numbers, its figures`, () => {
      for (const { key, why, amount } of lines) {
        const told = explain(why, language)
        const texts = [told.sentence, ...told.steps.flatMap((step) => [step.words, step.numbers, step.result])]
        for (const text of texts) expect([key, text, isTold(text)]).toEqual([key, text, true])
        expect(told.steps.at(-1)?.result.replace(/[^\d]/g, "")).toBe(String(Math.abs(amount)))
        for (const figure of told.figures)
          expect([key, figure.words, isTold(figure.words)]).toEqual([key, figure.words, true])
      }
    })
  }

  test("a 職人 reads one plain sentence with his own numbers", () => {
    const [line] = Result.getOrThrow(
      slipResult(
        { ...(everyRule["a few hours, below the table"] ?? expect.unreachable()), incomeTax: { column: "otsu" } },
        law,
      ),
    ).lines
    if (line === undefined) return expect.unreachable("a line was expected")
    expect(explain(line.why, "ja")).toMatchObject({
      sentence: "時給1,800円で8時間働いた分です。",
      steps: [
        {
          words: "この金額 = 時給 × 働いた時間 ÷ 60",
          numbers: "1,800円 × 480分 ÷ 60",
          result: "14,400円",
          rounding: "50銭未満は切り捨て、50銭以上は1円",
        },
      ],
    })
  })

  test("overtime names the week's forty hours where they are the cause, and both limits where both are", () => {
    const from = isoDate("2026-10-01")
    const overtimeOf = (
      days: ReadonlyArray<readonly [regular: number, overtime: number]>,
      language: "ja" | "en" | "vi",
    ) => {
      const worked = days.map(([regular, overtime], at) => aDay(addDays(from, at), { regular, overtime }))
      const made = Result.getOrThrow(slipResult(aMonth("2026-10", { days: worked }), law))
      const line = made.lines.find(({ key }) => key === "overtimePay")
      return line === undefined ? "" : explain(line.why, language).sentence
    }
    const [day, week] = [[480, 30] as const, [120, 360] as const]
    expect(overtimeOf([day], "ja")).toBe("1日8時間をこえた30分の分です。1時間1,800円の1.25倍です。")
    expect(overtimeOf([week], "ja")).toBe("1週40時間をこえた6時間の分です。1時間1,800円の1.25倍です。")
    // Of a sixth day of nine hours, eight are the week's and one is the day's.
    expect(overtimeOf([[0, 540]], "ja")).toContain("1日8時間をこえた1時間と、1週40時間をこえた8時間の分です。")
    expect(overtimeOf([day, week], "en")).toContain("30 min beyond eight hours a day and 6 h beyond forty a week")
    expect(overtimeOf([week], "vi")).toContain("6 giờ làm quá 40 giờ một tuần")
  })

  test("every law value of a line stands in the slip with its source and first day", () => {
    for (const { slip } of slips) {
      const used = new Set(slip.law.map(({ parameter, since }) => `${parameter} ${since}`))
      for (const { why } of slip.lines)
        for (const { source } of why.inputs)
          if (source.kind === "law") expect(used).toContain(`${source.parameter} ${source.since}`)
      for (const { reference } of slip.law) expect(reference).toMatch(/^https:/)
    }
  })
})

test("no figure of law stands in the rules", () => {
  const folders = ["labour", "payroll"].map((module) => new URL(`../../../modules/${module}/rules/`, import.meta.url))
  const found = folders.flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: "utf8" })
      .filter((path) => path.endsWith(".ts") && !path.startsWith("explain"))
      .flatMap((path) => {
        const code = readFileSync(new URL(path, folder), "utf8").replace(/\/\*[\s\S]*?\*\/|\/\/.*/g, "")
        const figures = code.match(/(?<![\w"`.:])(?:0\.\d+|\d{3,}(?:_\d{3})*)(?![\w.])/g) ?? []
        return figures.filter((figure) => figure !== "100").map((figure) => `${path}: ${figure}`)
      }),
  )
  expect(found).toEqual([])
})
