/** What somebody worked on an arrangement follows his punch, whichever way that changes. */
import { expect, test } from "vitest"
import { aCompany } from "../kernel/companies.ts"
import { runningProduct } from "../kernel/product.ts"
import { aBoard, type Board, inTheMorning } from "../scheduling/board.ts"

let board: Board
runningProduct(async (started) => {
  board = await aBoard(started.url, await aCompany(started, "WORKED"))
})
const day = "2026-10-05"
const at = (clock: string) => new Date(`${day}T${clock}:00+09:00`).toISOString()

test("TIME-05 BEY-02 minutes of an arrangement follow its punches: written, corrected, moved, taken away", async () => {
  const worker = board.staff("worker")
  const crew = { startDate: day, workers: [inTheMorning(worker)] }
  const [here, there] = [
    (await board.arrange(await board.site({ name: "こちら" }), crew)).body.data.id,
    (await board.arrange(await board.site({ name: "あちら" }), { ...crew, morningFrom: "13:00", morningTo: "17:00" }))
      .body.data.id,
  ]
  const minutesOf = async (task: number) => (await board.read(task)).body.data.workers[0].workedMinutes
  const write = async (body: object) => {
    const told = await board.as("manager", "POST", "/v2/timekeeping/handle-working-time", {
      ...{ userId: worker, workingDay: day, taskId: here, checkIn: at("08:00"), checkOut: at("12:00"), reason: "代筆" },
      rests: [],
      ...body,
    })
    expect(told.status, told.text).toBe(200)
    return told.body.data
  }
  expect(await minutesOf(here)).toBeNull()
  const punch = await write({})
  expect(await minutesOf(here)).toBe(240)
  const rest = { checkIn: at("10:00"), checkOut: at("10:30") }
  const rested = await write({ timekeepingId: punch.id, version: punch.version, rests: [rest] })
  expect(await minutesOf(here)).toBe(210)
  const moved = await write({ timekeepingId: punch.id, version: rested.version, taskId: there })
  expect([await minutesOf(here), await minutesOf(there)]).toEqual([0, 240])
  const gone = await board.as("manager", "POST", `/v2/timekeeping/remove/${punch.id}`, {
    version: moved.version,
    reason: "重複",
  })
  expect(gone.status, gone.text).toBe(200)
  expect(await minutesOf(there)).toBe(0)
})

test("TIME-03 TIME-21 the desk ties a punch to no arrangement of another day, and to none of other people", async () => {
  const worker = board.staff("worker")
  const [other, own] = ["2026-10-07", "2026-10-08"] as const
  const arranged = async (startDate: string, staffId: number) =>
    (await board.arrange(await board.site(), { startDate, workers: [inTheMorning(staffId)] })).body.data.id
  const [later, earlier, foreign] = [
    await arranged(own, worker),
    await arranged("2026-10-06", worker),
    await arranged(other, board.staff("otherWorker")),
  ]
  const on = (clock: string) => new Date(`${other}T${clock}:00+09:00`).toISOString()
  const written = async (taskId: number) => {
    const { body, status } = await board.as("manager", "POST", "/v2/timekeeping/handle-working-time", {
      ...{ userId: worker, workingDay: other, taskId, checkIn: on("08:00"), checkOut: on("12:00") },
      ...{ rests: [], reason: "代筆" },
    })
    return [status, body.errorCode, body.fields?.[0]?.field]
  }
  expect(await written(later)).toEqual([400, "User_Not_Working_This_Time", "taskId"])
  expect(await written(earlier)).toEqual([400, "User_Not_Working_This_Time", "taskId"])
  expect(await written(foreign)).toEqual([400, "User_Not_Working_This_Time", "taskId"])
  // One that was called off is gone for the desk as it is for a press.
  const calledOff = await arranged(other, worker)
  const away = await board.as("manager", "PUT", `/v2/task/${calledOff}`, { version: 1, status: 0, mode: "one" })
  expect(away.status, away.text).toBe(200)
  expect((await written(calledOff)).slice(0, 2)).toEqual([404, "Task_Not_Found"])
})
