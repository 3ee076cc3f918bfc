/** Papers by mail, as fresh eyes attacked them: who may give the other side's word, and what a mail may still deliver. */
import { beforeAll, expect, test } from "vitest"
import { aCompany, type TestCompany } from "../kernel/companies.ts"
import { runningProduct } from "../kernel/product.ts"
import { until } from "../kernel/until.ts"
import { letters } from "./letters.ts"
import { aDesk, type Desk } from "./paper-desk.ts"

let company: TestCompany
let desk: Desk
const running = runningProduct(
  async (started) => {
    company = await aCompany(started, "GUARDED")
  },
  { startsAt: "2026-11-26T01:00:00.000Z" },
)
beforeAll(async () => {
  desk = await aDesk(running(), company)
})
const { answer, codeOf, fieldsOf, mailsTo, open, send, tokenTo } = letters(() => ({
  company,
  desk,
  running: running(),
}))

test("PAPER-09 a yes by link is to what was read: taken back and written anew meanwhile, the paper is shown again first", async () => {
  const made = await desk.made({ type: 5, partnerId: company.vendorId })
  const asked = (await desk.move(made.id, made.version, 2)).body.data
  const email = company.emailOf("vendor")
  await send([made.id], [{ email }])
  const token = await tokenTo(email)
  const read = (await open(token)).body.data
  expect(read).toMatchObject({ version: asked.version, isAsked: true })
  const draft = (await desk.move(made.id, asked.version, 10)).body.data
  await running().owner`update papers.paper set version = version + 1, status = 2 where id = ${draft.id}`
  const late = await answer(token, { version: read.version })
  expect(codeOf(late)).toEqual([409, "Update_Expired"])
  expect(late.body.view).toMatchObject({ version: draft.version + 1, isAsked: true, answer: null })
  expect(codeOf(await answer(token))).toEqual([200, undefined])
})

test("PAPER-09 D102 a link to a typed address reads and answers nothing; its token is shown to nobody of the company", async () => {
  const { id, version } = await desk.made({ type: 7, partnerId: company.vendorId })
  await desk.move(id, version, 2)
  await send([id], [{ email: "own@office.example", name: "東和足場" }])
  const token = await tokenTo("own@office.example")
  expect((await open(token)).body.data).toMatchObject({ isAsked: false, print: { state: "waiting" } })
  expect(codeOf(await answer(token))).toEqual([403, "Permission_Denied"])
  await send([id], [{ email: company.emailOf("vendor") }])
  for (const to of ["own@office.example", company.emailOf("vendor")]) {
    const [mail] = await running().owner`select id from notifications.mail
      where kind = 'paper' and to_email = ${to} order by id desc limit 1`
    for (const role of ["admin", "officeManager"] as const) {
      const read = (await desk.as(role, "GET", `/nest/mail/${mail?.id}`)).body.data
      expect([role, read.text.includes(await tokenTo(to)), read.permissions.actions.includes("openLink")]).toEqual([
        ...[role, false, false],
      ])
    }
  }
})

test("PAPER-09 D15 whose membership hides revenue reads no mail of a paper, and no acceptance of a customer's", async () => {
  const asked = { type: 5, partnerId: company.customerId }
  const made = (await desk.make(asked, "customer")).body.data
  await desk.move(made.id, made.version, 2, "customer")
  const seenBy = async () => [
    (await desk.details(made.id, "manager")).status,
    (await desk.as("manager", "POST", "/nest/mail/history", { subject: "11月分のご請求" })).body.totalItems > 0,
  ]
  expect(await seenBy()).toEqual([200, true])
  await running().owner`update companies.membership set hides_revenue = true where company_id = ${company.id}
    and person_id = ${company.personOf("manager")}`
  expect(await seenBy()).toEqual([404, false])
  await running().owner`update companies.membership set hides_revenue = false where company_id = ${company.id}
    and person_id = ${company.personOf("manager")}`
})

test("PAPER-09 sent again after it was taken back, a mail delivers nothing of the draft; nobody is flooded by it", async () => {
  const { id, version } = await desk.made({ type: 7, partnerId: company.vendorId })
  const waiting = (await desk.move(id, version, 2)).body.data
  const email = "again@midori.example"
  await send([id], [{ email }])
  await until("it was sent", async () => ((await mailsTo(email))[0]?.state === "sent" ? true : undefined), {
    seconds: 60,
  })
  await desk.move(id, waiting.version, 10)
  const [first] = await mailsTo(email)
  const resend = (to?: string) =>
    desk.as("officeManager", "POST", `/nest/mail/${first?.id}/resend`, to === undefined ? {} : { email: to })
  expect(fieldsOf(await resend("elsewhere@midori.example"))).toEqual(["email"])
  expect((await resend()).status).toBe(200)
  const end = async () => (await mailsTo(email)).at(-1)
  await until("it was given up", async () => ((await end())?.state === "failed" ? true : undefined), { seconds: 60 })
  expect((await end())?.resend_of).toBe(first?.id)
  await running()
    .owner`insert into notifications.mail overriding system value select (jsonb_populate_record(m, jsonb_build_object(
    'id', 900000 + n, 'key', gen_random_uuid(), 'state', 'failed', 'message_id', null))).* from notifications.mail m, generate_series(1, 60) n where m.id = ${first?.id}`
  expect((await resend()).body.errorCode).toBe("Maximum_Request")
})
