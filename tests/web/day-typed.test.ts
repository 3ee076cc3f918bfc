/** What is typed as a day: 明日 is tomorrow whatever day stands there, and no year means the one near it. */
import { expect, test } from "vitest"
import { dayTyped } from "@/features/scheduling/task/day-input.tsx"

test("TASK-11 明日 counts from today in 最終日 too; a day without a year is meant near the chosen first day", () => {
  const asked = { today: "2026-11-27", near: "2026-12-10" }
  expect(dayTyped("明日", asked)).toBe("2026-11-28")
  expect(dayTyped("今日", asked)).toBe("2026-11-27")
  expect(dayTyped("12/12", asked)).toBe("2026-12-12")
  expect(dayTyped("1/5", asked)).toBe("2027-01-05")
})
