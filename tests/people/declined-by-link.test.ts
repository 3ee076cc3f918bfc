/** Who was asked by mistake says no by the link alone; what the company wrote down of him is there when he says yes. */
import { beforeEach, expect, test } from "vitest"
import { ask } from "../kernel/ask.ts"
import { aCompany, type TestCompany } from "../kernel/companies.ts"
import { runningProduct } from "../kernel/product.ts"
import { inviting } from "./inviting.ts"

let company: TestCompany
const running = runningProduct(async (started) => {
  company = await aCompany(started, "DECLINED")
})
const { by, change, detail, invitationTo, invite, linkTo, register, tokenOf } = inviting(running)
beforeEach(() => running().owner`delete from identity.sign_in_tries`.then(() => undefined))

const declined = (token: string) => ask(running().url, "/auth/decline-invite", { body: { token } })
const code = ({ status, body }: { readonly status: number; readonly body: { readonly errorCode?: string } }) =>
  body.errorCode ?? status

test("INV-01 INV-13 a no by the link ends the question, tells its sender, and makes no account", async () => {
  const email = "mistaken@declined.example"
  await invite(company, email)
  const link = await linkTo(email)
  expect((await declined(link)).body).toEqual({ success: true, data: { companyName: "DECLINED 設備" } })
  const row = await invitationTo(company, email)
  expect(row).toMatchObject({ status: 3, answeredAt: expect.any(String) })
  expect([code(await declined(link)), code(await detail(link)), code(await register(email, link))]).toEqual([
    "Link_Used",
    "Link_Used",
    "Link_Used",
  ])
  expect((await detail(link)).body.view).toEqual({
    ...{ companyName: "DECLINED 設備", inviter: "DECLINED admin", email: "m…@declined.example" },
    ...{ state: "refused", at: row.answeredAt },
  })
  const token = await tokenOf(company.emailOf("admin"))
  const notices = await ask(running().url, "/notification", { token, company: company.id })
  expect(JSON.stringify(notices.body.data)).toContain("新人 花子さんは招待を断りました。")
  const { owner } = running()
  expect(await owner`select id from identity.person where email = ${email}`).toHaveLength(0)
  const [entry] = await owner`
    select * from kernel.audit_entry where subject = ${`invitation:${row.id}`} and action = 'invitation.refuse'`
  expect([entry?.action, entry?.person_id, entry?.company_id]).toEqual(["invitation.refuse", null, company.id])
})

test("INV-13 a link that was withdrawn, taken over by a newer one or made up declines nothing", async () => {
  const email = "twice@declined.example"
  await invite(company, email)
  const first = await linkTo(email)
  const asked = await invitationTo(company, email)
  expect((await change(company, asked.id, { version: asked.version, resend: true })).status).toBe(200)
  expect([code(await declined(first)), code(await declined("A".repeat(43)))]).toEqual([
    "Invite_Token_Invalid",
    "Invite_Token_Invalid",
  ])
  const again = await invitationTo(company, email)
  expect(again.status).toBe(2)
  await change(company, again.id, { version: again.version, status: 0 })
  const told = await declined(await linkTo(email))
  expect([code(told), told.body.fields?.[0]?.field]).toEqual(["Invite_Token_Invalid", "token"])
  expect((await invitationTo(company, email)).status).toBe(0)
})

test("INV-11 kana and telephone of the company's record come with the link of staff, and with no other link", async () => {
  const email = "written@declined.example"
  await invite(company, email, { furiganaName: "シンジン ハナコ", phone: "090-1000-0043" })
  expect((await detail(await linkTo(email))).body.data).toMatchObject({
    furiganaName: "シンジン ハナコ",
    phone: "090-1000-0043",
  })
  await by(
    company,
    "admin",
    "/vendor/invite-vendor",
    { companyName: "三浦配管", email: "miura@declined.example" },
    "PUT",
  )
  expect((await detail(await linkTo("miura@declined.example"))).body.data).toMatchObject({
    furiganaName: null,
    phone: null,
  })
})
