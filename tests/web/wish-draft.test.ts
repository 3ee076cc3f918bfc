import { expect, test } from "vitest"
import type { WeekTask } from "@/features/customer/week-query.ts"
import { firstDraft, isChanged, validDraft } from "@/features/customer/wish-draft.ts"

const morning = { shift: 1, isOn: true, customerAsks: true, from: "08:00", to: "12:00", heads: 2 } as const
const task: WeekTask = {
  ...{ id: 1, version: 4, constructionSiteId: 3, day: "2026-12-01", groupId: null, name: "配管" },
  ...{ meetingTime: null, meetingPlace: null, leaderName: null, startTimeDesire: null, endTimeDesire: null },
  ...{ hasTimes: true, isClosed: false, isAdminUpdate: false },
  shifts: [{ ...morning, desireFrom: null, desireTo: null }],
  metadataCustomerUpdate: {
    ...{ date: { from: "2026-12-02", to: null }, workerMorning: 5, maxWorkerMorning: 5, startTimeDesire: "09:00" },
    ...{ comment: "多めに", createdAt: "2026-11-25T00:00:00.000Z" },
  },
}

test("TASK-19 the customer's form opens on its wish that waits, and on what is valid once the company changed the arrangement", () => {
  const waiting = firstDraft(task, task.day)
  expect(waiting).toMatchObject({ day: "2026-12-02", start: "09:00", comment: "多めに" })
  expect(isChanged(validDraft(task, task.day), waiting)).toBe(true)
  const overtaken = firstDraft({ ...task, isAdminUpdate: true }, task.day)
  expect(overtaken).toEqual(validDraft(task, task.day))
  expect(overtaken).toMatchObject({ day: "2026-12-01", start: "08:00", comment: "" })
})
