import { expect, test } from "vitest"
import { aCompany } from "../kernel/companies.ts"
import { runningProduct } from "../kernel/product.ts"
import { aBoard, type Board, inTheMorning } from "./board.ts"

let board: Board
let site: number
const running = runningProduct(async (started) => {
  board = await aBoard(started.url, await aCompany(started, "CHANGE"))
  site = await board.site()
})
type Role = Parameters<Board["as"]>[0]
const change = (id: number, body: object, role: Role = "manager") => board.as(role, "PUT", `/v2/task/${id}`, body)
const refusal = (told: { status: number; body: { errorCode: string } }) => [told.status, told.body.errorCode]
let next = 0
/** Days that no other test touches. */
const freeDay = () => {
  next += 1
  return `2027-${String(1 + Math.floor(next / 28)).padStart(2, "0")}-${String(1 + (next % 28)).padStart(2, "0")}`
}
const arranged = async (over: object = {}) => {
  const told = await board.arrange(site, { startDate: freeDay(), ...over })
  if (told.status !== 200) throw new Error(told.text)
  return told.body.data
}

test("TASK-01 what a patch leaves out stays, and every save is a new version", async () => {
  const task = await arranged({
    note: "はじめ",
    workers: [inTheMorning(board.staff("worker"), { countWorkMorning: 0.5 })],
  })
  const told = await change(task.id, { version: 1, note: "あと" })
  expect(told.status, told.text).toBe(200)
  expect(told.body.data).toEqual({ ...task, note: "あと", version: 2 })
})

test("two managers: the second sees what the first saved and loses nothing of the first", async () => {
  const task = await arranged()
  const both = await Promise.all([
    change(task.id, { version: 1, note: "甲" }),
    change(task.id, { version: 1, note: "乙" }),
  ])
  expect(both.map(({ status }) => status).sort()).toEqual([200, 409])
  const late = both.find(({ status }) => status === 409)
  const won = both.find(({ status }) => status === 200)
  expect(late?.body.errorCode).toBe("Update_Expired")
  expect(late?.body.view).toEqual(won?.body.data)
  expect((await board.read(task.id)).body.data).toEqual(won?.body.data)
})

test("TASK-08 TASK-36 a saved shift with people can't be unticked; the sentence names them", async () => {
  const task = await arranged({ afternoonShift: 1, workerAfternoon: 1, workers: [inTheMorning(board.staff("worker"))] })
  const told = await change(task.id, { version: 1, morningShift: 0, workers: [] })
  expect(refusal(told)).toEqual([400, "Invalid_Shift_Change"])
  expect(told.body.fields).toEqual([
    { field: "morningShift", message: "CHANGE workerさんが割り当てられています。先に外してください。" },
  ])
  expect((await change(task.id, { version: 1, workers: [] })).body.data.assignedMorning).toBe(0)
  const unticked = (await change(task.id, { version: 2, morningShift: 0 })).body.data
  expect(unticked).toMatchObject({ morningShift: 0, morningFrom: null, workerMorning: null, maxWorkerMorning: 0 })
})

test("TASK-06 the last shift can't be unticked", async () => {
  const task = await arranged()
  expect((await change(task.id, { version: 1, morningShift: 0 })).body.fields[0].field).toBe("morningShift")
})

test("TASK-09 a leader who leaves leads no more; who is not on it can't be named", async () => {
  const task = await arranged({ leaderId: board.staff("worker"), workers: [inTheMorning(board.staff("worker"))] })
  expect(task.leaderId).toBe(board.staff("worker"))
  const without = (await change(task.id, { version: 1, workers: [inTheMorning(board.staff("otherWorker"))] })).body.data
  expect(without.leaderId).toBeNull()
  expect(refusal(await change(task.id, { version: 2, leaderId: board.staff("worker") }))).toEqual([
    404,
    "Leader_Not_Found",
  ])
})

test("times and days that move take their people along, unless they are elsewhere by then", async () => {
  const [one, two] = [
    await arranged({ workers: [inTheMorning(board.staff("worker"))] }),
    await arranged({ workers: [inTheMorning(board.staff("worker"))] }),
  ]
  const moved = await change(two.id, { version: 1, startDate: one.startDate })
  expect(refusal(moved)).toEqual([409, "Worker_Double_Booked"])
  expect(moved.body.view.clashes[0].taskId).toBe(one.id)
  const later = await change(two.id, { version: 1, startDate: one.startDate, morningFrom: "12:00", morningTo: "15:00" })
  expect(later.status, later.text).toBe(200)
  expect((await change(one.id, { version: 1, morningTo: "12:05" })).body.errorCode).toBe("Worker_Double_Booked")
})

test("within one arrangement two shifts may swap their times", async () => {
  const times = { otherShift: 1, workerOther: 1, otherFrom: "13:00", otherTo: "15:00" }
  const workers = [{ userId: board.staff("worker"), morningShift: 1, otherShift: 1, price: 1000 }]
  const task = await arranged({ ...times, workers })
  const swapped = await change(task.id, {
    version: 1,
    morningFrom: "12:00",
    morningTo: "15:00",
    otherFrom: "08:00",
    otherTo: "12:00",
  })
  expect(swapped.status, swapped.text).toBe(200)
})

test("a day of a series is changed alone, and can't be moved onto another of its days", async () => {
  const series = (await board.arrange(site, { startDate: "2028-03-06", endDate: "2028-03-10" })).body.data
  const second = series.seriesDays[1]
  const told = (await change(second.id, { version: 1, workerMorning: 4 })).body.data
  expect(told.seriesDays.map(({ shifts }: { shifts: ReadonlyArray<{ needed: number }> }) => shifts[0]?.needed)).toEqual(
    [2, 4, 2, 2, 2],
  )
  const taken = await change(second.id, { version: 2, startDate: "2028-03-06" })
  expect([...refusal(taken), taken.body.fields[0].field]).toEqual([400, "Invalid_Input", "startDate"])
  expect((await change(second.id, { version: 2, startDate: "2028-03-11" })).status).toBe(200)
})

test("TASK-15 a deleted arrangement is gone for reading and changing, and can be brought back", async () => {
  const series = (await board.arrange(site, { startDate: "2028-04-03", endDate: "2028-04-05" })).body.data
  expect((await change(series.id, { version: 1, status: 0, mode: "one" })).status).toBe(200)
  expect(refusal(await board.read(series.id))).toEqual([410, "Task_Deleted"])
  expect(refusal(await change(series.id, { version: 2, note: "x" }))).toEqual([410, "Task_Deleted"])
  const other = (await board.read(series.seriesDays[1].id)).body.data
  expect(other.workingDates).toEqual(["2028-04-04", "2028-04-05"])
  expect((await change(series.id, { version: 2, status: 1 })).body.data).toMatchObject({ status: 1, version: 3 })
})

test("nothing of a closed month changes, neither from it nor into it", async () => {
  const [inside, outside] = [
    (await board.arrange(site, { startDate: "2029-05-31" })).body.data,
    (await board.arrange(site, { startDate: "2029-06-01" })).body.data,
  ]
  await running()
    .owner`insert into companies.pay_month (company_id, month, state) values (${board.company.id}, '2029-05', 'closing')
    on conflict (company_id, month) do update set state = 'closing'`
  const closed = [409, "Closed_Salary_Day_Not_Editable"]
  const shown = (await board.read(inside.id)).body.data
  expect([shown.isClosed, shown.permissions.actions]).toEqual([true, ["read", "create", "history", "send"]])
  expect(refusal(await change(inside.id, { version: 1, note: "x" }))).toEqual(closed)
  expect(refusal(await change(inside.id, { version: 1, status: 0 }))).toEqual(closed)
  expect(refusal(await change(outside.id, { version: 1, startDate: "2029-05-30" }))).toEqual(closed)
  const assign = { version: 1, shift: 1, addIds: [board.staff("worker")] }
  expect(refusal(await board.as("manager", "PUT", `/v2/task/${inside.id}/assign`, assign))).toEqual(closed)
})

test("TASK-50 who only reads can't change, who doesn't see finds nothing", async () => {
  const task = await arranged({
    workers: [inTheMorning(board.staff("worker")), inTheMorning(board.staff("vendorWorker"))],
  })
  // 0§6: the history of its customer's wishes is for company roles; its customer says a wish, which is no note.
  const beside = {
    financeManager: ["history", "send"],
    worker: [],
    vendor: [],
    vendorWorker: [],
    customer: ["create", "propose"],
  }
  for (const role of ["financeManager", "worker", "vendor", "vendorWorker", "customer"] as const) {
    expect(refusal(await change(task.id, { version: 1, note: "x" }, role)), role).toEqual([403, "Permission_Denied"])
    expect((await board.read(task.id, role)).body.data.permissions.actions, role).toEqual(["read", ...beside[role]])
  }
  for (const role of ["partTimeWorker", "otherWorker"] as const) {
    expect(refusal(await change(task.id, { version: 1, note: "x" }, role)), role).toEqual([404, "Task_Not_Found"])
    expect((await board.read(task.id, role)).text).toBe((await board.read(900_001, role)).text)
  }
  expect((await change(task.id, { note: "x" })).body.fields[0].field).toBe("version")
})
