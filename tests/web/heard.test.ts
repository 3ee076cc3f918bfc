/** Nothing asks by the clock for what the server's line tells. */
import { QueryObserver } from "@tanstack/react-query"
import { afterEach, beforeEach, expect, test, vi } from "vitest"
import { jobQuery } from "@/features/payroll/queries.ts"
import { heard } from "@/lib/live/heard.ts"
import { queryClient } from "@/lib/query-client.ts"

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  heard.lost()
  queryClient.clear()
  vi.useRealTimers()
})

test("UI-06 a running close is asked for while the line is shut and once after it opened, then no more", async () => {
  let asked = 0
  const queryFn = () => {
    asked += 1
    return Promise.resolve({ state: "running" } as never)
  }
  const watching = new QueryObserver(queryClient, { ...jobQuery(7), queryFn })
  const stop = watching.subscribe(() => undefined)
  await vi.advanceTimersByTimeAsync(3_100)
  const before = asked
  expect(before).toBeGreaterThan(2)
  heard.opened()
  await vi.advanceTimersByTimeAsync(5_000)
  const settled = asked
  expect(settled).toBeGreaterThan(before)
  await vi.advanceTimersByTimeAsync(30_000)
  expect(asked).toBe(settled)
  stop()
})
