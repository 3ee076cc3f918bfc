/** 未出勤の人に連絡: who is missed is told once a day, on his phone; who came or is not missed is not. */
import { randomUUID } from "node:crypto"
import { expect, test } from "vitest"
import type { Role } from "#modules/kernel/codes.ts"
import { aCompany } from "../kernel/companies.ts"
import { runningProduct } from "../kernel/product.ts"
import { aBoard, type Board, inTheMorning } from "../scheduling/board.ts"

/** Tuesday, half past eight in the morning in Tokyo. */
const startsAt = "2026-11-23T23:30:00.000Z"
const day = "2026-11-24"
let board: Board
const running = runningProduct(
  async (started) => {
    board = await aBoard(started.url, await aCompany(started, "MISSED"))
  },
  { startsAt },
)
const list = async (role: Role = "manager") =>
  (await board.as(role, "POST", "/v2/timekeeping/list", { workingDay: day })).body
const tell = (userIds: ReadonlyArray<number>, role: Role = "manager") =>
  board.as(role, "POST", "/v5/timekeeping/ask-start", { userIds })
const notices = async (role: Role) => (await board.as(role, "GET", "/notification?kind=askStart")).body.data

test("TIME-06 who is missed is told once, with his site and when it began; who is here or comes later is not", async () => {
  const [missed, here, later] = [board.staff("worker"), board.staff("partTimeWorker"), board.staff("otherWorker")]
  const siteId = await board.site({ name: "川口タワー" })
  const morning = { startDate: day, morningFrom: "08:00", morningTo: "12:00" }
  const made = await board.arrange(siteId, { ...morning, workers: [inTheMorning(missed), inTheMorning(here)] })
  const night = { startDate: day, eveningShift: 1, workerEvening: 1, workers: [{ userId: later, eveningShift: 1 }] }
  expect([made.status, (await board.arrange(siteId, night)).status]).toEqual([200, 200])
  const at = new Date(`${day}T07:55:00+09:00`).toISOString()
  const press = { action: "in", clientId: randomUUID(), taskId: made.body.data.id, pressedAt: at }
  expect((await board.as("partTimeWorker", "POST", "/nest/time-keeping/check-in-check-out", press)).status).toBe(200)
  expect((await list()).toAsk).toEqual([{ userId: missed, askedAt: null }])

  const told = await tell([missed, here, later])
  expect([told.status, told.body.data]).toEqual([
    200,
    { workingDay: day, asked: [{ userId: missed, askedAt: expect.stringMatching(/^2026-11-23T23:30/) }] },
  ])
  const [notice] = await notices("worker")
  expect(notice).toMatchObject({ path: "/today", text: expect.stringMatching("11/24 川口タワー 8:00：出勤の打刻") })
  expect([await notices("partTimeWorker"), await notices("otherWorker")]).toEqual([[], []])
  expect((await list()).toAsk).toEqual(told.body.data.asked)
})

test("TIME-06 told again on the same day, nobody hears it twice", async () => {
  const before = (await list()).toAsk
  const [one, other] = await Promise.all([tell([board.staff("worker")]), tell([board.staff("worker")], "admin")])
  expect([one.body.data.asked, other.body.data.asked]).toEqual([before, before])
  expect(await notices("worker")).toHaveLength(1)
})

test("TIME-06 only the desk tells whom it misses; others are not even told whom", async () => {
  expect((await list("worker")).toAsk).toEqual([])
  expect((await tell([board.staff("worker")], "worker")).status).toBe(403)
  expect((await tell([board.staff("partTimeWorker")], "worker")).status).toBe(404)
  expect((await tell([999_999])).status).toBe(404)
  expect((await tell([])).body.errorCode).toBe("Invalid_Input")
})

test("TIME-06 休み counts the own workers who have neither an arrangement nor a punch on the day", async () => {
  const { off } = (await list()).counts
  await running().owner`update people.staff set left_on = '2026-11-20' where id = ${board.staff("otherWorker")}`
  await running().owner`update scheduling.task_worker set status = 0`
  // The one who left is no part of the day; the one who pressed is here; the missed one has nothing to do any more.
  expect((await list()).counts.off).toBe(off + 1)
})
