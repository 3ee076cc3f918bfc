/** 手配書 by mail: a mail a receiver, with the sheet as he may see it. */
import { readdirSync, readFileSync } from "node:fs"
import { expect, inject, test } from "vitest"
import { textsOf } from "../documents/pdf-text.ts"
import { aCompany } from "../kernel/companies.ts"
import { runningProduct } from "../kernel/product.ts"
import { until } from "../kernel/until.ts"
import { aBoard, type Board, inTheMorning } from "./board.ts"

let board: Board
let task: number
const running = runningProduct(async (started) => {
  board = await aBoard(started.url, await aCompany(started, "SHEET"))
  const site = await board.site({ name: "豊洲三丁目計画" })
  const told = await board.arrange(site, {
    startDate: "2036-12-01",
    morningShiftCustomer: 1,
    workerMorning: 4,
    maxWorkerMorning: 6,
    note: "搬入口は北",
    vendors: [{ userId: board.company.vendorId, morningShift: 1, maxWorkerMorning: 2 }],
    workers: [inTheMorning(board.staff("worker")), inTheMorning(board.staff("vendorWorker"))],
  })
  if (told.status !== 200) throw new Error(told.text)
  task = told.body.data.id
})
type Role = Parameters<Board["as"]>[0]
const sheet = async (receiverId?: number, role: Role = "manager") =>
  board.as(role, "GET", `/nest/task/sheet/${task}${receiverId === undefined ? "" : `?receiverId=${receiverId}`}`)
const send = (receivers: ReadonlyArray<object>, over: object = {}, role: Role = "manager") =>
  board.as(role, "POST", "/nest/task/send-mail-multi", { taskId: task, subject: "12月1日の手配", receivers, ...over })
const personOf = async (role: Role): Promise<number> => (await board.as(role, "GET", "/workspace")).body.data.person.id
const fieldsOf = (told: { status: number; body: { fields?: ReadonlyArray<{ field: string }> } }) => [
  told.status,
  ...(told.body.fields ?? []).map(({ field }) => field),
]

test("TASK-37 TASK-38 the sheet is what its reader may see: the customer its own heads, a vendor its line, a worker his mates", async () => {
  const asCustomer = await sheet()
  expect(asCustomer.status, asCustomer.text).toBe(200)
  const { print, receivers } = asCustomer.body.data
  expect(receivers[0]).toMatchObject({ isCustomer: true })
  expect(receivers.map(({ company }: { company: string }) => company)).toEqual(
    expect.arrayContaining(["SHEET 客先", "SHEET 協力", ""]),
  )
  expect(print).toMatchObject({ siteName: "豊洲三丁目計画", day: "2036年12月1日（月）", vendors: [] })
  expect(print.shifts).toEqual([{ label: "午前", times: "08:00–12:00", counts: "客先 4名", people: [] }])
  const asVendor = (await sheet(await personOf("vendor"))).body.data.print
  expect([asVendor.vendors.length, asVendor.shifts[0].people.length]).toEqual([1, 1])
  const asWorker = (await sheet(await personOf("worker"))).body.data.print
  expect([asWorker.vendors.length, asWorker.shifts[0].people.length, asWorker.shifts[0].counts]).toEqual([0, 2, ""])
  expect(fieldsOf(await sheet(await personOf("partTimeWorker")))).toEqual([404, "receiverId"])
  for (const role of ["customer", "vendor", "worker"] as const)
    expect((await sheet(undefined, role)).body.errorCode).toBe("Permission_Denied")
})

test("TASK-37 NOTI-02 each receiver gets a mail of his own with his sheet as PDF, and the history has it", async () => {
  const vendor = await personOf("vendor")
  const vendorMail = board.company.emailOf("vendor")
  const told = await send(
    [
      { email: "adhoc@sheet.example" },
      { email: vendorMail, id: vendor, fileUrl: `/api/nest/task/sheet/${task}/pdf?receiverId=${vendor}` },
    ],
    { html: "よろしくお願いします。\n<b>北ゲート</b>", replyToEmail: "office@sheet.example" },
  )
  expect(told.status, told.text).toBe(200)
  expect(told.body.data).toEqual({ sent: 2 })
  const mails = () => running().owner`
    select * from notifications.mail where company_id = ${board.company.id} and kind = 'task' order by id`
  await until(
    "both were sent",
    async () => ((await mails()).every(({ state }) => state === "sent") ? true : undefined),
    { seconds: 60, instead: async () => (await mails()).map(({ state, tries }) => [state, tries]) },
  )
  const sent = await mails()
  expect(sent.map(({ to_email, reply_to, subject }) => [to_email, reply_to, subject])).toEqual([
    ["adhoc@sheet.example", "office@sheet.example", "12月1日の手配"],
    [vendorMail, "office@sheet.example", "12月1日の手配"],
  ])
  expect(sent[0]?.text).toContain("<b>北ゲート</b>")
  expect(sent[0]?.html).not.toContain("<b>北ゲート</b>")
  expect(sent.map(({ enclosures }) => enclosures[0].name)).toEqual(["12月1日の手配.pdf", "12月1日の手配.pdf"])
  const folder = `${inject("dataDir")}/mail`
  const raw = readdirSync(folder)
    .map((name) => readFileSync(`${folder}/${name}`, "latin1"))
    .find((text) => text.includes("adhoc@sheet.example"))
  const [, coded = ""] = /application\/pdf[\s\S]*?\r?\n\r?\n([A-Za-z0-9+/=\r\n]+)/.exec(raw ?? "") ?? []
  // An address alone gets what the customer may see: nobody's name.
  const enclosed = (await textsOf(new Uint8Array(Buffer.from(coded, "base64")))).join(" ")
  expect(enclosed).toContain("客先 4名")
  expect(enclosed).not.toContain("人工")
  const history = await board.as("manager", "POST", "/nest/mail/history", { keyword: "12月1日の手配" })
  expect(history.body.data.map(({ receiver }: { receiver: string }) => receiver)).toHaveLength(2)
  const pdf = await fetch(`${running().url}/api/nest/task/sheet/${task}/pdf?receiverId=${vendor}`, {
    headers: { authorization: `Bearer ${board.token("manager")}`, companyid: String(board.company.id) },
  })
  expect([pdf.status, pdf.headers.get("content-type")]).toEqual([200, "application/pdf"])
  const texts = (await textsOf(new Uint8Array(await pdf.arrayBuffer()))).join("")
  expect(texts).toContain("豊洲三丁目計画")
  expect(texts).toContain("2人工")
})

test("NOTI-02 D101 a mail to a typed address stands in the history of the partner's person whose it is, and of nobody to whom it is not proved", async () => {
  const subject = "12月1日の手配 控え"
  const own = async () =>
    (await board.as("customer", "POST", "/nest/mail/history", { keyword: subject })).body.data.length
  const [typed, inner] = [board.company.emailOf("customer"), board.company.emailOf("worker")]
  expect((await send([{ email: typed.toUpperCase() }, { email: inner }], { subject })).status).toBe(200)
  expect(await own()).toBe(1)
  const vouch = (by: number | null) =>
    running().owner`update identity.person set vouched_by = ${by} where email = ${typed}`
  await vouch(board.company.id + 1)
  expect((await send([{ email: typed }], { subject })).status).toBe(200)
  await vouch(board.company.id)
  expect(await own()).toBe(1)
  expect((await send([{ email: typed }], { subject })).status).toBe(200)
  expect(await own()).toBe(2)
  await vouch(null)
  const mails = await running().owner`select to_person_id from notifications.mail where to_email = ${inner}`
  expect(mails).toMatchObject([{ to_person_id: null }])
})

test("TASK-37 the subject names a file; nobody gets what he may not see, nor another's sheet at his address", async () => {
  expect(fieldsOf(await send([{ email: "a@sheet.example" }], { subject: "" }))).toEqual([400, "subject"])
  expect(fieldsOf(await send([{ email: "a@sheet.example" }], { subject: "12/1の手配" }))).toEqual([400, "subject"])
  expect(fieldsOf(await send([{ email: "a@sheet.example" }], { subject: "あ".repeat(256) }))).toEqual([400, "subject"])
  expect(fieldsOf(await send([{ email: "nobody" }]))).toEqual([400, "receivers.0.email"])
  expect(fieldsOf(await send([]))).toEqual([400, "receivers"])
  const vendor = await personOf("vendor")
  expect(fieldsOf(await send([{ email: "a@sheet.example", id: vendor }]))).toEqual([400, "receivers.0.id"])
  const foreign = { email: board.company.emailOf("partTimeWorker"), id: await personOf("partTimeWorker") }
  expect(fieldsOf(await send([foreign]))).toEqual([400, "receivers.0.id"])
  const otherFile = { email: "a@sheet.example", fileUrl: `/nest/task/sheet/${task}/pdf?receiverId=${vendor}` }
  expect(fieldsOf(await send([otherFile]))).toEqual([400, "receivers.0.fileUrl"])
  for (const role of ["customer", "vendor", "worker"] as const)
    expect((await send([{ email: "a@sheet.example" }], {}, role)).body.errorCode).toBe("Permission_Denied")
})

test("TASK-52 D82 a small job is sent by the admin side alone, and has no history", async () => {
  const made = await board.as("manager", "POST", "/v2/task/create-multiple-task-not-project", {
    constructionSiteName: "佐々木様邸",
    address: "東京都大田区蒲田1丁目",
    constructionSiteType: 1,
    customerId: board.company.customerId,
    startDate: "2036-12-04",
    morningShift: 1,
    workerMorning: 1,
  })
  const { id } = made.body.data
  const may = async (role: Role) => (await board.read(id, role)).body.data.permissions.actions
  expect(await may("manager")).toContain("send")
  expect(await may("financeManager")).not.toContain("send")
  expect(await may("manager")).not.toContain("history")
  expect((await board.read(task, "financeManager")).body.data.permissions.actions).toEqual(
    expect.arrayContaining(["send", "history"]),
  )
  const told = await send([{ email: "a@sheet.example" }], { taskId: id }, "financeManager")
  expect(told.body.errorCode).toBe("Permission_Denied")
})

test("UI-15 the PDF has a name of its own that ends with .pdf and has no character that a file can't have", async () => {
  const to = [{ email: "named@sheet.example" }]
  for (const fileName of ["", "手配書", ".pdf", "12/1.pdf", "手配<書>.pdf"])
    expect([fileName, ...fieldsOf(await send(to, { fileName }))]).toEqual([fileName, 400, "fileName"])
  const told = await send(to, { subject: "名前のある手配書", fileName: "豊洲 12月1日.PDF" })
  expect(told.status, told.text).toBe(200)
  const [mail] = await running().owner`
    select enclosures from notifications.mail where to_email = 'named@sheet.example' and subject = '名前のある手配書'`
  expect(mail?.enclosures[0].name).toBe("豊洲 12月1日.PDF")
})
