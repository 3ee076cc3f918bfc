import { expect, test } from "vitest"
import { asking, requestIn } from "@/features/scheduling/task-request.ts"

test("SHELL-16 the arrangement's window is asked for by the address, and what the address says is what was asked", () => {
  expect(requestIn({ task: 12, shift: "evening" }, "2026-11-25")).toEqual({
    kind: "open",
    taskId: 12,
    shift: "evening",
  })
  expect(requestIn({ create: 1, person: 7, constructionSiteId: 3 }, "2026-11-25")).toEqual({
    kind: "create",
    day: "2026-11-25",
    siteId: 3,
    userId: 7,
  })
  expect(requestIn({ month: "2026-11" }, "2026-11-25")).toBeUndefined()
  for (const request of [
    { kind: "open", taskId: 12 },
    { kind: "create", day: "2026-12-01", userId: 7, shift: "morning" },
    { kind: "create", day: "2026-12-01", isSmallJob: true },
  ] as const)
    expect(requestIn(asking(request), "2026-12-01")).toEqual(request)
  expect(asking(undefined)).toEqual({})
})

test("TASK-52 D82 the address of a small job's page without a place asks for a small job in the calendar's window", () => {
  expect(requestIn({ create: 1, small: 1 }, "2026-11-25")).toEqual({
    kind: "create",
    day: "2026-11-25",
    isSmallJob: true,
  })
})
