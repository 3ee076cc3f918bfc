/** Who was asked by mistake says no by the link alone; what the company wrote down of him is there when he says yes. */
import { beforeEach, expect, test } from "vitest"
import { ask } from "../kernel/ask.ts"
import { aCompany, type TestCompany } from "../kernel/companies.ts"
import { runningProduct } from "../kernel/product.ts"
import { inviting } from "./inviting.ts"
import { hourlyTerms, ownTax } from "./terms-on-the-wire.ts"

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

const noted = async (email: string) => (await detail(await linkTo(email))).body.data.noted

test("INV-07 INV-11 the confirmation of staff names what the company wrote down of him, and nothing of his pay", async () => {
  const email = "written@declined.example"
  await invite(company, email, { furiganaName: "シンジン ハナコ", phone: "090-1000-0043", address: "東京都港区1-1" })
  expect(await noted(email)).toEqual({
    ...{ as: "staff", inviter: "DECLINED admin", invitedAt: expect.any(String), companyPhone: null },
    ...{ furiganaName: "シンジン ハナコ", phone: "090-1000-0043", address: "東京都港区1-1", birthday: "1990-04-01" },
    ...{
      job: null,
      joinDate: null,
      ownCompany: null,
      fax: null,
      postalCode: null,
      registrationNumber: null,
      terms: null,
      work: null,
    },
  })
})

test("INV-02 INV-07 with terms he reads how he is paid, on which days and how insured, and no sum", async () => {
  const email = "terms@declined.example"
  const told = await invite(company, email, { terms: hourlyTerms, residenceTax: ownTax })
  expect(told.status, told.text).toBe(200)
  const all = await noted(email)
  expect(all.work).toEqual({
    ...{ salaryType: 1, weekdays: [1, 2, 3, 4, 5] },
    ...{ isInsurrance: 1, isDisableUnemploymentInsurance: 0 },
  })
  expect(JSON.stringify(all)).not.toContain("1800")
})

test("INV-07 a vendor reads its card with number and terms, a customer its own without a number, an admin neither", async () => {
  const card = { name: "三浦 一", phoneNumber: "03-1000-2000", postalCode: "105-0001", address: "東京都港区2-2" }
  const put = (path: string, body: object) => by(company, "admin", path, body, "PUT")
  const vendor = await put("/vendor/invite-vendor", {
    ...{ ...card, companyName: "三浦配管", email: "miura@declined.example", registrationNumber: "T7000012050002" },
    ...{ vendorSalaryClosingDate: 0, vendorPaymentMonthOffset: 1, vendorPaymentDate: 0 },
  })
  expect(vendor.status, vendor.text).toBe(200)
  expect(await noted("miura@declined.example")).toMatchObject({
    ...{ as: "vendor", ownCompany: "三浦配管", phone: "03-1000-2000", address: "東京都港区2-2" },
    ...{ registrationNumber: "T7000012050002", terms: { closingDate: 0, monthOffset: 1, payDate: 0 }, birthday: null },
  })
  const customer = await put("/customer/invite", { companyName: "大成工務", email: "taisei@declined.example" })
  expect(customer.status, customer.text).toBe(200)
  expect(await noted("taisei@declined.example")).toMatchObject({
    ...{ as: "customer", ownCompany: "大成工務", registrationNumber: null },
    terms: { closingDate: null, monthOffset: null, payDate: null },
  })
  await running()
    .owner`update people.invitation set role = 2, partner_id = null where email = 'taisei@declined.example'`
  expect(await noted("taisei@declined.example")).toMatchObject({ as: "admin", ownCompany: null, terms: null })
})
