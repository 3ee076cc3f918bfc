import { expect, test } from "vitest"
import { addDays, isoDate } from "#modules/kernel/civil-day.ts"
import { clockTime } from "#modules/kernel/minutes.ts"
import { registerPartner } from "#modules/people/index.ts"
import { arrangeTask, assignPeople, changeTask } from "#modules/scheduling/index.ts"
import { updateMultipleTask } from "#modules/scheduling/operations/change-many.ts"
import { taskSheet } from "#modules/scheduling/operations/task-sheet.ts"
import { updateReserveStatus } from "#modules/scheduling/operations/task-state.ts"
import { acting } from "../kernel/acting.ts"
import { aCompany, type TestCompany } from "../kernel/companies.ts"
import { runningProduct } from "../kernel/product.ts"
import { aBoard, type Board } from "./board.ts"
import { adminOf, sentByWrite, statementsOfWrite } from "./counted.ts"
import { aFullMonth } from "./crowd.ts"

let company: TestCompany
let board: Board
let site: number
const running = runningProduct(async (started) => {
  company = await aCompany(started, "COUNT")
  board = await aBoard(started.url, company)
  site = await board.site()
  await aFullMonth(started, company, { first: isoDate("2026-11-01"), people: 40, sites: 3, tasks: 10 })
})
const crew = async (size: number) => {
  const rows = await running().owner<
    Array<{ id: number }>
  >`select id from people.staff where company_id = ${company.id} order by id desc limit ${size}`
  return rows.map(({ id }) => ({ userId: id, morningShift: 1 as const, afternoonShift: 1 as const }))
}
const shifts = { morningShift: 1, workerMorning: 20, afternoonShift: 1, workerAfternoon: 20 } as const
const draft = (day: string) => ({ constructionSiteId: site, startDate: isoDate(day), ...shifts })
const count = (operation: Parameters<typeof statementsOfWrite>[2]) =>
  statementsOfWrite(running(), adminOf(company), operation)

test("saving an arrangement takes at most 12 statements, with 20 people as with 1", async () => {
  const saved = async (size: number, day: string) => {
    const task = (await board.as("manager", "POST", "/v2/task", draft(day))).body.data
    return count(changeTask(task.id, { version: 1, workers: await crew(size), morningTo: clockTime("11:30") }))
  }
  const [one, twenty] = [await saved(1, "2026-12-07"), await saved(20, "2026-12-08")]
  expect(twenty).toBe(one)
  expect(twenty).toBeLessThanOrEqual(12)
})

test("a series of 90 days with ten people takes the statements of two days with one, and a drag is constant too", async () => {
  const series = async (from: string, days: number, size: number) => {
    const startDate = isoDate(from)
    const workers = await crew(size)
    return count(arrangeTask({ ...draft(from), endDate: addDays(startDate, days - 1), workers }))
  }
  expect(await series("2027-02-01", 90, 10)).toBe(await series("2027-06-01", 2, 1))
  const drag = async (day: string, size: number) => {
    const task = (await board.as("manager", "POST", "/v2/task", draft(day))).body.data
    const addIds = (await crew(size)).map(({ userId }) => userId)
    return count(assignPeople(task.id, { version: 1, shift: 1, addIds }))
  }
  expect(await drag("2026-12-14", 20)).toBe(await drag("2026-12-15", 1))
})

test("changing, holding, releasing and deleting all days takes as many statements for 90 days with ten people as for two with one", async () => {
  const counts = async (from: string, days: number, size: number) => {
    const endDate = addDays(isoDate(from), days - 1)
    const body = { ...draft(from), endDate, workers: await crew(size) }
    const told = await board.as("manager", "POST", "/v2/task", body)
    expect(told.status, told.text).toBe(200)
    const { id } = told.body.data
    const now = async () => {
      const { version, seriesVersion } = (await board.read(id)).body.data
      return { version, seriesVersion, mode: "all" } as const
    }
    const hold = async (reserveStatus: 0 | 1) => {
      const seen = await now()
      return count(updateReserveStatus(id, { ...seen, reserveStatus }))
    }
    const changed = await count(changeTask(id, { ...(await now()), morningTo: clockTime("11:30"), workers: [] }))
    const manned = await count(changeTask(id, { ...(await now()), workers: await crew(size) }))
    const [held, released] = [await hold(1), await hold(0)]
    const longer = await count(changeTask(id, { ...(await now()), startDate: addDays(isoDate(from), 1) }))
    const next = addDays(isoDate(from), 1)
    const [first] = await running().owner<Array<{ id: number; version: number }>>`
      select id, version from scheduling.task where group_id = (select group_id from scheduling.task where id = ${id})
        and day = ${next}`
    const { seriesVersion } = (await board.read(first?.id ?? 0)).body.data
    const gone = {
      ...{ ids: [first?.id ?? 0], versions: [first?.version ?? 0], seriesVersions: [seriesVersion] },
      ...({ mode: "all", status: 0 } as const),
    }
    return { changed, manned, held, released, longer, deleted: await count(updateMultipleTask(gone)) }
  }
  expect(await counts("2028-02-01", 90, 10)).toEqual(await counts("2028-06-01", 2, 1))
})

test("who signs in for partners is asked once for all of them, whom an arrangement asks, changes for and can be sent to", async () => {
  const vendor = (at: number) =>
    registerPartner(company.id, { companyName: `協力 ${at}`, isCustomer: false, isVendor: true })
  const vendorIds: Array<number> = []
  for (let at = 0; at < 5; at++) vendorIds.push(await acting(running(), company)(vendor(at)))
  const askingOf = (ids: ReadonlyArray<number>) =>
    ids.map((userId) => ({ userId, morningShift: 1 as const, maxWorkerMorning: 2 }))
  const membersAsked = (words: ReadonlyArray<string>) =>
    words.filter((one) => one.includes('"companies"."membership"') && one.includes("partner_id")).length
  const counts = async (day: string, ids: ReadonlyArray<number>) => {
    const task = { ...draft(day), vendors: askingOf(ids) }
    const asked = membersAsked(await sentByWrite(running(), adminOf(company), arrangeTask(task)))
    const told = await board.as("manager", "POST", "/v2/task", { ...task, startDate: addDays(isoDate(day), 1) })
    expect(told.status, told.text).toBe(200)
    const sheet = await count(taskSheet(told.body.data.id, undefined))
    return { asked, sheet }
  }
  const five = await counts("2027-09-01", vendorIds)
  expect(five).toEqual(await counts("2027-09-06", vendorIds.slice(0, 1)))
  expect(five.asked).toBe(1)
})
