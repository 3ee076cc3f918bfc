/** Papers reach the other side: a mail a receiver with the PDF, and a link that needs no account. */
import { readdirSync, readFileSync } from "node:fs"
import { beforeAll, expect, inject, test } from "vitest"
import { readPdf } from "../documents/pdf-text.ts"
import { ask } from "../kernel/ask.ts"
import { aCompany, type TestCompany } from "../kernel/companies.ts"
import { runningProduct } from "../kernel/product.ts"
import { until } from "../kernel/until.ts"
import { aDesk, type Desk } from "./paper-desk.ts"

let company: TestCompany
let desk: Desk
const running = runningProduct(
  async (started) => {
    company = await aCompany(started, "LETTER")
  },
  { startsAt: "2026-11-26T01:00:00.000Z" },
)
beforeAll(async () => {
  desk = await aDesk(running(), company)
})
type Role = Parameters<Desk["as"]>[0]
const send = (
  paperIds: ReadonlyArray<number>,
  receivers: ReadonlyArray<object>,
  over: object = {},
  role: Role = "officeManager",
) => desk.as(role, "POST", "/paper/send-mail-multi", { paperIds, subject: "11月分のご請求", receivers, ...over })
const codeOf = (told: { status: number; body: { errorCode?: string } }) => [told.status, told.body.errorCode]
const fieldsOf = (told: { body: { fields?: ReadonlyArray<{ field: string }> } }) =>
  (told.body.fields ?? []).map(({ field }) => field).toSorted()
const mailsTo = (email: string) => running().owner`
  select * from notifications.mail where to_email = ${email} and company_id = ${company.id} order by id`
const tokenTo = async (email: string): Promise<string> =>
  (await mailsTo(email)).findLast(({ kind }) => kind === "paper")?.secret
const open = (token: string) => ask(running().url, "/paper-link/read", { body: { token } })
/** Of the paper as it is now, where nothing else is said. */
const answer = async (token: string, over: object = {}) =>
  ask(running().url, "/paper-link/answer", {
    method: "PUT",
    body: { token, version: (await open(token)).body.data?.version ?? 1, isConfirm: 1, name: "東 都子", ...over },
  })

test("PAPER-09 each receiver gets a mail of his own with the PDF of what was issued, and the history shows it", async () => {
  const issued = await desk.issued()
  const [one, other] = ["keiri@azuma.example", "genba@azuma.example"]
  const told = await send([issued.id], [{ email: one, name: "経理 花子" }, { email: other }], {
    html: "いつもお世話になっております。\n<b>太字</b>は文字のままです。",
    replyToEmail: "seikyu@letter.example",
  })
  expect(told.body, told.text).toEqual({ success: true, data: { sent: 2 } })
  await until(
    "both were sent",
    async () =>
      [...(await mailsTo(one)), ...(await mailsTo(other))].every(({ state }) => state === "sent") || undefined,
    { seconds: 60 },
  )
  const folder = `${inject("dataDir")}/mail`
  const raw =
    readdirSync(folder)
      .map((name) => readFileSync(`${folder}/${name}`, "latin1"))
      .find((text) => text.includes(one)) ?? ""
  const [, coded = ""] = /application\/pdf[\s\S]*?\r?\n\r?\n([A-Za-z0-9+/=\r\n]+)/.exec(raw) ?? []
  const pages = await readPdf(new Uint8Array(Buffer.from(coded, "base64")))
  expect(JSON.stringify(pages)).toContain(issued.no)
  const [mail] = await mailsTo(one)
  expect(mail).toMatchObject({
    reply_to: "seikyu@letter.example",
    sender_name: "LETTER 設備",
    subject: "11月分のご請求",
  })
  expect(mail?.html).toContain("&lt;b&gt;太字&lt;/b&gt;")
  expect(mail?.text).toContain("¥52,800")
  const history = await desk.as("admin", "POST", "/nest/mail/history", { receiver: one })
  expect(history.body.data).toMatchObject([
    {
      receiver: "経理 花子",
      attachments: [expect.stringMatching(/^20261126_LETTER 客先_52800_請求書_INV-2026-\d{5}\.pdf$/)],
    },
  ])
  const shown = (await desk.details(issued.id)).body.data
  expect(shown.sendings.map(({ email }: { email: string }) => email)).toEqual([other, one])
  expect((await desk.details(issued.id, "customer")).body.data).toMatchObject({ sendings: [], receivers: [] })
})

test("PAPER-09 only what may be handed out is sent, by the company alone, and to nobody another party's", async () => {
  const { id } = await desk.made()
  const to = [{ email: "x@azuma.example" }]
  expect(codeOf(await send([id], to))).toEqual([403, "Permission_Denied"])
  const issued = await desk.issued()
  for (const role of ["customer", "vendor", "worker"] as const)
    expect((await send([issued.id], to, {}, role)).status, role).toBeGreaterThan(400)
  const acceptance = await desk.made({ type: 5, partnerId: company.vendorId })
  await desk.move(acceptance.id, acceptance.version, 2)
  const mixed = await send([issued.id, acceptance.id], to)
  expect(fieldsOf(mixed)).toEqual(["receivers.0.fileUrl"])
  const named = [
    { email: "a@azuma.example", fileUrl: `/paper/paper-details/${issued.id}/pdf` },
    { email: "b@midori.example", fileUrl: `https://tehai.example/api/paper/paper-details/${acceptance.id}/pdf` },
  ]
  expect((await send([issued.id, acceptance.id], named)).body.data).toEqual({ sent: 2 })
  expect((await open(await tokenTo("a@azuma.example"))).body.data.print.no).toBe(issued.no)
  expect((await open(await tokenTo("b@midori.example"))).body.data.print.no).toBe(acceptance.no)
  expect(
    fieldsOf(await send([issued.id], [{ email: "c@azuma.example", fileUrl: "/paper/paper-details/1/pdf" }])),
  ).toEqual(["receivers.0.fileUrl"])
  expect(fieldsOf(await send([issued.id], [{ email: "c@azuma.example", id: company.personOf("admin") }]))).toEqual([
    "receivers.0.id",
  ])
  const known = await send([issued.id], [{ email: "c@azuma.example", id: company.personOf("customer") }])
  expect(known.body.data).toEqual({ sent: 1 })
})

test("PAPER-09 a yes by link is to what was read: taken back and written anew meanwhile, the paper is shown again first", async () => {
  const made = await desk.made({ type: 5, partnerId: company.vendorId })
  const asked = (await desk.move(made.id, made.version, 2)).body.data
  const email = "yomi@midori.example"
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

test("PAPER-09 the link opens the paper and its file without an account, and keeps by name and moment who confirmed it, once", async () => {
  const issued = await desk.issued()
  const email = "kakunin@azuma.example"
  await send([issued.id], [{ email }])
  const token = await tokenTo(email)
  const [kept] = await running().owner`select * from papers.link where to_email = ${email}`
  expect(JSON.stringify(kept)).not.toContain(token)
  const seen = (await open(token)).body.data
  expect(seen).toMatchObject({
    companyName: "LETTER 設備",
    isAsked: true,
    answer: null,
    print: { no: issued.no, total: issued.total },
  })
  const file = await fetch(`${running().url}/api/paper-link/pdf`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ token }),
  })
  expect([file.status, file.headers.get("content-type")]).toEqual([200, "application/pdf"])
  expect(JSON.stringify(await readPdf(new Uint8Array(await file.arrayBuffer())))).toContain(issued.no)
  expect(fieldsOf(await answer(token, { isConfirm: 0 }))).toEqual(["reason"])
  expect(fieldsOf(await answer(token, { name: " " }))).toEqual(["name"])
  const yes = await answer(token)
  expect(yes.body.data, yes.text).toMatchObject({ isAsked: false, answer: "confirmed", answeredName: "東 都子" })
  expect(codeOf(await answer(token))).toEqual([410, "Link_Used"])
  expect((await desk.details(issued.id)).body.data).toMatchObject({
    answer: "confirmed",
    answeredName: "東 都子",
    isUnread: true,
  })
  const [entry] = await running()
    .owner`select * from kernel.audit_entry where action = 'paper.answer' and subject = ${`paper:${issued.id}`}`
  expect([entry?.company_id, entry?.person_id, entry?.after.answeredName]).toEqual([company.id, null, "東 都子"])
  const told = await running()
    .owner`select person_id as id from notifications.notice where kind = 'paper.confirmed' and subject = ${`paper:${issued.id}`}`
  expect(told.map(({ id }) => id)).toContain(company.personOf("officeManager"))
  const receipt = (await mailsTo(email)).at(-1)
  expect([receipt?.kind, receipt?.text.includes("東 都子")]).toEqual(["paperAnswer", true])
})

test("PAPER-06 PAPER-09 an acceptance becomes valid by the link, or is refused with a reason that its maker reads", async () => {
  const waiting = async () => {
    const { id, version } = await desk.made({ type: 5, partnerId: company.vendorId })
    return (await desk.move(id, version, 2)).body.data
  }
  const [good, bad] = [await waiting(), await waiting()]
  await send([good.id], [{ email: "good@midori.example" }])
  await send([bad.id], [{ email: "bad@midori.example" }])
  expect((await answer(await tokenTo("good@midori.example"))).body.data).toMatchObject({
    answer: "confirmed",
    print: { state: "issued" },
  })
  expect((await desk.details(good.id)).body.data).toMatchObject({ status: 1, answeredName: "東 都子" })
  const no = await answer(await tokenTo("bad@midori.example"), { isConfirm: 0, reason: "人数が違います" })
  expect(no.body.data).toMatchObject({ answer: "refused", answerReason: "人数が違います", print: { state: "refused" } })
  expect((await desk.details(bad.id)).body.data).toMatchObject({
    status: 3,
    reason: "人数が違います",
    answeredName: "東 都子",
  })
  expect(codeOf(await open(await tokenTo("bad@midori.example")))).toEqual([410, "Link_Expired"])
})

test("PAPER-09 a link ends with its day and with its paper; a made-up one opens nothing", async () => {
  const issued = await desk.issued()
  await send([issued.id], [{ email: "old@azuma.example" }])
  const token = await tokenTo("old@azuma.example")
  const next = await desk.made({ correctsId: issued.id })
  const pending = (await desk.move(next.id, next.version, 2)).body.data
  expect((await open(token)).status).toBe(200)
  await desk.move(next.id, pending.version, 1, "financeManager")
  expect([codeOf(await open(token)), codeOf(await answer(token))]).toEqual([
    [410, "Link_Expired"],
    [410, "Link_Expired"],
  ])
  expect(fieldsOf(await open("A".repeat(43)))).toEqual(["token"])
  await send([next.id], [{ email: "late@azuma.example" }])
  await running()
    .owner`update papers.link set sent_at = sent_at - interval '100 days', ends_at = ends_at - interval '100 days' where to_email = 'late@azuma.example'`
  expect(codeOf(await open(await tokenTo("late@azuma.example")))).toEqual([410, "Link_Expired"])
})
