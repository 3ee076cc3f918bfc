/** Whose change came before a customer's wish, and what it changed. */
import { expect, test } from "vitest"
import { changesOf, overtakerOf } from "@/features/customer/overtaken.ts"
import type { WishTask } from "@/features/customer/wish-draft.ts"

const morning = { shift: 1, isOn: true, customerAsks: true, from: "08:00", to: "12:00", heads: 3 } as const
const before: WishTask = {
  ...{ id: 1, version: 4, day: "2026-12-01", groupId: null, hasTimes: true, isHeld: false, isAdminUpdate: false },
  ...{ meetingTime: "07:45", meetingPlace: "正門", startTimeDesire: null, endTimeDesire: null },
  shifts: [morning],
  metadataCustomerUpdate: null,
}

test("TASK-36 a customer that the company was before reads each field that it changed with both values, also what it wishes itself", () => {
  const now = { ...before, version: 5, isAdminUpdate: true, meetingPlace: "西門", shifts: [{ ...morning, heads: 4 }] }
  expect(overtakerOf({ before, now })).toBe("company")
  expect(changesOf({ before, now })).toEqual([
    { part: "morning", before: 3, now: 4 },
    { part: "meeting", before: "07:45 正門", now: "07:45 西門" },
  ])
  const held = { ...before, isAdminUpdate: true, isHeld: true, shifts: [] }
  expect(changesOf({ before, now: held }).map(({ part }) => part)).toEqual(["held", "morning", "start", "end"])
})

test("TASK-36 what one's own second window asked for is called one's own; a vendor's answer changes nothing of it", () => {
  const wish = { workerMorning: 5, comment: "多めに", createdAt: "2026-11-25T00:00:00.000Z" }
  const asked = { ...before, version: 5, metadataCustomerUpdate: wish }
  expect(overtakerOf({ before, now: asked })).toBe("own")
  expect(changesOf({ before, now: asked })).toEqual([
    { part: "morning", before: 3, now: 5 },
    { part: "comment", before: null, now: "多めに" },
  ])
  expect(overtakerOf({ before, now: { ...before, version: 5 } })).toBe("other")
})
