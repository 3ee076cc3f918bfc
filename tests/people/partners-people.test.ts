/** Whoever signs in for a partner is named by the partner's record: seen, shut out and let in again by it (D123). */
import { Effect } from "effect"
import { expect, test } from "vitest"
import { addMember } from "#modules/companies/index.ts"
import { registerPerson } from "#modules/identity/index.ts"
import { type Role, roleIds } from "#modules/kernel/codes.ts"
import { writeAcross } from "#modules/kernel/write.ts"
import { partnersBegin } from "#modules/people/rules/record-ids.ts"
import { acting } from "../kernel/acting.ts"
import { ask, signIn } from "../kernel/ask.ts"
import { aCompany, everyRole, password, type TestCompany } from "../kernel/companies.ts"
import { clonedDatabase, heldForFile, started } from "../kernel/product.ts"

let company: TestCompany
let other: TestCompany
const tokens = new Map<string, string>()
const second = "second@partners.example"
const held = heldForFile(
  (socket, dataDir) => Effect.flatMap(clonedDatabase(socket), (address) => started(address, dataDir)),
  async (running) => {
    company = await aCompany(running, "PARTNERS")
    other = await aCompany(running, "OTHERS")
    const account = registerPerson({ email: second, name: "二人目", password })
    const personId = await running.run(writeAcross({ reason: "a test", personId: null }, account))
    const beside = addMember(company.id, { personId, role: "vendor", partnerId: company.vendorId })
    await acting(running, company)(beside)
    for (const role of everyRole) tokens.set(role, await signIn(running.url, company.emailOf(role)))
    tokens.set("second", await signIn(running.url, second))
  },
)
const as = (who: Role | "second", path: string, body: object | undefined = {}, method = "POST") =>
  ask(held().url, path, { method, token: tokens.get(who), company: company.id, ...(method === "GET" ? {} : { body }) })
const details = (who: Role | "second", id: number) => as(who, `/user/${id}/details-user`)
const works = async (who: Role | "second") => (await as(who, "/workspace", undefined, "GET")).status
const setStatus = async (who: Role, id: number, status: 0 | 1, more: object = {}) => {
  const { version = 1 } = (await details("admin", id)).body.data ?? {}
  return as(who, `/user/update-user/${id}`, { version, status, ...more })
}

test("D123 the userId of a list of vendors or customers opens whoever signs in for them", async () => {
  const [vendor] = (await as("admin", "/vendor/list-vendor")).body.data
  const [customer] = (await as("admin", "/customer")).body.data
  expect([vendor.userId, customer.userId]).toEqual([company.vendorId, company.customerId])
  const seen = (await details("officeManager", vendor.userId)).body.data
  expect(seen).toMatchObject({ userId: vendor.userId, name: "PARTNERS 協力", roleId: roleIds.vendor, status: 1 })
  expect([seen.rolesToGive, seen.blocks]).toEqual([[], undefined])
  expect((await details("manager", customer.userId)).body.data).toMatchObject({ roleId: roleIds.customer })
  expect((await as("vendor", "/workspace", undefined, "GET")).body.data.person.userId).toBe(company.vendorId)
  expect((await details("vendor", company.vendorId)).status).toBe(200)
})

test("D123 a partner whom nobody signs in for, another company's and another partner's are not found", async () => {
  const alone = (await as("admin", "/customer/create", { companyName: "まだ誰も" }, "PUT")).body.data
  expect(alone.userId).toBeGreaterThan(partnersBegin)
  for (const [who, id] of [
    ["admin", alone.userId],
    ["admin", other.vendorId],
    ["vendor", company.customerId],
    ["worker", company.vendorId],
  ] as const) {
    expect((await details(who, id)).body.errorCode).toBe("Not_Found")
    expect((await as(who, `/user/update-user/${id}`, { version: 1, status: 0 })).body.errorCode).toBe("Not_Found")
  }
})

test("STAFF-15 D95 a blocked vendor's people are all out at once and in again by one step; the record stays as it was", async () => {
  expect([await works("vendor"), await works("second")]).toEqual([200, 200])
  const told = await setStatus("manager", company.vendorId, 0, { reason: "契約の終了" })
  expect(told.body.data).toMatchObject({ status: 0, blocks: [{ reason: "契約の終了", to: null }, { to: null }] })
  expect([await works("vendor"), await works("second")]).toEqual([403, 403])
  const [vendor] = (await as("admin", "/vendor/list-vendor")).body.data
  expect(vendor.status).toBe(1)
  expect((await setStatus("admin", company.vendorId, 1)).body.data).toMatchObject({ status: 1 })
  expect([await works("vendor"), await works("second")]).toEqual([200, 200])
  const entries = await held().owner`select action from kernel.audit_entry
    where company_id = ${company.id} and subject = ${`partner:${company.vendorId}`} and action = 'partner.access'`
  expect(entries).toHaveLength(2)
})

test("STAFF-11 D13 admin and manager block a partner's people, nobody else; an older version is refused", async () => {
  for (const id of [company.vendorId, company.customerId]) {
    for (const who of ["officeManager", "financeManager"] as const)
      expect((await setStatus(who, id, 0)).body.errorCode).toBe("Permission_Denied")
    expect((await setStatus("admin", id, 0)).status).toBe(200)
    expect((await as("admin", `/user/update-user/${id}`, { version: 1, status: 1 })).body.errorCode).toBe(
      "Update_Expired",
    )
    expect((await setStatus("manager", id, 1)).status).toBe(200)
  }
  expect((await setStatus("vendor", company.vendorId, 0)).body.errorCode).toBe("Permission_Denied")
})

test("D123 a partner's person has no record, no pay and no other role here", async () => {
  const { actions } = (await details("admin", company.vendorId)).body.data.permissions
  expect(actions.toSorted()).toEqual(["block", "manage", "read", "seeHistory"])
  const { version } = (await details("admin", company.vendorId)).body.data
  const userId = company.vendorId
  const given = await as("admin", "/nest/user/change-role", { userId, version, roleId: roleIds.worker }, "PUT")
  const hidden = await as("admin", "/v2/user/update-view-block", { userId, version, isDisableViewRevenue: 1 })
  const supervising = await as("admin", `/user/update-user/${userId}`, { version, isSupervisingAdmin: 1 })
  for (const told of [given, hidden, supervising]) expect(told.body.errorCode).toBe("Permission_Denied")
  expect((await as("admin", `/staff/detail-staff/${userId}`, undefined, "GET")).body.errorCode).toBe("Not_Found")
})
