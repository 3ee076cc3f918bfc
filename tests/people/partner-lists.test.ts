/** 客先 and 協力会社 as lists: blocked, taken away, paged, and the sites of each. */
import { beforeAll, describe, expect, test } from "vitest"
import { ask, signIn } from "../kernel/ask.ts"
import { aCompany, type TestCompany } from "../kernel/companies.ts"
import { runningProduct } from "../kernel/product.ts"

let company: TestCompany
const running = runningProduct(async (started) => {
  company = await aCompany(started, "PLIST")
})
const tokens = new Map<string, string>()
beforeAll(async () => {
  for (const role of ["admin", "financeManager", "worker", "vendor", "customer"] as const)
    tokens.set(role, await signIn(running().url, company.emailOf(role)))
})
const asked =
  (method: string) =>
  (path: string, body: object = {}, role = "admin") =>
    ask(running().url, path, { token: tokens.get(role), company: company.id, body, method })
const [post, put] = [asked("POST"), asked("PUT")]
const fieldsOf = (told: { body: { fields?: ReadonlyArray<{ field: string }> } }) =>
  (told.body.fields ?? []).map(({ field }) => field).toSorted()

test("CUS-01 VEN-01 a row of the kana has the partners whose reading begins in it", async () => {
  for (const [companyName, furiganaName] of [
    ["ご縁工業", "ゴエンコウギョウ"],
    ["梅田設備", "ウメダセツビ"],
  ])
    expect((await put("/vendor/invite-vendor", { companyName, furiganaName })).status).toBe(200)
  const inRow = async (kanaRow: string, path = "/vendor/list-vendor") =>
    (await post(path, { kanaRow })).body.data.map((row: { companyName: string }) => row.companyName)
  expect([await inRow("か"), await inRow("あ"), await inRow("ら")]).toEqual([["ご縁工業"], ["梅田設備"], []])
  expect(await inRow("か", "/customer")).toEqual([])
})

describe("停止と削除", () => {
  const rowsOf = async (...names: ReadonlyArray<string>) => {
    const rows = []
    for (const companyName of names) rows.push((await put("/vendor/invite-vendor", { companyName })).body.data)
    return rows.map(({ id, version }: { id: number; version: number }) => ({ id, version }))
  }
  test("VEN-02 blocked ones are offered to no arrangement, are filtered by, and are taken up again", async () => {
    const rows = await rowsOf("停止一", "停止二")
    const ids = rows.map(({ id }) => id)
    expect((await put("/vendor/update-status", { rows, status: 0 })).body.data).toEqual({ ids, status: 0 })
    const blocked = await post("/vendor/list-vendor", { status: 0, keyword: "停止" })
    expect(blocked.body).toMatchObject({ totalItems: 2, counts: { blocked: 2 } })
    expect((await post("/common/vendor", { keyword: "停止" })).body.data).toEqual([])
    expect((await put("/vendor/update-status", { rows, status: 1 })).body.errorCode).toBe("Update_Expired")
    const again = rows.map(({ id }) => ({ id, version: 2 }))
    expect((await put("/vendor/update-status", { rows: again, status: 1 })).status).toBe(200)
    expect((await post("/common/vendor", { keyword: "停止" })).body.data).toHaveLength(2)
  })

  test("VEN-05 what a site, a worker, a login or an invitation uses stays, and nothing of that selection goes", async () => {
    const [free = { id: 0, version: 1 }] = await rowsOf("使わない")
    const { version } = (await post(`/vendor/${company.vendorId}`)).body.data
    const rows = [free, { id: company.vendorId, version }]
    const refused = await put("/vendor/update-status", { rows, status: -1 })
    expect([refused.status, refused.body.errorCode, ...fieldsOf(refused)]).toEqual([
      409,
      "Cannot_Remove_Vendor",
      "rows.1.id",
    ])
    expect((await post(`/vendor/${free.id}`)).status).toBe(200)
    expect((await put("/vendor/update-status", { rows: [free], status: -1 })).status).toBe(200)
    expect((await post(`/vendor/${free.id}`)).status).toBe(404)
    const [entry] = await running().owner`select before from kernel.audit_entry where action = 'partner.remove'`
    expect(entry?.before).toMatchObject({ companyName: "使わない" })
    // A login alone: the key of the membership.
    const customer = (await post(`/customer/${company.customerId}`)).body.data
    const used = await put("/customer/update-status", {
      rows: [{ id: customer.id, version: customer.version }],
      status: -1,
    })
    expect(used.body.errorCode).toBe("Cannot_Remove_Vendor")
  })

  test("VEN-02 CUS-01 only the admin side changes what a partner is", async () => {
    const rows = await rowsOf("だれの")
    for (const role of ["financeManager", "worker", "vendor"])
      for (const status of [0, -1])
        expect((await put("/vendor/update-status", { rows, status }, role)).body.errorCode).toBe("Permission_Denied")
    expect((await put("/customer/update-status", { rows, status: 0 })).body.errorCode).toBe("Not_Found")
    expect(fieldsOf(await put("/vendor/update-status", { rows: [], status: 0 }))).toEqual(["rows"])
  })
})

test("UI-16 a page of vendors has 20 rows, one of customers 1000, unless asked otherwise", async () => {
  await running().owner`with made as (
      insert into companies.partnership (company_id, is_customer, is_vendor)
      select ${company.id}, true, true from generate_series(1, 1100) returning company_id, id)
    insert into people.partner (company_id, id, company_name) select company_id, id, '多数' || id from made`
  expect((await post("/vendor/list-vendor", { keyword: "多数" })).body.data).toHaveLength(20)
  expect((await post("/customer", { keyword: "多数" })).body.data).toHaveLength(1000)
  expect((await post("/vendor/list-vendor", { keyword: "多数", pageSize: 10_000_000 })).body.data).toHaveLength(1100)
})

test("CUS-01 VEN-02 STAFF-12 STAFF-25 sites stand with their customer, with the vendor whose workers are on them, and with each worker", async () => {
  const site = {
    type: 1,
    address: "東京都港区海岸1丁目",
    customerId: company.customerId,
    regularUnitPrice: 1,
    nightUnitPrice: 1,
  }
  const [, withCrew] = [
    await post("/construction-site/create", { ...site, name: "空の現場" }),
    await post("/construction-site/create", { ...site, name: "職人の現場" }),
  ]
  const worker = company.staffOf("vendorWorker")
  const task = await post("/v2/task", {
    constructionSiteId: withCrew.body.data.id,
    startDate: "2026-10-20",
    morningShift: 1,
    workerMorning: 1,
    workers: [{ userId: worker, morningShift: 1 }],
  })
  expect(task.status, task.text).toBe(200)
  const names = async (path: string, role = "admin") =>
    (await post(path, {}, role)).body.data?.map(({ name }: { name: string }) => name).toSorted()
  expect(await names(`/customer/${company.customerId}/list-construction`)).toEqual(
    ["空の現場", "職人の現場"].toSorted(),
  )
  expect(await names(`/customer/${company.customerId}/list-construction`, "customer")).toHaveLength(2)
  expect(await names(`/vendor/${company.vendorId}/list-construction`)).toEqual(["職人の現場"])
  expect(await names(`/staff/construction-site/${worker}`)).toEqual(["職人の現場"])
  // STAFF-25: with on how many days; two shifts of a day are one.
  const twice = { startDate: "2026-10-21", eveningShift: 1, workerEvening: 1, morningShift: 1, workerMorning: 1 }
  const second = await post("/v2/task", {
    ...twice,
    constructionSiteId: withCrew.body.data.id,
    workers: [{ userId: worker, morningShift: 1, eveningShift: 1 }],
  })
  expect(second.status, second.text).toBe(200)
  expect((await post(`/staff/construction-site/${worker}`)).body.data).toMatchObject([{ name: "職人の現場", days: 2 }])
  expect(await names(`/staff/construction-site/${company.staffOf("worker")}`)).toEqual([])
  expect((await post(`/staff/construction-site/${company.staffOf("admin")}`, {}, "worker")).status).toBe(404)
  expect((await post(`/customer/${company.vendorId}/list-construction`)).status).toBe(404)
})

test("CUS-01 VEN-02 the sites of a customer, a vendor and a worker are narrowed by customer, state and words, page by page", async () => {
  const worker = company.staffOf("vendorWorker")
  for (const path of [
    `/customer/${company.customerId}/list-construction`,
    `/vendor/${company.vendorId}/list-construction`,
    `/staff/construction-site/${worker}`,
  ]) {
    const found = async (narrowed: object) => (await post(path, narrowed)).body.data.length
    const all = await found({})
    expect(all).toBeGreaterThan(0)
    expect(await found({ keyword: "職人の" })).toBe(1)
    expect(await found({ keyword: "いない" })).toBe(0)
    expect(await found({ states: [4] })).toBe(0)
    expect(await found({ customerId: company.customerId })).toBe(all)
    expect(await found({ customerId: company.vendorId })).toBe(0)
    expect(await found({ pageSize: 1, pageIndex: all + 1 })).toBe(0)
  }
})
