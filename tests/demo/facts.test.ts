import { describe, expect, test } from "vitest"
import { epochMillisOf, isoDate, lastDayOf, monthOf } from "#modules/kernel/civil-day.ts"
import { type DemoFacts, demoFacts } from "../../cli/demo/facts.ts"
import { wanted } from "../../cli/demo/plan/arrangements.ts"
import { seriesOf } from "../../cli/demo/plan/series.ts"

const at = (day: string, clock: string) => epochMillisOf(isoDate(day), clock)

const moments = [
  ["a workday's morning", "2026-11-20", "10:30"],
  ["the first of a month, at night", "2026-12-01", "02:00"],
  ["the last of a month, late", "2026-11-30", "23:30"],
  ["new year's day, in the evening", "2027-01-01", "18:00"],
  ["the day after a leap day", "2028-03-01", "09:00"],
  ["a leap day", "2028-02-29", "12:20"],
  ["a Sunday", "2026-11-22", "07:50"],
  ["a holiday between holidays", "2026-05-04", "13:00"],
  ["お盆", "2026-08-14", "08:20"],
] as const

/** When somebody is where, of all arrangements; an evening shift ends on the next day. */
const hours = { morning: ["08:00", "12:00"], afternoon: ["13:00", "17:00"], evening: ["21:00", "05:00"] } as const
const bookingsOf = ({ arrangements }: DemoFacts) =>
  arrangements.flatMap(({ day, shifts, site }) =>
    shifts.flatMap(({ people, shift }) => {
      if (shift === "other") throw new Error("the demo has no other shift")
      const [from, to] = hours[shift]
      return people.map((person) => ({
        person,
        site,
        day,
        from: epochMillisOf(day, from),
        to: epochMillisOf(day, to, to < from ? 1 : 0),
      }))
    }),
  )

describe.each(moments)("BEY-18 the demo on %s", (_, day, clock) => {
  const millis = at(day, clock)
  const facts = demoFacts(millis)
  const { arrangements, moment, people, sites, story } = facts

  test("is the same whenever it is made for the same moment", () => {
    expect(demoFacts(millis)).toEqual(facts)
  })

  test("has about thirty people of every kind, each with a birthday, and twelve sites of every state", () => {
    expect(people.length).toBeGreaterThanOrEqual(28)
    expect(people.length).toBeLessThanOrEqual(32)
    expect(new Set(people.map(({ role }) => role))).toEqual(
      new Set([
        "admin",
        "manager",
        "officeManager",
        "financeManager",
        "worker",
        "partTimeWorker",
        "otherWorker",
        "vendorWorker",
      ]),
    )
    expect(people.every(({ birthday }) => birthday < "2010")).toBe(true)
    expect(new Set(people.map(({ key }) => key)).size).toBe(people.length)
    expect(sites).toHaveLength(12)
    expect(new Set(sites.map(({ state }) => state)).size).toBe(4)
  })

  test("books nobody twice", () => {
    const known = new Set(people.map(({ key }) => key))
    const inOrder = bookingsOf(facts).sort((a, b) =>
      a.person < b.person ? -1 : a.person > b.person ? 1 : a.from - b.from,
    )
    for (const [index, one] of inOrder.entries()) {
      expect(known).toContain(one.person)
      const next = inOrder[index + 1]
      if (next?.person === one.person) expect(next.from, `${one.person} ${one.day}`).toBeGreaterThanOrEqual(one.to)
    }
  })

  test("enters every arrangement once, whole or as a day of a series", () => {
    const entered = seriesOf(arrangements).flatMap(({ arrangement, days }) =>
      days.map((on) => `${arrangement.site} ${on}`),
    )
    expect(entered.toSorted()).toEqual(arrangements.map((one) => `${one.site} ${one.day}`).toSorted())
  })

  test("leaves nothing of last month open, so that it can be closed", () => {
    const lastDay = lastDayOf(moment.lastMonth)
    expect(story.pressed.filter((one) => one.day <= lastDay)).toEqual([])
    const ends = [
      ...story.finished.flatMap(({ presences }) => presences),
      ...story.claimed.map(({ presence }) => presence),
      ...story.corrected.map(({ presence }) => presence),
    ].map(({ to }) => to)
    expect(Math.max(...ends)).toBeLessThanOrEqual(millis)
    const worked = new Set(
      story.finished.filter((one) => monthOf(one.day) === moment.lastMonth).map((one) => one.person),
    )
    const onSite = new Set(
      bookingsOf(facts)
        .filter((one) => monthOf(one.day) === moment.lastMonth)
        .map((one) => one.person),
    )
    expect(worked).toEqual(onSite)
    expect(story.claimed.length).toBeGreaterThan(0)
    expect(story.corrected.length).toBeGreaterThan(0)
  })

  test("has nobody press in the future, and the worker of the login page press nothing", () => {
    const presses = story.pressed.flatMap((one) => one.presses)
    expect(presses.filter((press) => press.at > millis)).toEqual([])
    expect(story.pressed.filter((one) => one.person === "takahashi" && one.day === moment.today)).toEqual([])
    for (const { presses: own } of story.pressed) expect(own).toEqual(own.toSorted((a, b) => a.at - b.at))
  })

  test("arranges the worker of the login page for a shift of today that is not over", () => {
    const own = bookingsOf(facts).filter((one) => one.person === "takahashi" && one.day === moment.today)
    expect(own.length).toBeGreaterThan(0)
    expect(Math.max(...own.map(({ to }) => to))).toBeGreaterThan(millis)
  })

  test("is short of people tomorrow, and two sites want one man", () => {
    const tomorrow = arrangements.filter((one) => one.day === moment.tomorrow)
    const short = tomorrow.filter(({ shifts }) => shifts.some(({ needed, people: on }) => needed > on.length))
    expect(short.length).toBeGreaterThanOrEqual(2)
    const clash = tomorrow.filter(({ note }) => note.includes(wanted.name))
    expect(clash).toHaveLength(1)
    expect(clash[0]?.shifts.flatMap(({ people: on }) => on)).not.toContain(wanted.key)
    expect(bookingsOf(facts).filter((one) => one.person === wanted.key && one.day === moment.tomorrow)).not.toEqual([])
  })
})

test("BEY-18 on a workday's morning people are at work already, and a night crew in the night", () => {
  const onDuty = (day: string, clock: string) =>
    demoFacts(at(day, clock))
      .story.pressed.filter(({ presses }) => presses.at(-1)?.action !== "out")
      .map(({ person }) => person)
  expect(onDuty("2026-11-20", "10:30").length).toBeGreaterThan(15)
  expect(onDuty("2026-11-20", "06:00").length).toBeLessThan(4)
  expect(onDuty("2026-11-20", "01:00").length).toBeGreaterThanOrEqual(3)
})
