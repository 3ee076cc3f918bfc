/** Price, term and expiry of a plan: worked cases, each with its arithmetic. */
import { readFileSync } from "node:fs"
import { expect, test } from "vitest"
import { type Benefit, expiryOf, extendedFrom, extraMemberPrice, priceOf } from "#modules/billing/rules/price.ts"
import { isoDate } from "#modules/kernel/civil-day.ts"
import { yen } from "#modules/kernel/yen.ts"

const benefitOf = (kind: string, value: number): Benefit | undefined => {
  if (kind === "DISCOUNT") return { kind, percent: value }
  return kind === "FREE_MONTH" ? { kind, months: value } : undefined
}
const cases = readFileSync("tests/billing/prices.tsv", "utf8")
  .trim()
  .split("\n")
  .slice(1)
  .map((line) => line.split("\t"))

test.each(cases)("WIZ-15 D10 D12 %s", (_, price = "", months, kind = "", value, total, perMonth, from = "", until) => {
  const term = { price: yen(Number(price)), months: Number(months), benefit: benefitOf(kind, Number(value)) }
  const made = priceOf(term)
  expect([made.total, made.perMonth, expiryOf(isoDate(from), made.usableMonths)]).toEqual([
    Number(total),
    Number(perMonth),
    until,
  ])
})

test("WIZ-15 the table has cases of both benefits, of month ends and of 29 February", () => {
  expect(cases.length).toBeGreaterThan(20)
  for (const part of ["DISCOUNT", "FREE_MONTH", "2028-02-29", "2026-01-31"]) expect(cases.flat()).toContain(part)
})

test("D10 an extension begins with the last day where that is still to come, else today", () => {
  const today = isoDate("2026-11-20")
  expect(extendedFrom(today, isoDate("2026-12-31"))).toBe("2026-12-31")
  expect(extendedFrom(today, today)).toBe(today)
  expect(extendedFrom(today, isoDate("2026-11-19"))).toBe(today)
  expect(extendedFrom(today, null)).toBe(today)
})

test.each([
  [4_980, 15, 332],
  [9_800, 30, 327],
  [19_800, 100, 198],
])("D91 one more member of a plan of %i yen for %i people is %i yen a month, raised", (price, people, each) => {
  expect(extraMemberPrice(yen(price), people)).toBe(each)
})
