import { expect, test } from "vitest"
import { problemsOf } from "#modules/timekeeping/rules/duty.ts"

const at = (text: string) => Date.parse(`${text}+09:00`)
const facts = (now: string) => ({
  punches: [
    {
      state: "open",
      isResting: false,
      isEndClaimed: false,
      taskId: 1,
      checkIn: at("2026-11-18T07:41:00"),
      checkOut: null,
    } as const,
  ],
  planned: { startsAt: at("2026-11-18T08:00:00"), endsAt: at("2026-11-18T17:00:00") },
  missingRestMinutes: 0,
  isLawMissing: false,
  now: at(now),
})

test("TIME-06 D45 an open punch is 未退勤 from twelve hours after the arrangement's end, and not before", () => {
  expect(problemsOf(facts("2026-11-19T05:00:00"))).toEqual([])
  expect(problemsOf(facts("2026-11-19T05:00:01"))).toEqual(["unfinished"])
})
