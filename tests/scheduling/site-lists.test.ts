import { expect, test } from "vitest"
import { aCompany } from "../kernel/companies.ts"
import { runningProduct } from "../kernel/product.ts"
import { aBoard, type Board, labourSite } from "./board.ts"

type Role = Parameters<Board["as"]>[0]
let board: Board
runningProduct(async (started) => {
  board = await aBoard(started.url, await aCompany(started, "LISTS"))
})
const states = (role: Role, body: object) => board.as(role, "PUT", "/construction-site/update-status", body)
const state = (role: Role, id: number, body: object) =>
  board.as(role, "PUT", `/construction-site/${id}/update-status`, body)
const refusal = (told: { status: number; body: { errorCode: string; fields?: ReadonlyArray<{ field: string }> } }) => [
  told.status,
  told.body.errorCode,
  ...(told.body.fields ?? []).map(({ field }) => field),
]
const namesOf = (told: { body: { data: ReadonlyArray<{ name: string }> } }) => told.body.data.map(({ name }) => name)

test("SITE-07 SITE-16 a state is set by version; 0 is taken and shown as it is stored", async () => {
  const id = await board.site({ name: "状態" })
  for (const [version, next] of [2, 3, 4, 0, 1].entries()) {
    const told = await state("officeManager", id, { version: version + 1, state: next })
    expect(told.body.data, told.text).toMatchObject({ state: next, version: version + 2 })
  }
  expect(refusal(await state("admin", id, { version: 1, state: 4 })).slice(1)).toEqual(["Update_Expired"])
  expect(refusal(await state("admin", id, { version: 6, state: 5 }))).toEqual([400, "Invalid_Input", "state"])
  for (const [role, status] of [
    ["financeManager", 403],
    ["customer", 403],
    ["worker", 404],
  ] as const)
    expect([role, (await state(role, id, { version: 6, state: 4 })).status]).toEqual([role, status])
})

test("SITE-07 many change together, all of them or none; who is in the state already keeps his version", async () => {
  const ids = [await board.site(), await board.site(), await board.site({ state: 3 })]
  const rows = ids.map((id) => ({ id, version: 1 }))
  const told = await states("manager", { rows, state: 3 })
  expect(told.body.data).toEqual({
    state: 3,
    rows: ids.map((id, at) => ({ id, version: at === 2 ? 1 : 2 })),
  })
  expect(refusal(await states("manager", { rows, state: 4 })).slice(1)).toEqual(["Update_Expired"])
  const mixed = [
    { id: ids[0] ?? 0, version: 2 },
    { id: 900_001, version: 1 },
  ]
  expect((await states("manager", { rows: mixed, state: 4 })).status).toBe(404)
  const first = await board.as("manager", "POST", `/construction-site/details/${ids[0]}`, {})
  expect(first.body.data).toMatchObject({ state: 3, version: 2 })
})

test("SITE-14 a leader has one open site: when it is made, changed and taken up again", async () => {
  const leaderId = board.staff("worker")
  const first = await board.site({ name: "職長の現場", leaderId })
  const create = (over: object) =>
    board.as("manager", "POST", "/construction-site/create", { ...labourSite(board.company), ...over })
  const taken = [409, "Leader_Already_Has_Construction_Site"]
  expect(refusal(await create({ leaderId }))).toEqual([...taken, "leaderId"])
  // A site that rests holds nobody.
  const resting = (await create({ leaderId, state: 3 })).body.data.id
  expect(refusal(await state("manager", resting, { version: 1, state: 1 }))).toEqual([...taken, "state"])
  const other = await board.site()
  const change = (id: number, body: object) => board.as("manager", "PUT", `/construction-site/${id}/update`, body)
  expect(refusal(await change(other, { version: 1, leaderId }))).toEqual([...taken, "leaderId"])
  expect((await change(first, { version: 1, name: "同じ職長のまま" })).status).toBe(200)
  expect((await state("manager", first, { version: 2, state: 4 })).status).toBe(200)
  const both = [
    { id: first, version: 3 },
    { id: resting, version: 1 },
  ]
  expect(refusal(await states("manager", { rows: both, state: 1 }))).toEqual([...taken, "rows.1.id"])
  expect((await state("manager", resting, { version: 1, state: 1 })).status).toBe(200)
})

test("SITE-14 of two who give one leader a site at once, one is refused", async () => {
  const leaderId = board.staff("partTimeWorker")
  const told = await Promise.all(
    Array.from({ length: 8 }, () =>
      board.as("manager", "POST", "/construction-site/create", { ...labourSite(board.company), leaderId }),
    ),
  )
  expect(told.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409, 409, 409, 409, 409])
})

test("SITE-02 SITE-15 the newer list says what is to come; a site tells its arrangements and its people, to each his own", async () => {
  const id = await board.site({ name: "一覧の現場", workers: [{ userId: board.staff("otherWorker") }] })
  for (const startDate of ["2026-12-01", "2027-01-05", "2027-01-06"])
    await board.arrange(id, { startDate, workers: [{ userId: board.staff("officeManager"), morningShift: 1 }] })
  await board.arrange(id, {
    startDate: "2027-01-07",
    workers: [{ userId: board.staff("vendorWorker"), morningShift: 1 }],
  })
  const list = (role: Role) =>
    board.as(role, "POST", "/construction-site/list-construction-site-new-logic", { keyword: "一覧の現場" })
  expect((await list("manager")).body.data).toMatchObject([{ id, taskCount: 4, workerCount: 1, vendorCount: 0 }])
  const seen = (await list("vendor")).body.data[0]
  expect(seen).toMatchObject({ id, taskCount: 1, nextDay: "2027-01-07" })
  expect("vendorCount" in seen).toBe(false)
  const tasks = (role: Role, body: object) => board.as(role, "POST", `/construction-site/${id}/list-task`, body)
  const part = await tasks("manager", { from: "2027-01-01", pageSize: 2 })
  expect(part.body).toMatchObject({ totalItems: 3, totalPages: 2 })
  expect(part.body.data.map(({ startDate }: { startDate: string }) => startDate)).toEqual(["2027-01-05", "2027-01-06"])
  expect((await tasks("vendor", {})).body.data).toMatchObject([{ startDate: "2027-01-07" }])
  expect((await tasks("worker", {})).status).toBe(404)
  const staff = (role: Role) => board.as(role, "GET", `/construction-site/${id}/list-staff`)
  const everybody = (await staff("manager")).body.data
  expect(everybody).toHaveLength(3)
  expect(everybody).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ userId: board.staff("otherWorker"), isOnSite: true, days: 0, lastDay: null }),
      expect.objectContaining({
        userId: board.staff("officeManager"),
        isOnSite: false,
        days: 3,
        lastDay: "2027-01-06",
      }),
    ]),
  )
  expect((await staff("vendor")).body.data).toMatchObject([{ userId: board.staff("vendorWorker") }])
  expect((await staff("customer")).body.data).toEqual([])
  // Whoever works there is told of his own vendor's people, not of everybody and every day.
  expect((await staff("vendorWorker")).body.data).toMatchObject([{ userId: board.staff("vendorWorker") }])
})

test("SITE-12 SITE-13 sites are found by name, customer and company, as far as each may know them", async () => {
  await board.site({ name: "湾岸A工区", state: 4 })
  const id = await board.site({ name: "湾岸B工区", workers: [{ userId: board.staff("worker") }] })
  const search = (path: string, keyword: string, role: Role = "manager") => board.as(role, "POST", path, { keyword })
  const all = "/v2/construction-site/search-name-customer-company"
  expect(namesOf(await search(all, "湾岸 客先"))).toEqual(["湾岸A工区", "湾岸B工区"])
  expect(namesOf(await search(all, "湾岸 LISTS 設備"))).toEqual(["湾岸A工区", "湾岸B工区"])
  expect(namesOf(await search(`${all}-new`, "湾岸"))).toEqual(["湾岸B工区"])
  expect(namesOf(await search("/v2/construction-site/search-name-company", "湾岸 客先"))).toEqual([])
  expect(namesOf(await search("/v2/construction-site/search-name-company", "湾岸 設備"))).toHaveLength(2)
  expect(namesOf(await search("/common/construction-site", "湾岸 客先"))).toHaveLength(2)
  expect((await search(all, "湾岸")).body.data[1]).toMatchObject({
    id,
    customerName: "LISTS 客先",
    companyName: "LISTS 設備",
    isOpen: true,
  })
  const own = (await search(all, "湾岸", "worker")).body.data
  expect(own).toMatchObject([{ id, name: "湾岸B工区" }])
  expect(["customerName", "customerId", "companyName"].filter((field) => field in own[0])).toEqual([])
  expect(namesOf(await search(all, "客先", "worker"))).toEqual([])
})

test("SITE-03 whom a site may name is searched by name, role, vendor and leader; a vendor finds its own", async () => {
  const id = await board.site({ workers: [{ userId: board.staff("worker") }] })
  const search = async (body: object, role: Role = "manager") =>
    (await board.as(role, "POST", "/common/search-construction-site-worker", body)).body.data
  const everybody = await search({ constructionSiteId: id })
  expect(everybody[0]).toMatchObject({ userId: board.staff("worker"), isOnSite: true })
  expect(everybody).toHaveLength(8)
  expect(await search({ roleIds: [9] })).toMatchObject([{ userId: board.staff("vendorWorker") }])
  expect(await search({ vendorIds: [board.company.vendorId] })).toHaveLength(1)
  expect(await search({ leaderId: board.staff("worker") })).toMatchObject([{ userId: board.staff("worker") }])
  expect(await search({}, "vendor")).toMatchObject([{ userId: board.staff("vendorWorker") }])
  expect((await board.as("worker", "POST", "/common/search-construction-site-worker", {})).status).toBe(403)
})

test("TASK-55 PICK-07 D98 who may not arrange in a company does not choose it, unless he is its customer", async () => {
  const asked = (role: Role) => board.as(role, "GET", "/v4/task/list-customer-by-company")
  const companies = async (role: Role) => (await asked(role)).body.data.companies
  const { id } = board.company
  for (const role of ["admin", "manager", "officeManager"] as const)
    expect(await companies(role)).toMatchObject([{ companyId: id, isCustomer: 0, isDisabled: false }])
  expect(await companies("financeManager")).toMatchObject([
    { companyId: id, isCustomer: 0, isDisabled: true, statusText: "この会社での役割では、手配を作成できません。" },
  ])
  expect(await companies("customer")).toMatchObject([{ companyId: id, isCustomer: 1, isDisabled: false }])
  expect((await asked("manager")).body.data.customers).toMatchObject([
    { id: board.company.customerId, companyName: "LISTS 客先", isDisabled: false },
  ])
  for (const role of ["vendor", "worker", "vendorWorker"] as const) expect((await asked(role)).status).toBe(403)
})
