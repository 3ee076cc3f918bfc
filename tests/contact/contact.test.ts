/** お問い合わせ: anybody writes, the platform's own people read and are told (AUTH-20). */
import { randomUUID } from "node:crypto"
import { beforeEach, expect, test } from "vitest"
import { trustedProxies } from "#modules/kernel/http/client-address.ts"
import { ask, signIn } from "../kernel/ask.ts"
import { aCompany, everyRole, type TestCompany } from "../kernel/companies.ts"
import { runningProduct } from "../kernel/product.ts"
import { mailsTo, mailTo } from "../notifications/letter-box.ts"
import { noLimits } from "../security/grounds.ts"

let company: TestCompany
let platform: string
const running = runningProduct(
  async (started) => {
    company = await aCompany(started, "CONTACT")
    await started.owner`insert into identity.super_admin (person_id) values (${company.personOf("financeManager")})`
    platform = await signIn(started.url, company.emailOf("financeManager"))
  },
  {
    seller: { name: "手配株式会社", phone: "03-9999-8888" },
    limits: noLimits,
    proxies: trustedProxies("127.0.0.1,::1"),
  },
)
beforeEach(async () => {
  await running().owner`delete from identity.sign_in_tries`
})

const asked = {
  companyName: "問合建設",
  name: "問合 花子",
  phone: "03-1234-5678",
  email: "ask@toiawase.example",
  totalUser: 30,
  note: "年内に始めたいです。",
}
interface How {
  readonly key?: string
  readonly from?: string
  readonly language?: string
}
const write = (body: object, { from = "203.0.113.9", key, language = "ja" }: How = {}) =>
  ask(running().url, "/nest/contact", {
    body,
    ...(key === undefined ? {} : { key }),
    headers: { "x-forwarded-for": from, "accept-language": language },
  })
const listed = (query = "") => ask(running().url, `/nest/contact${query}`, { token: platform })

test("AUTH-20 what a stranger writes reaches the platform's list and its people by mail, who answer the writer", async () => {
  expect(await write(asked)).toMatchObject({ status: 200, body: { success: true, data: {} } })
  expect((await listed("?keyword=問合")).body).toMatchObject({
    totalItems: 1,
    data: [{ ...asked, id: expect.any(Number), language: "ja", sentAt: expect.any(String) }],
  })
  expect((await listed("?keyword=ほか")).body).toMatchObject({ totalItems: 0, data: [] })
  const mail = await mailTo(running(), company.emailOf("financeManager"), "contact")
  expect(mail).toMatchObject({ companyId: null, subject: "【手配】お問い合わせ：問合建設" })
  for (const said of ["問合 花子", "03-1234-5678", "ask@toiawase.example", "30人", "年内に始めたいです。", "/contacts"])
    expect(mail.text).toContain(said)
  const [row] = await running()
    .owner`select reply_to, sent_by, sender_name from notifications.mail where kind = 'contact'`
  expect(row).toMatchObject({ reply_to: asked.email, sent_by: null, sender_name: asked.name })
})

test("AUTH-20 AUTH-25 nobody but the platform's own people reads the list", async () => {
  for (const role of everyRole.filter((one) => one !== "financeManager")) {
    const token = await signIn(running().url, company.emailOf(role))
    expect([role, (await ask(running().url, "/nest/contact", { token })).body.errorCode]).toEqual([
      role,
      "Permission_Denied",
    ])
  }
  expect((await ask(running().url, "/nest/contact")).status).toBe(401)
})

test.each([
  [{ companyName: "" }, "companyName", "入力してください。"],
  [{ name: " " }, "name", "入力してください。"],
  [{ phone: "123" }, "phone", "電話番号"],
  [{ email: "ask@" }, "email", "メールアドレス"],
  [{ totalUser: "三十" }, "totalUser", "数字を入力してください。"],
  [{ totalUser: 1e12 }, "totalUser", "最大値は999,999,999,999です。"],
  [{ note: "あ".repeat(256) }, "note", "255"],
])("AUTH-20 %o is refused with its field named", async (wrong, field, said) => {
  const told = await write({ ...asked, ...wrong })
  expect(told).toMatchObject({ status: 400, body: { errorCode: "Invalid_Input" } })
  expect(told.body.fields).toEqual([{ field, message: expect.stringContaining(said) }])
})

test("AUTH-20 the note may be left out", async () => {
  const { note: _, ...rest } = asked
  expect((await write({ ...rest, companyName: "メモなし" })).status).toBe(200)
  expect((await listed("?keyword=メモなし")).body.data).toMatchObject([{ note: "" }])
})

test("AUTH-20 one key is one entry, also of two that come at once; other words under it are refused", async () => {
  const body = { ...asked, companyName: "二度押し" }
  const both = await Promise.all([write(body, { key: "twice" }), write(body, { key: "twice" })])
  expect(both.map(({ status }) => status)).toEqual([200, 200])
  expect((await listed("?keyword=二度押し")).body.totalItems).toBe(1)
  expect((await write({ ...body, totalUser: 31 }, { key: "twice" })).body.errorCode).toBe("Idempotency_Key_Reused")
})

test("AUTH-20 one caller writes five in a quarter of an hour, another goes on", async () => {
  for (let n = 0; n < 5; n += 1) expect((await write(asked, { from: "203.0.113.50" })).status).toBe(200)
  expect(await write(asked, { from: "203.0.113.50" })).toMatchObject({
    status: 429,
    body: { errorCode: "Maximum_Request" },
  })
  expect((await write(asked, { from: "203.0.113.51" })).status).toBe(200)
})

test("AUTH-20 a storm of writers fills the list and not the platform's letter box", async () => {
  const before = (await mailsTo(running(), company.emailOf("financeManager"))).length
  const entries = (await listed()).body.totalItems
  for (let n = 0; n < 60; n += 1) expect((await write(asked, { from: `198.51.100.${n}` })).status).toBe(200)
  expect((await mailsTo(running(), company.emailOf("financeManager"))).length - before).toBe(50)
  expect((await listed()).body.totalItems - entries).toBe(60)
})

test("SHELL-04 SHELL-09 AUTH-20 the platform's people have a menu of eight, everybody else none", async () => {
  const menu = async (token: string) => (await ask(running().url, "/workspace/platform", { token })).body.data.menu
  expect(await menu(platform)).toEqual([
    { key: "account", path: "/account", title: "アカウント", feature: 10 },
    { key: "companies", path: "/companies", title: "企業管理", feature: 11 },
    { key: "invites", path: "/invites", title: "招待", feature: 12 },
    { key: "plans", path: "/subscription-plan", title: "プラン", feature: 13 },
    { key: "revenue", path: "/report-revenue", title: "売上レポート", feature: 5 },
    { key: "leaves", path: "/open-account", title: "退会管理", feature: 15 },
    { key: "campaigns", path: "/campaigns", title: "キャンペーン", feature: 17 },
    { key: "contacts", path: "/contacts", title: "プラン相談", feature: 19 },
  ])
  expect(await menu(await signIn(running().url, company.emailOf("admin")))).toEqual([])
})

test("AUTH-19 the seller is told as the operator has set him, and what he has not set as missing", async () => {
  const { body } = await ask(running().url, "/nest/seller")
  expect(body.data).toEqual({
    name: "手配株式会社",
    representative: null,
    address: null,
    phone: "03-9999-8888",
    email: null,
  })
})

test("what is kept already is no new try: it may be sent again under its key, however often", async () => {
  const key = randomUUID()
  const told = await Promise.all(
    Array.from({ length: 8 }, () => write({ ...asked, note: "一度だけ" }, { key, from: "203.0.113.77" })),
  )
  expect(told.filter(({ status }) => status === 200).length).toBeGreaterThan(0)
  for (let again = 0; again < 8; again++)
    expect((await write({ ...asked, note: "一度だけ" }, { key, from: "203.0.113.77" })).status).toBe(200)
  expect((await write({ ...asked, note: "別の文" }, { key, from: "203.0.113.77" })).body.errorCode).toBe(
    "Idempotency_Key_Reused",
  )
  expect((await listed("?keyword=一度だけ")).body.totalItems).toBe(1)
})
