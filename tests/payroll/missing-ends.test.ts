/** Punches without an end in the check of a month: who is at work is no blocker, a missing end is mended where it is found. */
import { beforeEach, expect, test } from "vitest"
import type { Role } from "#modules/kernel/codes.ts"
import { ask, signIn } from "../kernel/ask.ts"
import { aCompany } from "../kernel/companies.ts"
import { runningProduct } from "../kernel/product.ts"
import { aBoard, type Board } from "../scheduling/board.ts"

let board: Board
const running = runningProduct(
  async (started) => {
    board = await aBoard(started.url, await aCompany(started, "ENDS"))
  },
  { startsAt: "2026-11-20T00:00:00.000Z" },
)
const day = "2026-11-20"
const at = (clock: string, on = day) => new Date(`${on}T${clock}:00+09:00`).toISOString()
const tokens = new Map<string, string>()
/** A sign-in lasts a quarter of an hour: at another moment everybody signs in anew. */
const now = (clock: string, on = day) => {
  tokens.clear()
  running().clock?.set(at(clock, on))
}
const as = async (role: Role, method: string, path: string, body?: unknown) => {
  const { url } = running()
  const token = tokens.get(role) ?? (await signIn(url, board.company.emailOf(role)))
  tokens.set(role, token)
  return ask(url, path, { token, company: board.company.id, method, ...(body === undefined ? {} : { body }) })
}

beforeEach(async () => {
  const { owner } = running()
  await owner`delete from notifications.notice`
  await owner`delete from timekeeping.correction`
  await owner`delete from timekeeping.press`
  await owner`delete from timekeeping.rest`
  await owner`delete from timekeeping.punch`
  await owner`update scheduling.task set status = 0`
  await owner`update scheduling.task_worker set status = 0`
})

const arranged = async (more: object = {}) => {
  now("07:00")
  const both = { morningShift: 1, afternoonShift: 1 }
  const told = await board.arrange(await board.site({ name: "豊洲三丁目計画" }), {
    startDate: day,
    ...both,
    workerMorning: 2,
    workerAfternoon: 2,
    workers: [
      { userId: board.staff("worker"), ...both },
      { userId: board.staff("partTimeWorker"), ...both },
    ],
    ...more,
  })
  expect(told.status).toBe(200)
  return told.body.data.id as number
}
const press = async (role: Role, action: "in" | "out", more: object = {}) => {
  const told = await as(role, "POST", "/nest/time-keeping/check-in-check-out", {
    action,
    clientId: crypto.randomUUID(),
    ...more,
  })
  expect([told.status, told.text]).toEqual([200, expect.anything()])
  return told.body.data
}
const checks = async () => {
  const told = await as("financeManager", "GET", "/v5/timesheet/checks?month=2026-11")
  expect(told.status).toBe(200)
  return told.body.data.checks as ReadonlyArray<{ kind: string; findings: ReadonlyArray<Found> }>
}
interface Found {
  readonly userId: number
  readonly mayFix: boolean
  readonly end?: {
    readonly punch: { readonly id: number; readonly version: number; readonly checkIn: string; readonly taskId: number }
    readonly isAtWork: boolean
    readonly askedAt: string | null
    readonly proposal: string | null
  }
}
const unfinished = async () => (await checks()).find(({ kind }) => kind === "unfinished")?.findings ?? []

const mended = (finding: Found | undefined, role: Role = "financeManager", more: object = {}) =>
  as(role, "POST", "/v2/timekeeping/handle-working-time", {
    timekeepingId: finding?.end?.punch.id,
    version: finding?.end?.punch.version,
    userId: finding?.userId,
    workingDay: day,
    taskId: finding?.end?.punch.taskId,
    checkIn: finding?.end?.punch.checkIn,
    checkOut: finding?.end?.proposal,
    rests: [],
    reason: "予定どおりに退勤",
    ...more,
  })

test("BEY-06 what is being worked right now is no blocker, until twelve hours after the plan's end (D45)", async () => {
  const taskId = await arranged()
  now("08:00")
  await press("worker", "in", { taskId })
  now("14:00")
  expect(await unfinished()).toEqual([])
  now("20:00")
  expect(await unfinished()).toEqual([])
  now("05:01", "2026-11-21")
  expect(await unfinished()).toMatchObject([{ userId: board.staff("worker"), end: { isAtWork: false } }])
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
      punch: { siteName: "豊洲三丁目計画", permissions: { actions: expect.arrayContaining(["correct"]) } },
    },
  })
})

test("BEY-06 経理 tells a missing end with a reason: it is corrected, audited, and stops nothing any more", async () => {
  const taskId = await arranged()
  now("08:00")
  await press("worker", "in", { taskId })
  now("10:00", "2026-11-21")
  const [found] = await unfinished()
  // He tells an end, and takes no work away.
  expect(found?.end?.punch).toMatchObject({ permissions: { actions: expect.not.arrayContaining(["remove"]) } })
  const removed = await as("financeManager", "POST", `/v2/timekeeping/remove/${found?.end?.punch.id}`, {
    version: found?.end?.punch.version,
    reason: "消す",
  })
  expect([removed.status, removed.body.errorCode]).toEqual([403, "Permission_Denied"])
  const done = await mended(found)
  expect([done.status, done.body.data?.checkOut]).toEqual([200, at("17:00")])
  // Nobody ticked: what the times say that he has worked.
  expect(done.body.data.shifts).toEqual([1, 2])
  expect(await unfinished()).toEqual([])
  const corrections = await running().owner`select reason, corrected_by as by from timekeeping.correction`
  expect(corrections).toEqual([{ reason: "予定どおりに退勤", by: board.company.personOf("financeManager") }])
  // A finished punch is the admin side's to correct.
  const again = await mended(found, "financeManager", { version: done.body.data.version, checkOut: at("18:00") })
  expect([again.status, again.body.errorCode]).toEqual([403, "Permission_Denied"])
})

test("PAY-18 an end told earlier than the plan's counts only what was worked until then", async () => {
  const taskId = await arranged()
  now("08:00")
  await press("worker", "in", { taskId })
  now("10:00", "2026-11-21")
  const [found] = await unfinished()
  const done = await mended(found, "financeManager", { checkOut: at("14:30") })
  expect(done.body.data).toMatchObject({ shifts: [1, 2], halfShifts: [2] })
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
  const told = await running().owner`select person_id from kernel.audit_entry where action = 'notice.send'`
  expect(told).toEqual([{ person_id: board.company.personOf("financeManager") }])
  await mended(found)
  expect((await as("worker", "GET", "/notification/total-unread")).body.data.totalWaiting).toBe(0)
})

test("BEY-06 nobody is asked for his own end, for one that is there, or for one still to come", async () => {
  const taskId = await arranged()
  now("08:00")
  await press("worker", "in", { taskId })
  await press("financeManager", "in", { isOffice: 1 })
  const rows = await running().owner`select id, staff_id as staff from timekeeping.punch`
  const idOf = (role: Role) => rows.find(({ staff }) => staff === board.staff(role))?.id
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
  expect((await ask("worker")).status).toBe(403)
  now("10:00", "2026-11-21")
  expect((await ask("financeManager")).status).toBe(403)
})

test("BEY-06 経理 does not tell the end of his own work, and enters no punch of anybody", async () => {
  now("08:00")
  await press("financeManager", "in", { isOffice: 1 })
  now("10:00", "2026-11-21")
  const [own] = await unfinished()
  expect(own).toMatchObject({ userId: board.staff("financeManager"), mayFix: false })
  const places = { taskId: undefined, isOffice: 1, checkOut: at("17:00") }
  expect((await mended(own, "financeManager", places)).status).toBe(403)
  const anew = { ...places, timekeepingId: undefined, version: undefined, userId: board.staff("worker") }
  expect((await mended(own, "financeManager", anew)).status).toBe(403)
  // D17: the work of a finance manager is not a manager's to read.
  expect((await mended(own, "manager", places)).status).toBe(404)
  expect((await mended(own, "admin", places)).status).toBe(200)
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
    workers: [{ userId: board.staff("worker"), ...night }],
  })
  now("20:00", last)
  await press("worker", "in", { taskId })
  now("02:00", "2026-12-01")
  expect(await unfinished()).toMatchObject([{ end: { isAtWork: true, proposal: null } }])
  const told = await as("admin", "POST", "/v5/timesheet/snapshot", { month: "2026-11" })
  expect([told.status, told.body.view.findings[0].kind]).toEqual([409, "unfinished"])
})
