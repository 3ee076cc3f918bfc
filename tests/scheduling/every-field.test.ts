/** What is said of somebody on a shift is kept, field by field: where the guard of ignored input can't send it twice. */
import { expect, test } from "vitest"
import { aCompany } from "../kernel/companies.ts"
import { runningProduct } from "../kernel/product.ts"
import { aBoard, type Board } from "./board.ts"

let board: Board
let site: number
runningProduct(async (started) => {
  board = await aBoard(started.url, await aCompany(started, "FIELDS"))
  site = await board.site()
})

const allShifts = {
  afternoonShift: 1,
  workerAfternoon: 2,
  eveningShift: 1,
  eveningFrom: "20:00",
  eveningTo: "04:00",
  workerEvening: 2,
  otherShift: 1,
  otherFrom: "17:30",
  otherTo: "19:00",
  workerOther: 2,
}
const row = () => ({
  userId: board.staff("worker"),
  morningShift: 1,
  afternoonShift: 1,
  eveningShift: 1,
  otherShift: 1,
  countWorkMorning: 0.25,
  countWorkAfternoon: 0.5,
  countWorkEvening: 0.75,
  countWorkOther: 1.5,
  priceMorning: 9001,
  priceAfternoon: 9002,
  priceEvening: 9003,
  price: 9004,
})
const emptied = { morningShift: 0, afternoonShift: 0, eveningShift: 0, otherShift: 0 }

test("TASK-07 every field of a worker's row is kept when an arrangement is made and when it is changed", async () => {
  const made = await board.arrange(site, { ...allShifts, workers: [row()] })
  expect(made.status, made.text).toBe(200)
  expect(made.body.data.workers).toEqual([expect.objectContaining(row())])
  const { id, version } = made.body.data
  const other = {
    ...row(),
    userId: board.staff("otherWorker"),
    ...{ countWorkMorning: 0.3, countWorkAfternoon: 0.6, countWorkEvening: 0.8, countWorkOther: 1.25 },
    ...{ priceMorning: 8001, priceAfternoon: 8002, priceEvening: 8003, price: 8004 },
  }
  const changed = await board.as("manager", "PUT", `/v2/task/${id}`, { version, workers: [other] })
  expect(changed.status, changed.text).toBe(200)
  expect(changed.body.data.workers).toEqual([expect.objectContaining(other)])
})

test.each(["morningShift", "afternoonShift", "eveningShift", "otherShift"] as const)(
  "TASK-07 a worker's row puts him on the %s alone when that is ticked alone",
  async (shift) => {
    const startDate = `2027-02-0${["morningShift", "afternoonShift", "eveningShift", "otherShift"].indexOf(shift) + 1}`
    const { userId, price } = row()
    const workers = [{ userId, [shift]: 1, ...(shift === "otherShift" ? { price } : {}) }]
    const made = await board.arrange(site, { ...allShifts, startDate, workers })
    expect(made.status, made.text).toBe(200)
    expect(made.body.data.workers).toEqual([expect.objectContaining({ ...emptied, userId, [shift]: 1 })])
  },
)

test("TASK-07 whoever is put on by a stroke has the count and the price of the stroke", async () => {
  const made = await board.arrange(site, { ...allShifts, startDate: "2027-02-10" })
  const { id, version } = made.body.data
  const body = { version, shift: 4, addIds: [board.staff("worker")], countWork: 0.5, price: 7000 }
  const told = await board.as("manager", "PUT", `/v2/task/${id}/assign`, body)
  expect(told.status, told.text).toBe(200)
  const [worker] = (await board.read(id)).body.data.workers
  expect(worker).toMatchObject({ otherShift: 1, countWorkOther: 0.5, price: 7000 })
})

test("SITE-05 the site that is being edited is not in the way of its own name", async () => {
  const name = "FIELDS 同名"
  const id = await board.site({ name })
  const exists = async (more: object) =>
    (
      await board.as("manager", "POST", "/nest/construction-site/is-exists", {
        name,
        customerId: board.company.customerId,
        ...more,
      })
    ).body.data
  expect(await exists({})).not.toEqual(await exists({ id }))
})

test("TASK-04 every field of a vendor's row is kept when an arrangement is made and when it is changed", async () => {
  const row = {
    userId: board.company.vendorId,
    ...{ morningShift: 1, afternoonShift: 1, eveningShift: 1, otherShift: 1 },
    ...{ maxWorkerMorning: 1.25, maxWorkerAfternoon: 1.5, maxWorkerEvening: 1.75, maxWorkerOther: 2 },
    ...{ priceMorning: 21_001, priceAfternoon: 21_002, priceEvening: 21_003, price: 21_004 },
    metadataUnitPriceCertificate: [{ title: "玉掛け", price: 501, workers: 1 }],
  }
  const made = await board.arrange(site, { ...allShifts, startDate: "2027-02-01", vendors: [row] })
  expect(made.status, made.text).toBe(200)
  expect(made.body.data.vendors).toEqual([expect.objectContaining(row)])
  const { id, version } = made.body.data
  const other = {
    ...row,
    ...{ maxWorkerMorning: 3.25, maxWorkerAfternoon: 3.5, maxWorkerEvening: 3.75, maxWorkerOther: 4 },
    ...{ priceMorning: 22_001, priceAfternoon: 22_002, priceEvening: 22_003, price: 22_004 },
    metadataUnitPriceCertificate: [{ title: "溶接", price: 502, workers: 2 }],
  }
  const changed = await board.as("manager", "PUT", `/v2/task/${id}`, { version, vendors: [other] })
  expect(changed.status, changed.text).toBe(200)
  expect(changed.body.data.vendors).toEqual([expect.objectContaining(other)])
  // What the vendor itself answers.
  const { userId, morningShift, afternoonShift, eveningShift, otherShift } = row
  const shifts = { morningShift, afternoonShift, eveningShift, otherShift }
  const answer = { userId, ...shifts, csmStatus: 3, reason: "人手が足りません" }
  const told = await board.as("vendor", "PUT", `/v2/task/${id}`, { version: version + 1, vendors: [answer] })
  expect(told.status, told.text).toBe(200)
  expect(told.body.data.vendors).toEqual([expect.objectContaining({ csmStatus: 3, reason: answer.reason })])
})

test("TASK-19 every field of a wish waits as it was said", async () => {
  const day = "2027-02-02"
  const made = await board.arrange(site, { startDate: day, morningShiftCustomer: 1, workerMorning: 4 })
  const wish = {
    ...{ morningShiftCustomer: 0, afternoonShiftCustomer: 1, eveningShiftCustomer: 1, otherShiftCustomer: 1 },
    ...{ workerMorning: 1, workerAfternoon: 2, workerEvening: 3, workerOther: 5 },
    ...{ startTimeDesire: "07:00", endTimeDesire: "23:30" },
    ...{ startTimeDesireMorning: "08:10", endTimeDesireMorning: "11:50" },
    ...{ startTimeDesireAfternoon: "13:10", endTimeDesireAfternoon: "16:50" },
    ...{ startTimeDesireEvening: "20:10", endTimeDesireEvening: "23:50" },
    ...{ startTimeDesireOther: "17:10", endTimeDesireOther: "18:50" },
    date: { from: "2027-02-03", to: null },
    comment: "仮設の都合",
  }
  const told = await board.as("customer", "PUT", `/v2/task/${made.body.data.id}`, {
    version: 1,
    metadataCustomerUpdate: wish,
  })
  expect(told.status, told.text).toBe(200)
  expect(told.body.data.metadataCustomerUpdate).toMatchObject(wish)
})
