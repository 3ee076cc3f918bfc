/** What a 退勤, the end of a forgotten punch and the desk's entry count as done where nobody ticked (PAY-18, TIME-04). */
import { randomUUID } from "node:crypto"
import { beforeEach, expect, test } from "vitest"
import { aCompany } from "../kernel/companies.ts"
import { runningProduct } from "../kernel/product.ts"
import { aBoard, type Board } from "../scheduling/board.ts"

const day = "2026-11-24"
const at = (clock: string) => new Date(`${day}T${clock}:00+09:00`).toISOString()
let board: Board
let taskId: number
const running = runningProduct(
  async (started) => {
    board = await aBoard(started.url, await aCompany(started, "TICKS"))
    const both = { morningShift: 1, afternoonShift: 1 }
    const made = await board.arrange(await board.site(), {
      startDate: day,
      ...both,
      workerAfternoon: 2,
      workers: [{ userId: board.staff("worker"), ...both }],
    })
    expect(made.status).toBe(200)
    taskId = made.body.data.id
  },
  { startsAt: at("19:00") },
)
beforeEach(async () => {
  const { owner } = running()
  await owner`delete from timekeeping.correction`
  await owner`delete from timekeeping.press`
  await owner`delete from timekeeping.rest`
  await owner`delete from timekeeping.punch`
})
const press = (action: "in" | "out", clock: string, more: object = {}) =>
  board.as("worker", "POST", "/nest/time-keeping/check-in-check-out", {
    action,
    pressedAt: at(clock),
    clientId: randomUUID(),
    ...more,
  })
const rest = (action: "start" | "end", clock: string) =>
  board.as("worker", "POST", "/v5/timekeeping/rest", { action, pressedAt: at(clock), clientId: randomUUID() })
const done = async (from: string, to: string) => {
  await press("in", from, { taskId })
  const { shifts, halfShifts } = (await press("out", to)).body.data
  return { shifts, halfShifts }
}

test("PAY-18 in 12:56 and out 13:01 is no shift; of a whole day both are", async () => {
  expect(await done("12:56", "13:01")).toEqual({ shifts: [], halfShifts: [] })
  expect(await done("13:02", "17:00")).toEqual({ shifts: [2], halfShifts: [] })
})
test("PAY-18 who leaves at noon has done the morning, at ten half of it, less the rest that he punched", async () => {
  expect(await done("07:40", "12:03")).toEqual({ shifts: [1], halfShifts: [] })
  await running().owner`delete from timekeeping.press`
  await running().owner`delete from timekeeping.punch`
  await press("in", "08:00", { taskId })
  await rest("start", "09:00")
  await rest("end", "10:00")
  expect((await press("out", "10:59")).body.data).toMatchObject({ shifts: [1], halfShifts: [1] })
})
test("PAY-18 a forgotten end that is told counts until that end; what is ticked counts as it is ticked", async () => {
  const timekeepingId = (await press("in", "08:00", { taskId })).body.data.id
  const told = await press("out", "18:00", { timekeepingId, claimsEnd: at("14:30") })
  expect(told.body.data).toMatchObject({ shifts: [1, 2], halfShifts: [2] })
  await press("in", "15:00", { taskId })
  expect((await press("out", "15:05", { shifts: [4, 2], halfShifts: [4] })).body.data).toMatchObject({
    shifts: [2, 4],
    halfShifts: [4],
  })
})
test("TIME-01 shifts that are ticked at the check-in stand until the check-out ticks others", async () => {
  const sent = await press("in", "08:00", { taskId, shifts: [2, 1], halfShifts: [1] })
  expect(sent.body.data).toMatchObject({ shifts: [1, 2], halfShifts: [1] })
  expect((await press("out", "17:00")).body.data).toMatchObject({ shifts: [1, 2], halfShifts: [1] })
  await press("in", "17:10", { isOffice: 1, shifts: [4] })
  expect((await press("out", "18:00", { shifts: [3] })).body.data).toMatchObject({ shifts: [3], halfShifts: [] })
})
test("PAY-18 the desk's entry without ticks counts what was worked of the arrangement, with ticks those", async () => {
  const body = {
    userId: board.staff("worker"),
    workingDay: day,
    taskId,
    checkIn: at("12:56"),
    checkOut: at("13:01"),
    rests: [],
    reason: "押し忘れ",
  }
  const desk = (more: object = {}) =>
    board.as("manager", "POST", "/v2/timekeeping/handle-working-time", { ...body, ...more })
  expect((await desk()).body.data).toMatchObject({ shifts: [], halfShifts: [] })
  const afternoon = { checkIn: at("13:02"), checkOut: at("17:00") }
  const { id, version, ...made } = (await desk(afternoon)).body.data
  expect(made).toMatchObject({ shifts: [2], halfShifts: [] })
  const again = { ...afternoon, timekeepingId: id, version, shifts: [1] }
  expect((await desk(again)).body.data).toMatchObject({ shifts: [1] })
})
