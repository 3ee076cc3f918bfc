/** アカウント of the platform: listed with their companies, blocked everywhere and let in again. */
import { expect, test } from "vitest"
import { ask, signIn } from "../kernel/ask.ts"
import { password } from "../kernel/companies.ts"
import { founder, founders, wrongIn } from "./founders.ts"
import { aRegistration } from "./registering.ts"

const { call, idOf, post, register, running } = founders({})

const list = async (more: object = {}) => (await post("operator", "/user/list-user", more)).body
const idOfPerson = async (email: string) =>
  (await running().owner`select id from identity.person where email = ${email}`)[0]?.id
const block = (id: number, body: object) => call("operator", `/v3/user/account/${id}`, { method: "PUT", body })

test("SUP-01 every account is listed with its companies and roles, found by its words and its state", async () => {
  const companyId = await idOf(aRegistration("名簿設備"))
  await post("operator", "/user/update-company-status", { companyId, status: 1, version: 1 })
  const [one] = (await list({ keyword: "清水" })).data
  expect(one).toMatchObject({ email: founder, status: 1, isSuperAdmin: 0, actions: ["block"] })
  expect(one.companies).toMatchObject([{ companyId, companyName: "名簿設備", roleId: 2, isFirstAdmin: 1, status: 1 }])
  expect((await list({ keyword: "運営" })).data).toMatchObject([{ isSuperAdmin: 1, actions: [], companies: [] }])
  expect((await list({ status: 0 })).totalItems).toBe(0)
  expect((await call("operator", `/v3/user/account/${one.id}`)).body.data).toEqual(one)
  expect((await call("operator", "/v3/user/account/999999")).body.errorCode).toBe("Not_Found")
})

test("SUP-01 D95 blocked with a reason: signed out everywhere, and his company lets in nobody; let in again all is as before", async () => {
  const companyId = await idOf(aRegistration("遮断設備"))
  await post("operator", "/user/update-company-status", { companyId, status: 1, version: 1 })
  const id = await idOfPerson(founder)
  const token = await signIn(running().url, founder)
  expect(wrongIn(await block(id, { status: 0 }))).toEqual([400, "Invalid_Input", ["reason"]])
  expect((await block(id, { status: 0, reason: "なりすまし" })).status).toBe(200)
  expect((await block(id, { status: 0, reason: "二度" })).body.errorCode).toBe("Update_Expired")
  const told = await ask(running().url, "/user/profile", { token })
  expect([401, 403]).toContain(told.status)
  const again = await ask(running().url, "/auth/login", { body: { email: founder, password } })
  expect(again.body.errorCode).toBe("User_Blocked")
  const adminStatus = async () =>
    (await running().owner`select admin_status from companies.company where id = ${companyId}`)[0]?.admin_status
  expect(await adminStatus()).toBe(2)
  const [entry] = await running()
    .owner`select p.email from kernel.audit_entry e join identity.person p on p.id = e.person_id
    where e.company_id = ${companyId} and e.action = 'company.adminBlocked'`
  expect(entry?.email).toBe("ops@founder.example")
  const [reason] = await running().owner`select after from kernel.audit_entry where action = 'person.block'`
  expect(reason?.after).toMatchObject({ reason: "なりすまし" })
  expect((await block(id, { status: 1 })).body.data).toMatchObject({ status: 1, actions: ["block"] })
  expect(await adminStatus()).toBe(1)
})

test("SUP-01 the platform's own people are blocked by nobody, and nobody else blocks", async () => {
  const operator = await idOfPerson("ops@founder.example")
  expect((await block(operator, { status: 0, reason: "x" })).body.errorCode).toBe("Permission_Denied")
  const body = { status: 0, reason: "x" }
  expect((await call("other", `/v3/user/account/${operator}`, { method: "PUT", body })).status).toBe(403)
})

test("SUP-02 a look of the platform stands in the company's own history under its operator's name", async () => {
  const companyId = (await register(aRegistration("閲覧設備"), "other")).body.data.id
  await post("operator", `/user/detail-company/${companyId}`, {})
  const entries = await running()
    .owner`select p.email from kernel.audit_entry e join identity.person p on p.id = e.person_id
    where e.company_id = ${companyId} and e.action = 'platform.look'`
  expect(entries).toEqual([{ email: "ops@founder.example" }])
})

test("SUP-10 so does a look at its bills and at their papers, each asked for by itself", async () => {
  const companyId = (await register(aRegistration("請求閲覧設備"), "other")).body.data.id
  const looks = async () =>
    (
      await running()
        .owner`select 1 from kernel.audit_entry where company_id = ${companyId} and action = 'platform.look'`
    ).length
  expect((await call("operator", `/nest/billing/company-bills/${companyId}`)).body.data).toMatchObject({ bills: [] })
  expect(await looks()).toBe(1)
  expect((await call("other", `/nest/billing/company-bills/${companyId}`)).status).toBe(403)
  const paper = await call("operator", `/nest/billing/company-bills/${companyId}/paper?kind=invoice&billId=999999`)
  expect([paper.status, await looks()]).toEqual([404, 1])
})

test("SUP-03 whom the platform asked to be an admin stands in its list, by company, address and state", async () => {
  const companyId = (await register(aRegistration("招待設備"), "other")).body.data.id
  await post("operator", "/user/invite-admin", { companyId, email: "boss@invited.example", name: "上野 守" })
  const listed = await post("operator", "/user/list-admin-invite", { keyword: "上野", status: 2 })
  expect(listed.body.data).toMatchObject([
    {
      companyId,
      companyName: "招待設備",
      email: "boss@invited.example",
      inviter: "運営 花子",
      roleId: 2,
      isExpired: 0,
    },
  ])
  expect((await post("operator", "/user/list-admin-invite", { status: 1 })).body.totalItems).toBe(0)
  expect((await post("other", "/user/list-admin-invite", {})).status).toBe(403)
})
