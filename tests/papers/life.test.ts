/** D24, D102: who makes, receives, approves and answers a paper, and what of it never changes. */
import { beforeAll, describe, expect, test } from "vitest"
import { aCompany, type TestCompany } from "../kernel/companies.ts"
import { runningProduct } from "../kernel/product.ts"
import { aDesk, aLine, type Desk } from "./paper-desk.ts"

let company: TestCompany
let desk: Desk
const running = runningProduct(
  async (started) => {
    company = await aCompany(started, "PAPER")
  },
  { startsAt: "2026-11-26T01:00:00.000Z" },
)
beforeAll(async () => {
  desk = await aDesk(running(), company)
})
const codeOf = (told: { status: number; body: { errorCode?: string } }) => [told.status, told.body.errorCode]
const fieldsOf = (told: { body: { fields?: ReadonlyArray<{ field: string }> } }) =>
  (told.body.fields ?? []).map(({ field }) => field).toSorted()
const confirm = (id: number, version: number, role: "vendor" | "customer" | "admin", over: object = { isConfirm: 1 }) =>
  desk.as(role, "PUT", `/v6/paper/${id}/vendor-confirm`, { version, ...over })

describe("下書きから発行まで", () => {
  test("PAPER-02 PAPER-03 PAPER-04 a draft is numbered, counted by rate and shown whole, by id and by number", async () => {
    const told = await desk.make({
      lines: [aLine, { ...aLine, label: "弁当", quantity: 3, unitPrice: 1_001, valueTax: 8 }],
    })
    expect(told.status, told.text).toBe(200)
    const paper = told.body.data
    expect(paper).toMatchObject({
      type: 3,
      status: 10,
      edition: 1,
      partyName: "PAPER 客先",
      subTotal: 51_003,
      tax: 5_040,
      total: 56_043,
      registrationNumber: null,
    })
    expect(paper.no).toMatch(/^INV-2026-\d{5}$/)
    expect(paper.taxMetadata).toEqual([
      { valueTax: 10, subTotal: 48_000, tax: 4_800, taskIds: [] },
      { valueTax: 8, subTotal: 3_003, tax: 240, taskIds: [] },
    ])
    expect(paper.seller.name).toBe("PAPER 設備")
    expect(paper.deductible).toEqual([{ from: "2026-11-26", percent: 70 }])
    expect((await desk.details(paper.id)).body.data.lines).toEqual(paper.lines)
    expect((await desk.as("admin", "GET", `/paper/paper-details-by-no/${paper.no}`)).body.data.id).toBe(paper.id)
    const next = await desk.as("admin", "GET", "/paper/paper-no?type=3&createdAt=2026-11-26")
    expect(next.body.data.paperNo).toBe(`INV-2026-${String(Number(paper.no.slice(-5)) + 1).padStart(5, "0")}`)
  })

  test("PAPER-06 PAPER-14 handed in, refused with a reason, taken up again, approved by another than its maker", async () => {
    const { id, version } = await desk.made({}, "admin")
    expect(codeOf(await desk.move(id, version, 1, "financeManager"))).toEqual([409, "Approve_Paper_fail"])
    const pending = (await desk.move(id, version, 2, "admin")).body.data
    expect(pending.status).toBe(2)
    expect(codeOf(await desk.move(id, pending.version, 1, "admin"))).toEqual([403, "Permission_Denied"])
    for (const role of ["manager", "officeManager", "customer", "vendor", "worker"] as const)
      expect((await desk.move(id, pending.version, 1, role)).status, role).toBeGreaterThan(400)
    expect(fieldsOf(await desk.move(id, pending.version, 3, "financeManager"))).toEqual(["reason"])
    const refused = (await desk.move(id, pending.version, 3, "financeManager", "単価が違います")).body.data
    expect(refused).toMatchObject({ status: 3, reason: "単価が違います" })
    const back = await desk.as("admin", "PUT", `/v6/paper/back-reject-to-draft/${id}`, { version: refused.version })
    expect(back.body.data.status).toBe(10)
    const again = (await desk.move(id, back.body.data.version, 2, "admin")).body.data
    const active = await desk.move(id, again.version, 1, "financeManager")
    expect(active.body.data).toMatchObject({ status: 1, reason: null })
    const notices = await running()
      .owner`select kind, person_id as "personId" from notifications.notice where subject = ${`paper:${id}`} order by id`
    const kinds = new Set(notices.map(({ kind }) => kind))
    expect([...kinds].toSorted()).toEqual(["paper.approve", "paper.reject", "paper.submit"])
    expect(notices.filter(({ kind }) => kind === "paper.approve").map(({ personId }) => personId)).toEqual(
      expect.arrayContaining([company.personOf("admin"), company.personOf("customer")]),
    )
  })

  test("PAPER-06 its creator takes back what waits, and removes a draft; nobody's number is given again", async () => {
    const { id, no, version } = await desk.made()
    const pending = (await desk.move(id, version, 2)).body.data
    expect(codeOf(await desk.move(id, pending.version, 10, "admin"))).toEqual([403, "Permission_Denied"])
    const draft = (await desk.move(id, pending.version, 10)).body.data
    expect(draft.status).toBe(10)
    expect(codeOf(await desk.move(id, version, 0))).toEqual([409, "Update_Expired"])
    expect((await desk.move(id, draft.version, 0)).body.data.status).toBe(0)
    expect((await desk.made()).no > no).toBe(true)
    expect((await desk.list({ keyword: no })).body.totalItems).toBe(0)
    expect((await desk.list({ keyword: no, status: 0 })).body.totalItems).toBe(1)
  })

  test("PAPER-06 an invoice without a due date or an account is not handed in, and says which", async () => {
    const { id, version } = await desk.made({ dueDate: null, payTo: "" })
    expect(fieldsOf(await desk.move(id, version, 2))).toEqual(["dueDate", "payTo"])
  })

  test("PAPER-06 BEY-10 what was issued is changed by nobody, not even by its database's own hand; a correction is a new edition", async () => {
    const issued = await desk.issued()
    const { isTaxVendor, lines, serviceCharge, title, createdAt } = { ...desk.written }
    const change = { version: issued.version, isTaxVendor, serviceCharge, title, createdAt, lines }
    expect(codeOf(await desk.as("admin", "PUT", `/paper/update-paper/${issued.id}`, change))).toEqual([
      403,
      "Permission_Denied",
    ])
    const { owner } = running()
    for (const change of [
      owner`update papers.paper set total = 1, sub_total = 1, tax = 0 where id = ${issued.id}`,
      owner`update papers.paper set status = 10 where id = ${issued.id}`,
      owner`delete from papers.line where paper_id = ${issued.id}`,
      owner`update papers.line set amount = 1 where paper_id = ${issued.id}`,
    ])
      await expect(change).rejects.toThrow(/paper/)
    const edition = await desk.made({ correctsId: issued.id, lines: [{ ...aLine, quantity: 1 }] })
    expect(edition).toMatchObject({ no: issued.no, edition: 2, status: 10, total: 26_400 })
    expect(fieldsOf(await desk.make({ correctsId: issued.id }))).toEqual(["correctsId"])
    expect((await desk.as("admin", "GET", `/paper/paper-details-by-no/${issued.no}`)).body.data.id).toBe(issued.id)
    const pending = (await desk.move(edition.id, edition.version, 2)).body.data
    const active = (await desk.move(edition.id, pending.version, 1, "financeManager")).body.data
    expect(active).toMatchObject({
      status: 1,
      isReplaced: false,
      editions: [{ id: issued.id, edition: 1, status: 1, total: 52_800 }],
    })
    expect((await desk.details(issued.id)).body.data).toMatchObject({ isReplaced: true, total: 52_800 })
    expect((await desk.as("admin", "GET", `/paper/paper-details-by-no/${issued.no}`)).body.data.id).toBe(edition.id)
  })

  test("PAPER-07 paid is only what is in force, and says when", async () => {
    const draft = await desk.made()
    const pay = (id: number, version: number, over: object = { status: 1 }, role: "admin" | "customer" = "admin") =>
      desk.as(role, "PUT", `/v2/paper/payment-status/${id}`, { version, ...over })
    expect(codeOf(await pay(draft.id, draft.version))).toEqual([409, "Paper_Not_Accepted"])
    const issued = await desk.issued()
    expect(codeOf(await pay(issued.id, issued.version, { status: 1 }, "customer"))).toEqual([403, "Permission_Denied"])
    const paid = (await pay(issued.id, issued.version, { status: 1, paidOn: "2026-11-25" })).body.data
    expect(paid).toMatchObject({ paymentStatus: 1, paidOn: "2026-11-25" })
    expect((await pay(issued.id, paid.version, { status: 0 })).body.data).toMatchObject({
      paymentStatus: 0,
      paidOn: null,
    })
    expect(codeOf(await pay(9_999_999, 1))).toEqual([404, "Paper_Missing"])
  })
})

describe("相手の側", () => {
  test("PAPER-14 a customer sees what was issued to him and nothing before; he answers an estimate once", async () => {
    const draft = await desk.made({ type: 4 })
    const unseen = await desk.details(draft.id, "customer")
    expect(codeOf(unseen)).toEqual([404, "Paper_Missing"])
    const pending = (await desk.move(draft.id, draft.version, 2)).body.data
    expect((await desk.details(draft.id, "customer")).status).toBe(404)
    const active = (await desk.move(draft.id, pending.version, 1, "admin")).body.data
    const seen = await desk.details(draft.id, "customer")
    expect(seen.body.data.permissions.actions).toEqual(["read", "confirm"])
    expect(fieldsOf(await confirm(draft.id, active.version, "customer", { isConfirm: 0 }))).toEqual(["reason"])
    const answered = (await confirm(draft.id, active.version, "customer", { isConfirm: 0, reason: "高い" })).body.data
    expect(answered).toMatchObject({ status: 1, answer: "refused" })
    expect((await confirm(draft.id, answered.version, "customer")).status).toBe(403)
    expect((await desk.details(draft.id, "vendor")).status).toBe(404)
    expect((await desk.details(draft.id, "worker")).status).toBe(404)
  })

  test("PAPER-06 PAPER-14 an acceptance becomes valid by its seller's word, and by nobody else's", async () => {
    const draft = await desk.made({ type: 5, partnerId: company.vendorId })
    const pending = (await desk.move(draft.id, draft.version, 2)).body.data
    expect(codeOf(await desk.move(draft.id, pending.version, 1, "financeManager"))).toEqual([409, "Approve_Paper_fail"])
    expect((await confirm(draft.id, pending.version, "admin")).status).toBe(403)
    expect((await confirm(draft.id, pending.version, "customer")).status).toBe(404)
    const active = await confirm(draft.id, pending.version, "vendor")
    expect(active.body.data, active.text).toMatchObject({ status: 1, answer: "confirmed" })
    const other = await desk.made({ type: 7, partnerId: company.vendorId })
    const waits = (await desk.move(other.id, other.version, 2)).body.data
    expect(
      (await confirm(other.id, waits.version, "vendor", { isConfirm: 0, reason: "人数が違う" })).body.data,
    ).toMatchObject({ status: 3, reason: "人数が違う" })
  })

  test("PAPER-01 PAPER-14 a vendor asks for its money on its own paper; the company sees it once it was handed in", async () => {
    const asked = await desk.make({ type: 1, partnerId: company.vendorId }, "vendor")
    expect(asked.status, asked.text).toBe(200)
    const { id, version } = asked.body.data
    expect(asked.body.data.seller.name).toBe("PAPER 協力")
    expect((await desk.details(id)).status).toBe(404)
    const pending = (await desk.move(id, version, 2, "vendor")).body.data
    expect((await desk.details(id)).body.data.permissions.actions).toEqual([
      "read",
      "approve",
      "reject",
      "match",
      "settle",
    ])
    expect((await desk.move(id, pending.version, 1, "vendor")).status).toBe(403)
    expect((await desk.move(id, pending.version, 1, "officeManager")).body.data.status).toBe(1)
    expect(codeOf(await desk.make({ type: 1, partnerId: company.customerId }, "vendor"))).toEqual([
      403,
      "Permission_Denied",
    ])
    expect(codeOf(await desk.make({ type: 3 }, "vendor"))).toEqual([403, "Permission_Denied"])
    const own = await desk.make({ type: 2, partnerId: null, staffId: company.staffOf("otherWorker") }, "otherWorker")
    expect(own.body.data, own.text).toMatchObject({ partyName: "PAPER otherWorker", madeSide: "party" })
    for (const role of ["worker", "vendorWorker", "partTimeWorker"] as const)
      expect((await desk.list({}, role)).status).toBe(403)
  })

  test("PAPER-08 what changed is unread until it is opened, by each for himself", async () => {
    const countOf = async (role: "customer" | "manager") =>
      (await desk.as(role, "GET", "/v4/paper/count-paper")).body.data.total
    const before = await countOf("customer")
    const issued = await desk.issued()
    expect(await countOf("customer")).toBe(before + 1)
    expect((await desk.details(issued.id, "customer")).body.data.isUnread).toBe(true)
    expect((await desk.as("customer", "PUT", `/v4/paper/open-paper/${issued.id}`, {})).status).toBe(200)
    expect(await countOf("customer")).toBe(before)
    expect((await desk.details(issued.id, "manager")).body.data.isUnread).toBe(true)
  })
})
