import { expect, test } from "vitest"
import { answeredOf } from "@/features/scheduling/wishes/request-row.tsx"
import type { Proposal } from "@/features/scheduling/wishes/requests-query.ts"

const [asked, corrected, answered] = [
  "2026-11-16T00:00:00.000Z",
  "2026-11-17T00:00:00.000Z",
  "2026-11-18T00:00:00.000Z",
]
const request = (over: Partial<Proposal>): Proposal => ({
  ...{ id: 5, taskId: 11, day: "2026-12-01", constructionSiteId: 1, constructionSiteName: "豊洲", status: 2 },
  ...{ createdAt: asked, customerUpdatedAt: corrected, answeredAt: null, createdBy: "大久保 徹", answeredBy: null },
  ...{ dataUpdate: {}, dataOrigin: {}, comment: null, reason: null },
  ...over,
})

test("TASK-23 the history says when each wish was answered or taken back, beside when it was asked; of one that held by itself nothing", () => {
  const answer = { answeredAt: answered, answeredBy: "佐藤 大輔" }
  expect(answeredOf(request({ status: 2 }))).toBeNull()
  expect(answeredOf(request({ status: 1, ...answer }))).toBe(answered)
  expect(answeredOf(request({ status: 3, ...answer }))).toBe(answered)
  // Its day was deleted: nobody said no.
  expect(answeredOf(request({ status: 3, answeredAt: answered }))).toBe(answered)
  expect(answeredOf(request({ status: 0 }))).toBe(corrected)
  expect(answeredOf(request({ status: 1, answeredAt: asked, customerUpdatedAt: asked }))).toBeNull()
})
