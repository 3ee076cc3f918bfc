/** The month of everybody, as 勤務表 adds it up. */
import { expect, test } from "vitest"
import { isoDate, isoMonth } from "#modules/kernel/civil-day.ts"
import { monthTable } from "#modules/timekeeping/operations/show-month-table.ts"
import { monthRows } from "@/features/timekeeping/attendance/month-rows.ts"
import { aCompany } from "../kernel/companies.ts"
import { runningProduct } from "../kernel/product.ts"
import { aBoard, type Board } from "../scheduling/board.ts"
import { adminOf, statementsOf } from "../scheduling/counted.ts"
import { aFullMonth } from "../scheduling/crowd.ts"

/** Tuesday, half past nine in the morning in Tokyo. */
const startsAt = "2026-11-24T00:30:00.000Z"
const [yesterday, day] = ["2026-11-23", "2026-11-24"]
const at = (clock: string, on = day) => new Date(`${on}T${clock}:00+09:00`).toISOString()
let board: Board
const running = runningProduct(
  async (started) => {
    board = await aBoard(started.url, await aCompany(started, "MONTH"))
  },
  { startsAt },
)

test("TIME-06 the month adds up to yesterday: who has gone home today is in the day's 人工 alone", async () => {
  const id = board.staff("officeManager")
  const times = { checkIn: at("05:00"), checkOut: at("06:00"), rests: [], reason: "早朝の片付け" }
  const write = { userId: id, workingDay: day, isOffice: 1, ...times }
  const table = async (month: string) =>
    (await board.as("admin", "GET", `/v5/timekeeping/table?month=${month}&pageSize=1000`)).body
  const before = await table("2026-11")
  expect((await board.as("admin", "POST", "/v2/timekeeping/handle-working-time", write)).status).toBe(200)
  const told = await table("2026-11")
  const { countedTo, sums } = told
  expect(countedTo).toBe(yesterday)
  const row = monthRows(told).find(({ userId }) => userId === id)
  expect(row).toMatchObject({ manDays: 0, totals: { days: 0, workedMinutes: 0 } })
  expect(row?.days).toMatchObject([{ day, workedMinutes: 60, manDays: 1 }])
  const cameOn = ({ came }: { came: Array<{ day: string; people: number; manDays: number }> }) =>
    came.find((one) => one.day === day) ?? { people: 0, manDays: 0 }
  expect(cameOn(sums).manDays).toBe(cameOn(before.sums).manDays + 1)
  expect([sums.totals, sums.manDays]).toEqual([before.sums.totals, before.sums.manDays])
  expect((await table("2026-10")).countedTo).toBe("2026-10-31")
  expect((await table("2026-12")).countedTo).toBe(null)
})

test("TIME-06 a day whose only punch the desk took out keeps its corner", async () => {
  const [id, workingDay] = [board.staff("officeManager"), "2026-09-08"]
  const made = await board.as("admin", "POST", "/v2/timekeeping/handle-working-time", {
    userId: id,
    workingDay,
    isOffice: 1,
    checkIn: at("08:00", workingDay),
    checkOut: at("17:00", workingDay),
    rests: [],
    reason: "押し忘れ",
  })
  const gone = await board.as("admin", "POST", `/v2/timekeeping/remove/${made.body.data.id}`, {
    reason: "別の人の打刻",
    version: made.body.data.version,
  })
  expect(gone.status).toBe(200)
  const { body } = await board.as("admin", "GET", "/v5/timekeeping/table?month=2026-09&pageSize=1000")
  const row = monthRows(body).find(({ userId: one }) => one === id)
  expect(row?.days).toMatchObject([
    { day: workingDay, isCorrected: true, isPlanned: false, workedMinutes: 0, kind: null },
  ])
  expect(row?.totals.days).toBe(0)
})

test("TIME-06 the month takes as many statements for 300 people as for 10", async () => {
  await aFullMonth(running(), board.company, { first: isoDate("2026-10-01"), people: 300, sites: 3, tasks: 30 })
  const month = isoMonth("2026-10")
  const told = async (pageSize: number) => {
    const { answer, statements } = await statementsOf(
      running(),
      adminOf(board.company),
      monthTable({ month, pageSize }),
    )
    return { statements, people: answer.data.length }
  }
  const [few, many] = [await told(10), await told(300)]
  expect(many).toEqual({ ...few, people: 300 })
  expect(few.people).toBe(10)
})
