/** 締めた月 at the desk: what it offers, and what it tells of itself. */
import { expect, test } from "vitest"
import { ask, signIn } from "../kernel/ask.ts"
import { aCompany, type TestCompany } from "../kernel/companies.ts"
import { runningProduct } from "../kernel/product.ts"

let company: TestCompany
let manager: string
const running = runningProduct(async (started) => {
  company = await aCompany(started, "CLOSED")
  manager = await signIn(started.url, company.emailOf("manager"))
})

const day = "2026-10-05"
const at = (clock: string) => new Date(`${day}T${clock}:00+09:00`).toISOString()
const asked = (path: string) => ask(running().url, path, { token: manager, company: company.id })
const written = (from: string, to: string) =>
  ask(running().url, "/v2/timekeeping/handle-working-time", {
    token: manager,
    company: company.id,
    method: "POST",
    body: {
      userId: company.staffOf("worker"),
      workingDay: day,
      isOffice: 1,
      checkIn: at(from),
      checkOut: at(to),
      rests: [],
      reason: "打刻機の故障のため",
    },
  })
const month = async () =>
  (await asked(`/v5/timekeeping/month?month=2026-10&userId=${company.staffOf("worker")}`)).body.data
const offered = async () => (await month()).days[0].punches[0].permissions.actions

test("TIME-06 a closed month offers no change of its days, and says who closed it and when", async () => {
  await written("08:00", "17:00")
  expect(await offered()).toEqual(expect.arrayContaining(["correct", "remove", "rest"]))
  await running().owner`insert into companies.pay_month (company_id, month, state, changed_by, changed_at)
    values (${company.id}, '2026-10', 'closed', ${company.personOf("admin")}, '2026-11-05T01:02:03Z')
    on conflict (company_id, month) do update set state = excluded.state, changed_by = excluded.changed_by,
      changed_at = excluded.changed_at`
  expect(await offered()).not.toEqual(expect.arrayContaining(["correct"]))
  expect(await offered()).not.toEqual(expect.arrayContaining(["remove"]))
  expect(await offered()).not.toEqual(expect.arrayContaining(["rest"]))
  expect((await month()).days[0].permissions.actions).not.toContain("correct")
  const closed = { state: "closed", byName: expect.any(String), at: expect.stringMatching(/^2026-11-05T01:02:03/) }
  expect((await month()).closed).toEqual(closed)
  expect((await asked("/v5/timekeeping/table?month=2026-10")).body.closed).toEqual(closed)
  expect((await asked("/v5/timekeeping/table?month=2026-11")).body.closed).toBeNull()
  // Whoever read it before is told what the matter is.
  expect((await written("20:00", "21:00")).body.errorCode).toBe("Closed_Salary_Day_Not_Editable")
})
