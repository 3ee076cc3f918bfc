/** 送信履歴: who sees which mail, found by receiver, subject and day; resent as a mail of its own (D101). */
import { Effect } from "effect"
import { createElement } from "react"
import { beforeAll, expect, test } from "vitest"
import { type NewMail, queueMail } from "#modules/notifications/index.ts"
import { acting } from "../kernel/acting.ts"
import { ask, signIn } from "../kernel/ask.ts"
import { aCompany, everyRole, type TestCompany } from "../kernel/companies.ts"
import { runningProduct } from "../kernel/product.ts"
import { until } from "../kernel/until.ts"

let company: TestCompany
const tokens = new Map<string, string>()
const running = runningProduct(async (started) => {
  company = await aCompany(started, "MAILS")
  for (const role of everyRole) tokens.set(role, await signIn(started.url, company.emailOf(role)))
})

const mail = (subject: string, email: string, more: Partial<NewMail> = {}): NewMail => ({
  kind: "test",
  companyId: company.id,
  to: { email, name: "安田 工務", personId: null },
  from: { personId: company.personOf("manager"), name: "MAILS 設備", replyTo: null },
  language: "ja",
  content: { subject, body: createElement("p", null, "合言葉 SECRET-1"), text: "合言葉 SECRET-1" },
  secret: "SECRET-1",
  uselessAt: null,
  ...more,
})
const queue = (...mails: ReadonlyArray<NewMail>) =>
  acting(running(), company)(Effect.as(Effect.forEach(mails, queueMail, { discard: true }), null))
const settled = () =>
  until("no mail waits", async () => {
    const [open] = await running().owner`select count(*)::int as n from notifications.mail where state = 'pending'`
    return open?.n === 0 ? true : undefined
  })
const asked = (role: string, path: string, body?: object) =>
  ask(running().url, path, { token: tokens.get(role), company: company.id, ...(body === undefined ? {} : { body }) })
const subjects = async (role: string, body: object = {}) => {
  const told = await asked(role, "/nest/mail/history", body)
  return told.body.data?.map(({ subject }: { subject: string }) => subject).toSorted() ?? told.body.errorCode
}
const idOf = async (subject: string) =>
  (await running().owner`select id from notifications.mail where subject = ${subject}`)[0]?.id

beforeAll(async () => {
  await queue(
    mail("招待のお知らせ", "yasuda@mails.example", {
      to: { email: "yasuda@mails.example", name: "ﾔｽﾀﾞ 工務", personId: null },
    }),
    mail("見積書", "vendor@mails.example", {
      to: { email: "vendor@mails.example", name: null, personId: company.personOf("vendor") },
    }),
    mail("客先からの連絡", "office@mails.example", {
      from: { personId: company.personOf("customer"), name: "MAILS customer", replyTo: "customer@mails.example" },
    }),
    mail("本人だけの確認コード", company.emailOf("admin"), {
      companyId: null,
      to: { email: company.emailOf("admin"), name: null, personId: company.personOf("admin") },
    }),
  )
  await settled()
  await running().owner`update notifications.mail set queued_at = '2026-10-31T15:00:00Z' where subject = '見積書'`
})

test("NOTI-02 the management sees the company's mails, a partner his own, nobody else any, and no company those of none", async () => {
  const all = ["客先からの連絡", "招待のお知らせ", "見積書"]
  for (const role of ["admin", "manager", "officeManager", "financeManager"]) expect(await subjects(role)).toEqual(all)
  expect(await subjects("vendor")).toEqual(["見積書"])
  expect(await subjects("customer")).toEqual(["客先からの連絡"])
  for (const role of ["worker", "vendorWorker", "otherWorker", "partTimeWorker"])
    expect(await subjects(role)).toBe("Permission_Denied")
  const [own, foreign] = [await idOf("見積書"), await idOf("招待のお知らせ")]
  expect((await asked("vendor", `/nest/mail/${own}`)).status).toBe(200)
  for (const path of [`/nest/mail/${foreign}`])
    expect((await asked("vendor", path)).body.errorCode).toBe("Permission_Denied")
  expect((await asked("vendor", `/nest/mail/${foreign}/resend`, {})).body.errorCode).toBe("Permission_Denied")
  expect((await asked("admin", `/nest/mail/${await idOf("本人だけの確認コード")}`)).body.errorCode).toBe("Not_Found")
})

test("NOTI-02 mails are found by receiver, subject, day and state", async () => {
  expect(await subjects("admin", { receiver: "やすだ" })).toEqual(["招待のお知らせ"])
  expect(await subjects("admin", { receiver: "VENDOR@" })).toEqual(["見積書"])
  expect(await subjects("admin", { subject: "見積" })).toEqual(["見積書"])
  expect(await subjects("admin", { subject: "やすだ" })).toEqual([])
  expect(await subjects("admin", { keyword: "customer" })).toEqual(["客先からの連絡"])
  expect(await subjects("admin", { from: "2026-11-01", to: "2026-11-01" })).toEqual(["見積書"])
  expect(await subjects("admin", { to: "2026-10-31" })).toEqual([])
  expect(await subjects("admin", { status: 2 })).toEqual([])
  const backwards = await asked("admin", "/nest/mail/history", { from: "2026-11-02", to: "2026-11-01" })
  expect(backwards.body.fields).toMatchObject([{ field: "to" }])
})

test("NOTI-02 a kept mail is read as it was written, link and all; one that was handed over keeps its secret from everybody", async () => {
  const id = await idOf("招待のお知らせ")
  const kept = (await asked("admin", `/nest/mail/${id}`)).body.data
  expect(kept).toMatchObject({
    status: 1,
    isKept: 1,
    sender: "MAILS 設備",
    receiver: "ﾔｽﾀﾞ 工務",
    text: "合言葉 SECRET-1",
  })
  // Whoever opens the link becomes whom it invites: it is shown to its sender and to admins.
  expect((await asked("manager", `/nest/mail/${id}`)).body.data.text).toContain("SECRET-1")
  for (const role of ["officeManager", "financeManager"]) {
    const read = (await asked(role, `/nest/mail/${id}`)).body.data
    expect([read.text, read.html.includes("SECRET"), read.permissions.actions]).toEqual([
      "合言葉 ••••••",
      false,
      ["read"],
    ])
    expect((await asked(role, `/nest/mail/${id}/resend`, {})).body.errorCode).toBe("Permission_Denied")
  }
  await running().owner`update notifications.mail set delivery = 'smtp', secret = null where id = ${id}`
  const sent = (await asked("admin", `/nest/mail/${id}`)).body.data
  expect([sent.isKept, sent.text, sent.html.includes("SECRET")]).toEqual([0, "合言葉 ••••••", false])
  expect(sent.permissions.actions).toEqual(["read", "openLink"])
  expect((await asked("admin", `/nest/mail/${id}/resend`, {})).body.errorCode).toBe("Link_Expired")
})

test("NOTI-02 sending again makes a mail of its own, tied to the first; one with a link goes to no other address", async () => {
  const id = await idOf("客先からの連絡")
  const other = await asked("admin", `/nest/mail/${id}/resend`, { email: "other@mails.example" })
  expect(other.body.fields).toMatchObject([{ field: "email", message: expect.stringContaining("本人だけのリンク") }])
  const again = await asked("admin", `/nest/mail/${id}/resend`, {})
  expect(again.body.data).toMatchObject({ resendOf: id, status: 0, subject: "客先からの連絡" })
  await settled()
  const first = (await asked("admin", `/nest/mail/${id}`)).body.data
  expect([first.status, first.resentAs]).toEqual([1, [again.body.data.id]])
  const second = (await asked("admin", `/nest/mail/${again.body.data.id}`)).body.data
  expect([second.status, second.messageId === first.messageId]).toEqual([1, false])
  await queue(mail("だれにでも", "one@mails.example", { secret: null }))
  await settled()
  const plain = await asked("admin", `/nest/mail/${await idOf("だれにでも")}/resend`, { email: "two@mails.example" })
  expect(plain.body.data).toMatchObject({ receiverEmail: "two@mails.example" })
})

test("NOTI-02 a failed mail says why in the reader's language and when it is tried again", async () => {
  const id = await idOf("見積書")
  const tries = JSON.stringify([{ at: "2026-11-01T00:00:00.000Z", why: "refused", said: "550 no such user" }])
  await running()
    .owner`update notifications.mail set state = 'failed', delivery = null, tries = ${tries}::text::jsonb where id = ${id}`
  const told = await ask(running().url, `/nest/mail/${id}`, { token: tokens.get("admin"), company: company.id })
  expect(told.body.data).toMatchObject({
    status: 2,
    reason: "相手のメールサーバーに断られました。メールアドレスを確かめてください。",
    nextTryAt: null,
    tries: [{ said: "550 no such user" }],
  })
  expect(told.body.data.permissions.actions).toEqual(["read", "openLink", "resend"])
})
