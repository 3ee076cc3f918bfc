/** Whatever is dealt to sites and months sums to what it was, to the yen. */
import { expect, test } from "vitest"
import { isoDate, isoMonth } from "#modules/kernel/civil-day.ts"
import { dealYen } from "#modules/kernel/deal.ts"
import { yen } from "#modules/kernel/yen.ts"
import { type WorthPaper, worthByMonth } from "#modules/papers/rules/worth-by-month.ts"
import { pressEntries, slipEntries } from "#modules/reports/rules/labour-entries.ts"
import { wageOfMinutes } from "#modules/reports/rules/wage-rate.ts"
import { seeded } from "../../faults/seeded.ts"

const random = seeded(4510)
const upTo = (most: number) => Math.floor(random() * (most + 1))
const some = <A>(most: number, make: (at: number) => A) =>
  Array.from({ length: 1 + upTo(most - 1) }, (_, at) => make(at))
const sum = (all: ReadonlyArray<{ readonly amount: number }>) => all.reduce((whole, { amount }) => whole + amount, 0)

test.each([
  [100, [1, 1, 1], [34, 33, 33]],
  [100, [1, 2, 3], [17, 33, 50]],
  [7, [0, 0], [7, 0]],
  [-100, [1, 1, 1], [-33, -33, -34]],
  [900, [1200, -300], [1200, -300]],
])("REV-04 %d dealt by %j is %j", (amount, weights, shares) => {
  expect(dealYen(yen(amount), weights)).toEqual(shares)
})

test("REV-04 a thousand random deals lose no yen and give each at most one yen more than its share", () => {
  for (let n = 0; n < 1000; n++) {
    const amount = upTo(9_999_999) - 1_000_000
    const weights = some(9, () => upTo(5000))
    const shares = dealYen(yen(amount), weights)
    expect(shares.reduce((whole, one) => whole + one, 0)).toBe(amount)
    const whole = weights.reduce((all, one) => all + one, 0)
    if (whole > 0)
      shares.forEach((share, at) => {
        expect(Math.abs(share - (amount * (weights[at] ?? 0)) / whole)).toBeLessThan(1)
      })
  }
})

const days = ["2026-09-28", "2026-09-30", "2026-10-01", "2026-10-31", "2026-11-02"]
const paper = (): WorthPaper => {
  const lines = some(6, (at) => ({
    ...{ companyId: 1, paperId: 1, place: at + 1, label: "x", note: "", quantity: 1, unit: "", unitPrice: yen(1) },
    rate: random() < 0.5 ? (8 as const) : (10 as const),
    amount: yen(upTo(500_000) - (at === 0 ? 0 : 50_000)),
    siteId: random() < 0.7 ? 1 + upTo(2) : null,
    feeTo: random() < 0.2 ? isoDate(days[upTo(4)] ?? "") : null,
  }))
  const shifts = lines.flatMap(({ place }) =>
    random() < 0.5
      ? []
      : some(4, (at) => ({
          ...{ companyId: 1, paperId: 1, place, taskId: at, shift: 1 as const, heads: upTo(400) / 100 },
          day: isoDate(days[upTo(4)] ?? ""),
        })),
  )
  const rates = [...new Set(lines.map(({ rate }) => rate))].map((rate) => ({
    rate,
    subTotal: yen(upTo(2_000_000) - 100_000),
    tax: yen(0),
  }))
  const row = { rates, siteId: 9, stageTo: null, issuedOn: isoDate("2026-10-31") }
  return { row, lines, shifts }
}
test("REV-04 a paper's parts by site and month sum to what it says before tax", () => {
  for (let n = 0; n < 1000; n++) {
    const of = paper()
    const whole = of.row.rates.reduce((all, { subTotal }) => all + subTotal, 0)
    expect(sum(worthByMonth(of))).toBe(whole)
  }
})

test("REV-04 a slip is dealt whole to where its person worked; who has one is estimated by no press", () => {
  for (let n = 0; n < 300; n++) {
    const month = isoMonth("2026-10")
    const slips = some(5, (at) => ({ month, staffId: at, cost: yen(200_000 + upTo(300_000)) }))
    const worked = some(12, () => ({
      payMonth: month,
      staffId: upTo(7),
      siteId: random() < 0.2 ? null : upTo(3),
      month: random() < 0.5 ? month : isoMonth("2026-09"),
      minutes: upTo(9000),
    }))
    expect(sum(slipEntries(slips, worked))).toBe(slips.reduce((all, { cost }) => all + cost, 0))
    const wageOf = () => yen(1)
    const estimated = worked.filter(({ minutes, staffId }) => minutes > 0 && staffId >= slips.length)
    expect(sum(pressEntries(slips, worked, wageOf))).toBe(estimated.length)
  }
})

const terms = { salaryType: "hour", basicSalary: yen(1_500), averageMonthlyHours: null, hoursPerShift: null } as const
const nothing = {
  morningSalary: null,
  afternoonSalary: null,
  eveningSalary: null,
  weekdayMinutes: [0, 480, 480, 480, 480, 480, 0],
}
test.each([
  ["by the hour", {}, 90, 2_250],
  [
    "by the month, its average hours",
    { salaryType: "month", basicSalary: yen(320_000), averageMonthlyHours: 160 },
    60,
    2_000,
  ],
  ["by the month, its weekdays", { salaryType: "month", basicSalary: yen(312_000) }, 60, 1_800],
  ["by the shift of four hours", { salaryType: "shift", morningSalary: yen(8_000), hoursPerShift: 4 }, 480, 16_000],
  ["without a wage", { basicSalary: null }, 480, 0],
] as const)("D103 what nobody made a slip of yet is estimated %s", (_, over, minutes, cost) => {
  expect(wageOfMinutes(minutes, { ...terms, ...nothing, ...over })).toBe(cost)
})
