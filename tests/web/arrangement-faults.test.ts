/** What is wrong in the arrangement form is said at once, and its keys go on working. */
import { expect, test } from "vitest"
import { addDays } from "@/features/scheduling/days.ts"
import { type Draft, emptyDraft, setSeries, setTo, tick, withShift } from "@/features/scheduling/task/draft.ts"
import { placeAfter } from "@/features/scheduling/task/focus-place.ts"
import { taskRules } from "@/features/scheduling/task/task-fields.ts"
import { aMonth } from "./calendar-view.ts"

const defaults = aMonth().shifts
const ticked = (): Draft => tick(emptyDraft("2026-11-24", 7), "morning", defaults)

test("TASK-12 TASK-06 too many days, a last day before the first and times out of order are said all at once", () => {
  const wrong = (draft: Draft) =>
    taskRules(draft, true).map((one) => [one.field, "key" in one ? one.key : one.sentence])
  const series = setSeries(ticked(), true)
  expect(wrong(setTo(series, addDays(series.from, 90)))).toEqual([["endDate", "seriesTooLong"]])
  expect(wrong(setTo(series, addDays(series.from, 89)))).toEqual([])
  expect(wrong(setTo(series, addDays(series.from, -1)))).toEqual([["endDate", "endBeforeStart"]])
  const timed = (from: string, to: string, shift: "morning" | "evening" = "morning") =>
    wrong(withShift(tick(ticked(), shift, defaults), shift, { from, to }))
  expect(timed("13:00", "12:00")).toEqual([["morningTo", "startNotBeforeEnd"]])
  expect(timed("1300", "12:00")).toEqual([["morningTo", "startNotBeforeEnd"]])
  expect(timed("12:00", "12:00")).toEqual([["morningTo", "startNotBeforeEnd"]])
  expect(timed("20:00", "05:00", "evening")).toEqual([])
  expect(timed("20:00", "20:00", "evening")).toEqual([["eveningTo", "startEqualsEnd"]])
  // What is no time yet is said of itself.
  expect(timed("8時ごろ", "07:00")).toEqual([])
})

test("the focus stays at the place of a row that goes: on the next one, else on the last, on none of none", () => {
  expect([placeAfter(0, 3), placeAfter(2, 2), placeAfter(5, 2), placeAfter(0, 0)]).toEqual([0, 1, 1, undefined])
})
