import { expect, test } from "vitest"
import { addDays, isoDate } from "#modules/kernel/civil-day.ts"
import { clockTime } from "#modules/kernel/minutes.ts"
import { arrangeTask, assignPeople, changeTask } from "#modules/scheduling/index.ts"
import { aCompany, type TestCompany } from "../kernel/companies.ts"
import { runningProduct } from "../kernel/product.ts"
import { aBoard, type Board } from "./board.ts"
import { adminOf, statementsOfWrite } from "./counted.ts"
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

test("a series of 28 days with ten people takes the statements of two days with one, and a drag is constant too", async () => {
  const series = async (from: string, days: number, size: number) => {
    const startDate = isoDate(from)
    const workers = await crew(size)
    return count(arrangeTask({ ...draft(from), endDate: addDays(startDate, days - 1), workers }))
  }
  expect(await series("2027-02-01", 28, 10)).toBe(await series("2027-04-01", 2, 1))
  const drag = async (day: string, size: number) => {
    const task = (await board.as("manager", "POST", "/v2/task", draft(day))).body.data
    const addIds = (await crew(size)).map(({ userId }) => userId)
    return count(assignPeople(task.id, { version: 1, shift: 1, addIds }))
  }
  expect(await drag("2026-12-14", 20)).toBe(await drag("2026-12-15", 1))
})
