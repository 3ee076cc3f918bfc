/** Whose hours each role reads and corrects (D14, D17): the month's table, a person's month, the day's list. */
import { beforeAll, expect, test } from "vitest"
import type { Role } from "#modules/kernel/codes.ts"
import { registerPartner } from "#modules/people/index.ts"
import { acting } from "../kernel/acting.ts"
import { ask } from "../kernel/ask.ts"
import { aCompany, everyRole, type TestCompany } from "../kernel/companies.ts"
import { runningProduct } from "../kernel/product.ts"
import { hire, tokenOf, worked } from "../payroll/month.ts"

const withRecord = everyRole.filter((role) => role !== "vendor" && role !== "customer")
const belowManagement: ReadonlyArray<Role> = ["vendorWorker", "partTimeWorker", "otherWorker", "worker"]
const day = "2026-10-05"

const tokens = new Map<string, string>()
const people = new Map<number, string>()
let company: TestCompany
const running = runningProduct(undefined, { startsAt: "2026-11-20T05:00:00.000Z" })
beforeAll(async () => {
  company = await aCompany(running(), "HOURS")
  const otherVendor = await acting(
    running(),
    company,
  )(registerPartner(company.id, { companyName: "別の協力会社", isCustomer: false, isVendor: true }))
  const [manager = 0, stranger = 0] = await hire(running(), company, [
    { name: "HOURS other manager", role: "manager" },
    { name: "HOURS other vendor's worker", role: "vendorWorker", partnerId: otherVendor },
  ])
  for (const role of withRecord) people.set(company.staffOf(role), role)
  people.set(manager, "other manager").set(stranger, "other vendor's worker")
  await worked(
    running(),
    company,
    [...people.keys()].map((staffId) => ({ staffId, day, from: "08:00", to: "17:00" })),
  )
  for (const role of everyRole) tokens.set(role, await tokenOf(running(), company, role))
})

/** D17, said once more: as pay, and a vendor's workers by themselves, their vendor and the management. */
const expected: Readonly<Record<string, ReadonlyArray<string>>> = {
  manager: ["manager", ...belowManagement, "other vendor's worker"],
  officeManager: ["officeManager", ...belowManagement, "other vendor's worker"],
  vendor: ["vendorWorker"],
  customer: [],
  vendorWorker: ["vendorWorker"],
  partTimeWorker: ["partTimeWorker"],
  otherWorker: ["otherWorker"],
  worker: ["worker"],
}
const everybody = () => [...people.values()]
const expectedFor = (viewer: string) =>
  (viewer === "admin" || viewer === "financeManager" ? everybody() : (expected[viewer] ?? [])).toSorted()

const call = (viewer: string, path: string, body?: unknown) =>
  ask(running().url, path, { token: tokens.get(viewer), company: company.id, ...(body === undefined ? {} : { body }) })
const namesOf = (rows: ReadonlyArray<{ userId: number }>) => rows.map(({ userId }) => people.get(userId)).toSorted()

test.each(everyRole)("AUTH-27 D17 a %s reads the hours of exactly those whom he may", async (viewer) => {
  const table = await call(viewer, "/v5/timekeeping/table?month=2026-10&pageSize=1000")
  expect(namesOf(table.body.data)).toEqual(expectedFor(viewer))
  const list = await call(viewer, "/v2/timekeeping/list", { workingDay: day, pageSize: 1000 })
  expect(namesOf(list.body.data)).toEqual(expectedFor(viewer))
  const months: Array<string> = []
  for (const [userId, name] of people) {
    const told = await call(viewer, `/v5/timekeeping/month?month=2026-10&userId=${userId}`)
    if (told.status === 200) months.push(name)
    else expect(told.status).toBe(404)
  }
  expect(months.toSorted()).toEqual(expectedFor(viewer))
})

test("D14 the desk corrects whom it may read, and learns nothing of the others", async () => {
  const body = {
    workingDay: "2026-10-06",
    isOffice: 1,
    checkIn: "2026-10-05T23:00:00.000Z",
    checkOut: "2026-10-06T08:00:00.000Z",
    rests: [],
    reason: "打ち忘れ",
  }
  const corrected: Array<string> = []
  for (const [userId, name] of people) {
    const told = await call("manager", "/v2/timekeeping/handle-working-time", { ...body, userId })
    if (told.status === 200) corrected.push(name)
    else expect([told.status, told.body.errorCode]).toEqual([403, "Permission_Denied"])
  }
  expect(corrected.toSorted()).toEqual(expectedFor("manager"))
})

test("D17 a vendor learns what the clock asks of its worker, and not how he is paid", async () => {
  const asked = async (viewer: string, role: Role) =>
    (await call(viewer, `/v5/timekeeping/get-user-salary-type?workingDay=${day}&userId=${company.staffOf(role)}`)).body
      .data
  expect(await asked("vendor", "vendorWorker")).toEqual({ salaryType: null, asksShifts: false })
  expect(await asked("manager", "worker")).toEqual({ salaryType: 1, asksShifts: false })
})
