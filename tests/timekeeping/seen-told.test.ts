/** 位置・了解: how far from the site somebody pressed, whether he saw that he is arranged, and that he hears of a correction. */
import { randomUUID } from "node:crypto"
import { expect, test } from "vitest"
import { type Role, roleIds } from "#modules/kernel/codes.ts"
import type { AttendanceDay } from "#modules/timekeeping/contract.ts"
import { distanceFrom } from "#modules/timekeeping/rules/at-site.ts"
import { aCompany } from "../kernel/companies.ts"
import { runningProduct } from "../kernel/product.ts"
import { aBoard, type Board, inTheMorning } from "../scheduling/board.ts"

/** Monday, half past eight in the morning in Tokyo. */
const startsAt = "2026-11-22T23:30:00.000Z"
const [day, next] = ["2026-11-23", "2026-11-24"]
const at = (clock: string) => new Date(`${day}T${clock}:00+09:00`).toISOString()
const site = { lat: 35.6553, lng: 139.7967 }
let board: Board
runningProduct(
  async (started) => {
    board = await aBoard(started.url, await aCompany(started, "SEEN"))
  },
  { startsAt },
)
const listed = async (who: Role, as: Role = "manager", workingDay = day): Promise<AttendanceDay | undefined> => {
  const { data } = (await board.as(as, "POST", "/v2/timekeeping/list", { workingDay })).body
  return data.find(({ userId }: AttendanceDay) => userId === board.staff(who))
}

test.each([
  ["at the gate", { lat: 35.6553, lng: 139.7971, accuracy: null }, { metres: 36, isOnSite: true }],
  ["at the station", { lat: 35.668, lng: 139.7967, accuracy: 20 }, { metres: 1412, isOnSite: false }],
  ["in the street beside it", { lat: 35.6581, lng: 139.7967, accuracy: 150 }, { metres: 311, isOnSite: true }],
  ["at the gate or anywhere", { lat: 35.6553, lng: 139.7971, accuracy: 201 }, { metres: 36, isOnSite: null }],
  [
    "somewhere within a kilometre and a half",
    { lat: 35.668, lng: 139.7967, accuracy: 1500 },
    { metres: 1412, isOnSite: null },
  ],
  ["away, however badly known", { lat: 35.668, lng: 139.7967, accuracy: 1000 }, { metres: 1412, isOnSite: false }],
] as const)("TIME-01 the distance of a press: %s", (_, pressed, told) => {
  expect(distanceFrom(site, pressed)).toMatchObject(told)
})
test.each([
  ["the site itself", site, [0, 0]],
  ["north of it", { lat: 35.6653, lng: 139.7967 }, [0, 1112]],
  ["south-west of it", { lat: 35.6503, lng: 139.7907 }, [-542, -556]],
  ["east of it", { lat: 35.6553, lng: 139.8967 }, [9035, 0]],
] as const)("TIME-01 where a press lies of its site: %s", (_, pressed, [east, north]) => {
  const told = distanceFrom(site, { ...pressed, accuracy: null })
  expect([told.east, told.north]).toEqual([east, north])
  expect(Math.abs(Math.hypot(east, north) - told.metres)).toBeLessThanOrEqual(1)
})

test("TIME-06 the day tells how far from the site he pressed; no place and no told site are not guessed", async () => {
  const workers = [inTheMorning(board.staff("worker")), inTheMorning(board.staff("partTimeWorker"))]
  const where = { startDate: day, morningFrom: "08:00", morningTo: "12:00" }
  const near = await board.arrange(await board.site({ name: "豊洲三丁目計画", ...site }), { ...where, workers })
  const untold = await board.arrange(await board.site({ name: "住所だけの現場" }), {
    ...where,
    workers: [inTheMorning(board.staff("otherWorker"))],
  })
  const press = (role: Role, taskId: number, more: object) =>
    board.as(role, "POST", "/nest/time-keeping/check-in-check-out", {
      ...{ action: "in", clientId: randomUUID(), taskId, pressedAt: at("07:55"), ...more },
    })
  const place = { lat: 35.6553, lng: 139.7971, accuracy: 12 }
  for (const done of [
    await press("worker", near.body.data.id, place),
    await press("partTimeWorker", near.body.data.id, {}),
    await press("otherWorker", untold.body.data.id, place),
  ])
    expect(done.status, done.text).toBe(200)
  const fromOf = async (who: Role, as?: Role) => (await listed(who, as))?.punches.map((one) => one.checkInFrom)
  const from = { metres: 36, isOnSite: true, east: 36, north: 0, siteMetres: 200 }
  expect(await fromOf("worker")).toEqual([from])
  expect(await fromOf("worker", "worker")).toEqual([from])
  expect([await fromOf("partTimeWorker"), await fromOf("otherWorker")]).toEqual([[null], [null]])
  expect(await fromOf("worker", "financeManager")).toEqual([undefined])
})

test("TIME-06 the desk sees who was told of his arrangement and who has seen it, of each day of a series; nobody else does", async () => {
  const siteId = await board.site({ name: "港北物流センター" })
  const days = { startDate: next, endDate: "2026-11-26" }
  const made = await board.arrange(siteId, { ...days, workers: [inTheMorning(board.staff("worker"))] })
  expect(made.status, made.text).toBe(200)
  const toldOn = async (on: string, as?: Role) => (await listed("worker", as, on))?.told
  await expect
    .poll(() => toldOn("2026-11-25"))
    .toEqual({ at: expect.stringMatching(/^2026-11-22T23:30/), seenAt: null })
  expect(await toldOn("2026-11-25", "worker")).toBe(undefined)
  await board.as("worker", "PUT", "/v4/notification/read-multiple", { all: true })
  expect(await toldOn("2026-11-25")).toMatchObject({ seenAt: expect.stringMatching(/^2026-11-22T23:30/) })
  expect(await toldOn(next)).toMatchObject({ seenAt: expect.any(String) })
})

test("TIME-06 a correction says what its author is and when the person was told; his own rest is told to nobody", async () => {
  const [punch] = (await listed("worker"))?.punches ?? []
  const change = { isOffice: 1, checkIn: at("07:50"), checkOut: at("08:20"), rests: [], reason: "本人に確認" }
  const write = { userId: board.staff("worker"), workingDay: day, timekeepingId: punch?.id, version: punch?.version }
  const done = await board.as("manager", "POST", "/v2/timekeeping/handle-working-time", { ...write, ...change })
  expect(done.status, done.text).toBe(200)
  const notices = async () => (await board.as("worker", "GET", "/notification?kind=punchCorrected")).body.data
  const path = `/salary?month=2026-11&person=${board.staff("worker")}&day=${day}`
  expect(await notices()).toMatchObject([{ path, text: "11/23 の打刻を会社が直しました。理由：本人に確認" }])
  const { version } = done.body.data
  const rest = { totalRestDuration: 5, reason: "搬入待ち", version }
  const own = await board.as("worker", "PUT", `/v2/timekeeping/update-total-rest-duration/${punch?.id}`, rest)
  expect(own.status, own.text).toBe(200)
  expect(await notices()).toHaveLength(1)
  expect((await listed("worker"))?.corrections).toMatchObject([
    { reason: "搬入待ち", byRoleId: roleIds.worker, toldAt: null },
    { reason: "本人に確認", byRoleId: roleIds.manager, toldAt: expect.stringMatching(/^2026-11-22T23:30/) },
  ])
  const goneAs = { version: own.body.data.version, reason: "二重の打刻" }
  const gone = await board.as("manager", "POST", `/v2/timekeeping/remove/${punch?.id}`, goneAs)
  expect(gone.status, gone.text).toBe(200)
  const early = { isOffice: 1, checkIn: at("06:00"), checkOut: at("06:30"), rests: [], reason: "押し忘れ" }
  const anew = { userId: board.staff("worker"), workingDay: day, ...early }
  const added = await board.as("manager", "POST", "/v2/timekeeping/handle-working-time", anew)
  expect(added.status, added.text).toBe(200)
  expect((await notices()).map(({ text }: { text: string }) => text).slice(0, 2)).toEqual([
    "11/23 の打刻を会社が加えました。理由：押し忘れ",
    "11/23 の打刻を会社が取り消しました。理由：二重の打刻",
  ])
})
