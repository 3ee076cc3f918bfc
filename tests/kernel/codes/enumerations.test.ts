import { readFileSync } from "node:fs"
import { expect, test } from "vitest"
import * as codes from "#modules/kernel/codes.ts"
import { sourcesOf } from "../../architecture/source.ts"

/** Which of our records answers which line of the list; several records may share one line. */
const here: Record<string, ReadonlyArray<codes.Enumeration>> = {
  "Generic active": [codes.activeStatuses],
  "User status": [codes.userStatuses],
  "Project work status": [codes.projectWorkStatuses],
  "Salary type": [codes.salaryTypes],
  "Project type": [codes.projectTypes],
  "Shift id": [codes.shiftIds],
  Weekday: [codes.weekdays],
  "Request status": [codes.requestStatuses],
  "Month offset": [codes.monthOffsets],
  Role: [codes.roleIds],
}

/** Lines that nothing uses yet, or that one module alone needs, and the module that will hold them when it comes. */
const elsewhere: Record<string, string> = {
  "Company-user status": "companies",
  "Schedule or day-off approval": "scheduling",
  "Paper status": "papers",
  "Paid state": "papers",
  "Paper type": "papers",
  "Business kind": "companies",
  "Mail send status": "notifications",
  "Holiday repeat": "scheduling",
  "Tax inclusion": "scheduling",
  "Timekeeping request status": "timekeeping",
  "Timekeeping request type": "timekeeping",
  "Timing kind": "timekeeping",
  "Overtime kind": "timekeeping",
  "Timekeeping place": "timekeeping",
  "Leave pay": "timekeeping",
  "Leave length": "timekeeping",
  "Shift combination (8)": "scheduling",
  "Payment provider": "billing",
  "Payment term": "billing",
  "Payment method": "billing",
  "Campaign type": "billing",
}

const lines = readFileSync("tests/contract/enums.tsv", "utf8")
  .trim()
  .split("\n")
  .slice(1)
  .map((line) => line.split("\t"))
  .map(([name = "", values = ""]) => ({ name, values }))

/** `VENDOR_WORKER 9` → ["VENDOR_WORKER", 9], for the lines that write their values so. */
const numbered = (values: string) =>
  [...values.matchAll(/([A-Z][A-Z_]+) (-?\d+)/g)].map(([, word, wire]) => [word, Number(wire)])
const shouted = (word: string) => word.replace(/[A-Z]/g, (letter) => `_${letter}`).toUpperCase()
const shout = (enumeration: codes.Enumeration) =>
  Object.entries(enumeration).map(([word, wire]) => [shouted(word), wire])
const sorted = (pairs: ReadonlyArray<ReadonlyArray<unknown>>) => pairs.map((pair) => pair.join(" ")).sort()

test("API-01 each line of the list is an enumeration here or has a module that will hold it", () => {
  expect(lines).toHaveLength(31)
  expect([...Object.keys(here), ...Object.keys(elsewhere)].sort()).toEqual(lines.map(({ name }) => name).sort())
})

/** Records whose first user is being written: invitations and requests that wait for a yes. */
const waiting = ["requestStatuses"]

test("API-01 an enumeration is here because something of the product uses it", () => {
  const texts = sourcesOf("modules", "web", "cli")
    .filter(({ file }) => !/^modules\/kernel\/codes(\.ts|\/)/.test(file))
    .map(({ text }) => text)
  const isRecord = (value: unknown) => typeof value === "object" && value !== null
  const unused = Object.entries(codes)
    .filter(([name, value]) => isRecord(value) && !texts.some((text) => text.includes(name)))
    .map(([name]) => name)
  expect(unused.filter((name) => !waiting.includes(name))).toEqual([])
})

test.each(lines.filter(({ name, values }) => name in here && numbered(values).length > 0))(
  "API-01 $name has exactly the words and numbers of the list",
  ({ name, values }) => {
    for (const enumeration of here[name] ?? []) expect(sorted(shout(enumeration))).toEqual(sorted(numbered(values)))
  },
)

test("API-01 the lines written in words carry the numbers meant", () => {
  expect(Object.values(codes.weekdays)).toEqual([0, 1, 2, 3, 4, 5, 6])
})

test("API-08 the values that the specification leaves without numbers are one table", () => {
  expect(codes.monthOffsets).toEqual({ now: 0, nextMonth: 1, twoMonthsLater: 2 })
  expect(codes.flags).toEqual({ on: codes.activeStatuses.active, off: codes.activeStatuses.inactive })
  expect(codes.taxModes).toEqual({ outer: 0, inner: 1 })
  expect(codes.editScopes).toEqual({ one: "one", future: "future", all: "all" })
  expect(codes.payCycles).toEqual({ day: 1, week: 2, month: 3 })
  expect(codes.incomeTaxColumns).toEqual({ kou: 1, otsu: 2, hei: 3 })
  expect(codes.probations).toEqual({ regular: 0, training: 1 })
  expect(codes.genders).toEqual({ unanswered: 0, male: 1, female: 2 })
})

test("a wire value becomes its word and an unknown one becomes none", () => {
  expect(codes.wordOf(codes.roleIds, 7)).toBe("vendor")
  expect(codes.findWord(codes.roleIds, 5)).toBeUndefined()
  expect(codes.findWord(codes.roleIds, "7")).toBeUndefined()
  expect(codes.wireValues(codes.shiftIds)).toEqual([1, 2, 3, 4, 10])
  expect(codes.wordsOf(codes.shiftIds)).toEqual(["morning", "afternoon", "evening", "other", "timeOff"])
})
