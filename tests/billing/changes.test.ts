/** Changes of plan with the credit of unused days, extensions and members: worked cases, each with its arithmetic. */
import { readFileSync } from "node:fs"
import { describe, expect, test } from "vitest"
import { lapsed, type PlanFacts, worthOf } from "#modules/billing/rules/account.ts"
import { totalOf } from "#modules/billing/rules/bill-lines.ts"
import { linesOfRest, monthsAndDays } from "#modules/billing/rules/members.ts"
import { monthsBilled } from "#modules/billing/rules/month-billed.ts"
import { orderedLater, orderedMembers, orderedTerm, type Term } from "#modules/billing/rules/order.ts"
import type { Benefit } from "#modules/billing/rules/price.ts"
import { resumedRenewal, stoppedRenewal } from "#modules/billing/rules/renewal.ts"
import { settled } from "#modules/billing/rules/settle.ts"
import { isoDate } from "#modules/kernel/civil-day.ts"
import { ratioText } from "#modules/kernel/ratio.ts"
import { kept, light, noPlan, prepaid, pro, standard, unpaidOf } from "./account-of.ts"

const benefitOf = (kind: string, value: number): Benefit | undefined => {
  if (kind === "DISCOUNT") return { kind, percent: value }
  return kind === "FREE_MONTH" ? { kind, months: value } : undefined
}
const termOf = (price: string, months: string, kind: string, value: string): Term => ({
  plan: { id: 7, name: "プラン", price: Number(price), totalUser: 30 },
  option:
    months === "1"
      ? undefined
      : { id: 1, months: Number(months), benefit: benefitOf(kind, Number(value)) ?? { kind: "DISCOUNT", percent: 0 } },
})
const [head = "", ...lines] = readFileSync("tests/billing/changes.tsv", "utf8").trim().split("\n")
const names = head.split("\t")
const cases = lines.map((line) => Object.fromEntries(line.split("\t").map((cell, at) => [names[at], cell])))

test.each(cases)("D91 D10 D12 BILL-02 $what", (of) => {
  const { benefit = "", had = "", hadBenefit = "", hadFrom = "", hadMonths = "", hadValue = "" } = of
  const { months = "", on = "", to = "", value = "" } = of
  const paid = prepaid(noPlan, termOf(had, hadMonths, hadBenefit, hadValue), hadFrom)
  const today = isoDate(on)
  const ordered = kept(orderedTerm(paid, "change", termOf(to, months, benefit, value), today))
  const bill = ordered.bills.at(-1)
  expect([bill?.unused, bill?.credit, bill?.total, bill?.endsOn]).toEqual([
    Number(of.unused),
    Number(of.credit),
    Number(of.total),
    of.until,
  ])
  expect(totalOf(bill?.lines ?? [])).toBe(bill?.total)
  const after = settled(
    ordered,
    unpaidOf(ordered).map(({ id }) => id),
    today,
  )
  expect([after.expiredAt, after.balance, after.plan?.price]).toEqual([of.until, Number(of.balance), Number(to)])
})

test("D91 the table has cases of both benefits, of month ends, of 29 February and of a rest", () => {
  expect(cases.length).toBeGreaterThan(10)
  for (const part of ["DISCOUNT", "FREE_MONTH", "2028-02-29", "2026-01-31"]) expect(lines.join("\n")).toContain(part)
})

const month = (plan: PlanFacts): Term => ({ plan, option: undefined })
const day = isoDate

describe("a plan that is ordered", () => {
  test("BILL-02 is the company's with its payment; unpaid, nothing of the present one is lost", () => {
    const paid = prepaid(noPlan, month(standard), "2026-11-20")
    const ordered = kept(orderedTerm(paid, "change", month(pro), day("2026-11-25")))
    expect([ordered.plan?.name, ordered.expiredAt, unpaidOf(ordered).length]).toEqual(["スタンダード", "2026-12-20", 1])
    const over = lapsed(ordered, day("2026-12-08"))
    expect([unpaidOf(over), over.expiredAt, over.balance]).toEqual([[], "2026-12-20", 0])
    const late = settled(
      ordered,
      unpaidOf(ordered).map(({ id }) => id),
      day("2026-12-01"),
    )
    expect([late.plan?.name, late.expiredAt]).toEqual(["プロ", "2026-12-25"])
  })

  test("BILL-02 ordered anew, the order before is taken back with what it held of the balance", () => {
    const small = prepaid(prepaid(noPlan, month(pro), "2026-11-20"), month(light), "2026-11-30")
    expect(small.balance).toBe(8220)
    const ordered = kept(orderedTerm(small, "extend", month(light), day("2026-12-01")))
    // What the balance covers is paid at once.
    expect([ordered.balance, ordered.expiredAt]).toEqual([3240, "2027-01-30"])
    const more = kept(orderedTerm(ordered, "extend", month(light), day("2026-12-01")))
    expect([more.balance, unpaidOf(more).map(({ total }) => total)]).toEqual([0, [1740]])
    const again = kept(
      orderedTerm(
        more,
        "extend",
        { plan: light, option: { id: 1, months: 2, benefit: { kind: "DISCOUNT", percent: 10 } } },
        day("2026-12-02"),
      ),
    )
    expect([again.balance, unpaidOf(again).map(({ total }) => total)]).toEqual([0, [5724]])
  })
})

describe("months that are paid afterwards", () => {
  test("D91 from a term to months: today is paid, tomorrow counts, the rest lowers the next bill", () => {
    const paid = prepaid(noPlan, month(standard), "2026-11-20")
    const later = kept(orderedLater(paid, light, day("2026-11-24")))
    expect([later.term, later.expiredAt, later.balance]).toEqual(["PAY_LATER", null, 8493])
    expect(later.usages).toMatchObject([{ startsOn: "2026-11-25", planPrice: 4980 }])
    const billed = monthsBilled(later, day("2026-12-01"))
    // 4,980 x 6 / 30 = 996, wholly of the balance: paid at once, nothing is owed.
    expect(billed.bills.at(-1)).toMatchObject({ total: 0, credit: 996, status: "paid" })
    expect([billed.balance, billed.expiredAt]).toEqual([7497, null])
  })

  test("D91 D130 from months to a term that is paid after the first: it begins with its payment, the days before it are the months'", () => {
    const later = kept(orderedLater(noPlan, standard, day("2026-11-20")))
    const ordered = kept(orderedTerm(later, "extend", month(standard), day("2026-11-25")))
    const billed = kept(monthsBilled(ordered, day("2026-12-01")))
    // Eleven days, of which five lie behind the order.
    expect(unpaidOf(billed).map(({ total }) => total)).toEqual([9800, 3594])
    const after = settled(
      billed,
      unpaidOf(billed).map(({ id }) => id),
      day("2026-12-03"),
    )
    expect([after.balance, after.term, after.expiredAt]).toEqual([0, "PREPAYMENT", "2027-01-03"])
    // Three days of December: 9,800 x 3 / 31 = 948.39.
    const january = kept(monthsBilled(after, day("2027-01-01")))
    expect(unpaidOf(january).map(({ total }) => total)).toEqual([949])
  })

  test("D11 D91 stopped after the 10th, days that could not be used are billed to nobody", () => {
    const later = kept(orderedLater(noPlan, standard, day("2026-11-20")))
    const billed = kept(monthsBilled(later, day("2026-12-01")))
    expect(billed.expiredAt).toBe("2026-12-10")
    const paid = kept(
      settled(
        billed,
        unpaidOf(billed).map(({ id }) => id),
        day("2026-12-20"),
      ),
    )
    expect(paid.expiredAt).toBeNull()
    const january = kept(monthsBilled(paid, day("2027-01-01")))
    // Ten days and twelve of thirty-one: 9,800 x 22 / 31 = 6,954.84.
    expect(unpaidOf(january).map(({ total }) => total)).toEqual([6955])
  })

  test("D91 members more are counted from their day, of the plan's own price by its people", () => {
    const later = kept(orderedLater(noPlan, light, day("2026-11-01")))
    const more = kept(orderedMembers(later, 4, day("2026-11-16")))
    const billed = monthsBilled(more, day("2026-12-01"))
    // 4,980, and 332 x 4 x 15 / 30.
    expect(billed.bills.at(-1)?.total).toBe(4980 + 664)
  })
})

describe("members beside a term", () => {
  test.each([
    ["2026-11-20", "2027-02-20", 3, 0],
    ["2026-12-01", "2027-02-20", 2, 19],
    ["2027-01-31", "2027-03-15", 1, 15],
    ["2028-01-31", "2028-02-29", 1, 0],
    ["2026-11-20", "2026-11-20", 0, 0],
  ])("D91 from %s to %s are %i months and %i days", (from, until, months, days) => {
    expect(monthsAndDays(day(from), day(until))).toMatchObject({ months, days })
  })

  test("D91 the rest of a term is paid for each: whole months, then days of the month that they lie in", () => {
    const lines = linesOfRest(standard, 3, day("2026-12-01"), day("2027-02-20"))
    // 327 x 3 x 2; 327 x 3 x 19 / 28.
    expect(lines.map(({ money }) => ratioText(money))).toEqual(["1962", "18639/28"])
    expect(totalOf(lines)).toBe(2628)
  })

  test("BILL-08 they are seated with the payment, and come along where the plan is extended", () => {
    const paid = prepaid(noPlan, month(standard), "2026-11-20")
    const ordered = kept(orderedMembers(paid, 2, day("2026-11-20")))
    expect([ordered.extraMembers, unpaidOf(ordered).map(({ total }) => total)]).toEqual([0, [654]])
    const more = kept(
      settled(
        ordered,
        unpaidOf(ordered).map(({ id }) => id),
        day("2026-11-20"),
      ),
    )
    expect([more.extraMembers, more.expiredAt]).toEqual([2, "2026-12-20"])
    const next = orderedTerm(more, "extend", month(standard), day("2026-11-21"))
    expect(next.bills.at(-1)).toMatchObject({ startsOn: "2026-12-20", endsOn: "2027-01-20", total: 9800 + 654 })
    // Another plan: what was paid for the members is unused with the rest.
    const other = orderedTerm(more, "change", month(pro), day("2026-12-05"))
    expect(other.bills.at(-1)).toMatchObject({ unused: Math.floor(((9800 + 654) * 15) / 30), people: 0 })
  })
})

describe("the end of renewal", () => {
  test("BILL-18 a term is kept until its last day and can be taken up again", () => {
    const paid = prepaid(noPlan, month(standard), "2026-11-20")
    const stopped = stoppedRenewal(paid, day("2026-11-25"))
    expect([stopped.endsOn, stopped.expiredAt]).toEqual(["2026-12-20", "2026-12-20"])
    expect(resumedRenewal(stopped, day("2026-12-01"))).toMatchObject({ endsOn: null, expiredAt: "2026-12-20" })
  })

  test("BILL-18 months end with this month, which is billed as it is; taken up again they go on", () => {
    const later = kept(orderedLater(noPlan, standard, day("2026-11-07")))
    const stopped = kept(stoppedRenewal(later, day("2026-11-20")))
    expect(stopped.expiredAt).toBe("2026-11-30")
    expect(resumedRenewal(stopped, day("2026-11-30")).expiredAt).toBeNull()
    const billed = monthsBilled(stopped, day("2027-01-01"))
    // 9,800 x 24 / 30, and nothing of December.
    expect(unpaidOf(billed).map(({ total }) => total)).toEqual([7840])
    expect(worthOf(billed.bills[0] ?? { credit: 0, total: 0 })).toBe(7840)
  })
})
