import { expect, test } from "vitest"
import { aCompany } from "../kernel/companies.ts"
import { runningProduct } from "../kernel/product.ts"
import { aBoard, type Board, inTheMorning } from "./board.ts"

let board: Board
let site: number
const running = runningProduct(async (started) => {
  board = await aBoard(started.url, await aCompany(started, "WISH"))
  site = await board.site({ name: "品川駅西口再開発" })
})
let day = 0
const nextDay = () => `2027-0${Math.floor(day / 28) + 4}-${String((day++ % 28) + 1).padStart(2, "0")}`
const save = (role: "customer" | "manager" | "vendor", id: number, body: object) =>
  board.as(role, "PUT", `/v2/task/${id}`, body)
/** Arranged by the company, with times, for a customer that asked for four. */
const arranged = async (over: object = {}) => {
  const body = { startDate: nextDay(), morningShiftCustomer: 1, workerMorning: 4, ...over }
  const told = await board.arrange(site, body)
  expect(told.status, told.text).toBe(200)
  return told.body.data
}
/** Asked for by the customer, without times. */
const requested = async (over: object = {}) => {
  const body = { constructionSiteId: site, startDate: nextDay(), morningShiftCustomer: 1, workerMorning: 2, ...over }
  const told = await board.as("customer", "POST", "/v2/task", body)
  expect(told.status, told.text).toBe(200)
  return told.body.data
}
const wish = { workerMorning: 6, startTimeDesireMorning: "09:30", comment: "受変電の停止が09時まで" }
const propose = (id: number, version: number, over: object = {}) =>
  save("customer", id, { version, metadataCustomerUpdate: { ...wish, ...over } })
const blamed = (told: { body: { fields?: ReadonlyArray<{ field: string }> } }) =>
  told.body.fields?.map(({ field }) => field)

test("TASK-19 TASK-36 D64 a wish waits beside the arrangement, which stays as it is, and only customer and admin side see it", async () => {
  const task = await arranged()
  const told = await propose(task.id, 1)
  expect(told.status, told.text).toBe(200)
  const pending = { workerMorning: 6, startTimeDesireMorning: "09:30", comment: "受変電の停止が09時まで" }
  expect(told.body.data).toMatchObject({
    workerMorning: 4,
    isAdminUpdate: 0,
    version: 2,
    metadataCustomerUpdate: pending,
  })
  for (const role of ["admin", "manager", "officeManager"] as const)
    expect((await board.read(task.id, role)).body.data.metadataCustomerUpdate).toMatchObject(pending)
  expect((await board.read(task.id, "financeManager")).body.data).not.toHaveProperty("metadataCustomerUpdate")
  const notices = await board.as("admin", "GET", "/notification")
  expect(notices.body.data[0]).toMatchObject({ kind: "customerWish", path: `/calendar?task=${task.id}` })
  // What somebody of the company changes meanwhile is marked, so that an old wish isn't taken for what holds.
  const noted = await save("manager", task.id, { version: 2, note: "搬入口は北" })
  expect(noted.body.data).toMatchObject({ isAdminUpdate: 1, metadataCustomerUpdate: pending })
  expect((await board.read(task.id, "customer")).body.data).not.toHaveProperty("metadataCustomerUpdate")
  expect((await propose(task.id, 2)).body).toMatchObject({ errorCode: "Admin_Update_Task" })
  const again = await propose(task.id, 3, { workerMorning: 5 })
  expect(again.body.data).toMatchObject({ isAdminUpdate: 0, metadataCustomerUpdate: { workerMorning: 5 } })
})

test("TASK-22 a wish that changes nothing is none; taken back it is gone from the arrangement and stays in the history", async () => {
  const task = await arranged()
  const same = await save("customer", task.id, { version: 1, metadataCustomerUpdate: { workerMorning: 4 } })
  expect(same.body).toMatchObject({ errorCode: "Invalid_Input", fields: [{ field: "metadataCustomerUpdate" }] })
  await propose(task.id, 1)
  const back = await save("customer", task.id, { version: 2, metadataCustomerUpdate: null })
  expect(back.body.data).toMatchObject({ metadataCustomerUpdate: null, workerMorning: 4 })
  const told = await board.as("manager", "GET", `/v5/task/list-history-customer-update-task/${task.id}`)
  expect(told.body.data).toMatchObject([{ status: 0 }])
})

test("TASK-20 accepted, the wish holds: people, desired time and 人工; the desired time sets no time", async () => {
  const task = await arranged()
  await propose(task.id, 1)
  const told = await board.as("manager", "POST", `/v3/task/confirm-customer-update-task/${task.id}`, { version: 2 })
  expect(told.status, told.text).toBe(200)
  expect(told.body.data).toMatchObject({
    workerMorning: 6,
    maxWorkerMorning: 6,
    startTimeDesireMorning: "09:30",
    morningFrom: "08:00",
    metadataCustomerUpdate: null,
  })
  const notices = await board.as("customer", "GET", "/notification")
  expect(notices.body.data[0]).toMatchObject({ kind: "wishAnswered", text: expect.stringContaining("決まりました") })
  const again = await board.as("manager", "POST", `/v3/task/confirm-customer-update-task/${task.id}`, { version: 3 })
  expect(again.body).toMatchObject({ errorCode: "Not_Found" })
})

test("TASK-20 a wish for other shifts and another day moves the company's with it, and people who are on block it", async () => {
  const task = await arranged()
  const evening = { morningShiftCustomer: 0, eveningShiftCustomer: 1, workerEvening: 3, workerMorning: null }
  const date = { from: nextDay(), to: null }
  await save("customer", task.id, { version: 1, metadataCustomerUpdate: { ...evening, date } })
  const confirm = (version: number) =>
    board.as("manager", "POST", `/v3/task/confirm-customer-update-task/${task.id}`, { version })
  await save("manager", task.id, { version: 2, workers: [inTheMorning(board.staff("worker"))] })
  const held = await confirm(3)
  expect(held.body).toMatchObject({ errorCode: "Invalid_Shift_Change", fields: [{ field: "morningShift" }] })
  await save("manager", task.id, { version: 3, workers: [] })
  const told = await confirm(4)
  expect(told.status, told.text).toBe(200)
  expect(told.body.data).toMatchObject({ startDate: date.from, morningShift: 0, eveningShift: 1, workerEvening: 3 })
})

test("TASK-21 TASK-23 refused with its reason, nothing changes; the history is a difference, newest first", async () => {
  const task = await requested()
  await save("manager", task.id, { version: 1, morningShift: 1, maxWorkerMorning: 2 })
  await propose(task.id, 2)
  const reason = "土曜は有資格者が全員ほかの現場です"
  const told = await board.as("manager", "POST", `/v3/task/reject-customer-update-task/${task.id}`, {
    version: 3,
    reason,
  })
  expect(told.body.data).toMatchObject({ workerMorning: 2, metadataCustomerUpdate: null })
  const history = `/v5/task/list-history-customer-update-task/${task.id}`
  expect((await board.as("manager", "GET", history)).body.data).toMatchObject([
    {
      status: 3,
      reason,
      dataUpdate: { workerMorning: 6, startTimeDesireMorning: "09:30" },
      dataOrigin: { workerMorning: 2, startTimeDesireMorning: "08:00" },
      createdBy: "WISH customer",
      answeredBy: "WISH manager",
    },
    { status: 1, dataUpdate: { morningShiftCustomer: 1, workerMorning: 2 }, dataOrigin: {} },
  ])
  for (const role of ["customer", "vendor", "worker"] as const)
    expect([403, 404]).toContain((await board.as(role, "GET", history)).status)
  const own = await board.as("customer", "POST", "/v2/task/list-proposal", { status: 3 })
  expect(own.body.data[0]).toMatchObject({ taskId: task.id, reason, constructionSiteName: "品川駅西口再開発" })
  // Who answered is told to whoever asked (desk/30).
  expect(own.body.data[0]).toMatchObject({ answeredBy: "WISH manager", answeredAt: expect.any(String) })
})

test("TASK-49 D64 until times are set the customer changes its own side at once; afterwards only a request does", async () => {
  const task = await requested()
  expect(task).toMatchObject({ isCustomer: 1, startTime: null, morningShiftCustomer: 1, workerMorning: 2 })
  const moved = nextDay()
  const change = { startDate: moved, workerMorning: 3, startTimeDesireMorning: "09:00" }
  const told = await save("customer", task.id, { version: 1, ...change })
  expect(told.body.data, told.text).toMatchObject({ ...change, morningFrom: null, version: 2 })
  await save("manager", task.id, { version: 2, morningShift: 1, maxWorkerMorning: 3 })
  const late = await save("customer", task.id, {
    version: 3,
    morningShiftCustomer: 0,
    startDate: nextDay(),
    workerMorning: 1,
  })
  expect(late.status).toBe(403)
  expect(blamed(late)).toEqual(expect.arrayContaining(["morningShiftCustomer", "startDate", "workerMorning"]))
  const seen = (await board.read(task.id, "customer")).body.data
  expect(seen).toMatchObject({ morningFrom: "08:00", permissions: { fields: { morningShiftCustomer: "read" } } })
})

test("TASK-50 a customer arranges nothing of the company's, deletes nothing and touches no other customer's", async () => {
  const task = await arranged()
  for (const body of [{ note: "x" }, { workers: [] }, { maxWorkerMorning: 9 }, { morningShift: 0 }, { status: 0 }])
    expect((await save("customer", task.id, { version: 1, ...body })).status).toBe(403)
  const draft = { constructionSiteId: site, startDate: nextDay(), morningShiftCustomer: 1, workerMorning: 1 }
  const ask = (over: object) => board.as("customer", "POST", "/v2/task", { ...draft, ...over })
  expect((await ask({ leaderId: board.staff("worker") })).status).toBe(403)
  expect(blamed(await ask({ morningShiftCustomer: 0 }))).toEqual(["morningShiftCustomer"])
  expect(blamed(await ask({ workerMorning: null }))).toEqual(["workerMorning"])
  const rows = await running().owner`select id from scheduling.site where name = '他社の現場'`
  expect(rows).toHaveLength(0)
  expect((await ask({ constructionSiteId: 999_999 })).body).toMatchObject({ errorCode: "Not_Found" })
})

test("D64 the customer's week: what is fixed with its times, what isn't with its own wish, and what it has asked", async () => {
  const first = nextDay()
  const open = await requested({ startDate: first, startTimeDesireMorning: "09:00" })
  const task = await arranged({ startDate: first, afternoonShift: 1, afternoonShiftCustomer: 1, workerAfternoon: 1 })
  await propose(task.id, 1)
  const told = await board.as("customer", "POST", "/v2/task/customer-week", { from: first })
  expect(told.status, told.text).toBe(200)
  expect(told.body.data.sites).toMatchObject([{ name: "品川駅西口再開発" }])
  expect(told.body.data.tasks).toMatchObject([
    { id: open.id, hasTimes: false, shifts: [{ shift: 1, isOn: false, from: null, heads: 2, desireFrom: "09:00" }] },
    {
      id: task.id,
      hasTimes: true,
      isAdminUpdate: false,
      shifts: [{ from: "08:00", heads: 4 }, {}],
      metadataCustomerUpdate: { workerMorning: 6 },
    },
  ])
  // TASK-19: the form does not open on a wish that the company's change has overtaken.
  await save("manager", task.id, { version: 2, note: "搬入口は北" })
  const later = await board.as("customer", "POST", "/v2/task/customer-week", { from: first })
  expect(later.body.data.tasks[1]).toMatchObject({ id: task.id, isAdminUpdate: true })
  expect(later.body.data.tasks[1]).not.toHaveProperty("metadataCustomerUpdate")
  for (const role of ["manager", "vendor", "worker"] as const)
    expect((await board.as(role, "POST", "/v2/task/customer-week", { from: first })).status).toBe(403)
})

test("TASK-16 whoever edits may delete, also what a customer asked for or wants otherwise; customer, vendor and worker never", async () => {
  const asked = await requested()
  const wanted = await arranged({
    workers: [inTheMorning(board.staff("worker")), inTheMorning(board.staff("vendorWorker"))],
  })
  await propose(wanted.id, 1)
  const actions = async (id: number, role: Parameters<Board["read"]>[1]) =>
    (await board.read(id, role)).body.data.permissions.actions
  for (const [id, version] of [
    [asked.id, 1],
    [wanted.id, 2],
  ] as const) {
    for (const role of ["admin", "manager", "officeManager"] as const)
      expect(await actions(id, role), role).toEqual(expect.arrayContaining(["update", "delete"]))
    expect(await actions(id, "customer")).not.toContain("delete")
    expect((await save("customer", id, { version, status: 0 })).body.errorCode).toBe("Permission_Denied")
  }
  for (const role of ["vendor", "worker", "vendorWorker", "financeManager"] as const)
    expect(await actions(wanted.id, role), role).not.toContain("delete")
  const gone = await save("manager", asked.id, { version: 1, status: 0 })
  expect(gone.status, gone.text).toBe(200)
  expect((await board.read(asked.id, "customer")).body.errorCode).toBe("Task_Deleted")
})
