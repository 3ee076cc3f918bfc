import { expect, test } from "vitest"
import type { WeekTask } from "@/features/customer/week-query.ts"
import {
  firstDraft,
  isChanged,
  mayOpenEnd,
  movedClock,
  usualSpan,
  validDraft,
  wishBody,
  wishTaskOf,
  withDay,
} from "@/features/customer/wish-draft.ts"
import type { TaskView } from "@/features/scheduling/task/task-query.ts"

const morning = { shift: 1, isOn: true, customerAsks: true, from: "08:00", to: "12:00", heads: 2 } as const
const task: WeekTask = {
  ...{ id: 1, version: 4, constructionSiteId: 3, day: "2026-12-01", groupId: null, name: "配管" },
  ...{
    meetingTime: null,
    meetingPlace: null,
    leaderName: null,
    leaderPhone: null,
    startTimeDesire: null,
    endTimeDesire: null,
  },
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
  const { metadataCustomerUpdate: _, ...changed } = task
  const overtaken = firstDraft({ ...changed, isAdminUpdate: true }, task.day)
  expect(overtaken).toEqual(validDraft(task, task.day))
  expect(overtaken).toMatchObject({ day: "2026-12-01", start: "08:00", comment: "" })
})

test("TASK-45 a customer asks for the other shift and for an end; a site that counts no heads is sent none", () => {
  const valid = validDraft(task, task.day)
  expect(valid).toMatchObject({ start: "08:00", end: "12:00" })
  const draft = { ...valid, end: "15:00", shifts: { ...valid.shifts, other: { isOn: true, heads: 2 } } }
  expect(wishBody(valid, draft)).toEqual({ endTimeDesire: "15:00", otherShiftCustomer: 1, workerOther: 2 })
  expect(wishBody(valid, draft, false)).toEqual({ endTimeDesire: "15:00", otherShiftCustomer: 1 })
})

test("TASK-45 a wished end is made open again, and a renewed request says so still; a planned end is no wish", () => {
  const wished: WeekTask = { ...task, endTimeDesire: "17:00" }
  const asked = { comment: "", createdAt: "2026-11-25T00:00:00.000Z", endTimeDesire: null }
  const valid = validDraft(wished, task.day)
  expect(mayOpenEnd(wished, valid, valid)).toBe(true)
  expect(wishBody(valid, { ...valid, end: null })).toEqual({ endTimeDesire: null })
  const waiting = firstDraft({ ...wished, metadataCustomerUpdate: asked }, task.day)
  expect(waiting.end).toBeNull()
  expect(wishBody(valid, waiting)).toEqual({ endTimeDesire: null })
  expect(mayOpenEnd(wished, valid, waiting)).toBe(false)
  const planned = validDraft(task, task.day)
  expect(planned.end).toBe("12:00")
  expect(mayOpenEnd(task, planned, planned)).toBe(false)
  const anew = validDraft(undefined, task.day)
  expect(mayOpenEnd(undefined, anew, { ...anew, end: "17:00" })).toBe(true)
})

test("TASK-45 the end of a day is its latest, whichever shift stands last", () => {
  const evening = { ...morning, shift: 3, from: "20:00", to: "23:00", desireFrom: null, desireTo: null } as const
  const other = { ...evening, shift: 4, from: "06:00", to: "07:00" } as const
  expect(validDraft({ ...task, shifts: [evening, other] }, task.day)).toMatchObject({ start: "06:00", end: "23:00" })
})

test("TASK-36 who was late reads the answer as the week told it, so that both are compared part by part", () => {
  const told = { ...task, isAdminUpdate: true, version: 5, metadataCustomerUpdate: null }
  const view: Partial<TaskView> = {
    ...{ id: 1, version: 5, startDate: "2026-12-01", groupId: null, isAdminUpdate: 1, metadataCustomerUpdate: null },
    ...{ startTimeDesire: null, endTimeDesire: null, morningShift: 1, morningShiftCustomer: 1 },
    ...{ morningFrom: "08:00", morningTo: "12:00", workerMorning: 2 },
    permissions: { actions: ["read", "propose"], fields: { morningShiftCustomer: "read" } },
  }
  expect(firstDraft(wishTaskOf(view as TaskView), task.day)).toEqual(firstDraft(told, task.day))
})

test("TASK-49 what was held meanwhile is changed by request still, although its times are not told", () => {
  const held: Partial<TaskView> = {
    ...{ id: 1, version: 5, startDate: "2026-12-01", groupId: null, morningShift: 0, morningShiftCustomer: 1 },
    permissions: { actions: ["propose"], fields: { morningShiftCustomer: "read" } },
  }
  expect(wishTaskOf(held as TaskView)).toMatchObject({ hasTimes: true, day: "2026-12-01" })
})

test("TASK-45 a wished time begins at the company's hour of the first shift that is asked for, and moves by five minutes from there", () => {
  const hours = [
    { shift: 1, from: "08:00", to: "12:00" },
    { shift: 2, from: "13:00", to: "17:30" },
    { shift: 3, from: null, to: null },
    { shift: 4, from: null, to: null },
  ]
  const valid = validDraft(undefined, task.day)
  const asking = (over: Partial<typeof valid.shifts>) => ({ ...valid, shifts: { ...valid.shifts, ...over } })
  const on = { isOn: true, heads: 1 }
  expect(usualSpan(hours, asking({ afternoon: on }))).toEqual({ from: "13:00", to: "17:30" })
  expect(usualSpan(hours, asking({ morning: on, afternoon: on }))).toEqual({ from: "08:00", to: "17:30" })
  expect(usualSpan(hours, asking({ evening: on }))).toEqual({ from: "08:00", to: "17:00" })
  expect(movedClock(null, 5, "13:00")).toBe("13:00")
  expect(movedClock("13:00", -5, "08:00")).toBe("12:55")
  expect(movedClock("23:55", 5, "08:00")).toBe("00:00")
})

test("TASK-45 a day that can't be read is remembered until another is chosen", () => {
  const typed = { ...validDraft(task, task.day), unread: ["day", "to"] as const }
  expect(withDay(typed, "day", "2026-12-03")).toMatchObject({ day: "2026-12-03", unread: ["to"] })
})
