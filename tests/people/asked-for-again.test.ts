/** Whoever finds his invitation over asks for it again by its link; its sender is told and sends it by one press (21-4). */
import { beforeEach, expect, test } from "vitest"
import { roleIds } from "#modules/kernel/codes.ts"
import { ask } from "../kernel/ask.ts"
import { aCompany, type TestCompany } from "../kernel/companies.ts"
import { runningProduct } from "../kernel/product.ts"
import { inviting } from "./inviting.ts"

let company: TestCompany
const running = runningProduct(async (started) => {
  company = await aCompany(started, "AGAIN")
})
const { by, change, detail, invitationTo, invite, linkTo, signUp, tokenOf } = inviting(running)
beforeEach(() => running().owner`delete from identity.sign_in_tries`.then(() => undefined))

const asked = (token: string) => ask(running().url, "/auth/ask-for-invite", { body: { token } })
const code = ({ status, body }: { readonly status: number; readonly body: { readonly errorCode?: string } }) =>
  body.errorCode ?? status
const over = (email: string) =>
  running().owner`update people.invitation set invited_at = invited_at - interval '15 days',
    expires_at = expires_at - interval '15 days' where email = ${email}`
const noticesOf = async (role: "admin" | "manager" | "officeManager") =>
  (await by(company, role, "/notification?kind=invitationAskedAgain&pageSize=100", undefined, "GET")).body.data
/** Who hears of it, of a company whose people can't open their notices at present. */
const toldIn = async (of: TestCompany, email: string) => {
  const rows = await running().owner`select person_id from notifications.notice where company_id = ${of.id}
    and kind = 'invitationAskedAgain' and texts ->> 'ja' like ${`%${email}%`}`
  return rows.map(({ person_id }) => person_id)
}

test("INV-13 the sender is told once an hour that a link is over, and his resend makes a new one", async () => {
  const email = "late@again.example"
  await invite(company, email, {}, "manager")
  const link = await linkTo(email)
  await over(email)
  expect(code(await detail(link))).toBe("Link_Expired")
  const first = await asked(link)
  expect(first.body.data).toEqual({
    companyName: "AGAIN 設備",
    inviter: "AGAIN manager",
    askedAt: expect.any(String),
  })
  expect((await asked(link)).body.data).toEqual(first.body.data)
  expect((await noticesOf("manager")).map(({ text, path }: { text: string; path: string }) => [text, path])).toEqual([
    [
      "新人 花子（late@again.example）から、期限の切れた招待をもう一度送ってほしいと連絡がありました。",
      "/invites-user?state=expired",
    ],
  ])
  expect(await noticesOf("admin")).toEqual([])
  await running().owner`update people.invitation set asked_again_at = asked_again_at - interval '61 minutes'
    where email = ${email}`
  expect((await asked(link)).body.data.askedAt > first.body.data.askedAt).toBe(true)
  expect(await noticesOf("manager")).toHaveLength(2)
  const row = await invitationTo(company, email)
  expect([row.isExpired, typeof row.askedAgainAt]).toEqual([1, "string"])
  expect((await change(company, row.id, { version: row.version, resend: true }, "manager")).status).toBe(200)
  expect((await invitationTo(company, email)).askedAgainAt).toBeNull()
  expect(code(await asked(link))).toBe("Invite_Token_Invalid")
  expect(code(await detail(await linkTo(email)))).toBe(200)
})

test("INV-13 of a sender who has left the admins are told", async () => {
  const email = "orphan@again.example"
  await invite(company, email)
  await over(email)
  const stranger = await aCompany(running(), "AGAINB")
  await running().owner`update people.invitation set invited_by = ${stranger.personOf("admin")} where email = ${email}`
  expect((await asked(await linkTo(email))).status).toBe(200)
  expect(JSON.stringify(await noticesOf("admin"))).toContain(email)
})

test("INV-13 of a sender who is shut out the admins are told, and not he", async () => {
  const email = "blocked@again.example"
  await invite(company, email, {}, "manager")
  await over(email)
  const status = (of: number) => running().owner`update companies.membership set status = ${of}
    where company_id = ${company.id} and person_id = ${company.personOf("manager")}`
  await status(0)
  expect((await asked(await linkTo(email))).status).toBe(200)
  expect(JSON.stringify(await noticesOf("admin"))).toContain(email)
  await status(1)
  expect(JSON.stringify(await noticesOf("manager"))).not.toContain(email)
})

test("INV-13 STAFF-24 of a sender whose role asks nobody any more the admins are told, and not he", async () => {
  const email = "demoted@again.example"
  await invite(company, email, {}, "manager")
  await over(email)
  const role = (of: number) => running().owner`update companies.membership set role = ${of}
    where company_id = ${company.id} and person_id = ${company.personOf("manager")}`
  await role(roleIds.worker)
  const told = await asked(await linkTo(email))
  expect([told.status, told.body.data.inviter]).toEqual([200, null])
  expect(JSON.stringify(await noticesOf("admin"))).toContain(email)
  await role(roleIds.manager)
  expect(JSON.stringify(await noticesOf("manager"))).not.toContain(email)
})

test("INV-13 STAFF-24 an office manager, who asks once, hears it beside the admins, who send it again", async () => {
  const email = "office@again.example"
  await invite(company, email, {}, "officeManager")
  await over(email)
  expect((await asked(await linkTo(email))).body.data.inviter).toBe("AGAIN officeManager")
  const heard = [await noticesOf("admin"), await noticesOf("officeManager")].map((of) => JSON.stringify(of))
  for (const notices of heard) expect(notices).toContain(email)
})

test("INV-13 of a company whose plan is over its only admin is told what he sent himself", async () => {
  const email = "unpaid@again.example"
  const unpaid = await aCompany(running(), "AGAIND")
  await invite(unpaid, email)
  await over(email)
  await running().owner`update companies.company set expired_at = '2020-01-01' where id = ${unpaid.id}`
  expect((await asked(await linkTo(email))).body.data.inviter).toBe("AGAIND admin")
  expect(await toldIn(unpaid, email)).toEqual([unpaid.personOf("admin")])
})

test("INV-13 of a company that is shut the admin who sent it is told among the admins", async () => {
  const email = "shut@again.example"
  const shut = await aCompany(running(), "AGAINE")
  await invite(shut, email)
  await over(email)
  await running().owner`update companies.company set status = 0 where id = ${shut.id}`
  expect((await asked(await linkTo(email))).body.data.inviter).toBeNull()
  expect(await toldIn(shut, email)).toEqual([shut.personOf("admin")])
})

test("INV-03 INV-13 of a company whose only admin's account is blocked the platform's people are told", async () => {
  const email = "barred@again.example"
  const barred = await aCompany(running(), "AGAINF")
  await invite(barred, email, { roleId: roleIds.admin })
  await over(email)
  const { owner } = running()
  await owner`insert into identity.super_admin (person_id) values (${await signUp("platform2@again.example")})`
  await owner`update identity.person set status = 0 where id = ${barred.personOf("admin")}`
  expect((await asked(await linkTo(email))).status).toBe(200)
  expect(await toldIn(barred, email)).toEqual([])
  const mails =
    await owner`select text from notifications.mail where kind = 'invitation.askedAgain' and text like ${`%${email}%`}`
  expect(mails).toHaveLength(1)
  // An admin's invitation stands in the platform's own list.
  expect(mails[0]?.text).toMatch(/\/invites\b/)
  await owner`delete from identity.super_admin`
  await owner`update identity.person set status = 1 where id = ${barred.personOf("admin")}`
})

test("INV-03 INV-13 of a company without an admin the platform's people are told by mail", async () => {
  const { owner } = running()
  const alone = await aCompany(running(), "AGAINC")
  const email = "last@again.example"
  await invite(alone, email)
  await over(email)
  const platform = await signUp("platform@again.example")
  await owner`insert into identity.super_admin (person_id) values (${platform})`
  await owner`update companies.membership set status = 0 where company_id = ${alone.id} and role = ${roleIds.admin}`
  const told = await asked(await linkTo(email))
  expect([told.status, told.body.data]).toEqual([
    200,
    { companyName: "AGAINC 設備", inviter: null, askedAt: expect.any(String) },
  ])
  const mails =
    await owner`select to_email, company_id, text from notifications.mail where kind = 'invitation.askedAgain'
      and text like ${`%${email}%`}`
  expect(mails).toMatchObject([{ to_email: "platform@again.example", company_id: null }])
  expect(mails[0]?.text).toContain(email)
  // Of a worker's invitation the platform has no list: it asks an admin first.
  expect(mails[0]?.text).toContain(`/company-detail/${alone.id}`)
  expect(mails[0]?.text).toContain("先に、会社の画面から管理者を招待してください")
  await owner`delete from identity.super_admin`
})

test("INV-13 a link that is good, answered, withdrawn or made up asks for nothing and says which it is", async () => {
  const email = "others@again.example"
  await invite(company, email)
  const link = await linkTo(email)
  const early = await asked(link)
  expect([code(early), early.body.fields?.[0]?.message]).toEqual([
    "Invite_Token_Invalid",
    "この招待はまだ使えます。メールのリンクを開いてください。",
  ])
  const row = await invitationTo(company, email)
  await change(company, row.id, { version: row.version, status: 0 })
  const withdrawn = await asked(link)
  expect([code(withdrawn), withdrawn.body.fields?.[0]?.message]).toEqual([
    "Invite_Token_Invalid",
    "この招待は取り消されました。招待した会社に確認してください。",
  ])
  const answered = "no@again.example"
  await invite(company, answered)
  const no = await linkTo(answered)
  await ask(running().url, "/auth/decline-invite", { body: { token: no } })
  expect([code(await asked(no)), code(await asked("A".repeat(43)))]).toEqual(["Link_Used", "Invite_Token_Invalid"])
  const token = await tokenOf(company.emailOf("admin"))
  const mine = await ask(running().url, "/notification?kind=invitationAskedAgain", { token, company: company.id })
  expect(JSON.stringify(mine.body.data)).not.toContain(email)
})
