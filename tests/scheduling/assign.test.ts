import { expect, test } from "vitest"
import { aCompany } from "../kernel/companies.ts"
import { runningProduct } from "../kernel/product.ts"
import { aBoard, type Board, inTheMorning } from "./board.ts"

let board: Board
let site: number
const running = runningProduct(async (started) => {
  board = await aBoard(started.url, await aCompany(started, "ASSIGN"))
  site = await board.site()
})
const assign = (id: number, body: object, role: Parameters<Board["as"]>[0] = "manager") =>
  board.as(role, "PUT", `/v2/task/${id}/assign`, { shift: 1, version: 1, ...body })
const refusal = (told: { status: number; body: { errorCode: string } }) => [told.status, told.body.errorCode]
let next = 0
const arranged = async (over: object = {}) => {
  next += 1
  const told = await board.arrange(site, { startDate: `2027-03-${String(next).padStart(2, "0")}`, ...over })
  if (told.status !== 200) throw new Error(told.text)
  return told.body.data
}

test("people are put on a shift and taken off by the inverse call", async () => {
  const task = await arranged()
  const addIds = [board.staff("worker"), board.staff("otherWorker")]
  const on = await assign(task.id, { addIds })
  expect(on.status, on.text).toBe(200)
  expect(on.body.data.tasks).toEqual([
    {
      id: task.id,
      version: 2,
      leaderId: null,
      shifts: [{ shift: 1, needed: 2, assigned: 2, userIds: addIds.toSorted((a, b) => a - b) }],
    },
  ])
  const off = await assign(task.id, { version: 2, removeIds: addIds })
  expect(off.body.data.tasks[0]).toMatchObject({ version: 3, shifts: [{ assigned: 0, userIds: [] }] })
  // Somebody who was taken off can come again.
  expect((await assign(task.id, { version: 3, addIds })).body.data.tasks[0].shifts[0].assigned).toBe(2)
})

test("a drag from one arrangement to another is one stroke: both or neither", async () => {
  const worker = board.staff("worker")
  const from = await arranged({ leaderId: worker, workers: [inTheMorning(worker)] })
  const to = await arranged({ startDate: from.startDate })
  const moved = await assign(to.id, { addIds: [worker], from: { taskId: from.id, shift: 1, version: 1 } })
  expect(moved.status, moved.text).toBe(200)
  const byId = new Map(moved.body.data.tasks.map((one: { id: number }) => [one.id, one]))
  expect(byId.get(from.id)).toMatchObject({ version: 2, leaderId: null, shifts: [{ userIds: [] }] })
  expect(byId.get(to.id)).toMatchObject({ version: 2, shifts: [{ userIds: [worker] }] })
  const late = await assign(to.id, {
    version: 2,
    addIds: [board.staff("otherWorker")],
    from: { taskId: from.id, shift: 1, version: 1 },
  })
  expect([...refusal(late), late.body.view.id]).toEqual([409, "Update_Expired", from.id])
  const busy = await arranged({ startDate: from.startDate, workers: [inTheMorning(board.staff("partTimeWorker"))] })
  const taken = await assign(from.id, {
    version: 2,
    addIds: [worker, board.staff("partTimeWorker")],
    from: { taskId: to.id, shift: 1, version: 2 },
  })
  expect([...refusal(taken), taken.body.view.clashes[0].taskId]).toEqual([409, "Worker_Double_Booked", busy.id])
  expect((await board.read(to.id)).body.data).toMatchObject({ version: 2, assignedMorning: 1 })
})

test("a drag from the morning to the afternoon of the same arrangement", async () => {
  const worker = board.staff("worker")
  const task = await arranged({ afternoonShift: 1, workerAfternoon: 1, workers: [inTheMorning(worker)] })
  const moved = await assign(task.id, { shift: 2, addIds: [worker], from: { taskId: task.id, shift: 1, version: 1 } })
  expect(moved.body.data.tasks).toHaveLength(1)
  expect(moved.body.data.tasks[0].shifts.map(({ userIds }: { userIds: ReadonlyArray<number> }) => userIds)).toEqual([
    [],
    [worker],
  ])
})

test("TASK-07 the other shift asks for a price; a shift that is not ticked takes nobody", async () => {
  const task = await arranged({ otherShift: 1, workerOther: 1, otherFrom: "17:30", otherTo: "19:00" })
  const addIds = [board.staff("worker")]
  const priceless = await assign(task.id, { shift: 4, addIds })
  expect([...refusal(priceless), priceless.body.fields[0].field]).toEqual([400, "Invalid_Input", "price"])
  expect((await assign(task.id, { shift: 4, addIds, price: 4000 })).status).toBe(200)
  expect(refusal(await assign(task.id, { version: 2, shift: 3, addIds }))).toEqual([400, "Invalid_Shift_Change"])
})

test("who left, who is blocked and who is nobody can't be put on", async () => {
  const task = await arranged()
  expect(refusal(await assign(task.id, { addIds: [900_001] }))).toEqual([400, "Worker_Not_Valid"])
  await running()
    .owner`update people.staff set left_on = '2027-01-31' where company_id = ${board.company.id} and id = ${board.staff("partTimeWorker")}`
  expect(refusal(await assign(task.id, { addIds: [board.staff("partTimeWorker")] }))).toEqual([400, "Worker_Not_Valid"])
  expect(refusal(await assign(900_001, { addIds: [board.staff("worker")] }))).toEqual([404, "Task_Not_Found"])
  expect(refusal(await assign(task.id, { addIds: [board.staff("worker")] }, "financeManager"))).toEqual([
    403,
    "Permission_Denied",
  ])
})

test("twenty strokes of one shift at once: each version is used once, nobody is lost", async () => {
  const task = await arranged()
  const addIds = [board.staff("worker")]
  const told = await Promise.all(Array.from({ length: 20 }, () => assign(task.id, { addIds })))
  expect(told.filter(({ status }) => status === 200)).toHaveLength(1)
  for (const late of told.filter(({ status }) => status !== 200)) expect(late.body.errorCode).toBe("Update_Expired")
  expect((await board.read(task.id)).body.data).toMatchObject({ version: 2, assignedMorning: 1 })
})
