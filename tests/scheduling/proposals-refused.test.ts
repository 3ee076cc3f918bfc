/** What a customer can't ask for, and what a wish can't do to the company's number of people. */
import { expect, test } from "vitest"
import { addDays, isoDate } from "#modules/kernel/civil-day.ts"
import { aCompany } from "../kernel/companies.ts"
import { runningProduct } from "../kernel/product.ts"
import { aBoard, type Board } from "./board.ts"

let board: Board
let site: number
runningProduct(async (started) => {
  board = await aBoard(started.url, await aCompany(started, "ASKS"))
  site = await board.site()
})
let next = isoDate("2027-04-01")
const nextDay = () => {
  next = addDays(next, 1)
  return next
}
const arranged = async (over: object = {}) => {
  const body = { startDate: nextDay(), morningShiftCustomer: 1, workerMorning: 4, ...over }
  const told = await board.arrange(site, body)
  expect(told.status, told.text).toBe(200)
  return told.body.data
}
const propose = (id: number, wish: object, over: object = {}) =>
  board.as("customer", "PUT", `/v2/task/${id}`, { version: 1, metadataCustomerUpdate: wish, ...over })
const confirm = (id: number, version = 2) =>
  board.as("manager", "POST", `/v3/task/confirm-customer-update-task/${id}`, { version })
const accepted = async (id: number, wish: object, over: object = {}) => {
  const asked = await propose(id, wish, over)
  expect(asked.status, asked.text).toBe(200)
  const told = await confirm(id)
  expect(told.status, told.text).toBe(200)
  return told.body.data
}
test("D29 TASK-20 accepted, a wish leaves the number that the company arranged of its own, and moves one that was the customer's", async () => {
  const own = await arranged({ maxWorkerMorning: 6 })
  expect(await accepted(own.id, { workerMorning: 5 })).toMatchObject({ workerMorning: 5, maxWorkerMorning: 6 })
  const equal = await arranged()
  expect(await accepted(equal.id, { workerMorning: 5 })).toMatchObject({ workerMorning: 5, maxWorkerMorning: 5 })
  const uncounted = await arranged({ maxWorkerMorning: 0 })
  expect(await accepted(uncounted.id, { workerMorning: 3 })).toMatchObject({ maxWorkerMorning: 3 })
  const newly = await arranged({ maxWorkerMorning: 6 })
  expect(await accepted(newly.id, { afternoonShiftCustomer: 1, workerAfternoon: 2 })).toMatchObject({
    maxWorkerMorning: 6,
    afternoonShift: 1,
    maxWorkerAfternoon: 2,
  })
})

test("D29 TASK-13 a wish for all days leaves the company's own number on the day that has one", async () => {
  const first = nextDay()
  next = addDays(first, 2)
  const series = await arranged({ startDate: first, endDate: next })
  const second = series.seriesDays[1].id
  await board.as("manager", "PUT", `/v2/task/${second}`, { version: 1, maxWorkerMorning: 7 })
  const { version } = (await board.read(series.id)).body.data
  await accepted(series.id, { workerMorning: 5 }, { version, mode: "all" })
  const counts = await Promise.all(
    series.seriesDays.map(async ({ id }: { id: number }) => (await board.read(id)).body.data.maxWorkerMorning),
  )
  expect(counts).toEqual([5, 7, 5])
})
