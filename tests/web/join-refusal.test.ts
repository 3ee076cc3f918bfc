import { expect, test } from "vitest"
import { joinRefusal } from "@/features/invited/join-refusal.ts"

test("INV-13 why a yes was not taken is said of its own link alone, until he answers again", () => {
  const error = new Error("the company is closed")
  joinRefusal.keep("one", error)
  expect([joinRefusal.of("one"), joinRefusal.of("other")]).toEqual([error, undefined])
  // Read twice it is the same: a page may be drawn twice.
  expect(joinRefusal.of("one")).toBe(error)
  joinRefusal.drop()
  expect(joinRefusal.of("one")).toBeUndefined()
})
