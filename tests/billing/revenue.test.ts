/** 売上レポート of the platform: shares of bills against a plain sum, and what the API says of real bills. */
import { expect, test } from "vitest"
import {
  besideBefore,
  figuresOf,
  monthsFrom,
  movesBetween,
  payersOf,
  type RevenueBill,
  sharesBy,
  sharesOf,
  sharesWithin,
} from "#modules/billing/rules/revenue.ts"
import { addDays, type IsoMonth, isoDate, monthOf } from "#modules/kernel/civil-day.ts"
import { founders, wrongIn } from "../companies/founders.ts"
import { aRegistration } from "../companies/registering.ts"
import { ourAccount, pro, proYear } from "./our-account.ts"

const { at, call, idOf, post, running } = founders({ transferTo: ourAccount })

const report = (body: object) => post("operator", "/nest/report/platform-revenue", body)

test("SUP-08 SUP-10 real bills: not before the platform's yes, then unpaid, then paid by transfer; received in its month", async () => {
  const year = { from: "2026-11", to: "2027-10" }
  const id = await idOf(aRegistration("売上設備", proYear))
  expect((await report(year)).body.data).toMatchObject({ revenue: 0, owed: { money: 0, bills: [] } })
  await post("operator", "/user/update-company-status", { companyId: id, status: 1, version: 1 })
  const before = (await report(year)).body.data
  // 237,600 over fifteen months: 15,840 each, twelve of them in these months.
  expect(before).toMatchObject({ revenue: 190_080, unpaid: 190_080, paid: 0, bank: 190_080, credit: 0, companies: 1 })
  expect(before.owed).toMatchObject({
    money: 237_600,
    overdue: 0,
    companies: 1,
    bills: [{ companyName: "売上設備", daysOver: 0 }],
  })
  // Three days after its last day.
  await running().owner`update billing.bill set due_on = '2026-11-17' where company_id = ${id}`
  expect((await report(year)).body.data.owed).toMatchObject({ overdue: 237_600, bills: [{ daysOver: 3 }] })
  await post("operator", "/user/accept-subscription-banking", { companyId: id, status: 1 })
  const other = await idOf(aRegistration("月払設備", pro))
  await post("operator", "/user/update-company-status", { companyId: other, status: 1, version: 1 })
  const after = (await report(year)).body.data
  expect(after).toMatchObject({
    revenue: 209_880,
    paid: 190_080,
    unpaid: 19_800,
    companies: 2,
    owed: { money: 19_800 },
  })
  expect(after.tax).toBe(Math.floor((209_880 * 10) / 110))
  expect(after.months).toHaveLength(12)
  expect(after.months.slice(0, 2)).toMatchObject([
    {
      ...{ month: "2026-11", revenue: 35_640, change: 35_640, received: 237_600, companies: 2 },
      ...{ payers: { credit: 0, bank: 2, ahead: 1, monthly: 1 }, moves: { came: 2, left: 0, changed: 0 } },
      plans: [{ planId: 6, planName: "プロ", revenue: 35_640, change: 35_640, companies: 2 }],
      byCompany: [
        { companyName: "月払設備", revenue: 19_800 },
        { companyName: "売上設備", revenue: 15_840 },
      ],
    },
    { month: "2026-12", revenue: 15_840, received: 0, companies: 1 },
  ])
  expect(after.plans).toMatchObject([{ planId: 6, planName: "プロ", revenue: 209_880, companies: 2 }])
  expect(wrongIn(await report({ from: "2026-11", to: "2026-10" }))).toEqual([400, "Invalid_Input", ["to"]])
  expect((await call("founder", "/nest/report/platform-revenue", { body: year })).status).toBe(403)
})

/** Numbers that look like chance and are the same in every run. */
const drawn = (seed: number) => {
  let state = seed
  return (below: number) => {
    state = (state * 48_271) % 2_147_483_647
    return state % below
  }
}
const aBill = (next: (below: number) => number, n: number): RevenueBill => ({
  companyId: 1 + (n % 40),
  companyName: "",
  isAhead: false,
  planId: 4 + next(3),
  planName: "",
  months: 1 + next(12),
  freeMonths: next(4),
  startsOn: addDays(isoDate("2026-01-01"), next(700)),
  endsOn: isoDate("2029-12-31"),
  isRest: false,
  usedUntil: null,
  total: 1 + next(500_000),
  isPaid: next(2) === 1,
  method: ([undefined, "bank", "credit"] as const)[next(3)],
})
const bills = Array.from(
  { length: 2_000 },
  (
    (next) => (_: unknown, n: number) =>
      aBill(next, n)
  )(drawn(20)),
)
const sum = (of: ReadonlyArray<number>) => of.reduce((all, one) => all + one, 0)
const [from, to] = [monthOf(isoDate("2026-01-01")), monthOf(isoDate("2029-12-01"))]

test("SUP-08 the shares of each of 2,000 bills come to its total, to the yen, none below nothing", () => {
  for (const bill of bills) {
    const shares = sharesOf(bill).map(({ yen }) => yen)
    expect([shares.length, sum(shares)]).toEqual([bill.months + bill.freeMonths, bill.total])
    expect(Math.max(...shares) - Math.min(...shares)).toBeLessThanOrEqual(1)
  }
})

test("SUP-08 a term that another plan ended keeps what its days are worth, in the months that it was used", () => {
  const year = { ...aBill(drawn(1), 1), months: 12, freeMonths: 0, total: 12_000 }
  const ended = { ...year, startsOn: isoDate("2026-01-20"), endsOn: isoDate("2027-01-20") }
  const shares = sharesOf({ ...ended, usedUntil: isoDate("2026-03-25") })
  // 301 of 365 days were credited: 9,895.
  expect([shares.map(({ month }) => month), sum(shares.map(({ yen }) => yen))]).toEqual([
    ["2026-01", "2026-02", "2026-03"],
    2105,
  ])
  expect(sharesOf({ ...ended, usedUntil: ended.startsOn })).toEqual([])
})

test("SUP-08 after a change of plan each plan has what was used of it, and both what came in", async () => {
  const id = await idOf(aRegistration("変更売上", { ...pro, subscriptionId: 5 }))
  await post("operator", "/user/update-company-status", { companyId: id, status: 1, version: 1 })
  await post("operator", "/user/accept-subscription-banking", { companyId: id, status: 1 })
  const months = { from: "2026-11", to: "2027-12" }
  // What others owe would lapse meanwhile.
  for (const { companyId } of (await call("operator", "/nest/billing/get-companies-bills")).body.data)
    await post("operator", "/user/accept-subscription-banking", { companyId, status: 1 })
  const before = (await report(months)).body.data
  await at("2026-12-05T03:00:00Z")
  await call("founder", "/nest/subscription/update-subscription-company", {
    ...{ company: id, method: "PUT" },
    body: { companyId: id, subscriptionId: 6, price: 19_800, totalUser: 100 },
  })
  await post("operator", "/user/accept-subscription-banking", { companyId: id, status: 1 })
  const after = (await report(months)).body.data
  const ofPlan = (of: typeof after, planId: number) =>
    of.plans.find((plan: { planId: number }) => plan.planId === planId)?.revenue ?? 0
  // 15 of its 30 days were credited: 4,900 of 9,800; the new bill came to 14,900.
  expect(ofPlan(after, 5) - ofPlan(before, 5)).toBe(-4900)
  expect(ofPlan(after, 6) - ofPlan(before, 6)).toBe(19_800)
  expect(after.revenue - before.revenue).toBe(14_900)
})

test("SUP-08 members that were bought for the rest of a term share its months, not their first one", () => {
  const rest = { ...aBill(drawn(1), 1), isRest: true, months: 1, freeMonths: 0, total: 8316 }
  const shares = sharesOf({ ...rest, startsOn: isoDate("2026-11-27"), endsOn: isoDate("2028-01-27") })
  expect(shares).toHaveLength(14)
  expect(shares[0]).toEqual({ month: "2026-11", yen: 594 })
  expect(sharesOf({ ...rest, startsOn: isoDate("2026-11-01"), endsOn: isoDate("2026-11-20") })).toHaveLength(1)
})

test("SUP-08 by month, by plan and by way of payment the sums are the plain sum of the bills", () => {
  const shares = sharesWithin(bills, from, to)
  const all = figuresOf(shares)
  const totals = (of: (bill: RevenueBill) => boolean) => sum(bills.filter(of).map(({ total }) => total))
  expect(all).toMatchObject({
    revenue: totals(() => true),
    paid: totals(({ isPaid }) => isPaid),
    unpaid: totals(({ isPaid }) => !isPaid),
    bank: totals(({ method }) => method === "bank"),
    credit: totals(({ method }) => method === "credit"),
    open: totals(({ method }) => method === undefined),
    companies: 40,
  })
  for (const { key, shares: of } of sharesBy(shares, ({ planId }) => planId))
    expect(figuresOf(of).revenue).toBe(totals(({ planId }) => planId === key))
  const ofMonth = (month: IsoMonth) => figuresOf(sharesWithin(bills, month, month)).revenue
  expect(sum(monthsFrom(from, to).map(ofMonth))).toBe(all.revenue)
})

test("SUP-08 21c a month by plan and by company: differences to the month before add up to its own, with who came, left and changed", () => {
  const bill = (
    companyId: number,
    planId: number,
    startsOn: string,
    total: number,
    more: object = {},
  ): RevenueBill => ({
    ...{ companyId, companyName: `会社${companyId}`, planId, planName: `プラン${planId}`, months: 1, freeMonths: 0 },
    ...{ startsOn: isoDate(startsOn), endsOn: addDays(isoDate(startsOn), 28), isRest: false, isAhead: false, total },
    ...{ usedUntil: null, isPaid: true, method: "credit" as const, ...more },
  })
  const rows = [
    bill(1, 4, "2026-10-01", 5000),
    bill(1, 4, "2026-11-01", 5000),
    bill(2, 4, "2026-10-01", 5000),
    bill(3, 5, "2026-10-01", 9000),
    bill(3, 6, "2026-11-01", 20_000, { method: "bank" }),
    bill(4, 6, "2026-11-01", 40_000, { months: 2, isAhead: true, method: "bank" }),
  ]
  const shares = sharesWithin(rows, "2026-10" as IsoMonth, "2026-11" as IsoMonth)
  const [before, now] = ["2026-10", "2026-11"].map((month) => shares.filter((share) => share.month === month))
  const plans = besideBefore(now ?? [], before ?? [], ({ planId }) => planId)
  expect(plans.map(({ change, last, revenue }) => [last.planId, revenue, change])).toEqual([
    [6, 40_000, 40_000],
    [4, 5000, -5000],
    [5, 0, -9000],
  ])
  const companies = besideBefore(now ?? [], before ?? [], ({ companyId }) => companyId)
  const sumOf = (of: ReadonlyArray<{ readonly change: number }>) => of.reduce((sum, { change }) => sum + change, 0)
  expect([sumOf(plans), sumOf(companies)]).toEqual([26_000, 26_000])
  expect(movesBetween(before ?? [], now ?? [])).toEqual({ came: 1, left: 1, changed: 1 })
  expect(payersOf(now ?? [])).toEqual({ credit: 1, bank: 2, ahead: 1, monthly: 2 })
})

test("SUP-08 of thousands of companies a month looks at each share a few times, not once for every company", () => {
  const next = (below: number) => 1 % below
  const bills = Array.from({ length: 2000 }, (_, n) => ({
    ...{ ...aBill(next, n), companyId: n, months: 2, freeMonths: 0 },
    startsOn: isoDate("2026-10-01"),
  }))
  const shares = (month: string) => sharesWithin(bills, month as IsoMonth, month as IsoMonth)
  let looks = 0
  const rows = besideBefore(shares("2026-11"), shares("2026-10"), ({ companyId }) => {
    looks += 1
    return companyId
  })
  expect(rows).toHaveLength(2000)
  expect(looks).toBeLessThanOrEqual(3 * 4000)
})
