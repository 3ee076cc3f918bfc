/** メールなしスタッフ gets an address afterwards: one invitation, and the record stays the one that it was (D55). */
import { expect, test } from "vitest"
import type { Role } from "#modules/kernel/codes.ts"
import { aCompany, type TestCompany } from "../kernel/companies.ts"
import { runningProduct } from "../kernel/product.ts"
import { inviting } from "./inviting.ts"

let company: TestCompany
const running = runningProduct(async (product) => {
  company = await aCompany(product, "LATER")
})
const { by, choices, invitationTo, questions, linkTo, mailsTo, register, tokenOf, answer } = inviting(running)
const written = async (more: object = {}) =>
  (
    await by(company, "admin", "/staff/invite-staff", {
      name: "現場 一郎",
      gender: 1,
      birthday: "1970-01-01",
      roleId: 12,
      ...more,
    })
  ).body.data
const askLater = (role: Role, id: number, version: number, email: string, more: object = {}) =>
  by(company, role, `/staff/${id}/invite`, { version, email, ...more })
const detail = async (id: number) =>
  (await by(company, "admin", `/staff/detail-staff/${id}`, undefined, "GET")).body.data

test("INV-02 D55 whoever was written down without an address is asked by one, and his yes hands him the same record", async () => {
  const made = await written()
  expect(made).toMatchObject({ email: null, login: "none" })
  const told = await askLater("officeManager", made.id, made.version, "ichiro@later.example", { language: "vi" })
  expect(told.body.data).toMatchObject({ id: made.id, email: "ichiro@later.example", login: "asked" })
  expect(await mailsTo("ichiro@later.example")).toMatchObject([{ language: "vi" }])
  expect(await invitationTo(company, "ichiro@later.example")).toMatchObject({ userId: made.id, roleId: 12, status: 2 })
  await register("ichiro@later.example", await linkTo("ichiro@later.example"))
  const { id: inviteId } = await invitationTo(company, "ichiro@later.example")
  expect((await answer(await tokenOf("ichiro@later.example"), inviteId, 1)).status).toBe(200)
  expect(await detail(made.id)).toMatchObject({ id: made.id, login: "own", name: "現場 一郎" })
  const records = await running()
    .owner`select id from people.staff where company_id = ${company.id} and name = '現場 一郎'`
  expect(records).toHaveLength(1)
  const again = await detail(made.id)
  expect((await askLater("admin", made.id, again.version, "other@later.example")).body.errorCode).toBe(
    "Email_Already_exist",
  )
})

test("INV-02 another address takes the question back that waits under the first, and its link opens nothing", async () => {
  const made = await written({ email: "wrong@later.example" })
  expect(made.login).toBe("asked")
  const told = await askLater("admin", made.id, made.version, "right@later.example")
  expect(told.body.data).toMatchObject({ login: "asked", email: "right@later.example" })
  expect(await invitationTo(company, "wrong@later.example")).toMatchObject({ status: 0 })
  const late = await register("wrong@later.example", await linkTo("wrong@later.example"))
  expect(late.body.errorCode).toBe("Invite_Token_Invalid")
  expect(await mailsTo("right@later.example")).toHaveLength(1)
})

test("STAFF-24 D18 an office manager asks once, who may not invite to the role never, a vendor its own workers", async () => {
  const asked = await written({ email: "once@later.example" })
  expect((await askLater("officeManager", asked.id, asked.version, "twice@later.example")).body.errorCode).toBe(
    "Permission_Denied",
  )
  expect(await mailsTo("twice@later.example")).toEqual([])
  const accounts = await written({ roleId: 6, isDisableViewRevenue: 0 })
  expect((await askLater("manager", accounts.id, accounts.version, "keihi@later.example")).body.errorCode).toBe(
    "Permission_Denied",
  )
  const theirs = await written({ roleId: 9, managerId: company.vendorId })
  expect((await askLater("vendor", theirs.id, theirs.version, "theirs@later.example")).status).toBe(200)
  expect((await askLater("vendor", accounts.id, accounts.version, "no@later.example")).body.errorCode).toBe("Not_Found")
  for (const role of ["financeManager", "worker"] as const)
    expect(["Permission_Denied", "Not_Found"]).toContain(
      (await askLater(role, asked.id, asked.version, "x@later.example")).body.errorCode,
    )
})

test("INV-02 a member's address, an older version and an address that waits elsewhere are refused", async () => {
  const made = await written()
  const code = async (version: number, email: string) =>
    (await askLater("admin", made.id, version, email)).body.errorCode
  expect(await code(made.version, company.emailOf("manager"))).toBe("Email_Already_exist")
  await written({ email: "waits@later.example" })
  expect(await code(made.version, "waits@later.example")).toBe("Email_Already_exist")
  expect(await detail(made.id)).toMatchObject({ email: null, login: "none", version: made.version })
  expect(await code(made.version + 1, "fresh@later.example")).toBe("Update_Expired")
})

test("INV-10 who was given another role before his yes is asked for that one, and says yes to it", async () => {
  const made = await written()
  const email = "promoted@later.example"
  await askLater("admin", made.id, made.version, email)
  await register(email, await linkTo(email))
  const token = await tokenOf(email)
  const [{ id: inviteId }] = await questions(token)
  const { version } = await detail(made.id)
  const changed = await by(company, "admin", "/nest/user/change-role", { userId: made.id, version, roleId: 10 }, "PUT")
  expect(changed.status).toBe(200)
  const stale = await answer(token, inviteId, 1, { roleId: 12 })
  expect([stale.body.errorCode, stale.body.view?.roleId]).toEqual(["Update_Expired", 10])
  expect((await questions(token))[0].roleId).toBe(10)
  expect((await answer(token, inviteId, 1, { roleId: 10 })).status).toBe(200)
  expect(await choices(token)).toMatchObject([{ roleId: 10 }])
})
