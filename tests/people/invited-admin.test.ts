/** An admin whom the platform asks for a company: the company sees him, and no admin shuts another one out (STAFF-11). */
import { expect, test } from "vitest"
import { ask, signIn } from "../kernel/ask.ts"
import { aCompany, type TestCompany } from "../kernel/companies.ts"
import { runningProduct } from "../kernel/product.ts"
import { inviting } from "./inviting.ts"

let company: TestCompany
const running = runningProduct(async (started) => {
  company = await aCompany(started, "ADMINS")
})
const { answer, by, choices, detail, invitationTo, invite, linkTo, mailsTo, signUp, tokenOf } = inviting(running)
const code = ({ status, body }: { readonly status: number; readonly body: { readonly errorCode?: string } }) =>
  body.errorCode ?? status

test("INV-03 the platform asks an admin for a company; nobody else may, and the company sees it", async () => {
  const { owner, url } = running()
  const platform = "platform@asked.example"
  const personId = await signUp(platform)
  const asPlatform = async (body: object, email = platform) =>
    ask(url, "/user/invite-admin", { token: await tokenOf(email), body })
  const email = "boss@asked.example"
  expect(code(await asPlatform({ email, companyId: company.id }, company.emailOf("admin")))).toBe("Permission_Denied")
  await owner`insert into identity.super_admin (person_id) values (${personId})`
  expect(code(await asPlatform({ email, companyId: 999_999 }))).toBe("Not_Found")
  expect(code(await asPlatform({ email: company.emailOf("worker"), companyId: company.id }))).toBe(
    "Email_Already_exist",
  )
  const told = await asPlatform({ email, companyId: company.id, name: "次の 社長", language: "vi" })
  const invitation = await invitationTo(company, email)
  expect(invitation).toMatchObject({ name: "次の 社長", inviter: "本人" })
  expect((await mailsTo(email))[0]).toMatchObject({ language: "vi" })
  expect(told.body.data).toEqual({ inviteId: invitation.id, email, companyId: company.id, roleId: 2 })
  expect((await detail(await linkTo(email))).body.data).toMatchObject({ roleId: 2, signUpPath: "/sign-up" })
  const [entry] = await owner`select company_id, person_id from kernel.audit_entry
    where action = 'invitation.ask' and subject = ${`invitation:${invitation.id}`}`
  expect(entry).toEqual({ company_id: company.id, person_id: personId })
  await signUp(email)
  const token = await signIn(url, email)
  expect((await answer(token, invitation.id)).status).toBe(200)
  expect(await choices(token)).toMatchObject([{ id: company.id, roleId: 2 }])
  // The company sees him; an admin manages everybody but admins.
  const listed = (await by(company, "admin", "/staff/list-staff", { keyword: "本人" })).body.data
  const record = listed.find((one: { roleId: number }) => one.roleId === 2)
  expect(record).toMatchObject({ name: "本人" })
  const block = (as: string, id: number) =>
    ask(url, `/user/update-user/${id}`, {
      token: as,
      company: company.id,
      body: { status: 0, reason: "解任", version: 1 },
    })
  const first = await tokenOf(company.emailOf("admin"))
  expect(code(await block(token, company.staffOf("admin")))).toBe("Permission_Denied")
  expect(code(await block(first, record.id))).toBe("Permission_Denied")
  await owner`delete from identity.super_admin`
})

test("SUP-03 the platform takes back what waits; what was answered or asks a worker stays", async () => {
  const { owner, url } = running()
  const platform = "withdraws@asked.example"
  const personId = await signUp(platform)
  await owner`insert into identity.super_admin (person_id) values (${personId})`
  const as = async (email: string, path: string, body: object, method = "PUT") =>
    ask(url, path, { method, token: await tokenOf(email), body })
  const email = "taken-back@asked.example"
  await as(platform, "/user/invite-admin", { email, companyId: company.id }, "POST")
  const link = await linkTo(email)
  const listed = (await as(platform, "/user/list-admin-invite", { keyword: email }, "POST")).body.data[0]
  expect(listed).toMatchObject({ status: 2, version: 1 })
  const path = `/user/list-admin-invite/${listed.id}`
  const body = { companyId: company.id, version: 1, status: 0 }
  expect(code(await as(company.emailOf("admin"), path, body))).toBe("Permission_Denied")
  expect(code(await as(platform, path, { ...body, version: 9 }))).toBe("Update_Expired")
  const told = await as(platform, path, body)
  expect(told.body.data, told.text).toMatchObject({ id: listed.id, status: 0 })
  expect((await detail(link)).body.errorCode).toBe("Invite_Token_Invalid")
  const again = await as(platform, path, { ...body, version: told.body.data.version })
  expect([code(again), again.body.view.status]).toEqual(["Update_Expired", 0])
  await invite(company, "a-worker@asked.example")
  const worker = await invitationTo(company, "a-worker@asked.example")
  expect(code(await as(platform, `/user/list-admin-invite/${worker.id}`, body))).toBe("Not_Found")
  const [entry] = await owner`select company_id, person_id from kernel.audit_entry
    where action = 'invitation.withdraw' and subject = ${`invitation:${listed.id}`}`
  expect(entry).toEqual({ company_id: company.id, person_id: personId })
  await owner`delete from identity.super_admin`
})
