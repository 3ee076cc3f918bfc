import { expect, test } from "vitest"
import { kanaOfRoman } from "#modules/kernel/fields/normalise/roman.ts"
import { countsOf, nextGroup, type Row, readTyped, screenRows } from "@/features/palette/rows.ts"

test("issue 19 §7 a sign before the words asks for one group alone, wide or narrow", () => {
  expect(readTyped("たか")).toEqual({ words: "たか", only: undefined })
  expect(readTyped("> 手配")).toEqual({ words: "手配", only: "actions" })
  expect(readTyped("＠たか")).toEqual({ words: "たか", only: "people" })
  expect(readTyped("#")).toEqual({ words: "", only: "sites" })
})

test("issue 19 §7 screens are found by their names in any kana, each once", () => {
  const screens = [
    { key: "calendar", title: "カレンダー", path: "/calendar" },
    { key: "calendar", title: "予定", path: "/calendar" },
    { key: "staff", title: "人員", path: "/staff" },
  ]
  expect(screenRows(screens, "").map(({ href }) => href)).toEqual(["/calendar", "/staff"])
  expect(screenRows(screens.slice(0, 1), "かれん").map(({ title }) => title)).toEqual(["カレンダー"])
})

test("issue 19 §7 Tab goes round the groups that have rows, and back", () => {
  const row = (group: Row["group"]): Row => ({ id: group, group, title: "", icon: "", href: "/" })
  const counts = countsOf([row("people"), row("actions"), row("actions")])
  expect(counts).toEqual({ people: 1, sites: 0, partners: 0, screens: 0, actions: 2 })
  expect(nextGroup(undefined, counts, 1)).toBe("people")
  expect(nextGroup("people", counts, 1)).toBe("actions")
  expect(nextGroup("actions", counts, 1)).toBeUndefined()
  expect(nextGroup(undefined, counts, -1)).toBe("actions")
})

test("taste/desk/17 screens are found by how they are read, in kana and in roman letters", () => {
  const screens = [
    { key: "permission", title: "権限", path: "/permission" },
    { key: "settings", title: "設定", path: "/setting" },
  ]
  const found = (words: string) => screenRows(screens, words).map(({ title }) => title)
  expect([found("けんげん"), found("ケン"), found("kengen"), found("せってい"), found("settei"), found("設")]).toEqual([
    ["権限"],
    ["権限"],
    ["権限"],
    ["設定"],
    ["設定"],
    ["設定"],
  ])
})

test.each([
  ["taka", "タカ"],
  ["takahashi", "タカハシ"],
  ["syou", "ショウ"],
  ["shou", "ショウ"],
  ["hattori", "ハットリ"],
  ["matchi", "マッチ"],
  ["shin'ichi", "シンイチ"],
  ["kondou kenji", "コンドウ ケンジ"],
  ["nyuujou", "ニュウジョウ"],
  ["fujii", "フジイ"],
  ["tak", "タ"],
  ["TAKA", "タカ"],
  ["xyz", undefined],
  ["たか", undefined],
  ["090", undefined],
])("roman letters are read as kana: %s is %s", (typed, kana) => {
  expect(kanaOfRoman(typed)).toBe(kana)
})
