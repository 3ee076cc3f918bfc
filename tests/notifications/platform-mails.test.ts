/** Mails of no company, for the platform's people: found, read without what lets somebody in, sent again (issue 18 §2). */
import { Effect } from "effect"
import { createElement } from "react"
import { expect, test, vi } from "vitest"
import { instantOfMillis } from "#modules/kernel/civil-day.ts"
import { writeAcross } from "#modules/kernel/write.ts"
import { type NewMail, queueMail } from "#modules/notifications/index.ts"
import { acting } from "../kernel/acting.ts"
import { ask, signIn } from "../kernel/ask.ts"
import { aCompany, type TestCompany } from "../kernel/companies.ts"
import { runningProduct } from "../kernel/product.ts"

let company: TestCompany
let operator: string
const running = runningProduct(async (started) => {
  company = await aCompany(started, "NOCO")
  await started.owner`insert into identity.super_admin (person_id) values (${company.personOf("financeManager")})`
  operator = await signIn(started.url, company.emailOf("financeManager"))
})
const mail = (subject: string, more: Partial<NewMail> = {}): NewMail => ({
  kind: "oneTimeCode",
  companyId: null,
  to: { email: "somebody@noco.example", name: null, personId: null },
  from: null,
  language: "ja",
  content: { subject, body: createElement("p", null, "コード 271828"), text: "コード 271828" },
  secret: "271828",
  uselessAt: null,
  ...more,
})
const queue = (...mails: ReadonlyArray<NewMail>) =>
  running().run(
    writeAcross(
      { reason: "test", personId: null },
      Effect.as(Effect.forEach(mails, queueMail, { discard: true }), null),
    ),
  )
const list = (body: object, token = operator) => ask(running().url, "/nest/platform-mail", { token, body })
const subjects = async (body: object) =>
  (await list(body)).body.data.map(({ subject }: { subject: string }) => subject).toSorted()

test("D101 the platform finds a mail of no company by words and state, reads it without its code, and sends it again", async () => {
  await queue(mail("確認コード"), mail("終わったコード", { uselessAt: instantOfMillis(0) }))
  const theirs = { email: "theirs@noco.example", name: null, personId: null }
  await acting(running(), company)(queueMail(mail("招待", { companyId: company.id, to: theirs })))
  await vi.waitFor(async () => expect(await subjects({ status: 1, keyword: "noco" })).toEqual(["確認コード"]), 15_000)
  expect(await subjects({ keyword: "theirs@" })).toEqual([])
  expect(await subjects({ status: 2, keyword: "終わった" })).toEqual(["終わったコード"])
  const [line] = (await list({ keyword: "確認コード" })).body.data
  expect(line.permissions.actions).toEqual(["read", "resend"])
  const one = await ask(running().url, `/nest/platform-mail/${line.id}`, { token: operator })
  expect(one.body.data).toMatchObject({ text: "コード ••••••", receiverEmail: "somebody@noco.example" })
  expect(JSON.stringify([one.body, (await list({})).body])).not.toContain("271828")

  const resend = (id: number, token = operator) =>
    ask(running().url, `/nest/platform-mail/${id}/resend`, { token, body: {} })
  const again = await resend(line.id)
  expect(again.body.data, again.text).toMatchObject({ resendOf: line.id, receiverEmail: "somebody@noco.example" })
  const kept = await running().owner`select secret from notifications.mail where id = ${again.body.data.id}`
  expect(kept[0]?.secret).toBe("271828")
  const [over] = (await list({ keyword: "終わった" })).body.data
  expect((await resend(over.id)).body.errorCode).toBe("Link_Expired")
  const [companys] = await running().owner`select id from notifications.mail where company_id = ${company.id}`
  expect((await resend(companys?.id)).body.errorCode).toBe("Not_Found")
  const [entry] = await running().owner`select company_id, person_id from kernel.audit_entry
    where action = 'mail.resend' and subject = ${`mail:${line.id}`}`
  expect(entry).toEqual({ company_id: null, person_id: company.personOf("financeManager") })

  const admin = await signIn(running().url, company.emailOf("admin"))
  expect((await list({}, admin)).body.errorCode).toBe("Permission_Denied")
  expect((await resend(line.id, admin)).body.errorCode).toBe("Permission_Denied")
})
