import { expect, test } from "vitest"
import { readCalendar, sumOf, tallyOf, withShifts } from "@/features/scheduling/calendar-model.ts"
import { readSearch } from "@/features/scheduling/calendar-search.ts"
import { addDays, dayTone, eachDay, lastDayOf, sheetOf, shiftMonth, weekStartOf } from "@/features/scheduling/days.ts"
import { placeOf } from "@/features/scheduling/shown-place.ts"
import { timesWords } from "@/features/scheduling/time-words.ts"
import { chipsOf } from "@/features/scheduling/workers/chips.ts"
import { openSlots, rowsMatching, rowsOf, shownIn } from "@/features/scheduling/workers/rows.ts"
import { isDay } from "@/lib/address.ts"
import { aMonth } from "./calendar-view.ts"

test("columns become the shifts of each day, by shift, with who is on them", () => {
  const calendar = readCalendar(aMonth())
  const day = calendar.byDay.get("2026-11-24")
  expect(day?.slots.map(({ key, shortage }) => [key, shortage])).toEqual([
    ["101:morning", 1],
    ["101:afternoon", 1],
  ])
  expect(day?.slots[0]).toMatchObject({
    from: "08:00",
    groupId: 5,
    meeting: "07:40 北ゲート前",
    note: "搬入 7:30",
    leader: { name: "佐藤 大輔" },
  })
  expect(day?.slots[0]?.people.map(({ name }) => name)).toEqual(["佐藤 大輔"])
  expect(calendar.byDay.get("2026-11-25")?.slots[0]).toMatchObject({ groupId: null, leader: undefined, note: "" })
  expect(calendar.counts).toBe(true)
})

test("who is not told how many are needed has no shortage", () => {
  const { needed: _, assigned: __, ...slots } = aMonth().slots
  const calendar = readCalendar(aMonth({ slots }))
  expect(calendar.counts).toBe(false)
  expect(tallyOf(calendar.days.flatMap((day) => day.slots)).shortage).toBe(0)
})

test("an arrangement of a fixed-price site that nobody is on looks like one, and needs people before what is only short", () => {
  const slots = { ...aMonth().slots, needed: [2, 0, 2], assigned: [1, 0, 1] }
  const [day] = readCalendar(aMonth({ slots })).days
  expect(day?.slots.map(({ key, isUnmanned, shortage }) => [key, isUnmanned, shortage])).toEqual([
    ["101:morning", false, 1],
    ["101:afternoon", true, 0],
  ])
  expect(tallyOf(day?.slots ?? [])).toMatchObject({ shortage: 1, unmanned: 1 })
  expect(openSlots(day?.slots ?? []).map(({ key }) => key)).toEqual(["101:afternoon", "101:morning"])
  const manned = { ...slots, staff: [[0], [0], [0]], assigned: [1, 1, 1] }
  expect(readCalendar(aMonth({ slots: manned })).days[0]?.slots[1]?.isUnmanned).toBe(false)
})

test("morning and afternoon of one arrangement are one chip of the whole day, the night with them; other sites are not", () => {
  const whole = { ...aMonth().slots, task: [0, 0, 0], shift: [1, 2, 3], staff: [[0], [0], [0]] }
  const chips = (view: ReturnType<typeof aMonth>) =>
    rowsOf(readCalendar(view))[0]
      ?.cells.get("2026-11-24")
      ?.map(({ key, isWholeDay }) => [key, isWholeDay])
  expect(chips(aMonth({ slots: whole }))).toEqual([["101:morning+101:afternoon+101:evening", true]])
  const nightOnly = { ...whole, shift: [1, 3, 3], task: [0, 0, 1] }
  expect(chips(aMonth({ slots: nightOnly }))).toEqual([
    ["101:morning", false],
    ["101:evening", false],
  ])
  const tasks = { ...aMonth().tasks, day: [0, 0] }
  const twoSites = { ...whole, task: [0, 1, 1], shift: [1, 2, 3] }
  expect(chips(aMonth({ tasks, slots: twoSites }))?.map(([, isWholeDay]) => isWholeDay)).toEqual([false, false, false])
})

test("a surplus elsewhere never makes up for a shortage, and sums are exact", () => {
  const slots = { ...aMonth().slots, needed: [2, 1, 2], assigned: [5, 0, 1.7] }
  const all = readCalendar(aMonth({ slots })).days.flatMap((day) => day.slots)
  expect(tallyOf(all)).toEqual({ needed: 5, assigned: 6.7, shortage: 1.3, unmanned: 0 })
  expect(sumOf([0.1, 0.2])).toBe(0.3)
})

test("a shift that is not chosen leaves the days, not the month", () => {
  const calendar = withShifts(readCalendar(aMonth()), (shift) => shift !== "morning")
  expect(calendar.days.map(({ slots }) => slots.length)).toEqual([1, 0])
})

test.each([
  ["2026-11", "2026-11-01", "2026-12-05", 35],
  ["2026-02", "2026-02-01", "2026-02-28", 28],
  ["2026-08", "2026-07-26", "2026-09-05", 42],
])("the sheet of %s runs from %s to %s", (month, first, last, days) => {
  const sheet = sheetOf(month)
  expect([sheet[0], sheet.at(-1), sheet.length]).toEqual([first, last, days])
})

test("days and months over the borders of years and short months", () => {
  expect(shiftMonth("2026-12", 1)).toBe("2027-01")
  expect(shiftMonth("2026-01", -1)).toBe("2025-12")
  expect(lastDayOf("2028-02")).toBe("2028-02-29")
  expect(addDays("2026-12-31", 1)).toBe("2027-01-01")
  expect(eachDay("2026-11-02", "2026-11-01")).toEqual([])
  expect(weekStartOf("2026-11-22", 1)).toBe("2026-11-16")
  expect([isDay("2026-02-29"), isDay("2026-2-1"), isDay(20261101)]).toEqual([false, false, false])
})

test("Saturdays are blue, Sundays and holidays red", () => {
  expect(dayTone("2026-11-21", null)).toBe("text-saturday")
  expect(dayTone("2026-11-22", null)).toBe("text-sunday")
  expect(dayTone("2026-11-23", "勤労感謝の日")).toBe("text-sunday")
  expect(dayTone("2026-11-24", null)).toBe("")
})

test("the address says month, day, view and filters; what can't be understood is dropped", () => {
  expect(readSearch({ month: "2026-13", day: "x", view: "year", constructionSiteId: "-1", hide: "" })).toEqual({})
  const search = readSearch({
    month: "2026-12",
    day: "2026-11-24",
    view: "list",
    constructionSiteId: "7",
    hide: "evening",
  })
  const place = placeOf(search, "2026-11-20")
  expect(place).toMatchObject({ month: "2026-12", day: "2026-12-01", view: "list", constructionSiteId: 7 })
  expect(placeOf({ view: "month" }, "2026-11-20")).toMatchObject({ month: "2026-11", day: "2026-11-20" })
})

test("an end before the start is the next day's", () => {
  expect(timesWords({ from: "20:00", to: "05:00" }, "翌")).toBe("20:00–翌05:00")
  expect(timesWords({ from: "08:00", to: "12:00" }, "翌")).toBe("08:00–12:00")
})

test("everyone who can be arranged has a row, found by name or reading", () => {
  const rows = rowsOf(readCalendar(aMonth()))
  expect(rows.map(({ person, cells }) => [person.userId, [...cells.keys()]])).toEqual([
    [11, ["2026-11-24", "2026-11-25"]],
    [12, []],
  ])
  expect(rowsMatching(rows, "ｽｽﾞｷ").map(({ person }) => person.userId)).toEqual([12])
  const [chip] = chipsOf(readCalendar(aMonth()).days[0]?.slots.slice(0, 1) ?? [])
  const five = chip === undefined ? [] : [chip, chip, chip, chip, chip]
  expect([shownIn(five, 4).shown.length, shownIn(five, 4).rest]).toEqual([3, 2])
})
