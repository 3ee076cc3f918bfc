/** What a customer can't ask for, and what a wish can't do to the company's number of people. */
import { expect, test } from "vitest"
import { addDays, isoDate } from "#modules/kernel/civil-day.ts"
import { aCompany } from "../kernel/companies.ts"
import { runningProduct } from "../kernel/product.ts"
import { aBoard, type Board } from "./board.ts"

let board: Board
let site: number
const running = runningProduct(async (started) => {
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
const refusal = (told: { body: { errorCode: string; fields?: ReadonlyArray<{ field: string }> } }) => [
  told.body.errorCode,
  ...(told.body.fields ?? []).map(({ field }) => field),
]
const wrong = (...fields: ReadonlyArray<string>) => [
  "Invalid_Input",
  ...fields.map((field) => `metadataCustomerUpdate.${field}`),
]

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

test("TASK-19 a wish for a day that is over, for several days, for no shift or for nobody names its field", async () => {
  const task = await arranged()
  const asked = async (wish: object) => refusal(await propose(task.id, wish))
  expect(await asked({ date: { from: "2026-01-05", to: null } })).toEqual(wrong("date.from"))
  const [from, to] = [nextDay(), nextDay()]
  expect(await asked({ date: { from, to } })).toEqual(wrong("date.to"))
  expect(refusal(await propose(task.id, { date: { from, to: null } }, { mode: "all" }))).toEqual([
    "Invalid_Input",
    "mode",
  ])
  expect(await asked({ morningShiftCustomer: 0, workerMorning: null })).toEqual(wrong("morningShiftCustomer"))
  expect(await asked({ workerMorning: 0 })).toEqual(wrong("workerMorning"))
  expect(await asked({ afternoonShiftCustomer: 1 })).toEqual(wrong("workerAfternoon"))
  expect((await board.read(task.id)).body.data).toMatchObject({ version: 1, metadataCustomerUpdate: null })
  const told = await propose(task.id, { date: { from, to: from } })
  expect(told.body.data.metadataCustomerUpdate).toMatchObject({ date: { from, to: null } })
})

test("TASK-19 D86 a desired end comes after its start; only evening and other shifts may pass midnight", async () => {
  const task = await arranged({ startTimeDesireMorning: "09:00" })
  const asked = async (wish: object) => refusal(await propose(task.id, wish))
  expect(await asked({ startTimeDesire: "10:00", endTimeDesire: "09:00" })).toEqual(wrong("endTimeDesire"))
  expect(await asked({ endTimeDesireMorning: "09:00" })).toEqual(wrong("endTimeDesireMorning"))
  const evening = { eveningShiftCustomer: 1, workerEvening: 1, startTimeDesireEvening: "22:00" }
  expect(await asked({ ...evening, endTimeDesireEvening: "22:00" })).toEqual(wrong("endTimeDesireEvening"))
  const night = { ...evening, endTimeDesireEvening: "05:00", startTimeDesire: "08:00", endTimeDesire: "05:00" }
  expect((await propose(task.id, night)).status).toBe(200)
})

test("TASK-19 neither out of a closed pay month nor into one", async () => {
  const [inside, outside] = [await arranged({ startDate: "2028-05-31" }), await arranged({ startDate: "2028-06-01" })]
  const { id: companyId, personOf } = board.company
  await running().owner`insert into companies.pay_month (company_id, month, state, changed_by, changed_at)
    values (${companyId}, '2028-05', 'closing', ${personOf("financeManager")}, now())
    on conflict (company_id, month) do update set state = 'closing'`
  const closed = "Closed_Salary_Day_Not_Editable"
  // Who closed the wages, and that they are, is the company's own.
  const fields = [{ field: "startDate", message: "締め後の日は変更できません。別の日を選んでください。" }]
  const wish = { startDate: "2028-05-31", morningShiftCustomer: 1, workerMorning: 1 }
  const asked = await board.as("customer", "POST", "/v2/task", { constructionSiteId: site, ...wish })
  for (const told of [await propose(inside.id, { workerMorning: 5 }), asked])
    expect(told.body).toMatchObject({ errorCode: closed, fields })
  expect(refusal(await propose(outside.id, { date: { from: "2028-05-30", to: null } }))[0]).toBe(closed)
  expect((await propose(outside.id, { workerMorning: 5 })).status).toBe(200)
})

test("TASK-13 one day of a series moves neither beyond its 90 days nor onto another of its days, wished or by the company", async () => {
  const series = await arranged({ startDate: "2028-03-06", endDate: "2028-03-08" })
  const last = series.seriesDays[2].id
  const wish = (day: string) => propose(last, { date: { from: day, to: null } })
  const tooLong = "Max_Date_For_Series_Task_Is_90"
  expect(refusal(await wish("2028-06-04"))).toEqual([tooLong, "metadataCustomerUpdate.date.from"])
  expect(refusal(await wish("2028-03-07"))).toEqual(wrong("date.from"))
  const move = (startDate: string) => board.as("manager", "PUT", `/v2/task/${last}`, { version: 1, startDate })
  expect(refusal(await move("2028-06-04"))).toEqual([tooLong, "startDate"])
  // The ninetieth day.
  expect((await move("2028-06-03")).status).toBe(200)
})

test("TASK-49 a request is for somebody, from today on, and its times are in order; so is a change of it", async () => {
  const draft = { constructionSiteId: site, startDate: nextDay(), morningShiftCustomer: 1, workerMorning: 1 }
  const ask = (over: object) => board.as("customer", "POST", "/v2/task", { ...draft, ...over })
  const fields = async (over: object) => refusal(await ask(over))
  expect(await fields({ workerMorning: 0 })).toEqual(["Invalid_Input", "workerMorning"])
  expect(await fields({ startDate: "2026-01-05" })).toEqual(["Invalid_Input", "startDate"])
  expect(await fields({ startTimeDesire: "10:00", endTimeDesire: "09:00" })).toEqual(["Invalid_Input", "endTimeDesire"])
  const { id } = (await ask({})).body.data
  const change = async (over: object) =>
    refusal(await board.as("customer", "PUT", `/v2/task/${id}`, { version: 1, ...over }))
  expect(await change({ startDate: "2026-01-05" })).toEqual(["Invalid_Input", "startDate"])
  expect(await change({ workerMorning: 0 })).toEqual(["Invalid_Input", "workerMorning"])
  expect(await change({ morningShiftCustomer: 0 })).toEqual(["Invalid_Input", "morningShiftCustomer"])
  // Its own side is changed day by day; only a request is about several days.
  expect(await change({ workerMorning: 2, mode: "all" })).toEqual(["Invalid_Input", "mode"])
})
