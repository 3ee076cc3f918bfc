/** The mail of an invitation: its link, by which whoever was asked comes in; once more, taken back, over. */
import { Buffer } from "node:buffer"
import { Effect } from "effect"
import { beforeEach, expect, test } from "vitest"
import { tokenHash } from "#modules/identity/index.ts"
import { instantOfMillis } from "#modules/kernel/civil-day.ts"
import { Database } from "#modules/kernel/database/scope.ts"
import { markFailed } from "#modules/notifications/repository/due-mail.ts"
import { ask, signIn } from "../kernel/ask.ts"
import { aCompany, type TestCompany } from "../kernel/companies.ts"
import { runningProduct } from "../kernel/product.ts"
import { inviting } from "./inviting.ts"

let company: TestCompany
const running = runningProduct(async (started) => {
  company = await aCompany(started, "MAILED")
})
const { answer, by, change, choices, detail, exists, invitationTo, invite, linkTo, mailsTo, questions, ...more } =
  inviting(running)
const { received, register, sent, signUp } = more
beforeEach(() => running().owner`delete from identity.sign_in_tries`.then(() => undefined))

const code = ({ body }: { readonly body: { readonly errorCode: string } }) => body.errorCode

test("INV-02 the link is mailed with the invitation, in its language, and opens what the company asks for", async () => {
  const { owner } = running()
  const email = "mailed@asked.example"
  const made = await invite(company, email, { language: "vi" })
  expect(made.status, made.text).toBe(200)
  expect(made.text).not.toMatch(/token/i)
  const [mail] = await mailsTo(email)
  expect(mail).toMatchObject({
    subject: expect.stringMatching(/^\[Tehai\] Lời mời từ MAILED 設備 \(đến \d+\/\d+\)$/),
    language: "vi",
    company_id: company.id,
    sender_name: "MAILED 設備",
    reply_to: company.emailOf("admin"),
  })
  expect(mail?.text).toContain("/login-with-invite?language=vi#[[secret]]")
  expect(mail?.text).toContain("新人 花子")
  expect(mail?.html).toContain("Thợ")
  expect(mail?.html).not.toContain(mail?.secret)
  expect(Buffer.from(mail?.secret ?? "", "base64url")).toHaveLength(32)
  const stored = await owner`select * from people.invitation where email = ${email}`
  expect(stored[0]?.token_hash).toEqual(tokenHash(mail?.secret ?? ""))
  expect(JSON.stringify(stored)).not.toContain(mail?.secret)
  expect(stored[0]?.expires_at).toEqual(mail?.useless_at)
  // A Vietnamese reader takes the first number for the day.
  const [day, month] = new Intl.DateTimeFormat("en-GB", { timeZone: "Asia/Tokyo", day: "numeric", month: "numeric" })
    .format(new Date(`${stored[0]?.expires_at}`))
    .split("/")
    .map(Number)
  expect(mail?.subject).toContain(`(đến ${day}/${month})`)
  const days = (Date.parse(stored[0]?.expires_at) - Date.parse(stored[0]?.invited_at)) / 86_400_000
  expect(days).toBe(14)
  expect((await detail(mail?.secret ?? "")).body.data).toMatchObject({
    kind: "invitation",
    email,
    name: "新人 花子",
    companyName: "MAILED 設備",
    roleId: 12,
    signUpPath: "/sign-up-staff",
  })
})

test("INV-02 in each language the mail says whom to call in doubt, and that nobody asks for a password", async () => {
  const { owner } = running()
  await owner`update companies.company set phone = '03-5555-0100' where id = ${company.id}`
  const words = {
    ja: ["手配がメールや電話でパスワードを尋ねることはありません。", "MAILED 設備（電話 03-5555-0100）"],
    vi: ["Tehai không bao giờ hỏi mật khẩu", "MAILED 設備: 03-5555-0100"],
    en: ["Tehai never asks for a password", "MAILED 設備: 03-5555-0100"],
  }
  for (const [language, sentences] of Object.entries(words)) {
    const email = `doubt-${language}@asked.example`
    expect((await invite(company, email, { language })).status).toBe(200)
    const [mail] = await mailsTo(email)
    for (const sentence of sentences)
      expect([language, mail?.text.includes(sentence), mail?.html.includes(sentence)]).toEqual([language, true, true])
    expect(mail?.html).toMatch(/<td [^>]*height="52"[^>]*><a href=/)
    expect(mail?.html).toContain("prefers-color-scheme: dark")
  }
  await owner`update companies.company set phone = null where id = ${company.id}`
})

test("NOTI-01 whoever invited is told that the mail did not arrive, once, and the list says so", async () => {
  const { owner, run } = running()
  const email = "wrong@asked.example"
  expect((await invite(company, email)).status).toBe(200)
  await expect.poll(async () => (await mailsTo(email))[0]?.state, { timeout: 15_000 }).toBe("sent")
  const [mail] =
    await owner`update notifications.mail set state = 'pending', attempts = 3, delivery = null, ended_at = null,
    next_try_at = now() + interval '1 day' where to_email = ${email} returning id`
  const failed = { at: instantOfMillis(Date.now()), why: "refused", said: "550 no such user" } as const
  const fail = Effect.flatMap(Database, ({ relay }) =>
    Effect.promise(() => markFailed(relay, { id: mail?.id, attempts: 3 }, failed)),
  )
  expect((await invitationTo(company, email)).mailStatus).toBe(0)
  await run(fail)
  await run(fail)
  const told = async (role: "admin" | "manager") => {
    const { data } = (await by(company, role, "/notification", undefined, "GET")).body
    return data.filter(({ kind }: { readonly kind: string }) => kind === "mailFailed")
  }
  await expect.poll(() => told("admin"), { timeout: 15_000 }).toHaveLength(1)
  expect(await told("admin")).toMatchObject([{ path: "/invites-user", text: expect.stringContaining(email) }])
  expect(await told("manager")).toEqual([])
  expect(await invitationTo(company, email)).toMatchObject({ status: 2, mailStatus: 2 })
})

test("INV-02 a refused invitation sends no mail, and an invitation in Japanese says the role in the company's own word", async () => {
  const refused = await invite(company, "nobody@asked.example", { roleId: 7 })
  expect(refused.status).toBe(400)
  expect(await mailsTo("nobody@asked.example")).toEqual([])
  const written = { name: "電話 だけ", roleId: 12, gender: 2, birthday: "1990-04-01", language: "vi" }
  const unread = await by(company, "admin", "/staff/invite-staff", written)
  expect([code(unread), unread.body.fields]).toEqual([
    "Invalid_Input",
    [{ field: "language", message: "メールアドレスがないため、招待メールの言語は選べません。" }],
  ])
  const label = { key: "role.10", value: "アルバイトさん", version: 0 }
  expect((await by(company, "admin", "/nest/company/update-label-setting", label, "PUT")).status).toBe(200)
  await invite(company, "word@asked.example", { roleId: 10 })
  expect((await mailsTo("word@asked.example"))[0]?.text).toContain("「アルバイトさん」")
})

test("INV-09 an address without an account registers by the link, and is a member by his yes alone", async () => {
  const email = "new@asked.example"
  const { id } = (await invite(company, email)).body.data
  const link = await linkTo(email)
  expect((await exists(email, link)).body.data).toEqual({ isExist: false })
  const { token } = (await register(email, link)).body.data
  expect(await choices(token)).toEqual([])
  const [question] = await questions(token)
  expect(question).toMatchObject({ companyName: "MAILED 設備", roleId: 12, status: 2, isExpired: 0, name: "新人 花子" })
  expect((await answer(token, question.id)).body.data).toMatchObject({ companyId: company.id, roleId: 12 })
  const workspace = await ask(running().url, "/workspace", { token, company: company.id })
  expect(workspace.body.data.person.userId).toBe(id)
  expect(code(await detail(link))).toBe("Link_Used")
  expect(code(await register(email, link))).toBe("Link_Used")
  expect(await invitationTo(company, email)).toMatchObject({ status: 1, userId: id })
})

test("INV-13 one sent again has a new link and fourteen new days, and the link before opens nothing", async () => {
  const { owner } = running()
  const email = "again@asked.example"
  await invite(company, email)
  const before = await linkTo(email)
  await owner`update people.invitation set expires_at = now() - interval '1 day' where email = ${email}`
  expect(code(await detail(before))).toBe("Link_Expired")
  const listed = await invitationTo(company, email)
  expect(listed).toMatchObject({ status: 2, isExpired: 1, inviter: "MAILED admin" })
  const again = await change(company, listed.id, { version: listed.version, resend: true }, "manager")
  expect(again.status, again.text).toBe(200)
  expect(again.body.data).toMatchObject({ id: listed.id, status: 2, isExpired: 0, inviter: "MAILED manager" })
  const link = await linkTo(email)
  expect(link).not.toBe(before)
  expect([code(await exists(email, before)), code(await register(email, before))]).toEqual([
    "Invite_Token_Invalid",
    "Invite_Token_Invalid",
  ])
  expect((await exists(email, link)).body.data).toEqual({ isExist: false })
  const old = await change(company, listed.id, { version: listed.version, resend: true })
  expect([code(old), old.body.view.version]).toEqual(["Update_Expired", listed.version + 1])
  expect(await mailsTo(email)).toHaveLength(2)
})

test("INV-13 one that was withdrawn says so to whoever opens its link, in his language, and can be asked again", async () => {
  const email = "withdrawn@asked.example"
  await signUp(email)
  await invite(company, email)
  const [link, token] = [await linkTo(email), await signIn(running().url, email)]
  const [question] = await questions(token)
  const { id, version } = await invitationTo(company, email)
  const ended = await change(company, id, { version, status: 0 })
  expect(ended.body.data).toMatchObject({ status: 0, answeredAt: expect.any(String) })
  const told = await detail(link, "en")
  expect([code(told), told.body.fields]).toEqual([
    "Invite_Token_Invalid",
    [{ field: "token", message: "This invitation has been withdrawn. Please ask the company that sent it." }],
  ])
  const late = await answer(token, question.id)
  expect([code(late), late.body.fields[0].field]).toEqual(["Invite_Token_Invalid", "inviteId"])
  expect(late.body.fields[0].message).toContain("取り消されました")
  expect(await choices(token)).toEqual([])
  expect(await questions(token)).toEqual([])
  const again = await change(company, id, { version: version + 1, resend: true })
  expect(again.body.data).toMatchObject({ status: 2 })
  expect(again.body.data.id).not.toBe(id)
  expect(code(await change(company, id, { version: version + 1, resend: true }))).toBe("Email_Already_exist")
  const [next] = await questions(token)
  expect((await answer(token, next.id)).status).toBe(200)
  expect(code(await change(company, id, { version: version + 1, resend: true }))).toBe("Email_Already_exist")
})

test("INV-13 a no ends it and stands in both lists; used, over and withdrawn are told apart", async () => {
  const { owner } = running()
  const email = "no@asked.example"
  await signUp(email)
  await invite(company, email)
  const token = await signIn(running().url, email)
  const [question] = await questions(token)
  expect((await answer(token, question.id, 0)).status).toBe(200)
  expect(await invitationTo(company, email)).toMatchObject({ status: 3 })
  expect((await received(token)).body.data).toMatchObject([{ id: question.id, status: 3 }])
  const [told] = await owner`select person_id, texts, path from notifications.notice
    where company_id = ${company.id} and subject = ${`invitation:${question.id}`}`
  expect(told).toMatchObject({ person_id: company.personOf("admin"), path: "/invites-user" })
  expect(told?.texts.ja).toBe("新人 花子さんは招待を断りました。")
  const after = async () => code(await answer(token, question.id))
  expect(await after()).toBe("Link_Used")
  await owner`update people.invitation set state = 'open', answered_by = null, answered_at = null,
    expires_at = now() where id = ${question.id}`
  expect(await after()).toBe("Link_Expired")
})

test("INV-01 the lists are searched, filtered and paged, and a record without an address is asked nothing", async () => {
  await invite(company, "seek@list.example", { name: "探す 次郎" })
  await by(company, "admin", "/staff/invite-staff", {
    name: "電話 なし",
    roleId: 12,
    gender: 1,
    birthday: "1990-04-01",
  })
  const found = await sent(company, "admin", { keyword: "探す" })
  expect(found).toMatchObject([{ email: "seek@list.example", companyName: "MAILED 設備", roleId: 12 }])
  const waiting = await sent(company, "admin", { status: 2 })
  expect(waiting.every(({ status }: { readonly status: number }) => status === 2)).toBe(true)
  const over = await sent(company, "admin", { isExpired: 1 })
  expect(over.map(({ email }: { readonly email: string }) => email)).toEqual(["no@asked.example"])
  const page = await by(company, "admin", "/staff/list-invite-request", { pageSize: 1, pageIndex: 2 })
  const all = await sent(company)
  expect(page.body).toMatchObject({ pageIndex: 2, totalItems: all.length, totalPages: all.length })
  expect(page.body.data).toEqual([all[1]])
  expect(all.some(({ name }: { readonly name: string }) => name === "電話 なし")).toBe(false)
})
