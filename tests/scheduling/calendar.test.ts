import { request } from "node:http"
import { gzipSync } from "node:zlib"
import { expect, test } from "vitest"
import { isoDate } from "#modules/kernel/civil-day.ts"
import { listSites } from "#modules/scheduling/operations/list-sites.ts"
import { searchCandidates } from "#modules/scheduling/operations/search-candidates.ts"
import { superCalendar } from "#modules/scheduling/operations/show-calendar.ts"
import { aCompany, type TestCompany } from "../kernel/companies.ts"
import { runningProduct } from "../kernel/product.ts"
import { aBoard, type Board, inTheMorning } from "./board.ts"
import { adminOf, statementsOf } from "./counted.ts"
import { aFullMonth } from "./crowd.ts"

let board: Board
let quiet: TestCompany
let busy: TestCompany
let busyBoard: Board
const month = { from: isoDate("2026-11-01"), to: isoDate("2026-11-30") }
const running = runningProduct(async (started) => {
  board = await aBoard(started.url, await aCompany(started, "CAL"))
  quiet = await aCompany(started, "QUIET")
  busy = await aCompany(started, "BUSY")
  busyBoard = await aBoard(started.url, busy)
  await aFullMonth(started, quiet, { first: month.from, people: 10, sites: 3, tasks: 10 })
  await aFullMonth(started, busy, { first: month.from, people: 300, sites: 120, tasks: 2000 })
})
const calendar = (over: object = {}, role: Parameters<Board["as"]>[0] = "manager") =>
  board.as(role, "POST", "/nest/calendar/super-calendar", { ...month, ...over })

test("CAL-01 a month carries days with holidays, shifts with times and words, sites, people and every arrangement", async () => {
  const site = await board.site({ name: "豊洲三丁目計画" })
  const task = (
    await board.arrange(site, {
      startDate: "2026-11-20",
      note: "搬入 7:30 北ゲート。\n二行目は出さない",
      leaderId: board.staff("worker"),
      workerMorning: 3,
      workers: [
        inTheMorning(board.staff("worker")),
        inTheMorning(board.staff("otherWorker"), { countWorkMorning: 0.5 }),
      ],
    })
  ).body.data
  const told = await calendar()
  expect(told.status, told.text).toBe(200)
  const { data } = told.body
  expect(data.days).toHaveLength(30)
  expect(data.days[2]).toEqual({
    day: "2026-11-03",
    weekday: 2,
    holiday: "文化の日",
    isClosed: false,
    needed: 0,
    assigned: 0,
    shortage: 0,
  })
  expect(data.days[22].holiday).toBe("勤労感謝の日")
  expect(data.days[19]).toMatchObject({ needed: 3, assigned: 1.5, shortage: 1.5 })
  expect(data.shifts[0]).toEqual({ shift: 1, key: "morning", label: "午前", from: "08:00", to: "12:00" })
  const at = data.tasks.id.indexOf(task.id)
  expect(data.days[data.tasks.day[at]].day).toBe("2026-11-20")
  expect(data.sites[data.tasks.site[at]]).toMatchObject({ name: "豊洲三丁目計画", customerName: "CAL 客先" })
  expect(data.staff[data.tasks.leader[at]].userId).toBe(board.staff("worker"))
  expect(data.texts[data.tasks.note[at]]).toBe("搬入 7:30 北ゲート。")
  const slot = data.slots.task.indexOf(at)
  expect([data.slots.shift[slot], data.slots.needed[slot], data.slots.assigned[slot]]).toEqual([1, 3, 1.5])
  expect(data.times[data.slots.time[slot]]).toEqual({ from: "08:00", to: "12:00" })
  const ids = data.slots.staff[slot].map((index: number) => data.staff[index].userId)
  expect(ids.sort()).toEqual([board.staff("worker"), board.staff("otherWorker")].sort())
  // One row per person whose work is on sites, arranged or not.
  expect(data.staff.length).toBe(5)
  expect(data.permissions.actions).toEqual([
    "read",
    "create",
    "update",
    "assign",
    "answer",
    "history",
    "send",
    "delete",
    "hold",
  ])
})

test("CAL-01 who runs the company, its office or its books has a row only in a month that he is on a site", async () => {
  const rows = async () => {
    const { data } = (
      await board.as("manager", "POST", "/nest/calendar/super-calendar", { from: "2027-03-01", to: "2027-03-31" })
    ).body
    return data.staff.map(({ userId }: { userId: number }) => userId)
  }
  const [desk, sites] = [
    [board.staff("admin"), board.staff("officeManager"), board.staff("financeManager")],
    [board.staff("manager"), board.staff("worker"), board.staff("partTimeWorker"), board.staff("vendorWorker")],
  ]
  expect(await rows()).toEqual(expect.arrayContaining(sites))
  expect((await rows()).filter((id: number) => desk.includes(id))).toEqual([])
  await board.arrange(await board.site(), { startDate: "2027-03-02", workers: [inTheMorning(board.staff("admin"))] })
  expect((await rows()).filter((id: number) => desk.includes(id))).toEqual([board.staff("admin")])
})

test("CAL-02 the calendar narrows to one site; a stretch is six weeks at most", async () => {
  const site = await board.site({ name: "もう一つ" })
  await board.arrange(site, { startDate: "2026-11-09" })
  expect((await calendar({ constructionSiteId: site })).body.data.tasks.id).toHaveLength(1)
  expect((await calendar({ constructionSiteId: 900_001 })).body.data.tasks.id).toEqual([])
  const long = await calendar({ to: "2026-12-13" })
  expect([long.status, long.body.fields[0].field]).toEqual([400, "to"])
  expect((await calendar({ to: "2026-12-12" })).status).toBe(200)
})

test("TASK-32 TASK-43 TASK-45 each role sees its own part of the month", async () => {
  const site = await board.site({ name: "役割の現場" })
  await board.arrange(site, {
    startDate: "2026-11-25",
    afternoonShift: 1,
    workerAfternoon: 2,
    workers: [
      { userId: board.staff("worker"), morningShift: 1 },
      { userId: board.staff("partTimeWorker"), morningShift: 1, afternoonShift: 1 },
      { userId: board.staff("vendorWorker"), afternoonShift: 1 },
    ],
  })
  const seen = async (role: Parameters<Board["as"]>[0]) => {
    const { data } = (await calendar({ constructionSiteId: site }, role)).body
    return {
      shifts: data.slots.shift,
      people: data.slots.staff.map((one: ReadonlyArray<number>) => one.length),
      rows: data.staff.length,
      columns: ["needed", "assigned", "heads"].filter((name) => name in data.slots),
      days: "needed" in data.days[0],
      customer: "customerName" in (data.sites[0] ?? {}),
      vendors: data.staff.some((one: object) => "vendorCompanyName" in one),
    }
  }
  const all = { shifts: [1, 2], people: [2, 2], rows: 5, days: true, customer: true, vendors: true }
  expect(await seen("admin")).toEqual({ ...all, columns: ["needed", "assigned", "heads"] })
  expect(await seen("financeManager")).toEqual({ ...all, columns: ["needed", "assigned"] })
  const own = { days: false, customer: false, vendors: false, columns: [] }
  expect(await seen("worker")).toEqual({ ...own, shifts: [1], people: [2], rows: 2 })
  expect(await seen("partTimeWorker")).toEqual({ ...own, shifts: [1, 2], people: [2, 2], rows: 3 })
  expect(await seen("vendorWorker")).toEqual({ ...own, shifts: [2], people: [2], rows: 2 })
  expect(await seen("vendor")).toEqual({ ...own, vendors: true, columns: ["heads"], shifts: [2], people: [1], rows: 1 })
  expect(await seen("customer")).toEqual({
    shifts: [1, 2],
    people: [0, 0],
    rows: 0,
    columns: ["heads"],
    days: false,
    customer: true,
    vendors: false,
  })
  expect(await seen("otherWorker")).toMatchObject({ shifts: [], rows: 0 })
})

test("a day of a closed month says so", async () => {
  await running()
    .owner`insert into companies.pay_month (company_id, month, state) values (${board.company.id}, '2026-09', 'closing')`
  const { data } = (await calendar({ from: "2026-09-29", to: "2026-10-02" })).body
  expect(data.days.map(({ isClosed }: { isClosed: boolean }) => isClosed)).toEqual([true, true, false, false])
})

const gzipped = (path: string, body: unknown, token: string, company: number) =>
  new Promise<{ bytes: number; encoding: string | undefined }>((resolve, reject) => {
    const url = new URL(`${running().url}/api${path}`)
    const headers = {
      authorization: `Bearer ${token}`,
      companyid: String(company),
      "content-type": "application/json",
      "accept-encoding": "gzip",
    }
    const asking = request(url, { method: "POST", headers, timeout: 60_000 }, (answer) => {
      let bytes = 0
      answer.on("data", (chunk: Buffer) => {
        bytes += chunk.length
      })
      answer.on("end", () => resolve({ bytes, encoding: answer.headers["content-encoding"] }))
    })
    asking.on("error", reject)
    asking.end(JSON.stringify(body))
  })

test("CAL-01 2,000 arrangements of 300 people fit in 40 KB on the wire", async () => {
  const { data } = (
    await busyBoard.as("manager", "POST", "/nest/calendar/super-calendar", { from: month.from, to: "2026-12-01" })
  ).body
  expect([data.tasks.id.length, data.staff.length]).toEqual([2000, 305])
  const assignments = data.slots.staff.flat().length
  expect(assignments).toBeGreaterThan(7500)
  const size = gzipSync(JSON.stringify(data)).length
  const { bytes, encoding } = await gzipped(
    "/nest/calendar/super-calendar",
    { from: month.from, to: "2026-12-01" },
    busyBoard.token("manager"),
    busy.id,
  )
  expect(encoding).toBe("gzip")
  expect(Math.max(bytes, size)).toBeLessThan(40 * 1024)
  process.stderr.write(
    `calendar: ${data.slots.task.length} shifts, ${assignments} assignments, ${bytes} bytes gzipped\n`,
  )
})

test("CAL-01 the calendar takes four statements for 10 arrangements as for 2,000, the picker four too", async () => {
  const { from, to } = month
  const count = (company: TestCompany) => statementsOf(running(), adminOf(company), superCalendar({ from, to }))
  const [few, many] = [await count(quiet), await count(busy)]
  expect(many.answer.tasks.id.length).toBeGreaterThan(1900)
  expect([few.statements, many.statements]).toEqual([4, 4])
  const pick = (company: TestCompany) =>
    statementsOf(running(), adminOf(company), searchCandidates({ shift: 1, workingDates: [from, to], pageSize: 1000 }))
  const [pickFew, pickMany] = [await pick(quiet), await pick(busy)]
  expect([pickFew.statements, pickMany.statements]).toEqual([4, 4])
  expect(pickMany.answer.data.length).toBe(308)
  const list = (company: TestCompany) => statementsOf(running(), adminOf(company), listSites({ pageSize: 1000 }))
  const [listFew, listMany] = [await list(quiet), await list(busy)]
  expect([listFew.answer.data.length, listMany.answer.data.length]).toEqual([3, 120])
  expect(listMany.statements).toBe(listFew.statements)
})
