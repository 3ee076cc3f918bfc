import { expect, test } from "vitest"
import { isFound, searchedWords } from "#modules/kernel/fields/normalise.ts"

test.each([
  ["とよす", true],
  ["トヨス", true],
  ["ﾄﾖｽ", true],
  ["豊洲", true],
  ["豊洲　大成", true],
  ["豊洲三丁目 けい", false],
  ["ＡＢＣ", true],
  ["abc", true],
  ["３－２", true],
  ["がｰど", true],
  ["ヤマダタロウ", true],
  ["山田 太郎", true],
  ["山田太郎", true],
  ["", true],
  ["　", true],
  ["有明", false],
  ["豊洲 有明", false],
])("typing %s finds the site: %s", (typed, found) => {
  const texts = ["豊洲三丁目計画", "大成工務", "トヨス ABC", "東京都江東区豊洲3-2", "ガード", null, undefined]
  expect(isFound(typed, ...texts, "山田　太郎", "ヤマダ タロウ")).toBe(found)
})

test("a search has its words, not more than ten, and none when it is empty", () => {
  expect(searchedWords(" やまだ　ﾀﾛｳ ")).toEqual(["ヤマダ", "タロウ"])
  expect(searchedWords("　 ")).toEqual([])
  expect(searchedWords("あ ".repeat(50))).toHaveLength(10)
})
