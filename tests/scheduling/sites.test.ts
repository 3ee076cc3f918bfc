import { expect, test } from "vitest"
import { aCompany } from "../kernel/companies.ts"
import { runningProduct } from "../kernel/product.ts"
import { aBoard, type Board, fixedSite, labourSite } from "./board.ts"

let board: Board
runningProduct(async (started) => {
  board = await aBoard(started.url, await aCompany(started, "SITES"))
})
const details = (id: number, role: Parameters<Board["as"]>[0] = "manager") =>
  board.as(role, "POST", `/construction-site/details/${id}`, {})

test("SITE-03 SITE-07 a site is made with its defaults, and shown whole to the admin side", async () => {
  const told = await board.as("officeManager", "POST", "/construction-site/create", labourSite(board.company))
  expect(told.status, told.text).toBe(200)
  expect(told.body.data).toMatchObject({
    ...labourSite(board.company),
    state: 1,
    customerName: "SITES 客先",
    version: 1,
    contractValue: null,
  })
  expect(told.body.data.permissions.actions).toEqual(["read", "create", "update", "setState", "seeHistory"])
  expect((await details(told.body.data.id)).body.data).toEqual(told.body.data)
})

test("SITE-04 labour asks for both unit prices, fixed price for contract and period, each named", async () => {
  const { company } = board
  const wrong = async (body: object) => {
    const told = await board.as("manager", "POST", "/construction-site/create", body)
    expect([told.status, told.body.errorCode]).toEqual([400, "Invalid_Input"])
    for (const { message } of told.body.fields) expect(message).toMatch(/[ぁ-ん]/)
    return told.body.fields.map(({ field }: { field: string }) => field).sort()
  }
  const { regularUnitPrice: _, nightUnitPrice: __, ...priceless } = labourSite(company)
  expect(await wrong(priceless)).toEqual(["nightUnitPrice", "regularUnitPrice"])
  const { contractValue: ___, startTime: ____, ...open } = fixedSite(company)
  expect(await wrong(open)).toEqual(["contractValue", "startTime"])
  expect(await wrong({ ...labourSite(company), regularUnitPrice: -1 })).toEqual(["regularUnitPrice"])
  expect(await wrong({ ...fixedSite(company), endTime: "2026-09-30" })).toEqual(["endTime"])
  expect(await wrong({ type: 1 })).toEqual(expect.arrayContaining(["address", "customerId", "name"]))
  expect((await board.as("manager", "POST", "/construction-site/create", fixedSite(company))).status).toBe(200)
})

test("SITE-05 a name that a customer already has is told, and no error", async () => {
  const id = await board.site({ name: "同じ名前" })
  const exists = async (body: object) =>
    (
      await board.as("manager", "POST", "/nest/construction-site/is-exists", {
        customerId: board.company.customerId,
        ...body,
      })
    ).body.data
  expect(await exists({ name: "同じ名前" })).toEqual({ isExists: true })
  expect(await exists({ name: "同じ名前", id })).toEqual({ isExists: false })
  expect(await exists({ name: "違う名前" })).toEqual({ isExists: false })
  await board.site({ name: "同じ名前" })
  // A customer asks about its own sites; which ones others have is no answer to give.
  const byCustomer = (customerId: number) =>
    board.as("customer", "POST", "/nest/construction-site/is-exists", { customerId, name: "同じ名前" })
  expect((await byCustomer(board.company.customerId)).body.data).toEqual({ isExists: true })
  expect((await byCustomer(board.company.vendorId)).body).toMatchObject({
    errorCode: "Customer_Not_Found",
    fields: [{ field: "customerId" }],
  })
})

test("D120 a site whose address tells no prefecture is told it, by number; nonsense is refused by its field", async () => {
  const made = await board.as("manager", "POST", "/construction-site/create", {
    ...labourSite(board.company),
    address: "川口1丁目",
    kenId: 11,
  })
  expect(made.body.data).toMatchObject({ address: "川口1丁目", kenId: 11 })
  const { id, version } = made.body.data
  const patch = (body: object) => board.as("manager", "PUT", `/construction-site/${id}/update`, { version, ...body })
  for (const kenId of [0, 48, 1.5, "埼玉県"]) {
    const told = await patch({ kenId })
    expect([told.status, told.body.fields?.[0].field]).toEqual([400, "kenId"])
  }
  expect((await patch({ kenId: null })).body.data).toMatchObject({ kenId: null, version: version + 1 })
})

test("SITE-02 the list is searched and paged, and its rows are the views", async () => {
  for (const name of ["検索 い", "検索 ろ", "検索 は"]) await board.site({ name, nameKana: name })
  const list = (body: object) => board.as("manager", "POST", "/construction-site/list-construction-site", body)
  const first = await list({ keyword: "検索", pageIndex: 1, pageSize: 2 })
  expect(first.body).toMatchObject({ pageIndex: 1, totalPages: 2, totalItems: 3 })
  expect(first.body.data).toHaveLength(2)
  expect((await list({ keyword: "100%_い" })).body.totalItems).toBe(0)
  expect((await list({ keyword: "検索", states: [4] })).body.totalItems).toBe(0)
})

test("SITE-02 a site is found by its 得意先, by name and by reading, together with its own; not by who may not read it", async () => {
  const made = await board.as("manager", "PUT", "/customer/create", {
    companyName: "東洋建築",
    furiganaName: "トウヨウケンチク",
  })
  expect(made.status, made.text).toBe(200)
  const id = await board.site({ name: "海辺のホール", customerId: made.body.data.id })
  await board.arrange(id, {
    startDate: "2026-12-15",
    workers: [{ userId: board.staff("worker"), morningShift: 1 }],
  })
  const found = async (keyword: string, role: Parameters<Board["as"]>[0] = "manager") => {
    const told = await board.as(role, "POST", "/construction-site/list-construction-site", { keyword })
    return told.body.data.map((site: { id: number }) => site.id)
  }
  for (const typed of ["東洋建築", "とうようけんちく", "ﾄｳﾖｳ", "トウヨウ 海辺", "ホール　とうよう"])
    expect([typed, await found(typed)]).toEqual([typed, [id]])
  expect(await found("とうよう 山辺")).toEqual([])
  expect(await found("海辺", "worker")).toEqual([id])
  expect(await found("とうよう", "worker")).toEqual([])
})

test("SITE-09 SITE-13 prices are the admin side's, customer names management's", async () => {
  const id = await board.site({ name: "金額の現場" })
  await board.arrange(id, {
    workers: [
      { userId: board.staff("worker"), morningShift: 1 },
      { userId: board.staff("vendorWorker"), morningShift: 1 },
    ],
  })
  const fields = async (role: Parameters<Board["as"]>[0]) => {
    const told = await details(id, role)
    expect(told.status, `${role} ${told.text}`).toBe(200)
    return ["regularUnitPrice", "nightUnitPrice", "contractValue", "customerName"].filter(
      (field) => field in told.body.data,
    )
  }
  for (const role of ["admin", "manager", "officeManager"] as const) expect(await fields(role)).toHaveLength(4)
  expect(await fields("financeManager")).toEqual(["contractValue", "customerName"])
  expect(await fields("customer")).toEqual(["customerName"])
  for (const role of ["worker", "vendor", "vendorWorker"] as const) expect(await fields(role)).toEqual([])
})

test("SITE-13 who is not on a site does not find it, as if it were not there", async () => {
  const id = await board.site({ name: "知らない現場" })
  const unseen = await details(id, "worker")
  const missing = await details(900_001, "worker")
  expect([unseen.status, unseen.text]).toEqual([404, missing.text])
  const list = await board.as("partTimeWorker", "POST", "/construction-site/list-construction-site", {})
  expect(list.body.data).toEqual([])
})

test("a site is changed by its version; the second of two is shown what the first wrote", async () => {
  const id = await board.site({ name: "変更" })
  const change = (body: object) => board.as("manager", "PUT", `/construction-site/${id}/update`, body)
  expect((await change({ version: 1, name: "一人目" })).body.data).toMatchObject({ name: "一人目", version: 2 })
  const late = await change({ version: 1, name: "二人目" })
  expect([late.status, late.body.errorCode, late.body.view.name]).toEqual([409, "Update_Expired", "一人目"])
  const incomplete = await change({ version: 2, type: 2 })
  expect(incomplete.body.fields.map(({ field }: { field: string }) => field)).toEqual([
    "contractValue",
    "startTime",
    "endTime",
  ])
  const refused = await board.as("worker", "PUT", `/construction-site/${id}/update`, { version: 2, name: "x" })
  expect(refused.status).toBe(404)
  const finance = await board.as("financeManager", "PUT", `/construction-site/${id}/update`, { version: 2, name: "x" })
  expect([finance.status, finance.body.errorCode]).toEqual([403, "Permission_Denied"])
})

test("SHELL-10 workers and plain vendors make no sites; foreign customers and leaders are as good as missing", async () => {
  const create = (role: Parameters<Board["as"]>[0], over: object) =>
    board.as(role, "POST", "/construction-site/create", { ...labourSite(board.company), ...over })
  for (const role of ["vendor", "worker", "vendorWorker", "partTimeWorker", "otherWorker"] as const) {
    expect((await create(role, {})).status).toBe(403)
  }
  expect((await create("admin", { customerId: 900_001 })).body.errorCode).toBe("Customer_Not_Found")
  expect((await create("admin", { customerId: board.company.vendorId })).body.errorCode).toBe("Customer_Not_Valid")
  expect((await create("admin", { leaderId: 900_001 })).body.errorCode).toBe("Leader_Not_Found")
})

test("SITE-03 a site that moves loses the point on the map of its old address, whoever moves it", async () => {
  const id = await board.site({ name: "移転する現場", lat: 35.65, lng: 139.8 })
  const put = (role: "manager" | "customer", body: object) =>
    board.as(role, "PUT", `/construction-site/${id}/update`, body)
  const same = await put("manager", { version: 1, address: labourSite(board.company).address, name: "移転前" })
  expect(same.body.data).toMatchObject({ lat: 35.65, lng: 139.8 })
  const moved = await put("customer", { version: 2, address: "東京都千代田区丸の内1丁目" })
  expect(moved.status, moved.text).toBe(200)
  expect(moved.body.data).toMatchObject({ lat: null, lng: null })
  const placed = await put("manager", { version: 3, address: "東京都港区海岸1丁目", lat: 35.6, lng: 139.7 })
  expect(placed.body.data).toMatchObject({ lat: 35.6, lng: 139.7 })
})
