import { expect, test } from "vitest"
import { ask, signIn } from "../kernel/ask.ts"
import { aCompany, type TestCompany } from "../kernel/companies.ts"
import { runningProduct } from "../kernel/product.ts"

let company: TestCompany
let manager: string
const running = runningProduct(async (started) => {
  company = await aCompany(started, "NOTHING")
  manager = await signIn(started.url, company.emailOf("manager"))
})

const call = (path: string, body: unknown, token = manager, method = "POST") =>
  ask(running().url, path, { token, company: company.id, body, method })
const day = "2026-10-05"
const at = (clock: string, on = day) => new Date(`${on}T${clock}:00+09:00`).toISOString()
const written = (more: object = {}) =>
  call("/v2/timekeeping/handle-working-time", {
    userId: company.staffOf("worker"),
    workingDay: day,
    isOffice: 1,
    checkIn: at("08:00"),
    checkOut: at("17:00"),
    rests: [{ checkIn: at("12:00"), checkOut: at("13:00") }],
    reason: "打刻機の故障のため",
    ...more,
  })
test("TIME-21 a correction that changes nothing is refused, and nobody is told of it", async () => {
  const made = (await written()).body.data
  const again = { timekeepingId: made.id, version: made.version }
  const same = await written({ ...again, reason: "念のため" })
  expect([same.status, same.body.fields]).toMatchObject([
    400,
    [{ field: "reason", message: "変えたところがありません。" }],
  ])
  const [told] = await running().owner`select count(*)::int as n from timekeeping.correction`
  expect(told?.n).toBe(1)
  expect((await written({ ...again, rests: [{ checkIn: at("12:00"), checkOut: at("12:45") }] })).status).toBe(200)
})
