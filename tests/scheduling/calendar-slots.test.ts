import { expect, test } from "vitest"
import type { CalendarColumns } from "#modules/scheduling/repository/calendar.ts"
import { slotsOf } from "#modules/scheduling/views/calendar-slots.ts"

/** Two arrangements of one day and one of the day before, told in no order. */
const loaded: CalendarColumns = {
  tasks: {
    id: [7, 9, 8],
    version: [1, 1, 1],
    day: [1, 0, 1],
    groupId: [null, null, null],
    leaderStaffId: [null, null, null],
    customerId: [1, 1, 1],
    siteId: [1, 1, 1],
    name: ["", "", ""],
    note: ["", "", ""],
    meeting: ["", "", ""],
    isReserved: [false, false, false],
  },
  slots: {
    taskId: [8, 7, 7, 9, 8],
    shift: [1, 2, 1, 3, 2],
    from: ["08:00:00", "13:00:00", "08:00:00", "18:00:00", "12:30:00"],
    to: ["12:00:00", "17:00:00", "12:00:00", "23:00:00", "17:00:00"],
    needed: [2, 0, 1.5, 0, 0],
    heads: [null, null, 3, null, null],
  },
  workers: {
    taskId: [7, 7, 7, 9, 7],
    shift: [1, 1, 1, 3, 4],
    staffId: [30, 10, 20, 10, 10],
    partnerId: [null, 5, null, null, null],
    count: [1, 0.5, 1, 1, 1],
  },
  vendors: { taskId: [7], shift: [2], partnerId: [5] },
  sites: [],
}

test("CAL-01 shifts come by day, shift, begin and arrangement, the people of each by id", () => {
  const slots = slotsOf(loaded)
  expect(slots.map(({ day, from, shift, taskId }) => [day, shift, from, taskId])).toEqual([
    [0, 3, "18:00:00", 9],
    [1, 1, "08:00:00", 7],
    [1, 1, "08:00:00", 8],
    [1, 2, "12:30:00", 8],
    [1, 2, "13:00:00", 7],
  ])
  expect(slots.map(({ task }) => task)).toEqual([1, 0, 2, 2, 0])
  expect(slots[1]).toMatchObject({ needed: 1.5, heads: 3 })
  expect(slots[1]?.workers).toEqual([
    { staffId: 10, partnerId: 5, shift: "morning", count: 0.5 },
    { staffId: 20, partnerId: null, shift: "morning", count: 1 },
    { staffId: 30, partnerId: null, shift: "morning", count: 1 },
  ])
})

test("who stands on a shift that is off is not told of", () => {
  const people = slotsOf(loaded).flatMap(({ taskId, workers }) =>
    workers.map(({ shift, staffId }) => [taskId, shift, staffId]),
  )
  expect(people).not.toContainEqual([7, "other", 10])
  expect(people).toHaveLength(4)
})
