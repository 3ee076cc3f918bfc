/** Times that a customer wishes for: beside which they stand, whether they take the place of the arranged ones (D64). */
import { expect, test } from "vitest"
import { aCompany } from "../kernel/companies.ts"
import { runningProduct } from "../kernel/product.ts"
import { aBoard, type Board } from "./board.ts"

let board: Board
let site: number
runningProduct(async (started) => {
  board = await aBoard(started.url, await aCompany(started, "WISHTIME"))
  site = await board.site({ name: "川口タワー" })
})
let day = 0
const nextDay = () => `2027-03-${String(++day).padStart(2, "0")}`
/** 08:00 to 17:00, and the customer would rather begin at 09:30. */
const wished = async (wish: object = { startTimeDesire: "09:30" }) => {
  const shifts = { morningShiftCustomer: 1, workerMorning: 3, afternoonShift: 1, afternoonShiftCustomer: 1 }
  const startDate = nextDay()
  const told = await board.arrange(site, { startDate, ...shifts, workerAfternoon: 3, maxWorkerAfternoon: 3 })
  expect(told.status, told.text).toBe(200)
  const { id } = told.body.data
  const asked = await ask(id, 1, wish)
  expect(asked.status, asked.text).toBe(200)
  return id
}
const ask = (id: number, version: number, wish: object) =>
  board.as("customer", "PUT", `/v2/task/${id}`, { version, metadataCustomerUpdate: wish })
const accept = (id: number, body: object) =>
  board.as("manager", "POST", `/v3/task/confirm-customer-update-task/${id}`, body)
const rowsOf = async (id: number) =>
  (await board.as("customer", "POST", "/v2/task/list-proposal", { pageSize: 50 })).body.data.filter(
    (one: { taskId: number }) => one.taskId === id,
  )
const lastNotice = async () => (await board.as("customer", "GET", "/notification")).body.data[0]

test("TASK-20 D64 a wish for a time stands beside the arranged one; kept as it was, it is asked for once more", async () => {
  const id = await wished()
  expect(await rowsOf(id)).toMatchObject([{ dataOrigin: { startTimeDesire: "08:00" }, settledFrom: null }])
  const told = await accept(id, { version: 2, isTimeTaken: 0 })
  expect(told.status, told.text).toBe(200)
  expect(told.body.data).toMatchObject({ startTime: "08:00", startTimeDesire: "09:30" })
  expect(await rowsOf(id)).toMatchObject([{ status: 1, settledFrom: "08:00", settledTo: "17:00" }])
  const { text, path } = await lastNotice()
  expect(text).toContain("決まりました。時間は 08:00–17:00 です。")
  expect(path).toMatch(new RegExp(`^/home\\?from=2027-03-..&answer=${id}$`))
  // What is arranged already is no wish; the start that was not given is.
  expect((await ask(id, 3, { startTimeDesire: "08:00" })).body.errorCode).toBe("Invalid_Input")
  const again = await ask(id, 3, { startTimeDesire: "09:30" })
  expect(again.status, again.text).toBe(200)
  const taken = await accept(id, { version: 4, isTimeTaken: 1 })
  expect(taken.status, taken.text).toBe(200)
  expect(taken.body.data).toMatchObject({ startTime: "09:30", morningFrom: "09:30", endTime: "17:00" })
  expect((await rowsOf(id))[0]).toMatchObject({ status: 1, settledFrom: "09:30", settledTo: "17:00" })
  expect((await lastNotice()).text).toContain("時間は 09:30–17:00 です。")
})

test("TASK-20 wished times of shifts are taken each by itself; a time that no shift can begin at is refused by its field", async () => {
  const each = await wished({ startTimeDesireAfternoon: "13:30", endTimeDesire: "18:00" })
  const told = await accept(each, { version: 2, isTimeTaken: 1 })
  expect(told.body.data).toMatchObject({ morningFrom: "08:00", afternoonFrom: "13:30", afternoonTo: "18:00" })
  const late = await wished({ startTimeDesire: "13:00" })
  const refused = await accept(late, { version: 2, isTimeTaken: 1 })
  expect([refused.status, refused.body.errorCode, refused.body.fields[0].field]).toEqual([
    400,
    "Invalid_Input",
    "morningTo",
  ])
  expect((await board.read(late)).body.data).toMatchObject({ version: 2, startTime: "08:00" })
})

test("TASK-20 a wish for no other time says nothing of times", async () => {
  const id = await wished({ workerMorning: 5 })
  await accept(id, { version: 2, isTimeTaken: 1 })
  expect(await rowsOf(id)).toMatchObject([{ status: 1, settledFrom: null, settledTo: null }])
  expect((await lastNotice()).text).toMatch(/決まりました。$/)
})

test("TASK-20 D64 a first request is taken at the wished time instead of the usual one, and its row says so", async () => {
  const body = { constructionSiteId: site, startDate: nextDay(), morningShiftCustomer: 1, workerMorning: 2 }
  const made = await board.as("customer", "POST", "/v2/task", { ...body, startTimeDesire: "09:00" })
  expect(made.status, made.text).toBe(200)
  const { id } = made.body.data
  const told = await accept(id, { version: 1, isTimeTaken: 1 })
  expect(told.status, told.text).toBe(200)
  expect(told.body.data).toMatchObject({ morningFrom: "09:00", morningTo: "12:00" })
  expect(await rowsOf(id)).toMatchObject([{ status: 1, settledFrom: "09:00", settledTo: "12:00" }])
  await expect.poll(async () => (await lastNotice()).path).toContain(`&answer=${id}`)
})

test("TASK-20 D64 of a day that is held the customer is told no times, neither with the answer nor afterwards", async () => {
  const hold = async (id: number, version: number, reserveStatus: 0 | 1) => {
    const told = await board.as("manager", "PUT", `/v3/task/update-reserve-status/${id}`, { version, reserveStatus })
    expect(told.status, told.text).toBe(200)
  }
  const held = await wished()
  await hold(held, 2, 1)
  const told = await accept(held, { version: 3, isTimeTaken: 0 })
  expect(told.status, told.text).toBe(200)
  // That it is held is another notice, which may come later.
  const notices = (await board.as("customer", "GET", "/notification")).body.data
  const answered = notices.find(({ kind }: { kind: string }) => kind === "wishAnswered")
  expect(answered.text).toMatch(/決まりました。$/)
  expect(await rowsOf(held)).toMatchObject([{ status: 1, settledFrom: null, settledTo: null }])
  const later = await wished()
  await accept(later, { version: 2, isTimeTaken: 0 })
  await hold(later, 3, 1)
  expect(await rowsOf(later)).toMatchObject([{ status: 1, settledFrom: null, settledTo: null }])
  const ours = await board.as("manager", "GET", `/v5/task/list-history-customer-update-task/${later}`)
  expect(ours.body.data, ours.text).toMatchObject([{ settledFrom: "08:00", settledTo: "17:00" }])
  await hold(later, 4, 0)
  expect(await rowsOf(later)).toMatchObject([{ settledFrom: "08:00", settledTo: "17:00" }])
})

test("TASK-20 D86 times that the arranged shift can't have are refused by its field, also where both of them were wished for", async () => {
  // The evening that was asked for too may pass midnight; the afternoon that was arranged may not.
  const asks = { afternoonShiftCustomer: 1, workerAfternoon: 1, eveningShiftCustomer: 1, workerEvening: 1 }
  const alone = { morningShift: 0, maxWorkerMorning: 0, afternoonShift: 1, maxWorkerAfternoon: 1 }
  const told = await board.arrange(site, { startDate: nextDay(), ...asks, ...alone })
  expect(told.status, told.text).toBe(200)
  const { id } = told.body.data
  const night = await ask(id, 1, { startTimeDesire: "18:00", endTimeDesire: "02:00" })
  expect(night.status, night.text).toBe(200)
  const refused = await accept(id, { version: 2, isTimeTaken: 1 })
  expect([refused.status, refused.body.errorCode, refused.body.fields[0].field]).toEqual([
    400,
    "Invalid_Input",
    "afternoonTo",
  ])
  const kept = await accept(id, { version: 2, isTimeTaken: 0 })
  expect(kept.status, kept.text).toBe(200)
})
