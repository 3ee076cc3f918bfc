/** D74: a person asks for an expense, another decides and pays; nothing decided is changed. */
import { beforeAll, describe, expect, test } from "vitest"
import { png } from "../files/a-picture.ts"
import { fileOf, pdf } from "../files/files-product.ts"
import { aCompany, type TestCompany } from "../kernel/companies.ts"
import { runningProduct } from "../kernel/product.ts"
import { anExpenseDesk, type ExpenseDesk, tape } from "./expense-desk.ts"

let company: TestCompany
let desk: ExpenseDesk
const running = runningProduct(
  async (started) => {
    company = await aCompany(started, "COST")
  },
  { startsAt: "2026-11-20T01:00:00.000Z" },
)
beforeAll(async () => {
  desk = await anExpenseDesk(running(), company)
})
const codeOf = (told: { status: number; body: { errorCode?: string } }) => [told.status, told.body.errorCode]
const fieldsOf = (told: { body: { fields?: ReadonlyArray<{ field: string }> } }) =>
  (told.body.fields ?? []).map(({ field }) => field).toSorted()
const upload = async (role: "worker" | "manager", file: File) =>
  (await desk.as(role, "POST", "/upload", { files: [file] })).body.data.files[0].id
const receipt = () =>
  fileOf(
    png(3, 3, () => [255, 0, 0]),
    "領収書.png",
  )

describe("申請", () => {
  test("PAPER-17 STAFF-16 a request has one of six categories, amount, day, site and receipts, and waits", async () => {
    const siteId = await desk.siteOfWorker()
    const fileId = await upload("worker", receipt())
    const told = await desk.ask({ siteId, fileIds: [fileId] })
    expect(told.status, told.text).toBe(200)
    expect(told.body.data).toMatchObject({
      ...tape,
      siteId,
      siteName: "COST 設備 現場",
      name: "COST worker",
      userId: company.staffOf("worker"),
      status: 2,
      paymentStatus: 0,
      decidedName: null,
      version: 1,
    })
    expect(told.body.data.files.map(({ name }: { name: string }) => name)).toEqual(["領収書.png"])
    expect(told.body.data.permissions.actions).toEqual(["read", "edit", "withdraw"])
    expect((await desk.details(told.body.data.id, "manager")).body.data.permissions.actions).toEqual([
      "read",
      "approve",
      "reject",
    ])
    const opened = await fetch(`${running().url}${told.body.data.files[0].url}`)
    expect(opened.status).toBe(200)
  })

  test("PAPER-17 one receipt with two requests, by the same upload or given again, is seen by who decides", async () => {
    const siteId = await desk.siteOfWorker("2026-11-19")
    const photo = () =>
      fileOf(
        png(4, 2, () => [9, 200, 9]),
        "レシート.png",
      )
    const [one, again] = [await upload("worker", photo()), await upload("worker", photo())]
    const first = (await desk.ask({ siteId, fileIds: [one] })).body.data
    const second = (await desk.ask({ siteId, fileIds: [one] })).body.data
    const third = (await desk.ask({ siteId, fileIds: [again] })).body.data
    expect(first.sameReceipts).toEqual([])
    expect((await desk.details(third.id, "manager")).body.data.sameReceipts).toEqual([first.id, second.id])
    await desk.withdraw(first.id)
    expect((await desk.details(second.id, "manager")).body.data.sameReceipts).toEqual([third.id])
  })

  test("PAPER-17 what is wrong is named by its field", async () => {
    const fields = async (over: object) => fieldsOf(await desk.ask(over))
    expect(await fields({ category: 7 })).toEqual(["category"])
    expect(await fields({ amount: 0 })).toEqual(["amount"])
    expect(await fields({ amount: 1.5 })).toEqual(["amount"])
    expect(await fields({ amount: 100_000_000 })).toEqual(["amount"])
    expect(await fields({ note: "　" })).toEqual(["note"])
    expect(await fields({ date: "2026-11-21" })).toEqual(["date"])
    const elsewhere = await desk.site({ name: "ほかの現場" })
    expect(await fields({ siteId: elsewhere })).toEqual(["siteId"])
    expect((await desk.ask({ siteId: elsewhere }, "officeManager")).status).toBe(200)
    expect(await fields({ fileIds: [await upload("manager", receipt())] })).toEqual(["fileIds"])
    expect((await desk.ask({ fileIds: [await upload("worker", fileOf("text", "a.txt"))] })).body.errorCode).toBe(
      "File_Type_Invalid",
    )
    expect((await desk.ask({ note: "", fileIds: [await upload("worker", fileOf(pdf(), "a.pdf"))] })).status).toBe(200)
  })

  test("D105 the day is one of the month in which it is asked for", async () => {
    expect(fieldsOf(await desk.ask({ date: "2026-10-31" }))).toEqual(["date"])
    expect((await desk.ask({ date: "2026-11-01" })).status).toBe(200)
  })

  test("D74 the company's own people ask; freelancers, vendors and customers have papers", async () => {
    for (const role of ["worker", "partTimeWorker", "admin", "manager", "officeManager", "financeManager"] as const)
      expect((await desk.ask({}, role)).status, role).toBe(200)
    for (const role of ["otherWorker", "vendorWorker", "vendor", "customer"] as const)
      expect(codeOf(await desk.ask({}, role)), role).toEqual([403, "Permission_Denied"])
  })

  test("PAPER-17 it is changed and taken back by whoever asked, while nobody has decided", async () => {
    const { id } = await desk.asked()
    expect(codeOf(await desk.update(id, {}, "manager"))).toEqual([403, "Permission_Denied"])
    expect(codeOf(await desk.update(id, {}, "partTimeWorker"))).toEqual([404, "Not_Found"])
    const changed = await desk.update(id, { amount: 2_000, category: 1 })
    expect(changed.body.data).toMatchObject({ amount: 2_000, category: 1, version: 2 })
    const late = await desk.update(id, { amount: 1 })
    expect([codeOf(late), late.body.view?.amount]).toEqual([[409, "Update_Expired"], 2_000])
    expect(codeOf(await desk.withdraw(id, 2, "manager"))).toEqual([403, "Permission_Denied"])
    expect((await desk.withdraw(id, 2)).body.data.status).toBe(0)
    expect(codeOf(await desk.update(id, { version: 3 }))).toEqual([403, "Permission_Denied"])
    expect(codeOf(await desk.decide(id, { version: 3 }))).toEqual([403, "Permission_Denied"])
  })
})

describe("承認と支払い", () => {
  test("PAPER-17 PAY-13 the admin side and finance decide, nobody on his own; a refusal says why", async () => {
    const { id } = await desk.asked()
    for (const role of ["worker", "partTimeWorker", "otherWorker", "vendor", "customer"] as const)
      expect((await desk.decide(id, {}, role)).status, role).toBeGreaterThan(400)
    expect(fieldsOf(await desk.decide(id, { status: 3 }))).toEqual(["reason"])
    expect(fieldsOf(await desk.decide(id, { status: 1, reason: "理由" }))).toEqual(["reason"])
    const refused = await desk.decide(id, { status: 3, reason: "領収書を付けてください" })
    expect(refused.body.data).toMatchObject({
      status: 3,
      reason: "領収書を付けてください",
      decidedName: "COST officeManager",
    })
    expect(codeOf(await desk.decide(id, { version: 2 }))).toEqual([403, "Permission_Denied"])
    for (const role of ["admin", "manager", "officeManager", "financeManager"] as const) {
      const own = await desk.asked({}, role)
      expect(codeOf(await desk.decide(own.id, {}, role)), role).toEqual([403, "Permission_Denied"])
      const another = role === "admin" ? "manager" : "admin"
      expect((await desk.decide(own.id, {}, another)).body.data.status, role).toBe(1)
    }
  })

  test("PAY-13 what is approved is marked as paid, and as unpaid again", async () => {
    const { id } = await desk.asked()
    expect(codeOf(await desk.pay(id, { version: 1 }))).toEqual([403, "Permission_Denied"])
    await desk.decide(id)
    expect(codeOf(await desk.pay(id, {}, "worker"))).toEqual([403, "Permission_Denied"])
    expect(fieldsOf(await desk.pay(id, { paidOn: "2026-11-21" }))).toEqual(["paidOn"])
    const paid = await desk.pay(id)
    expect(paid.body.data).toMatchObject({ paymentStatus: 1, paidOn: "2026-11-20" })
    expect(codeOf(await desk.pay(id, { version: 3 }))).toEqual([403, "Permission_Denied"])
    const unpaid = await desk.pay(id, { version: 3, status: 0 })
    expect(unpaid.body.data).toMatchObject({ paymentStatus: 0, paidOn: null })
  })

  test("PAPER-17 both sides are told, and the question is answered by the first decision", async () => {
    const { id } = await desk.asked({}, "partTimeWorker")
    const notices = async () =>
      running().owner<Array<{ kind: string; personId: number; path: string; isAnswered: boolean }>>`
        select kind, person_id as "personId", path, answered_at is not null as "isAnswered"
        from notifications.notice where subject = ${`expense:${id}`} order by id`
    const asked = await notices()
    const management = (["admin", "manager", "officeManager", "financeManager"] as const).map(company.personOf)
    expect(asked.map(({ personId }) => personId).toSorted()).toEqual(management.toSorted())
    expect(asked[0]?.path).toBe(`/payment?request=${id}`)
    await desk.decide(id)
    const told = await notices()
    expect(told.filter(({ kind }) => kind === "expense.ask").every(({ isAnswered }) => isAnswered)).toBe(true)
    expect(told.filter(({ kind }) => kind === "expense.approve").map(({ personId }) => personId)).toEqual([
      company.personOf("partTimeWorker"),
    ])
    const entries = await running().owner<Array<{ action: string }>>`
      select action from kernel.audit_entry where subject = ${`expense:${id}`} and action like 'expense.%' order by id`
    expect(entries.map(({ action }) => action)).toEqual(["expense.ask", "expense.approve"])
  })

  test("PAPER-17 of two who decide at the same moment one is too late", async () => {
    const { id } = await desk.asked()
    const told = await Promise.all([desk.decide(id), desk.decide(id, { status: 3, reason: "二重" }, "admin")])
    expect(told.map(({ status }) => status).toSorted()).toEqual([200, 403])
  })

  test("PAPER-17 the database refuses what no operation does", async () => {
    const { id } = await desk.asked()
    await desk.decide(id)
    const { owner } = running()
    const change = (set: string) =>
      owner.unsafe(`update expenses.request set ${set} where company_id = ${company.id} and id = ${id}`)
    await expect(change("amount = 1")).rejects.toThrow(/never changed/)
    await expect(change("status = 2, decided_at = null, decided_by = null")).rejects.toThrow(/never changed/)
    await expect(change("is_paid = true")).rejects.toThrow(/violates check/)
    const open = await desk.asked()
    const changeOpen = (set: string) =>
      owner.unsafe(`update expenses.request set ${set} where company_id = ${company.id} and id = ${open.id}`)
    await expect(changeOpen("spent_on = '2026-10-31'")).rejects.toThrow(/violates check/)
    await expect(changeOpen("amount = 0")).rejects.toThrow(/violates check/)
    await expect(changeOpen("status = 1, decided_at = now(), decided_by = person_id")).rejects.toThrow(/violates check/)
    await expect(changeOpen("asked_at = asked_at - interval '1 day'")).rejects.toThrow(/keeps who asked/)
  })
})
