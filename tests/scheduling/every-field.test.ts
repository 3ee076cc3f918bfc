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
