/** What somebody else changed of an arrangement while a wish about it was being written. */
import { expect, test } from "vitest"
import { changesOf } from "@/features/customer/overtaken.ts"
import type { WishTask } from "@/features/customer/wish-draft.ts"

const morning = { shift: 1, isOn: true, customerAsks: true, from: "08:00", to: "12:00", heads: 3 } as const
const before: WishTask = {
  ...{ id: 1, version: 4, day: "2026-12-01", groupId: null, hasTimes: true, isHeld: false, isAdminUpdate: false },
  ...{ meetingTime: "07:45", meetingPlace: "正門", startTimeDesire: null, endTimeDesire: null },
  shifts: [morning],
  metadataCustomerUpdate: null,
}
const at = "2026-11-25T00:00:00.000Z"
const company = { at, by: "清水設備", isCompany: true, isOwn: false }
const colleague = { at, by: "大久保 徹", isCompany: false, isOwn: false }
/** A vendor's: its name is nobody's business. */
const somebody = { at, by: null, isCompany: false, isOwn: false }

test("TASK-36 a customer that the company was before reads each field that it changed with both values, also what it wishes itself", () => {
  const now = { ...before, version: 5, isAdminUpdate: true, meetingPlace: "西門", shifts: [{ ...morning, heads: 4 }] }
  expect(changesOf({ before, now, change: company })).toEqual([
    { part: "morning", before: 3, now: 4 },
    { part: "meeting", before: "07:45 正門", now: "07:45 西門" },
  ])
  const held = { ...before, isAdminUpdate: true, isHeld: true, shifts: [] }
  expect(changesOf({ before, now: held, change: company }).map(({ part }) => part)).toEqual([
    "held",
    "morning",
    "start",
    "end",
  ])
})

test("TASK-36 what one's own second window or a colleague asked for is shown as what is asked for; a vendor's people change nothing of it", () => {
  const wish = { workerMorning: 5, comment: "多めに", createdAt: at }
  const asked = { ...before, version: 5, metadataCustomerUpdate: wish }
  for (const change of [colleague, { ...colleague, isOwn: true }])
    expect(changesOf({ before, now: asked, change })).toEqual([
      { part: "morning", before: 3, now: 5 },
      { part: "comment", before: null, now: "多めに" },
    ])
  // Also where the company was the last to move it, before the window was opened.
  const moved = { ...before, isAdminUpdate: true }
  expect(changesOf({ before: moved, now: { ...moved, version: 5 }, change: somebody })).toEqual([])
  expect(changesOf({ before: moved, now: { ...asked, isAdminUpdate: true }, change: colleague })).toHaveLength(2)
})
