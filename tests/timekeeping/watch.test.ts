/** 勤務表 as the desk watches it: who of today is missing, whose end nobody pressed, and what the desk corrected. */
import { randomUUID } from "node:crypto"
import { expect, test } from "vitest"
import { standingsOf } from "#modules/timekeeping/rules/standing.ts"
import { monthRows } from "@/features/timekeeping/attendance/month-rows.ts"
import { aCompany } from "../kernel/companies.ts"
import { runningProduct } from "../kernel/product.ts"
import { aBoard, type Board, inTheMorning } from "../scheduling/board.ts"

/** Tuesday, half past nine in the morning in Tokyo. */
const startsAt = "2026-11-24T00:30:00.000Z"
const [yesterday, day] = ["2026-11-23", "2026-11-24"]
const at = (clock: string, on = day) => new Date(`${on}T${clock}:00+09:00`).toISOString()
let board: Board
let siteId: number
const running = runningProduct(
  async (started) => {
    board = await aBoard(started.url, await aCompany(started, "WATCH"))
    siteId = await board.site({ name: "豊洲三丁目計画" })
  },
  { startsAt },
)

const start = Date.parse(at("08:00"))
const watched = { duty: "before", problems: [], hasPunch: false, isOver: false, startsAt: start, now: start } as const
test.each([
  ["this minute nobody is late", watched, ["later"]],
  ["a minute later he is missing", { ...watched, now: start + 60_000 }, ["missing"]],
  ["without a plan nobody is missed", { ...watched, startsAt: undefined, now: start + 60_000 }, []],
  ["here, but late", { ...watched, duty: "working", hasPunch: true, problems: ["late"] }, ["late", "working"]],
  ["gone home", { ...watched, duty: "done", hasPunch: true }, ["done"]],
  ["his shift of yesterday is over", { ...watched, duty: "working", hasPunch: true, isOver: true }, ["unfinished"]],
] as const)("TIME-06 where somebody stands: %s", (_, of, told) => {
  expect(standingsOf(of)).toEqual(told)
})

const arranged = async (of: object) => {
  const made = await board.arrange(siteId, of)
  expect(made.status).toBe(200)
  return made.body.data.id
}
const press = (role: "worker" | "partTimeWorker" | "otherWorker", body: object) =>
  board.as(role, "POST", "/nest/time-keeping/check-in-check-out", { clientId: randomUUID(), ...body })
const list = async (more: object = {}) =>
  (await board.as("manager", "POST", "/v2/timekeeping/list", { workingDay: day, ...more })).body

test("TIME-06 the day counts who is here, late, missing and not gone since yesterday, and shows each by itself", async () => {
  const [late, missing, forgot] = [board.staff("worker"), board.staff("partTimeWorker"), board.staff("otherWorker")]
  const workers = [inTheMorning(late), inTheMorning(missing)]
  const taskId = await arranged({ startDate: day, morningFrom: "08:00", morningTo: "12:00", workers })
  const before = await arranged({ startDate: yesterday, workers: [inTheMorning(forgot)] })
  await press("worker", { action: "in", taskId, pressedAt: at("08:12") })
  await press("otherWorker", { action: "in", taskId: before, pressedAt: at("08:00", yesterday) })
  const { counts, data } = await list()
  expect(counts).toEqual({
    planned: 2,
    missing: 1,
    unfinished: 1,
    late: 1,
    working: 1,
    later: 0,
    done: 0,
    off: expect.any(Number),
  })
  const told = data.map(({ standings, userId, workingDay }: (typeof data)[number]) => [userId, workingDay, standings])
  expect(told).toEqual([
    [missing, day, ["missing"]],
    [forgot, yesterday, ["unfinished"]],
    [late, day, ["late", "working"]],
  ])
  expect((await list()).missingSince).toMatch(/^2026-11-23T23:00:00/)
  expect(data[0].matesHere).toEqual({ leaderName: null, others: 1 })
  expect("matesHere" in data[2]).toBe(false)
  const only = await list({ standing: "late" })
  expect(only.data.map(({ userId }: { userId: number }) => userId)).toEqual([late])
  expect(only).toMatchObject({ counts, totalItems: 1 })
})

test("TIME-06 休み is a list too: who could have been arranged for the day and was not", async () => {
  const workingDay = "2026-12-01"
  const { counts } = await list({ workingDay })
  const off = await list({ workingDay, standing: "off", pageSize: 1000 })
  expect(off.totalItems).toBe(counts.off)
  expect(off.counts).toEqual(counts)
  expect(off.data.length).toBeGreaterThan(0)
  for (const { plans, punches, standings, workedMinutes } of off.data)
    expect({ plans, punches, standings, workedMinutes }).toEqual({
      plans: [],
      punches: [],
      standings: [],
      workedMinutes: 0,
    })
})

test("TIME-06 the day is narrowed to a site with its counts, and its sums add up", async () => {
  const harbour = await board.site({ name: "川崎港倉庫" })
  const [late, missing] = [board.staff("worker"), board.staff("partTimeWorker")]
  const far = await board.arrange(harbour, { startDate: day, workers: [inTheMorning(board.staff("vendorWorker"))] })
  expect(far.status).toBe(200)
  const all = await list()
  expect(all.sites.map(({ siteName }: { siteName: string }) => siteName)).toEqual(["川崎港倉庫", "豊洲三丁目計画"])
  const parts = Object.values<number>(all.sums.ofPlanned)
  expect(parts.reduce((sum, one) => sum + one, 0)).toBe(all.counts.planned)
  expect(all.sums).toMatchObject({ ofPlanned: { working: 1, missing: 2 }, others: 1 })
  const there = await list({ constructionSiteId: harbour })
  expect(there.data.map(({ userId }: { userId: number }) => userId)).toEqual([board.staff("vendorWorker")])
  expect(there).toMatchObject({ counts: { planned: 1, missing: 1, working: 0 }, sites: all.sites })
  const here = await list({ constructionSiteId: siteId, standing: "missing" })
  expect(here.data.map(({ userId }: { userId: number }) => userId)).toEqual([missing])
  expect(here.counts).toMatchObject({ planned: 2, late: 1 })
  expect(late).not.toBe(missing)
})

test("TIME-06 a telephone is told to whoever sees the record: to the desk everybody's, to a worker his own", async () => {
  await running().owner`update people.staff set phone = '090-1000-0022' where id = ${board.staff("partTimeWorker")}`
  const { data } = await list({ standing: "missing" })
  const row = data.find(({ userId }: { userId: number }) => userId === board.staff("partTimeWorker"))
  expect(row.phone).toBe("090-1000-0022")
  const seen = await board.as("worker", "POST", "/v2/timekeeping/list", { workingDay: day })
  expect(seen.body.data.map(({ userId }: { userId: number }) => userId)).toEqual([board.staff("worker")])
})

test("a punch's site is named the same by the press, on 今日 and at the desk, also without an arrangement", async () => {
  const pressed = await press("partTimeWorker", { action: "in", constructionSiteId: siteId, pressedAt: at("09:00") })
  expect(pressed.body.data.siteName).toBe("豊洲三丁目計画")
  const today = (await board.as("partTimeWorker", "GET", "/v5/timekeeping/today")).body.data
  expect(today.open.siteName).toBe("豊洲三丁目計画")
  const { data } = await list()
  const row = data.find(({ userId }: { userId: number }) => userId === board.staff("partTimeWorker"))
  expect(row.punches[0].siteName).toBe("豊洲三丁目計画")
})

test("TIME-06 a correction's old value, reason and author are read at the desk and by the person, of a removed punch too", async () => {
  const of = { userId: board.staff("vendorWorker"), workingDay: yesterday, isOffice: 1, rests: [] }
  const write = (body: object) => board.as("manager", "POST", "/v2/timekeeping/handle-working-time", { ...of, ...body })
  const times = { checkIn: at("08:19", yesterday), checkOut: at("17:00", yesterday) }
  const { id, version } = (await write({ ...times, reason: "打刻なし" })).body.data
  const changed = { timekeepingId: id, version, constructionSiteId: siteId, isOffice: undefined }
  await write({ ...times, ...changed, checkIn: at("08:12", yesterday), reason: "圏外で送信が遅れた" })
  const read = async (role: "manager" | "vendorWorker") => {
    const path = `/v5/timekeeping/month?month=2026-11&userId=${board.staff("vendorWorker")}`
    return (await board.as(role, "GET", path)).body.data.days.find(
      ({ workingDay }: { workingDay: string }) => workingDay === yesterday,
    )
  }
  const { corrections } = await read("vendorWorker")
  expect(corrections).toMatchObject([
    {
      timekeepingId: id,
      byName: "WATCH manager",
      reason: "圏外で送信が遅れた",
      before: { checkIn: at("08:19", yesterday), siteName: null, isOffice: 1 },
      after: { checkIn: at("08:12", yesterday), siteName: "豊洲三丁目計画", isOffice: 0 },
    },
    { reason: "打刻なし", before: null, after: { checkIn: at("08:19", yesterday) } },
  ])
  expect((await read("manager")).corrections).toEqual(corrections)
  const told = (await board.as("vendorWorker", "GET", "/v5/timekeeping/today")).body.data.corrections
  expect(told).toEqual(corrections.map((one: object) => ({ ...one, workingDay: yesterday })))
  await board.as("manager", "POST", `/v2/timekeeping/remove/${id}`, { reason: "別人の打刻", version: 2 })
  const removed = await read("vendorWorker")
  expect(removed.punches).toEqual([])
  expect(removed.corrections[0]).toMatchObject({
    reason: "別人の打刻",
    before: { checkIn: at("08:12", yesterday) },
    after: null,
  })
})

test("TIME-06 a day of the month tells its overtime, the week's forty hours too, and the month its rests", async () => {
  const userId = board.staff("financeManager")
  // Monday to Friday nine hours without a rest, and eight on Saturday: one each day, and all of the last beyond forty.
  for (const n of [5, 6, 7, 8, 9, 10]) {
    const on = `2026-10-${String(n).padStart(2, "0")}`
    const times = { checkIn: at("08:00", on), checkOut: at(n === 10 ? "17:00" : "18:00", on) }
    const rests = [{ checkIn: at("12:00", on), checkOut: at("13:00", on) }]
    const body = { userId, workingDay: on, isOffice: 1, ...times, rests, reason: "紙の出勤簿から" }
    expect((await board.as("admin", "POST", "/v2/timekeeping/handle-working-time", body)).status).toBe(200)
  }
  const path = `/v5/timekeeping/month?month=2026-10&userId=${userId}`
  const { days, totals } = (await board.as("admin", "GET", path)).body.data
  expect(days.map(({ overtimeMinutes }: { overtimeMinutes: number }) => overtimeMinutes)).toEqual([
    60, 60, 60, 60, 60, 480,
  ])
  expect(totals).toMatchObject({ overtimeMinutes: 780, restMinutes: 360, days: 6 })
  const listed = await board.as("admin", "POST", "/v2/timekeeping/list", { workingDay: "2026-10-10" })
  expect(listed.body.data[0]).toMatchObject({ overtimeMinutes: null, workedMinutes: 480 })
})

test("TIME-06 the month counts red and amber days of everybody whatever the page, and shows only theirs", async () => {
  const table = async (more: string) =>
    (await board.as("admin", "GET", `/v5/timekeeping/table?month=2026-11&${more}`)).body
  const [whole, page] = [await table("pageSize=1000"), await table("pageSize=10&pageIndex=2")]
  const looks = monthRows(whole).flatMap(({ days }) => days.map(({ look }) => look))
  const counted = (look: string) => looks.filter((one) => one === look).length
  expect(whole.counts).toEqual({ urgent: counted("urgent"), mild: counted("mild") })
  expect(counted("urgent") + counted("mild")).toBeGreaterThan(0)
  expect([page.counts, page.sums]).toEqual([whole.counts, whole.sums])
  const mild = await table("look=mild")
  expect(mild.totalItems).toBeLessThan(whole.totalItems)
  for (const { days } of monthRows(mild)) expect(days.map(({ look }) => look)).toContain("mild")
  expect(mild.counts).toEqual(whole.counts)
  const there = await table(`constructionSiteId=${siteId}`)
  expect(there.sites).toContainEqual({ constructionSiteId: siteId, siteName: "豊洲三丁目計画" })
  expect(there.totalItems).toBeGreaterThan(0)
  expect((await table(`constructionSiteId=${await board.site({ name: "空きの現場" })}`)).data).toEqual([])
})
