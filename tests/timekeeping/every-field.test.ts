/** What is said with a press or a correction is kept, field by field: a press is made once, so no guard can vary it. */
import { beforeAll, expect, test } from "vitest"
import { isoDate } from "#modules/kernel/civil-day.ts"
import { yen } from "#modules/kernel/yen.ts"
import { ask } from "../kernel/ask.ts"
import { aCompany } from "../kernel/companies.ts"
import { runningProduct } from "../kernel/product.ts"
import { hire } from "../payroll/month.ts"
import { aBoard, type Board, inTheMorning } from "../scheduling/board.ts"

/** Friday afternoon in Tokyo. */
const startsAt = "2026-11-20T05:00:00.000Z"
let board: Board
let siteId: number
let taskId: number
const running = runningProduct(undefined, { startsAt })
beforeAll(async () => {
  board = await aBoard(running().url, await aCompany(running(), "SAID"))
  siteId = await board.site()
  const workers = [inTheMorning(board.staff("worker")), inTheMorning(board.staff("otherWorker"))]
  const made = await board.arrange(siteId, { startDate: "2026-11-20", afternoonShift: 1, workerAfternoon: 1, workers })
  taskId = made.body.data.id
})
const press = async (body: object) => {
  const told = await board.as("worker", "POST", "/nest/time-keeping/check-in-check-out", body)
  expect(told.status, told.text).toBe(200)
  return told.body.data
}

test("TIME-04 a press keeps its arrangement, its site and the shifts that are ticked, halves too", async () => {
  const came = await press({ action: "in", taskId, pressedAt: "2026-11-19T23:00:00.000Z" })
  expect(came).toMatchObject({ taskId, constructionSiteId: siteId })
  const went = await press({ action: "out", shifts: [1, 2], halfShifts: [2], pressedAt: "2026-11-20T02:00:00.000Z" })
  expect(went).toMatchObject({ shifts: [1, 2], halfShifts: [2] })
  const elsewhere = await press({ action: "in", constructionSiteId: siteId, pressedAt: "2026-11-20T03:00:00.000Z" })
  expect(elsewhere).toMatchObject({ taskId: null, constructionSiteId: siteId })
  const plain = await press({ action: "out", shifts: [3], pressedAt: "2026-11-20T04:00:00.000Z" })
  expect(plain).toMatchObject({ shifts: [3], halfShifts: [] })
})

test("TIME-21 a correction keeps its arrangement or its site, and the shifts, halves too", async () => {
  const written = async (more: object) => {
    const told = await board.as("manager", "POST", "/v2/timekeeping/handle-working-time", {
      userId: board.staff("otherWorker"),
      workingDay: "2026-11-20",
      rests: [],
      reason: "打ち忘れ",
      ...more,
    })
    expect(told.status, told.text).toBe(200)
    return told.body.data
  }
  const morning = { checkIn: "2026-11-19T23:00:00.000Z", checkOut: "2026-11-20T02:00:00.000Z" }
  const noon = { checkIn: "2026-11-20T02:30:00.000Z", checkOut: "2026-11-20T03:00:00.000Z" }
  const arranged = await written({ ...morning, taskId, shifts: [1, 2], halfShifts: [1] })
  expect(arranged).toMatchObject({ taskId, shifts: [1, 2], halfShifts: [1] })
  const onSite = await written({ ...noon, constructionSiteId: siteId, shifts: [2] })
  expect(onSite).toMatchObject({ taskId: null, constructionSiteId: siteId, shifts: [2], halfShifts: [] })
})

test("TIME-04 what the clock asks follows the terms of the working day", async () => {
  const hourly = { effectiveFrom: isoDate("2025-04-01"), salaryType: "hour", basicSalary: yen(1500) } as const
  const [id = 0] = await hire(running(), board.company, [{ name: "SAID 転換", role: "worker", terms: hourly }])
  await running().owner`
    insert into people.terms select (jsonb_populate_record(t, '{"effective_from": "2026-11-01", "salary_type": 5,
      "basic_salary": null, "morning_salary": 9000, "afternoon_salary": 9000, "hours_per_shift": 4}')).*
    from people.terms t where company_id = ${board.company.id} and staff_id = ${id}`
  const asked = async (workingDay: string) =>
    (
      await ask(running().url, `/v5/timekeeping/get-user-salary-type?workingDay=${workingDay}&userId=${id}`, {
        token: board.token("manager"),
        company: board.company.id,
      })
    ).body.data
  expect(await asked("2026-10-31")).toMatchObject({ asksShifts: false })
  expect(await asked("2026-11-01")).toMatchObject({ asksShifts: true })
})
