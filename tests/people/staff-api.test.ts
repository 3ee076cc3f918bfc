import { expect, test } from "vitest"
import { isoDate } from "#modules/kernel/civil-day.ts"
import type { Role } from "#modules/kernel/codes.ts"
import { yen } from "#modules/kernel/yen.ts"
import type { NewStaff } from "#modules/people/index.ts"
import { callsOf } from "../kernel/as-role.ts"
import { ask, signIn } from "../kernel/ask.ts"
import { aCompany, everyRole, password, type TestCompany } from "../kernel/companies.ts"
import { runningProduct } from "../kernel/product.ts"
import { hire } from "../payroll/month.ts"
import { account, hourlyTerms, monthlyTerms, newcomer, rightsOf, shiftTerms, simpleTax } from "./terms-on-the-wire.ts"

const monthly: NonNullable<NewStaff["terms"]> = {
  effectiveFrom: isoDate("2024-01-01"),
  salaryType: "month",
  basicSalary: yen(320_000),
  averageMonthlyHours: 160,
}
let company: TestCompany
let other: TestCompany
const running = runningProduct(async (started) => {
  company = await aCompany(started, "STAFF")
  other = await aCompany(started, "FOREIGN")
})
const as = callsOf(running, () => company)
const detail = async (role: string, id: number) => (await as(role, `/staff/detail-staff/${id}`)).body.data
const update = (role: string, id: number, body: unknown) => as(role, `/staff/admin-update-staff/${id}`, body, "PUT")
let mails = 0
const invite = async (roleId: number, more: object = {}, role = "admin") => {
  const email = `new${++mails}@staff.example`
  return as(role, "/staff/invite-staff", {
    name: "新人 花子",
    email,
    roleId,
    gender: 2,
    ...(role === "admin" ? rightsOf(roleId) : {}),
    ...newcomer(roleId, more),
  })
}

test.each([
  ["HOUR", hourlyTerms],
  ["MONTH", monthlyTerms],
  ["SHIFT", shiftTerms],
])("STAFF-04 pay terms of %s come back as they were sent", async (_, terms) => {
  const made = await invite(12, { terms, residenceTax: simpleTax, birthday: "1981-02-20", job: "scaffolder" })
  expect(made.status, made.text).toBe(200)
  const read = await detail("admin", made.body.data.id)
  expect(read.terms).toHaveLength(1)
  expect(read.terms[0]).toMatchObject({ ...terms, version: 1 })
  expect(read.residenceTax).toEqual([{ ...simpleTax, version: 1 }])
  expect(read).toMatchObject({ birthday: "1981-02-20", job: "scaffolder", gender: 2, roleId: 12, troubles: [] })
})

test.each([
  [0, 0],
  [1, 1],
])("STAFF-04 employment insurance told as %s is stored as %s", async (sent, stored) => {
  const made = await invite(12, { terms: { ...hourlyTerms, isDisableUnemploymentInsurance: sent } })
  expect(made.body.data.terms[0].isDisableUnemploymentInsurance).toBe(stored)
})

test("INV-02 whom managerId names is a vendor of the company", async () => {
  const told = await invite(9, { managerId: 99_999 })
  expect([told.status, told.body.errorCode, told.body.fields[0].field]).toEqual([400, "Manager_Not_Valid", "managerId"])
})

test("STAFF-04 the twelve months of the resident tax come back one by one", async () => {
  const byMonth = Object.fromEntries(Array.from({ length: 12 }, (_, n) => [n + 1, 1000 + n]))
  const tax = { ...simpleTax, isSimpleMonth: 0, residenceTaxByMonth: byMonth }
  const made = await invite(12, { terms: hourlyTerms, residenceTax: tax })
  expect(made.body.data.residenceTax).toEqual([{ ...tax, version: 1 }])
})

const [hour, month, construction, shift, outsource] = [1, 3, 4, 5, 6]
const wageTerms = {
  ...hourlyTerms,
  averageMonthlyHours: 160,
  morningSalary: 8000,
  workingHour: 4,
}
test.each([
  ["finance manager", 6, [hour, month, shift, outsource]],
  ["admin", 2, [hour, month, shift]],
  ["manager", 3, [hour, month, shift]],
  ["office manager", 4, [hour, month, shift]],
  ["vendor worker", 9, [hour, month, shift]],
  ["part-time worker", 10, [hour, month, shift]],
  ["worker", 12, [hour, month, shift]],
  ["other worker", 11, [hour, month, construction, shift]],
  ["customer", 8, []],
  ["vendor", 7, []],
])("STAFF-05 a %s may have exactly its pay types", async (_, roleId, allowed) => {
  const vendor = roleId === 9 ? { managerId: company.vendorId } : {}
  for (const salaryType of [hour, month, construction, shift, outsource]) {
    const told = await invite(roleId, { ...vendor, terms: { ...wageTerms, salaryType } })
    expect([salaryType, told.status]).toEqual([salaryType, allowed.includes(salaryType) ? 200 : 400])
    if (told.status === 400) expect(told.body.fields[0].field).toMatch(/^(roleId|terms\.salaryType)$/)
  }
})

/** Who may edit whose record: rows are editors, columns the edited. D14 in one grid. */
const reach: Partial<Record<Role, ReadonlyArray<Role>>> = {
  admin: ["admin", "manager", "officeManager", "financeManager", "partTimeWorker", "otherWorker", "worker"],
  manager: ["manager", "partTimeWorker", "otherWorker", "worker"],
  officeManager: ["officeManager", "partTimeWorker", "otherWorker", "worker"],
  financeManager: ["admin", "manager", "officeManager", "financeManager", "partTimeWorker", "otherWorker", "worker"],
}
test.each(everyRole)("STAFF-09 %s edits exactly whom he may", async (editor) => {
  const edited: Array<Role> = []
  for (const role of everyRole.filter((one) => one !== "vendor" && one !== "customer")) {
    const id = company.staffOf(role)
    const { version } = await detail("admin", id)
    const told = await update(editor, id, { version, phone: "03-1234-5678" })
    if (told.status === 200) edited.push(role)
    else expect([403, 404]).toContain(told.status)
  }
  expect(edited.sort()).toEqual([...(reach[editor] ?? [])].sort())
})

test("STAFF-09 an admin who is not supervising cannot edit another admin; the supervising one can", async () => {
  const email = "second-admin@staff.example"
  const [secondId] = await hire(running(), company, [
    { name: "第二 管理", role: "admin", email, password, terms: monthly },
  ])
  const token = await signIn(running().url, email)
  const body = { version: (await detail("admin", company.staffOf("admin"))).version, phone: "03-1111-2222" }
  const path = `/staff/admin-update-staff/${company.staffOf("admin")}`
  const told = await ask(running().url, path, { token, company: company.id, body, method: "PUT" })
  expect([told.status, told.body.errorCode]).toEqual([403, "Admin_Normal_Access_Denied"])
  expect((await update("admin", secondId ?? 0, { version: 1, phone: "03-1111-2222" })).status).toBe(200)
})

test("STAFF-09 a blocked person is read and not edited", async () => {
  const made = (await invite(12, { terms: hourlyTerms })).body.data
  await running().owner`update people.staff set status = 0 where id = ${made.id} and company_id = ${company.id}`
  expect((await detail("admin", made.id)).status).toBe(0)
  const told = await update("admin", made.id, { version: 1, phone: "03-1111-2222" })
  expect([told.status, told.body.errorCode]).toEqual([403, "Permission_Denied"])
})

test("STAFF-24 nobody changes his own pay terms but the first admin", async () => {
  for (const role of ["manager", "officeManager", "financeManager"] as const) {
    const id = company.staffOf(role)
    const { version } = await detail(role, id)
    const told = await update(role, id, { version, terms: { ...monthlyTerms, effectiveFrom: "2026-11-01" } })
    expect([told.status, told.body.fields?.[0]?.field]).toEqual([403, "terms"])
    expect((await update(role, id, { version, residenceTax: simpleTax })).status).toBe(403)
  }
  const { version } = await detail("admin", company.staffOf("admin"))
  const own = await update("admin", company.staffOf("admin"), {
    version,
    terms: { ...monthlyTerms, effectiveFrom: "2027-01-01" },
  })
  expect(own.status, own.text).toBe(200)
})

test("D17 pay terms are in the answer only for who may see them", async () => {
  const seen = async (viewer: string, id: number) => "terms" in ((await detail(viewer, id)) ?? {})
  expect(await seen("manager", company.staffOf("worker"))).toBe(true)
  expect(await seen("manager", company.staffOf("financeManager"))).toBe(false)
  expect(await seen("manager", company.staffOf("admin"))).toBe(false)
  expect(await seen("manager", company.staffOf("manager"))).toBe(true)
  expect(await seen("financeManager", company.staffOf("admin"))).toBe(true)
  expect(await seen("worker", company.staffOf("worker"))).toBe(true)
  expect((await as("worker", `/staff/detail-staff/${company.staffOf("manager")}`)).status).toBe(404)
  expect(await seen("vendor", company.staffOf("vendorWorker"))).toBe(false)
  const list = (await as("manager", "/staff/list-staff", { pageSize: 100 })).body.data
  const row = (id: number) => list.find((one: { id: number }) => one.id === id)
  expect("salaryType" in row(company.staffOf("financeManager"))).toBe(false)
  expect(row(company.staffOf("worker")).salaryType).toBe(1)
})

test("D14 pay of whom one takes on is entered by who may edit it afterwards", async () => {
  for (const role of ["manager", "officeManager"]) {
    const refused = await invite(3, { terms: monthlyTerms }, role)
    expect([refused.status, refused.body.errorCode, refused.body.fields]).toMatchObject([
      403,
      "Permission_Denied",
      [{ field: "terms" }, { field: "residenceTax" }],
    ])
    expect((await invite(3, { residenceTax: simpleTax }, role)).status).toBe(403)
    expect((await invite(3, { bankInfo: account }, role)).status).toBe(403)
    expect((await invite(12, { isDisableViewRevenue: 1 }, role)).status).toBe(403)
    expect((await invite(3, {}, role)).status).toBe(200)
    expect((await invite(12, { terms: hourlyTerms }, role)).status).toBe(200)
    const { inviteAs } = (await as(role, "/staff/list-staff", {})).body
    expect(inviteAs.filter((one: { mayPay: boolean }) => !one.mayPay)).toMatchObject([{ roleId: 3 }, { roleId: 4 }])
  }
  expect((await invite(3, { terms: monthlyTerms, isDisableViewRevenue: 1 })).status).toBe(200)
})

test("a foreign and a missing person answer the same 404, read or written", async () => {
  const [theirs, missing] = [other.staffOf("worker"), 999_999]
  for (const path of ["/staff/detail-staff/"]) {
    const [one, two] = [await as("admin", `${path}${theirs}`), await as("admin", `${path}${missing}`)]
    expect([one.status, one.text]).toEqual([404, two.text])
  }
  const [one, two] = [await update("admin", theirs, { version: 1 }), await update("admin", missing, { version: 1 })]
  expect([one.status, one.text]).toEqual([404, two.text])
})

test("the vendor of a worker is asked for by its own sentence, and refused where the role has none", async () => {
  const fields = async (roleId: number, more: object, role?: string) => (await invite(roleId, more, role)).body.fields
  expect(await fields(9, {})).toEqual([{ field: "managerId", message: "選択してください。" }])
  expect(await fields(9, { managerId: company.customerId })).toEqual([
    { field: "managerId", message: "協力会社が正しくありません。" },
  ])
  expect(await fields(12, { managerId: company.vendorId })).toEqual([
    { field: "managerId", message: "この役割では選べません。" },
  ])
  expect(await fields(9, { managerId: company.customerId }, "vendor")).toMatchObject([{ field: "managerId" }])
  expect((await invite(9, {}, "vendor")).body.data.managerId).toBe(company.vendorId)
})

test("VEN-02 CUS-01 a list of partners says whether this person may write another one down", async () => {
  for (const path of ["/customer", "/vendor/list-vendor"]) {
    expect((await as("manager", path, {})).body.permissions.actions).toContain("create")
    expect((await as("financeManager", path, {})).body.permissions.actions).not.toContain("create")
  }
})
