import { expect, test } from "vitest"
import { answeredOf, settledOf } from "@/features/scheduling/wishes/request-row.tsx"
import type { Proposal } from "@/features/scheduling/wishes/requests-query.ts"
import en from "@/i18n/en/customer.ts"
import ja from "@/i18n/ja/customer.ts"
import vi from "@/i18n/vi/customer.ts"

const [asked, corrected, answered] = [
  "2026-11-16T00:00:00.000Z",
  "2026-11-17T00:00:00.000Z",
  "2026-11-18T00:00:00.000Z",
]
const request = (over: Partial<Proposal>): Proposal => ({
  ...{ id: 5, taskId: 11, day: "2026-12-01", constructionSiteId: 1, constructionSiteName: "豊洲", status: 2 },
  ...{ createdAt: asked, customerUpdatedAt: corrected, answeredAt: null, createdBy: "大久保 徹", answeredBy: null },
  ...{ dataUpdate: {}, dataOrigin: {}, comment: null, reason: null, settledFrom: null, settledTo: null },
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

test("TASK-20 the row says whether the wished time was taken or the arranged one stays", () => {
  const settled = { settledFrom: "08:00", settledTo: "17:00" }
  const made = { dataUpdate: { startTimeDesire: "09:30" }, dataOrigin: { startTimeDesire: "08:00" } }
  expect(settledOf(request(made))).toBeUndefined()
  expect(settledOf(request({ ...made, ...settled }))).toEqual({ as: "kept", times: "08:00〜17:00" })
  expect(settledOf(request({ ...made, ...settled, settledFrom: "09:30" }))).toEqual({
    as: "wished",
    times: "09:30〜17:00",
  })
  // Of what was asked for first nothing was there to stay.
  expect(settledOf(request({ ...made, ...settled, dataOrigin: {} }))?.as).toBe("plain")
  const shiftAlone = {
    dataUpdate: { startTimeDesireMorning: "09:30" },
    dataOrigin: { startTimeDesireMorning: "08:00" },
  }
  expect(settledOf(request({ ...shiftAlone, ...settled }))?.as).toBe("plain")
})

test("TASK-20 the times of an answer are told as the answer's: the company may have moved the day since", () => {
  for (const [words, said] of [
    [ja, "返事のとき"],
    [en, "at the answer"],
    [vi, "khi trả lời"],
  ] as const)
    for (const text of Object.values(words.settled)) expect(text).toContain(said)
})
