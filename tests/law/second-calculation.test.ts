/** Random months by the product's rules, from minutes to pay lines, and by a second calculation of our own hand. */
import { Result } from "effect"
import { expect, test } from "vitest"
import { isoDate } from "#modules/kernel/civil-day.ts"
import { minutes } from "#modules/kernel/minutes.ts"
import { yen } from "#modules/kernel/yen.ts"
import type { PayTerms } from "#modules/payroll/model.ts"
import { slipFigures } from "#modules/payroll/rules/slip/slip.ts"
import { aMonth } from "../payroll/rules/builders.ts"
import { law } from "./law-book.ts"
import { ourDays } from "./second/our-days.ts"
import { type RandomMonth, type RandomTerms, randomMonth } from "./second/random-months.ts"
import { secondPay } from "./second/second-pay.ts"

/** npm run test:hard looks at all of them. */
const months = process.env.HARD === "1" ? 1500 : 300

const payTerms = (terms: RandomTerms, averageHours: number): PayTerms => {
  const common = {
    from: isoDate(terms.from),
    deemedOvertime: minutes(0),
    averageMonthlyHours: String(averageHours),
    ...(terms.probation === undefined ? {} : { probationPercent: terms.probation }),
    ...(terms.chosenRate === undefined ? {} : { overtimePercent: terms.chosenRate }),
  }
  if (terms.kind === "hour") return { salaryType: "hour", hourlyWage: yen(terms.wage), ...common }
  if (terms.kind === "month") return { salaryType: "month", monthlyBase: yen(terms.wage), ...common }
  const figures = <T>(of: Partial<Record<string, number>>, as: (figure: number) => T) =>
    Object.fromEntries(Object.entries(of).map(([shift, figure = 0]) => [shift, as(figure)]))
  return {
    salaryType: "shift",
    shiftPrices: figures(terms.prices, yen),
    shiftLengths: figures(terms.lengths, minutes),
    ...common,
  }
}

const ours = (random: RandomMonth): Readonly<Record<string, number>> => {
  const [first, ...others] = random.terms.map((terms) => payTerms(terms, random.averageHours))
  if (first === undefined) throw new Error("no terms")
  const slip = Result.getOrThrow(
    slipFigures(
      aMonth(random.month, {
        terms: [first, ...others],
        days: ourDays(random),
        subsidies: random.allowances.map((one) => ({ ...one, yen: yen(one.yen) })),
      }),
      law,
    ),
  )
  const sums: Record<string, number> = {}
  for (const { amount, key, kind, why } of slip.lines) {
    // The month's base and allowances are as agreed: nothing of them is calculated from work.
    const isAgreed = why.rule === "subsidy" || (why.rule === "basePay" && first.salaryType === "month")
    if (kind !== "pay" || amount === 0 || isAgreed) continue
    const name = why.rule === "minimumWage" ? key.split(":").slice(0, 2).join(":") : key
    sums[name] = (sums[name] ?? 0) + amount
  }
  return sums
}

test(`PAY-16 PAY-17 PAY-18 D120 ${months} random months are paid the same by both calculations`, () => {
  const apart = Array.from({ length: months }, (_, seed) => {
    const month = randomMonth(seed + 1)
    const [one, other] = [ours(month), secondPay(month)]
    const keys = [...new Set([...Object.keys(one), ...Object.keys(other)])].filter((key) => one[key] !== other[key])
    return keys.map((key) => `month ${seed + 1}, ${key}: ${one[key] ?? 0}, a second time ${other[key] ?? 0}`)
  }).flat()
  console.info(apart.length, apart.slice(0, 40))
  expect(apart).toEqual([])
})
