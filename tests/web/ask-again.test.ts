/** 「お願いし直す」 on a customer's ホーム: what a refused request opens, and what it must not fill. */
import { expect, test } from "vitest"
import type { Week, WeekSite, WeekTask } from "@/features/customer/week-query.ts"
import { isAskedAnew, placeOf, wishAnew, wishOfTask } from "@/features/customer/wish.ts"
import type { Proposal } from "@/features/scheduling/wishes/requests-query.ts"

const place = (id: number, name: string): WeekSite => ({
  ...{ id, name, address: "", type: 1, leaderName: null, leaderPhone: null, nextDay: null },
})
const taskOf = (id: number, constructionSiteId: number): WeekTask => ({
  ...{ id, version: 1, constructionSiteId, day: "2026-12-03", groupId: null, name: "" },
  ...{ meetingTime: null, meetingPlace: null, leaderName: null, leaderPhone: null },
  ...{ startTimeDesire: null, endTimeDesire: null, hasTimes: true, isClosed: false, isAdminUpdate: false },
  shifts: [],
})
const week: Week = {
  ...{ from: "2026-11-30", to: "2026-12-06", today: "2026-12-01", companyName: "清水設備工業", companyPhone: null },
  ...{ sites: [place(1, "豊洲")], smallJobs: [place(9, "小口の場所")], days: [], usualTimes: [] },
  tasks: [taskOf(11, 1), taskOf(12, 1), taskOf(19, 9)],
}
const refused: Proposal = {
  ...{
    id: 5,
    taskId: 11,
    status: 3,
    createdAt: "",
    customerUpdatedAt: "",
    comment: null,
    reason: "満員",
    day: "2026-12-03",
  },
  ...{ answeredAt: null, createdBy: "", answeredBy: null, constructionSiteId: 1, constructionSiteName: "豊洲" },
  dataUpdate: { workerMorning: 5 },
  dataOrigin: { workerMorning: 2 },
}

test("TASK-50 a refused change is laid over its own arrangement, and over no other", () => {
  expect(wishOfTask(week, 11, refused)).toMatchObject({
    site: { id: 1 },
    day: "2026-12-03",
    again: { workerMorning: 5 },
  })
  expect(wishOfTask(week, 12, refused)).not.toHaveProperty("again")
  expect(wishOfTask(week, 99, refused)).toBeUndefined()
})
test("D64 what is past or was asked for first is asked for anew, where the site still takes requests", () => {
  expect(isAskedAnew(refused, week.today)).toBe(false)
  expect(isAskedAnew({ ...refused, dataOrigin: {} }, week.today)).toBe(true)
  expect(isAskedAnew({ ...refused, day: "2026-11-30" }, week.today)).toBe(true)
  expect(wishAnew(week, refused, week.today)).toMatchObject({
    task: undefined,
    day: "2026-12-03",
    again: { workerMorning: 5 },
  })
  expect(wishAnew(week, { ...refused, day: "2026-11-30" }, week.today)?.day).toBe(week.today)
  for (const constructionSiteId of [9, 4])
    expect(wishAnew(week, { ...refused, constructionSiteId }, week.today)).toBeUndefined()
})
test("TASK-50 the place of a small job has its name, too", () => {
  expect(wishOfTask(week, 19, undefined)?.site.name).toBe("小口の場所")
  expect([placeOf(week, 1)?.name, placeOf(week, 9)?.name, placeOf(week, 4)]).toEqual(["豊洲", "小口の場所", undefined])
})
