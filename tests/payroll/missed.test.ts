/** 遅刻・早退 and 公休出勤 of a slip: from the plan and the presses of the days behind it. */
import { expect, test } from "vitest"
import { instantOf, isoDate } from "#modules/kernel/civil-day.ts"
import { missedMinutes } from "#modules/timekeeping/index.ts"
import { missingEnds } from "./ends.ts"

const { board, now, as, arranged, press } = missingEnds()
const draft = async () => {
  const userId = board().staff("worker")
  const told = await as("financeManager", "GET", `/v5/timesheet/draft?month=2026-11&userId=${userId}`)
  expect(told.status, told.text).toBe(200)
  return told.body.data
}

test("PAY-07 who comes at 8:25 for 8:00 and leaves at 16:40 for 17:00 has missed 45 minutes", async () => {
  const taskId = await arranged()
  now("08:25")
  await press("worker", "in", { taskId })
  now("16:40")
  await press("worker", "out")
  expect(await draft()).toMatchObject({ daysOffWorked: 0, missedMinutes: 45, note: null, worked: { days: 1 } })
})

test("PAY-07 nobody misses what was not planned, nor an end that is still to come", () => {
  const at = (clock: string) => instantOf(isoDate("2026-11-20"), clock)
  const plan = { startsAt: at("08:00"), endsAt: at("17:00") }
  const punch = (checkIn: string, checkOut: string | null) => ({
    checkIn: at(checkIn),
    checkOut: checkOut === null ? null : at(checkOut),
  })
  const missed = (plans: ReadonlyArray<typeof plan>, ...punches: ReadonlyArray<ReturnType<typeof punch>>) =>
    missedMinutes({ plans, punches })
  expect(missed([], punch("09:00", "15:00"))).toBe(0)
  expect(missed([plan])).toBe(0)
  expect(missed([plan], punch("08:10", "12:00"), punch("13:00", null))).toBe(10)
  expect(missed([plan], punch("07:30", "18:00"))).toBe(0)
  expect(missed([plan], punch("13:00", "16:59"), punch("08:00", "12:00"))).toBe(1)
  const [morning, night] = [
    { startsAt: at("08:00"), endsAt: at("12:00") },
    { startsAt: at("20:00"), endsAt: at("23:00") },
  ]
  expect(missed([night, morning], punch("08:00", "12:00"))).toBe(180)
  expect(missed([night, morning], punch("20:10", "23:00"))).toBe(250)
  expect(missed([plan, morning], punch("08:30", "17:00"))).toBe(30)
})
