import { describe, expect, test } from "vitest"
import { addDays, isoDate } from "#modules/kernel/civil-day.ts"
import { clockTime } from "#modules/kernel/minutes.ts"
import { join, leave, movesBetween } from "#modules/scheduling/rules/crew.ts"
import { firstOverlap, overlaps } from "#modules/scheduling/rules/overlap.ts"
import { seriesDays } from "#modules/scheduling/rules/series-days.ts"
import { faultsOf, planShifts, type ShiftWish, type Wishes } from "#modules/scheduling/rules/shift-plan.ts"
import { spanOf } from "#modules/scheduling/rules/shift-span.ts"
import { isInOrder, momentsOf } from "#modules/scheduling/rules/shift-times.ts"
import { shortage, tally, tallyNeeds } from "#modules/scheduling/rules/tally.ts"

const day = isoDate
describe("the days of a series", () => {
  const from = day("2026-11-24")
  test.each([
    { name: "90 days", to: addDays(from, 89), off: [], count: 90 },
    { name: "days off in between", to: day("2026-11-30"), off: ["2026-11-29", "2026-11-26"], count: 5 },
    { name: "a day off outside falls away", to: day("2026-11-25"), off: ["2026-12-25"], count: 2 },
    { name: "one day", to: from, off: [], count: 1 },
  ])("TASK-12 $name", ({ to, off, count }) => {
    const series = seriesDays(from, to, off.map(day))
    expect(series.kind === "days" ? series.days.length : series.kind).toBe(count)
  })
  test("TASK-12 91 days are too long, and nothing but days off is empty", () => {
    expect(seriesDays(from, addDays(from, 90), []).kind).toBe("tooLong")
    expect(seriesDays(from, from, [from]).kind).toBe("empty")
  })
})

describe("a shift's times", () => {
  test.each([
    ["morning", "08:00", "12:00", true],
    ["morning", "12:00", "08:00", false],
    ["afternoon", "13:00", "13:00", false],
    ["evening", "21:00", "05:00", true],
    ["evening", "21:00", "21:00", false],
    ["other", "22:00", "02:00", true],
  ] as const)("TIME-22 %s %s–%s is in order: %s", (shift, from, to, holds) => {
    expect(isInOrder(shift, clockTime(from), clockTime(to))).toBe(holds)
  })
  test("TIME-22 an evening shift ends on the next day, in Japan's time", () => {
    expect(momentsOf(day("2026-11-30"), clockTime("21:00"), clockTime("05:00"))).toEqual({
      startsAt: "2026-11-30T12:00:00.000Z",
      endsAt: "2026-11-30T20:00:00.000Z",
    })
  })
})

describe("a day's span", () => {
  const times = (from: string, to: string) => ({ from: clockTime(from), to: clockTime(to) })
  test.each([
    {
      name: "オプション before 夜間",
      shifts: [times("20:00", "23:00"), times("06:00", "07:00")],
      span: ["06:00", "23:00"],
    },
    {
      name: "オプション between",
      shifts: [times("08:00", "12:00"), times("20:00", "23:00"), times("17:00", "19:00")],
      span: ["08:00", "23:00"],
    },
    {
      name: "a night that ends tomorrow",
      shifts: [times("21:00", "05:00"), times("06:00", "07:00")],
      span: ["06:00", "05:00"],
    },
    { name: "no times yet", shifts: [{ from: null, to: null }], span: [null, null] },
  ])("TASK-02 TASK-20 runs from the earliest start to the latest end: $name", ({ shifts, span: [from, to] }) => {
    expect(spanOf(shifts)).toEqual({ from, to })
  })
})

describe("being in two places", () => {
  const at = (staffId: number, from: string, to: string) => ({
    staffId,
    ...momentsOf(day("2026-12-01"), clockTime(from), clockTime(to)),
  })
  test("touching shifts don't get in each other's way, a minute more does", () => {
    expect(overlaps(at(1, "08:00", "12:00"), at(1, "12:00", "17:00"))).toBe(false)
    expect(overlaps(at(1, "08:00", "12:05"), at(1, "12:00", "17:00"))).toBe(true)
  })
  test("the first overlap is one person's, whatever the order", () => {
    const slots = [at(2, "08:00", "12:00"), at(1, "11:00", "13:00"), at(1, "08:00", "12:00")]
    expect(firstOverlap(slots)?.map(({ staffId }) => staffId)).toEqual([1, 1])
    expect(firstOverlap(slots.slice(0, 2))).toBeUndefined()
  })
  test("a long shift is found behind short ones", () => {
    expect(firstOverlap([at(1, "06:00", "18:00"), at(1, "08:00", "09:00"), at(1, "17:00", "19:00")])).toBeDefined()
  })
})

describe("人工", () => {
  test("sums of hundredths are exact", () => {
    expect(tally([0.1, 0.2])).toBe(0.3)
    expect(tally(Array.from({ length: 10 }, () => 0.01))).toBe(0.1)
  })
  test("a shortage is never negative, and one shift's surplus fills no other", () => {
    expect(shortage(6, 4.5)).toBe(1.5)
    expect(shortage(2, 3)).toBe(0)
    expect(
      tallyNeeds([
        { needed: 2, assigned: 3 },
        { needed: 2, assigned: 1 },
      ]),
    ).toEqual({
      needed: 4,
      assigned: 4,
      shortage: 1,
    })
  })
})

const wishes = (over: Partial<Record<keyof Wishes, ShiftWish>>): Wishes => ({
  morning: {},
  afternoon: {},
  evening: {},
  other: {},
  ...over,
})
const usual = { morning: { from: clockTime("08:00"), to: clockTime("12:00") } }
const labour = { usual, isFixedPrice: false }

describe("the four shifts of an arrangement", () => {
  test("TASK-08 a ticked shift takes the company's times; unticked it forgets times and heads", () => {
    const [morning] = planShifts({ ...labour, before: [], wishes: wishes({ morning: { isOn: true, heads: 3 } }) })
    expect(morning).toMatchObject({ isOn: true, from: "08:00", to: "12:00", heads: 3, needed: 3 })
    const before = morning === undefined ? [] : [morning]
    const [after] = planShifts({ ...labour, before, wishes: wishes({ morning: { isOn: false } }) })
    expect(after).toMatchObject({ isOn: false, from: null, to: null, heads: null, needed: 0 })
  })
  test("TASK-47 a fixed-price site needs 0, whatever was sent", () => {
    const asked = wishes({ morning: { isOn: true, heads: 3, needed: 5 } })
    expect(planShifts({ usual, isFixedPrice: true, before: [], wishes: asked })[0]?.needed).toBe(0)
  })
  test.each([
    { name: "no shift", asked: wishes({}), faults: ["noShift"] },
    {
      name: "no times for the other shift",
      asked: wishes({ other: { isOn: true, heads: 1 } }),
      faults: ["required", "required"],
    },
    { name: "no head count", asked: wishes({ morning: { isOn: true } }), faults: ["required"] },
    {
      name: "as many shifts as the customer, but others",
      asked: wishes({ morning: { isOn: true, heads: 1 }, evening: { customerAsks: true } }),
      faults: ["shiftsDiffer"],
    },
    {
      name: "more shifts than the customer",
      asked: wishes({ morning: { isOn: true, heads: 1, customerAsks: true }, evening: { customerAsks: true } }),
      faults: [],
    },
  ])("TASK-06 TASK-07 $name", ({ asked, faults }) => {
    const plans = planShifts({ ...labour, before: [], wishes: asked })
    expect(faultsOf(plans, asked, () => true).map(({ message }) => message)).toEqual(faults)
  })
})

test("a crew before and after a stroke", () => {
  const terms = { price: null, certificates: [] }
  const on = (staffId: number, shift: "morning" | "evening") => ({ staffId, shift, ...terms, countWork: 1 })
  const crew = [on(1, "morning"), on(1, "evening"), on(2, "morning")]
  expect(leave(crew, "morning", [1, 9])).toEqual([on(1, "evening"), on(2, "morning")])
  const joined = join(crew, { ids: [2, 3, 3], shift: "morning", ...terms, countWork: 0.5 })
  expect(joined.length).toBe(4)
  expect(movesBetween(crew, joined).added).toEqual([{ ...on(3, "morning"), countWork: 0.5 }])
  expect(movesBetween(joined, crew).removed.map(({ staffId }) => staffId)).toEqual([3])
})
