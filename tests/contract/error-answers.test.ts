/** Refusals that no other test meets, each by the call that gives it, with status, field and three languages. */
import { randomUUID } from "node:crypto"
import { expect, test } from "vitest"
import { isoDate } from "#modules/kernel/civil-day.ts"
import { catalogue, type ErrorCode } from "#modules/kernel/errors.ts"
import { yen } from "#modules/kernel/yen.ts"
import { ask, signIn } from "../kernel/ask.ts"
import { aCompany, password, type TestCompany } from "../kernel/companies.ts"
import { runningProduct } from "../kernel/product.ts"
import { hire } from "../payroll/month.ts"

let company: TestCompany
let admin: string
let painter: string
let byContract = 0
const painterEmail = "painter@errors.example"

const running = runningProduct(async (started) => {
  company = await aCompany(started, "ERRORS")
  const effectiveFrom = isoDate("2025-04-01")
  const perShift = { morningSalary: yen(9000), hoursPerShift: 4, averageMonthlyHours: 160 }
  const [, contractor = 0] = await hire(started, company, [
    {
      name: "塗装 一",
      role: "worker",
      email: painterEmail,
      password,
      terms: { effectiveFrom, salaryType: "shift", ...perShift },
    },
    // Paid by contract, and so by papers.
    {
      name: "請負 一",
      role: "otherWorker",
      terms: { effectiveFrom, salaryType: "construction", basicSalary: yen(20_000) },
    },
  ])
  byContract = contractor
  admin = await signIn(started.url, company.emailOf("admin"))
  painter = await signIn(started.url, painterEmail)
})

type Asked = Omit<Parameters<typeof ask>[2], "headers">
const inOwnCompany = (token: string, more: object) => ({ token, company: company.id, ...more })
const now = () => new Date().toISOString()
const press = (action: string) =>
  inOwnCompany(painter, { body: { action, isOffice: 1, pressedAt: now(), clientId: randomUUID() } })

const personIs = (status: number) =>
  running().owner`update identity.person set status = ${status} where email = ${company.emailOf("manager")}`
const managerSignsIn = () => ({ body: { email: company.emailOf("manager"), password } })
const pressPath = "/nest/time-keeping/check-in-check-out"

interface Case {
  readonly code: ErrorCode
  readonly before?: () => PromiseLike<unknown>
  readonly path: () => string
  readonly asked: () => Asked
  readonly fields?: ReadonlyArray<string>
}
const cases: ReadonlyArray<Case> = [
  { code: "User_Not_Verify", before: () => personIs(2), path: () => "/auth/login", asked: managerSignsIn },
  { code: "User_Suspend", before: () => personIs(4), path: () => "/auth/login", asked: managerSignsIn },
  {
    code: "User_Inactive_Payroll",
    path: () => `/v5/timesheet/draft?userId=${byContract}&month=2026-10`,
    asked: () => inOwnCompany(admin, {}),
  },
  {
    code: "Update_Error",
    path: () => "/v5/timesheet/update-block-payroll",
    asked: () => inOwnCompany(admin, { method: "PUT", body: { month: "2026-10", isBlock: 1, reason: "見本" } }),
  },
  {
    code: "Manager_Not_Valid",
    path: () => "/staff/invite-staff",
    asked: () => inOwnCompany(admin, { body: { name: "新人", gender: 1, roleId: 9, managerId: company.customerId } }),
    fields: ["managerId"],
  },
  {
    code: "Vendor_Not_Valid",
    path: () => "/staff/invite-staff",
    asked: () => inOwnCompany(admin, { body: { name: "新人", gender: 1, roleId: 9 } }),
    fields: ["managerId"],
  },
  {
    code: "No_Shift_For_The_Time",
    before: () => ask(running().url, pressPath, press("in")),
    path: () => pressPath,
    asked: () => press("out"),
    fields: ["shifts"],
  },
]

test.each(cases)("API-07 $code is told with its status, its field and in three languages", async ({ code, ...one }) => {
  await one.before?.()
  const { [code]: entry } = catalogue
  for (const language of ["ja", "en", "vi"] as const) {
    // Whoever is signed in is spoken to in the language that he chose, a stranger in his browser's.
    await running().owner`update identity.person set language = ${language}`
    const told = await ask(running().url, one.path(), { ...one.asked(), headers: { "accept-language": language } })
    expect([told.status, told.body]).toMatchObject([
      entry.status,
      { success: false, errorCode: code, errorMessage: entry[language] },
    ])
    expect(told.body.fields?.map(({ field }: { field: string }) => field)).toEqual(one.fields)
  }
})
