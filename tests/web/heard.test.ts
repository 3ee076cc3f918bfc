/** Nothing asks by the clock for what the server's line tells. */
import { afterEach, beforeEach, expect, test, vi } from "vitest"
import { jobQuery, monthQuery } from "@/features/payroll/queries.ts"
import { heard } from "@/lib/live/heard.ts"

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  heard.lost()
  vi.useRealTimers()
})

/** How long each waits before it asks again, with this in its hand. */
const waitsWith = (options: object, data: object) => {
  const asks: unknown = Reflect.get(options, "refetchInterval")
  return typeof asks === "function" ? asks({ state: { data } }) : asks
}

test("UI-06 a close is asked for while the line is shut and once more after it opened, then it is told", () => {
  const both = () => [
    waitsWith(jobQuery(7), { state: "running" }),
    waitsWith(monthQuery("2026-11"), { state: "closing" }),
  ]
  expect(both()).toEqual([1_500, 1_500])
  heard.opened()
  vi.advanceTimersByTime(1_600)
  // What ended between its answer and the line's opening is told by nobody.
  expect(both()).toEqual([1_500, 1_500])
  vi.advanceTimersByTime(1_600)
  expect(both()).toEqual([false, false])
  heard.lost()
  expect(both()).toEqual([1_500, 1_500])
})
