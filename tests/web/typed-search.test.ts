import { expect, test } from "vitest"
import { matchesTyped } from "@/lib/typed-search.ts"

test.each([
  ["とよす", true],
  ["トヨス", true],
  ["ﾄﾖｽ", true],
  ["豊洲", true],
  ["豊洲　大成", true],
  ["ＡＢＣ", true],
  ["abc", true],
  ["", true],
  ["有明", false],
  ["豊洲 有明", false],
])("typing %s finds the site: %s", (typed, isFound) => {
  expect(matchesTyped(typed, "豊洲三丁目計画", "大成工務", "トヨス ABC")).toBe(isFound)
})
