import { expect, test } from "vitest"
import { plainOf, sumOf, textOf } from "../../web/lib/list/column.ts"
import { choiceFor } from "../../web/lib/list/kept-columns.ts"
import { linesOf, rowAt } from "../../web/lib/list/lines.ts"
import { compareValues, pressed, readOrder, sortValue, writeOrder } from "../../web/lib/list/order.ts"
import { moved } from "../../web/lib/moved.ts"

test("the order stands in the address, and the server's own leaves it", () => {
  expect(readOrder("-joined,name")).toEqual([
    { id: "joined", desc: true },
    { id: "name", desc: false },
  ])
  expect([writeOrder(readOrder("-joined,name")), writeOrder([]), readOrder(undefined), readOrder(",-")]).toEqual([
    "-joined,name",
    undefined,
    [],
    [],
  ])
})

test("presses on a head go upwards, downwards and back to the server's order; with Shift it is one key of several", () => {
  const press = (...presses: ReadonlyArray<readonly [string, boolean]>) =>
    writeOrder(presses.reduce((keys, [id, isFurther]) => pressed(keys, id, isFurther), readOrder(undefined)))
  expect(press(["name", false])).toBe("name")
  expect(press(["name", false], ["name", false])).toBe("-name")
  expect(press(["name", false], ["name", false], ["name", false])).toBe(undefined)
  expect(press(["name", false], ["day", true], ["name", true])).toBe("-name,day")
  expect(press(["name", false], ["day", true], ["day", true], ["day", true])).toBe("name")
  expect(press(["name", false], ["day", true], ["state", false])).toBe("state")
})

test("names stand by their reading in the order of the kana, half-width ones too; what has none stands last", () => {
  const column = {
    key: "name",
    label: "氏名",
    width: 1,
    value: ({ name }: { name: string }) => name,
    reading: ({ kana }: { kana: string | null }) => kana,
  }
  const people = [
    { name: "渡辺", kana: "ワタナベ" },
    { name: "石川", kana: "ｲｼｶﾜ" },
    { name: "池田", kana: "いけだ" },
    { name: "伊藤", kana: "イトウ" },
    { name: "佐藤10", kana: null },
    { name: "佐藤9", kana: null },
  ]
  const keyOf = (one: (typeof people)[number]) => sortValue<(typeof people)[number]>(column, one) ?? ""
  expect(people.toSorted((a, b) => compareValues(keyOf(a), keyOf(b))).map(({ name }) => name)).toEqual([
    "池田",
    "石川",
    "伊藤",
    "渡辺",
    "佐藤9",
    "佐藤10",
  ])
  expect(sortValue({ ...column, value: () => null, reading: () => "" }, people[0] ?? { name: "", kana: "" })).toBe(
    undefined,
  )
  expect(compareValues(9, 10)).toBeLessThan(0)
})

test("kept columns live through a new version: one that has gone is forgotten, a new one stands where the list has it", () => {
  const columns = [{ key: "name" }, { key: "kana", isHidden: true as const }, { key: "role" }, { key: "pay" }]
  const kept = { order: ["name", "pay", "gone", "role"], hidden: ["role", "gone"] }
  expect(choiceFor(columns, kept)).toEqual({ order: ["name", "kana", "pay", "role"], hidden: ["kana", "role"] })
  expect(choiceFor(columns, undefined)).toEqual({ order: ["name", "kana", "role", "pay"], hidden: ["kana"] })
  expect([moved(["a", "b", "c"], "c", 0), moved(["a", "b", "c"], "a", 2)]).toEqual([
    ["c", "a", "b"],
    ["b", "c", "a"],
  ])
})

test("a value is read by people with separators and ▲, by programs with a minus and without", () => {
  expect([textOf({ kind: "yen" }, -1234), plainOf({ kind: "yen" }, -1234)]).toEqual(["▲1,234", "-1234"])
  expect([textOf({ kind: "minutes" }, -75), plainOf({ kind: "minutes" }, -75)]).toEqual(["▲1:15", "-1:15"])
  expect([textOf({ kind: "day" }, "2026-04-01"), textOf({ kind: "yen" }, null)]).toEqual(["2026/04/01", ""])
  expect(sumOf({ value: ({ net }: { net: number | null }) => net }, [{ net: 5 }, { net: null }, { net: -2 }])).toBe(3)
})

test("rows in sections: a head with its number above the first of each, and the row at a head is the next", () => {
  const lines = linesOf(["a1", "a2", "b1"], ([letter]) => letter ?? "")
  expect(lines).toEqual([{ key: "a", count: 2 }, 0, 1, { key: "b", count: 1 }, 2])
  expect([0, 1, 3, 4].map((at) => rowAt(lines, at))).toEqual([0, 0, 2, 2])
  expect(linesOf(["a1", "b1"], undefined)).toEqual([0, 1])
})
