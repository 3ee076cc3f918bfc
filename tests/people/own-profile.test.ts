/** /mypage: what one says of oneself in a company, and what stays the company's (AUTH-24, SHELL-17). */
import { expect, test } from "vitest"
import { type Role, roleIds } from "#modules/kernel/codes.ts"
import { ask, signIn } from "../kernel/ask.ts"
import { aCompany, everyRole, type TestCompany } from "../kernel/companies.ts"
import { runningProduct } from "../kernel/product.ts"

let company: TestCompany
let other: TestCompany
const tokens = new Map<Role, string>()
const running = runningProduct(async (product) => {
  company = await aCompany(product, "MYPAGE")
  other = await aCompany(product, "ELSEWHERE")
  for (const role of everyRole) tokens.set(role, await signIn(product.url, company.emailOf(role)))
})
const show = async (role: Role, of: TestCompany = company) =>
  ask(running().url, `/user/profile?companyId=${of.id}`, { token: tokens.get(role) })
const put = (role: Role, body: object) =>
  ask(running().url, "/user/profile", { method: "PUT", token: tokens.get(role), body })
const own = async (role: Role) => (await show(role)).body.data.staff
const reached = {
  furiganaName: "ミホン タロウ",
  phone: "090-1234-5678",
  address: "東京都港区海岸1丁目",
  yearExperience: 12,
  emergencyAddress: { name: "見本 花子", relation: "妻", phone: "03-1234-5678" },
}

test("AUTH-24 everybody with a record says how he is reached, and reads it again", async () => {
  for (const role of ["worker", "partTimeWorker", "vendorWorker", "officeManager"] as const) {
    const { version } = await own(role)
    const told = await put(role, { companyId: company.id, version, ...reached })
    expect(told.status, told.text).toBe(200)
    expect(told.body.data.staff).toMatchObject({ ...reached, userId: company.staffOf(role), roleId: roleIds[role] })
    expect(await own(role)).toMatchObject(reached)
  }
  const entries = await running().owner`select action from kernel.audit_entry
    where company_id = ${company.id} and subject = ${`staff:${company.staffOf("worker")}`} and action <> 'staff.register'`
  expect(entries.map(({ action }) => action).toSorted()).toEqual(["staff.edit", "staff.profile"])
})

test("AUTH-24 what is the company's is not to be said here: it is neither taken nor changed", async () => {
  const before = await own("worker")
  for (const field of ["birthday", "job", "joinDate", "roleId", "terms", "bankInfo", "isDisableViewRevenue"]) {
    const told = await put("worker", { companyId: company.id, version: before.version, phone: null, [field]: null })
    expect([told.status, told.body.fields?.[0]?.field]).toEqual([400, field])
  }
  expect(await own("worker")).toEqual(before)
  await put("worker", { name: "別の名前" })
  expect((await show("worker")).body.data).toMatchObject({ name: "別の名前", staff: { name: "MYPAGE worker" } })
})

test("AUTH-24 vendors and customers read their partner's record, nobody another company's", async () => {
  const vendor = (await show("vendor")).body.data
  expect(vendor).toMatchObject({ staff: null, customer: null, vendor: { userId: company.vendorId } })
  expect((await show("customer")).body.data).toMatchObject({ vendor: null, customer: { userId: company.customerId } })
  expect((await put("vendor", { companyId: company.id, version: 1, phone: "03-1234-5678" })).body.errorCode).toBe(
    "Not_Found",
  )
  expect((await show("worker", other)).body.errorCode).toBe("Your_Company_In_Header_Not_Valid")
  const account = await ask(running().url, "/user/profile", { token: tokens.get("worker") })
  expect(account.body.data).toMatchObject({ staff: null, vendor: null, customer: null })
})

test("AUTH-24 an older version is refused with what is stored now; a change without its company is asked for one", async () => {
  const { version } = await own("otherWorker")
  await put("otherWorker", { companyId: company.id, version, phone: "03-1111-1111" })
  const told = await put("otherWorker", { companyId: company.id, version, phone: "03-2222-2222" })
  expect([told.status, told.body.errorCode, told.body.view?.phone]).toEqual([409, "Update_Expired", "03-1111-1111"])
  const missing = async (body: object) =>
    (await put("otherWorker", body)).body.fields?.map((one: { field: string }) => one.field)
  expect(await missing({ phone: "03-1111-1111" })).toEqual(["companyId"])
  expect(await missing({ companyId: company.id, phone: "03-1111-1111" })).toEqual(["version"])
  expect(await missing({})).toEqual(["name"])
})

test("SHELL-17 who keeps the accounts goes on to the slips, everybody else to the calendar", async () => {
  for (const role of ["financeManager", "admin", "manager", "worker"] as const) {
    const { version } = await own(role)
    const told = await put(role, { companyId: company.id, version, phone: "03-1234-5678" })
    expect([role, told.body.data.nextPath]).toEqual([role, role === "financeManager" ? "/salary-v4" : "/calendar"])
  }
})
