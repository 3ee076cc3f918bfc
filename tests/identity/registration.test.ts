/** Registering by oneself: a mail proves the address, and no answer tells whether it has an account (D68). */
import { beforeEach, expect, test } from "vitest"
import { presentTerms } from "#modules/identity/codes.ts"
import { ask, signIn } from "../kernel/ask.ts"
import { aCompany, password, type TestCompany } from "../kernel/companies.ts"
import { runningProduct } from "../kernel/product.ts"
import { mailsTo, mailTo } from "../notifications/letter-box.ts"
import { noLimits } from "../security/grounds.ts"

let company: TestCompany
const running = runningProduct(
  async (started) => {
    company = await aCompany(started, "REGISTER")
  },
  { startsAt: "2026-11-20T00:00:00Z", limits: noLimits },
)
beforeEach(() => running().owner`delete from identity.sign_in_tries`.then(() => undefined))

const registered = (email: string, more: object = {}) =>
  ask(running().url, "/auth/register", {
    body: { email, name: "新井 社長", password: "hajimete", confirm: "hajimete", agreedTerms: presentTerms, ...more },
  })
const activate = (token: string, given = "hajimete") =>
  ask(running().url, "/auth/active-email", { body: { token, password: given } })
const signsIn = async (email: string, given: string) => {
  const { body, status } = await ask(running().url, "/auth/login", { body: { email, password: given } })
  return [status, body.errorCode]
}
const linkIn = (text: string) => /\/active-email#([\w-]{43})/.exec(text)?.[1] ?? ""

test("AUTH-03 AUTH-06 who registers acts only after the link of his mail, which works once and for a day", async () => {
  const email = "arai@register.example"
  const told = await registered(email)
  expect([told.status, told.body]).toEqual([200, { success: true, data: {} }])
  expect(told.headers.get("set-cookie")).toBeNull()
  expect(await signsIn(email, "hajimete")).toEqual([403, "User_Not_Verify"])
  const mail = await mailTo(running(), email, "activation")
  expect([mail.companyId, mail.subject]).toEqual([null, "【手配】メールアドレスの確認"])
  expect(mail.text).toContain("http://127.0.0.1:3000/active-email#")
  const token = linkIn(mail.text)
  const detail = await ask(running().url, "/auth/detail-register-token", { body: { token } })
  expect(detail.body.data).toMatchObject({ kind: "registration", email, name: "新井 社長", companyName: null })
  expect((await activate(token)).status).toBe(200)
  expect(await signsIn(email, "hajimete")).toEqual([200, undefined])
  expect((await activate(token)).body.errorCode).toBe("Account_Already_Verified")
  expect((await activate("A".repeat(43))).body.errorCode).toBe("Register_Token_Invalid")
  await registered("late@register.example")
  const late = linkIn((await mailTo(running(), "late@register.example", "activation")).text)
  running().clock?.advance(24 * 3_600_000)
  expect((await activate(late)).body.errorCode).toBe("Link_Expired")
  const lost = await ask(running().url, "/auth/active-email", { body: { email: "late@register.example" } })
  expect(lost.body).toEqual({ success: true, data: {} })
  expect((await activate(linkIn((await mailTo(running(), "late@register.example", "activation")).text))).status).toBe(
    200,
  )
})

test("AUTH-07 registering with an address that has an account answers and works the same, and only its owner hears of it", async () => {
  const [known, unknown] = [company.emailOf("worker"), "nobody@register.example"]
  const both = [await registered(known), await registered(unknown)]
  expect(both.map(({ status, text }) => [status, text])).toEqual([
    [200, '{"success":true,"data":{}}'],
    [200, '{"success":true,"data":{}}'],
  ])
  expect((await mailTo(running(), known, "alreadyRegistered")).text).toContain("http://127.0.0.1:3000/login")
  expect(await signsIn(known, password)).toEqual([200, undefined])
  expect(await signsIn(known, "hajimete")).toEqual([401, "Username_Or_Password_Invalid"])
  const again = [known, unknown].map((email) => ask(running().url, "/auth/active-email", { body: { email } }))
  expect((await Promise.all(again)).map(({ text }) => text)).toEqual(both.map(({ text }) => text))
  // Where none waits, its owner is told so: as much work as a link, and no word of whether he has an account.
  const never = "never@register.example"
  await ask(running().url, "/auth/active-email", { body: { email: never } })
  const [ofKnown, ofNobody] = [
    await mailTo(running(), known, "nothingWaits"),
    await mailTo(running(), never, "nothingWaits"),
  ]
  expect(ofKnown.text).toBe(ofNobody.text)
  expect(ofKnown.text).toContain("http://127.0.0.1:3000/login")
})

test("whoever opens the link says the password: one that a stranger registered with opens nothing", async () => {
  const email = "victim@register.example"
  await registered(email, { name: "他人", password: "of-a-stranger", confirm: "of-a-stranger" })
  const token = linkIn((await mailTo(running(), email, "activation")).text)
  const bare = await ask(running().url, "/auth/active-email", { body: { token } })
  expect([bare.status, bare.body.fields?.[0]?.field]).toEqual([400, "password"])
  expect((await activate(token, "12345")).body.fields).toMatchObject([{ field: "password" }])
  expect((await activate(token, "watashino")).status).toBe(200)
  expect(await signsIn(email, "of-a-stranger")).toEqual([401, "Username_Or_Password_Invalid"])
  expect(await signsIn(email, "watashino")).toEqual([200, undefined])
})

test("an address nobody has proved is whoever's registers last: earlier links and passwords are void", async () => {
  const email = "twice@register.example"
  await registered(email, { password: "of-a-stranger", confirm: "of-a-stranger" })
  const first = linkIn((await mailTo(running(), email, "activation")).text)
  await registered(email, { name: "本人" })
  const second = linkIn((await mailsTo(running(), email)).at(-1)?.text ?? "")
  expect(second).not.toBe(first)
  expect((await activate(first)).body.errorCode).toBe("Link_Used")
  expect((await activate(second)).status).toBe(200)
  expect(await signsIn(email, "of-a-stranger")).toEqual([401, "Username_Or_Password_Invalid"])
  expect(await signsIn(email, "hajimete")).toEqual([200, undefined])
})

test("AUTH-14 a password is 6 to 32 characters and its confirmation the same, each wrong one named by its field", async () => {
  const fieldsOf = async (more: object) => (await registered("rule@register.example", more)).body.fields
  expect(await fieldsOf({ password: "12345", confirm: "12345" })).toMatchObject([{ field: "password" }])
  expect(await fieldsOf({ password: "1".repeat(33), confirm: "1".repeat(33) })).toMatchObject([{ field: "password" }])
  expect(await fieldsOf({ confirm: "hajimeta" })).toEqual([
    { field: "confirm", message: "パスワードと確認用パスワードが一致しません。" },
  ])
  expect(await fieldsOf({ confirm: undefined })).toMatchObject([{ field: "confirm" }])
  expect(await mailsTo(running(), "rule@register.example")).toEqual([])
})

test("four mails to an address in a quarter of an hour are refused, known or not", async () => {
  for (const email of [company.emailOf("manager"), "flood@register.example"]) {
    const all = []
    for (let times = 0; times < 4; times++) all.push(await registered(email))
    expect(all.map(({ status }) => status)).toEqual([200, 200, 200, 429])
    expect(Number(all[3]?.headers.get("retry-after"))).toBeGreaterThan(800)
  }
})

test("AUTH-08 a company that is here already is found by its whole name or number, and by nothing less", async () => {
  const found = async (body: object) => (await ask(running().url, "/auth/search-company", { body })).body.data
  await running().owner`update companies.company set registration_number = 'T7000012050002' where id = ${company.id}`
  expect(await found({ name: "register　設備" })).toEqual([{ name: "REGISTER 設備", kenId: 13 }])
  expect(await found({ registrationNumber: "T7000012050002" })).toEqual([{ name: "REGISTER 設備", kenId: 13 }])
  expect([await found({ name: "REGISTER" }), await found({})]).toEqual([[], []])
})

test("AUTH-24 a person reads and renames his own account above all companies", async () => {
  const { url } = running()
  const token = await signIn(url, company.emailOf("vendor"))
  const profile = await ask(url, "/user/profile", { token })
  expect(profile.body.data).toEqual({
    id: company.personOf("vendor"),
    name: "REGISTER vendor",
    email: company.emailOf("vendor"),
    language: "ja",
    textPercent: 100,
    theme: "system",
    isSuperAdmin: false,
    ...{ staff: null, vendor: null, customer: null },
  })
  const renamed = await ask(url, "/user/profile", { method: "PUT", token, body: { name: "改名 太郎" } })
  expect(renamed.body.data.name).toBe("改名 太郎")
  const refused = await ask(url, "/user/profile", {
    method: "PUT",
    token,
    body: { name: "改名", email: "x@y.example" },
  })
  expect(refused.body.fields).toMatchObject([{ field: "email" }])
})

test("a mail to an address that nobody has proved carries no name that somebody else typed", async () => {
  const email = "victim@register.example"
  const name = "【至急】口座の確認 http://evil.example"
  await registered(email, { name })
  await registered(email, { name: `${name}/again` })
  await ask(running().url, "/auth/active-email", { body: { email } })
  await ask(running().url, "/auth/request-otp", { body: { email } })
  await registered(company.emailOf("manager"), { name })
  for (const [to, kinds] of [
    [email, ["activation", "activation", "activation"]],
    [company.emailOf("manager"), ["alreadyRegistered"]],
  ] as const) {
    const mails = await running().owner<Array<{ kind: string; all: string }>>`
      select kind, concat_ws(' ', to_name, subject, html, text) as "all" from notifications.mail
      where lower(to_email) = ${to} order by id`
    expect(mails.map(({ kind }) => kind)).toEqual(expect.arrayContaining([...kinds]))
    for (const { all } of mails) expect(all).not.toMatch(/evil|至急/)
  }
})
