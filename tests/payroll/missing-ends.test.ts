/** Punches without an end in the check of a month: who is at work is no blocker, a missing end is found with its evidence. */
import { expect, test } from "vitest"
import type { Role } from "#modules/kernel/codes.ts"
import { at, missingEnds } from "./ends.ts"

const { running, board, now, as, arranged, press, unfinished, mended } = missingEnds()

test("BEY-06 what is being worked right now is no blocker, until twelve hours after the plan's end (D45)", async () => {
  const taskId = await arranged()
  now("08:00")
  await press("worker", "in", { taskId })
  now("14:00")
  expect(await unfinished()).toEqual([])
  now("20:00")
  expect(await unfinished()).toEqual([])
  now("05:01", "2026-11-21")
  expect(await unfinished()).toMatchObject([{ userId: board().staff("worker"), end: { isAtWork: false } }])
})

test("BEY-06 a missing 退勤 comes with the plan's end, the last press and when the others left", async () => {
  const taskId = await arranged()
  now("07:54")
  await press("worker", "in", { taskId })
  await press("partTimeWorker", "in", { taskId })
  now("17:02")
  await press("partTimeWorker", "out")
  now("10:00", "2026-11-21")
  const [found] = await unfinished()
  expect(found).toMatchObject({
    mayFix: true,
    end: {
      plannedFrom: at("08:00"),
      plannedTo: at("17:00"),
      proposal: at("17:00"),
      lastPress: { action: "in" },
      matesLeft: { people: 1 },
      punch: { siteName: "豊洲三丁目計画", permissions: { actions: expect.arrayContaining(["tellEnd"]) } },
    },
  })
})

test("TIME-06 勤務表 proposes the same end to whoever may tell it, and to nobody else", async () => {
  const taskId = await arranged()
  now("07:54")
  await press("worker", "in", { taskId })
  now("10:00", "2026-11-21")
  const month = (role: Role) => as(role, "GET", `/v5/timekeeping/month?month=2026-11&userId=${board().staff("worker")}`)
  expect((await month("worker")).body.data.ends).toEqual([])
  const [end] = (await month("officeManager")).body.data.ends
  expect(end).toMatchObject({ proposal: at("17:00"), punch: { userId: board().staff("worker") } })
  expect((await mended({ userId: 0, mayFix: true, end }, "officeManager")).status).toBe(200)
  expect((await month("officeManager")).body.data.ends).toEqual([])
})

test("BEY-06 本人に聞く: he is told once and led to his 今日, and the row says when he was asked", async () => {
  const taskId = await arranged()
  now("08:00")
  await press("worker", "in", { taskId })
  now("10:02", "2026-11-21")
  const [found] = await unfinished()
  expect(found?.end?.askedAt).toBeNull()
  const asks = (role: Role, id = found?.end?.punch.id) =>
    as(role, "POST", "/v5/timekeeping/ask-end", { timekeepingId: id })
  expect((await asks("worker")).status).toBe(403)
  expect((await asks("financeManager", 999_999)).status).toBe(404)
  const asked = await asks("financeManager")
  expect([asked.status, asked.body.data?.askedAt.slice(0, 16)]).toEqual([200, at("10:02", "2026-11-21").slice(0, 16)])
  const { askedAt } = asked.body.data
  now("10:30", "2026-11-21")
  const again = await asks("officeManager")
  expect([again.status, again.body.data?.askedAt]).toEqual([200, askedAt])
  expect((await unfinished())[0]?.end?.askedAt).toBe(askedAt)
  const [notice] = (await as("worker", "GET", "/notification?kind=askEnd")).body.data
  expect(notice).toMatchObject({ path: "/today", isWaiting: true, text: expect.stringMatching("11/20 豊洲三丁目計画") })
  const { forgotten } = (await as("worker", "GET", "/v5/timekeeping/today")).body.data
  expect(forgotten).toMatchObject([{ punch: { id: found?.end?.punch.id }, askedAt }])
  const told = await running().owner`select person_id from kernel.audit_entry
    where action = 'notice.send' and after->>'kind' = 'askEnd'`
  expect(told).toEqual([{ person_id: board().company.personOf("financeManager") }])
  await mended(found)
  expect((await as("worker", "GET", "/notification/total-unread")).body.data.totalWaiting).toBe(0)
})

test("BEY-06 nobody is asked for his own end, for one that is there, or for one still to come", async () => {
  const taskId = await arranged()
  now("08:00")
  await press("worker", "in", { taskId })
  await press("financeManager", "in", { isOffice: 1 })
  const rows = await running().owner`select id, staff_id as staff from timekeeping.punch`
  const idOf = (role: Role) => rows.find(({ staff }) => staff === board().staff(role))?.id
  const ask = (role: Role) => as("financeManager", "POST", "/v5/timekeeping/ask-end", { timekeepingId: idOf(role) })
  now("14:00")
  const atWork = await ask("worker")
  expect([atWork.status, atWork.body.errorCode, atWork.body.fields]).toEqual([
    400,
    "Timekeeping_Not_Valid",
    [{ field: "timekeepingId", message: "いま働いています。" }],
  ])
  now("17:05")
  await press("worker", "out")
  const told = await ask("worker")
  expect([told.status, told.body.errorCode, told.body.fields]).toEqual([
    400,
    "Timekeeping_Not_Valid",
    [{ field: "timekeepingId", message: "退勤はもう記録されています。" }],
  ])
  const own = await as("worker", "POST", "/v5/timekeeping/ask-end", { timekeepingId: idOf("worker") })
  expect(own.status).toBe(403)
  now("10:00", "2026-11-21")
  expect((await ask("financeManager")).status).toBe(403)
})

test("BEY-06 a month that is over waits for whoever still works on its last night: a close would shut out his end", async () => {
  const last = "2026-11-30"
  const night = { morningShift: 0, afternoonShift: 0, eveningShift: 1 }
  const taskId = await arranged({
    startDate: last,
    ...night,
    workerMorning: 0,
    workerAfternoon: 0,
    workerEvening: 1,
    workers: [{ userId: board().staff("worker"), ...night }],
  })
  now("20:00", last)
  await press("worker", "in", { taskId })
  now("02:00", "2026-12-01")
  expect(await unfinished()).toMatchObject([{ end: { isAtWork: true, proposal: null } }])
  const told = await as("admin", "POST", "/v5/timesheet/snapshot", { month: "2026-11" })
  expect([told.status, told.body.view.findings[0].kind]).toEqual([409, "unfinished"])
})
