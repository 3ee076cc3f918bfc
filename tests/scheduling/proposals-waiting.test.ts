/** What waits for an answer: not a wish whose day is deleted, but a request that nobody has set times for. */
import { expect, test } from "vitest"
import { addDays, isoDate } from "#modules/kernel/civil-day.ts"
import { aCompany } from "../kernel/companies.ts"
import { runningProduct } from "../kernel/product.ts"
import { aBoard, type Board } from "./board.ts"

let board: Board
let site: number
runningProduct(async (started) => {
  board = await aBoard(started.url, await aCompany(started, "WAITS"))
  site = await board.site()
})
let next = isoDate("2027-04-01")
const nextDay = () => {
  next = addDays(next, 1)
  return next
}
const put = (role: "customer" | "manager", id: number, body: object) => board.as(role, "PUT", `/v2/task/${id}`, body)
/** Three days with a wish on each. */
const wished = async () => {
  const from = nextDay()
  next = addDays(from, 2)
  const draft = { startDate: from, endDate: next, morningShiftCustomer: 1, workerMorning: 4 }
  const { seriesDays } = (await board.arrange(site, draft)).body.data
  const ids: ReadonlyArray<number> = seriesDays.map(({ id }: { id: number }) => id)
  for (const id of ids)
    expect((await put("customer", id, { version: 1, metadataCustomerUpdate: { workerMorning: 5 } })).status).toBe(200)
  return ids
}
interface Entry {
  readonly taskId: number
  readonly status: number
}
/** What the customer's list says of these arrangements, all of it or one state only. */
const listed = async (ids: ReadonlyArray<number>, status?: number) => {
  const asked = { pageSize: 50, ...(status === undefined ? {} : { status }) }
  const told = await board.as("customer", "POST", "/v2/task/list-proposal", asked)
  expect(told.status, told.text).toBe(200)
  const rows: ReadonlyArray<Entry> = told.body.data
  expect(told.body.totalItems).toBe(rows.length)
  return ids.map((id) => rows.filter(({ taskId }) => taskId === id).map((row) => row.status))
}
const history = async (id: number) =>
  (await board.as("manager", "GET", `/v5/task/list-history-customer-update-task/${id}`)).body.data

test("TASK-21 TASK-16 a wish of an arrangement that is deleted, whichever way, waits no longer", async () => {
  const alone = await wished()
  await put("manager", alone[0] ?? 0, { version: 2, status: 0 })
  expect(await listed(alone)).toEqual([[3], [2], [2]])
  expect(await history(alone[0] ?? 0)).toMatchObject([
    { status: 3, reason: null, answeredBy: null, answeredAt: expect.any(String) },
  ])

  const many = await wished()
  const all = { ids: many, versions: many.map(() => 2), status: 0 }
  expect((await board.as("manager", "PUT", "/v2/task/update-multiple-task", all)).status).toBe(200)
  expect(await listed(many)).toEqual([[3], [3], [3]])

  const off = await wished()
  const { seriesVersion, workingDates } = (await board.read(off[0] ?? 0)).body.data
  const dayOffs = { version: 2, mode: "all", seriesVersion, dayOffs: [workingDates[1]] }
  const told = await put("manager", off[0] ?? 0, dayOffs)
  expect(told.status, told.text).toBe(200)
  expect(await listed(off)).toEqual([[2], [3], [2]])

  // What is brought back has no wish: it was refused.
  await put("manager", alone[0] ?? 0, { version: 3, status: 1 })
  expect((await board.read(alone[0] ?? 0)).body.data).toMatchObject({ metadataCustomerUpdate: null })
  expect(await listed(alone)).toEqual([[3], [2], [2]])
})

test("D64 TASK-23 what a customer asked for first waits until there are times, and is refused when it is deleted", async () => {
  const ask = async () => {
    const draft = { constructionSiteId: site, startDate: nextDay(), morningShiftCustomer: 1, workerMorning: 2 }
    const told = await board.as("customer", "POST", "/v2/task", draft)
    expect(told.status, told.text).toBe(200)
    return told.body.data.id as number
  }
  const ids = [await ask(), await ask(), await ask()]
  expect(await listed(ids)).toEqual([[2], [2], [2]])
  expect(await history(ids[0] ?? 0)).toMatchObject([{ status: 2, answeredAt: null }])
  await put("manager", ids[0] ?? 0, { version: 1, morningShift: 1, maxWorkerMorning: 2 })
  await put("manager", ids[1] ?? 0, { version: 1, status: 0 })
  expect(await listed(ids)).toEqual([[1], [3], [2]])
  expect(await history(ids[0] ?? 0)).toMatchObject([{ status: 1 }])
  // The filter and the number of all go by the same state.
  expect(await listed(ids, 1)).toEqual([[1], [], []])
  expect(await listed(ids, 2)).toEqual([[], [], [2]])
  expect(await listed(ids, 3)).toEqual([[], [3], []])
})
