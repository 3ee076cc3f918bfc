import { expect, test } from "vitest"
import { idsReached, otherDaysChanged } from "@/features/scheduling/task/scope-days.ts"

const day = (id: number, over: object = {}) => ({
  ...{ id, day: `2027-03-0${id}`, version: 1, isReserved: false, isWorked: false, people: [], vendors: [], shifts: [] },
  ...over,
})
const view = (id: number, seriesDays: ReadonlyArray<ReturnType<typeof day>>) => ({
  ...{ id, startDate: `2027-03-0${id}`, seriesDays: [...seriesDays] },
})
const week = [day(1), day(2, { isWorked: true }), day(3), day(4)]

test("TASK-54 delete mode says how many days go: each once, and none whose hours were counted but the one that is picked", () => {
  expect([...idsReached([view(2, week), view(3, week)], "future")].toSorted()).toEqual([2, 3, 4])
  expect([...idsReached([view(3, week)], "all")].toSorted()).toEqual([1, 3, 4])
})

test("TASK-13 whoever was late is told which other days somebody changed, added or took away", () => {
  const now = [day(1), day(3, { version: 2 }), day(4), day(5)]
  expect(otherDaysChanged(view(1, week), view(1, now))).toEqual(["2027-03-02", "2027-03-03", "2027-03-05"])
  expect(otherDaysChanged(view(3, week), view(3, now))).toEqual(["2027-03-02", "2027-03-05"])
})
