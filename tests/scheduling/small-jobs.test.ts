import { expect, test } from "vitest"
import { aCompany } from "../kernel/companies.ts"
import { runningProduct } from "../kernel/product.ts"
import { aBoard, type Board, inTheMorning } from "./board.ts"

let board: Board
runningProduct(async (started) => {
  board = await aBoard(started.url, await aCompany(started, "SMALL"))
})
type Role = Parameters<Board["as"]>[0]
const refusal = (told: { status: number; body: { errorCode: string } }) => [told.status, told.body.errorCode]
const create = (over: object = {}, role: Role = "manager") =>
  board.as(role, "POST", "/v2/task/create-multiple-task-not-project", {
    constructionSiteName: "佐々木様邸 水漏れ",
    address: "東京都大田区蒲田1丁目",
    constructionSiteType: 1,
    customerId: board.company.customerId,
    startDate: "2031-03-04",
    morningShift: 1,
    workerMorning: 1,
    ...over,
  })
const change = (id: number, body: object) => board.as("manager", "PUT", `/v2/task/update-task-not-project/${id}`, body)

test("TASK-17 TASK-48 a small job brings its own place, one day or several, and no list of sites has it", async () => {
  const told = await create({ endDate: "2031-03-06", workers: [inTheMorning(board.staff("worker"))] })
  expect(told.status, told.text).toBe(200)
  const { data } = told.body
  expect(data).toMatchObject({
    isAutoCreateTask: 1,
    constructionSiteName: "佐々木様邸 水漏れ",
    address: "東京都大田区蒲田1丁目",
    workingDates: ["2031-03-04", "2031-03-05", "2031-03-06"],
  })
  const sites = await board.as("manager", "POST", "/construction-site/list-construction-site", {})
  expect(sites.body.data).toEqual([])
  const month = { from: "2031-03-01", to: "2031-03-31" }
  const calendar = await board.as("worker", "POST", "/nest/calendar/super-calendar", month)
  expect(calendar.body.data.sites.map(({ name }: { name: string }) => name)).toEqual(["佐々木様邸 水漏れ"])
  const lacking = await create({ constructionSiteName: undefined, address: undefined, constructionSiteType: undefined })
  expect(lacking.body.fields.map(({ field }: { field: string }) => field).sort()).toEqual([
    "address",
    "constructionSiteName",
    "constructionSiteType",
  ])
  expect(refusal(await create({ customerId: 900_001 }))).toEqual([404, "Customer_Not_Found"])
  expect(refusal(await create({}, "worker"))).toEqual([403, "Permission_Denied"])
})

test("TASK-17 TASK-50 a small job's place never stands among the customer's sites", async () => {
  const site = await board.site({ name: "蒲田 本現場" })
  const made = await create({ startDate: "2031-03-11", constructionSiteName: "小口の場所" })
  const week = async (from: string) =>
    (await board.as("customer", "POST", "/v2/task/customer-week", { from })).body.data
  const namesIn = (places: ReadonlyArray<{ name: string }>) => places.map(({ name }) => name)
  const own = await week("2031-03-10")
  expect(namesIn(own.sites)).toEqual(["蒲田 本現場"])
  expect(namesIn(own.smallJobs)).toEqual(["小口の場所"])
  expect(own.tasks).toMatchObject([{ id: made.body.data.id }])
  const { id } = made.body.data
  const moved = { version: 1, constructionSiteId: site }
  const told = await board.as("manager", "POST", `/v2/task/change-project/${id}`, moved)
  expect(told.status, told.text).toBe(200)
  const after = await week("2031-03-10")
  expect([namesIn(after.sites), after.smallJobs]).toEqual([["蒲田 本現場"], []])
})

test("TASK-17 a fixed-price small job counts no heads and asks for no contract", async () => {
  const told = await create({ constructionSiteType: 2, startDate: "2031-04-01", workerMorning: undefined })
  expect(told.status, told.text).toBe(200)
  expect(told.body.data).toMatchObject({ constructionSiteType: 2, maxWorkerMorning: 0 })
})

test("TASK-10 TASK-13 name, place and customer of a small job change as far as the scope says", async () => {
  const { data } = (await create({ startDate: "2031-05-05", endDate: "2031-05-08" })).body
  const made = await board.as("admin", "PUT", "/customer/create", { companyName: "鈴木様", email: "s@small.example" })
  const customerId = made.body.data.id
  const facts = async () => {
    const views = await Promise.all(data.seriesDays.map((day: { id: number }) => board.read(day.id)))
    return views.map(({ body }) => [body.data.constructionSiteName, body.data.customerId])
  }
  const own = ["佐々木様邸 水漏れ", board.company.customerId]
  const one = await change(data.seriesDays[1].id, { version: 1, mode: "one", customerId })
  expect(one.status, one.text).toBe(200)
  expect(await facts()).toEqual([own, ["佐々木様邸 水漏れ", customerId], own, own])
  const { seriesVersion } = one.body.data
  const later = { version: 1, mode: "future", seriesVersion, constructionSiteName: "鈴木様邸", customerId }
  expect((await change(data.seriesDays[2].id, later)).status).toBe(200)
  const theirs = ["鈴木様邸", customerId]
  expect(await facts()).toEqual([own, ["佐々木様邸 水漏れ", customerId], theirs, theirs])
  const now = (await board.read(data.id)).body.data
  const all = { version: 1, mode: "all", seriesVersion: now.seriesVersion, constructionSiteName: "蒲田の現場" }
  const told = await change(data.id, all)
  expect(told.status, told.text).toBe(200)
  expect((await facts()).map(([name]) => name)).toEqual(Array(4).fill("蒲田の現場"))
})

test("TASK-17 a small job is changed by the version that was seen; a normal site's is no small job", async () => {
  const { data } = (await create({ startDate: "2031-05-01", endDate: "2031-05-02" })).body
  const renamed = { version: 1, mode: "one", constructionSiteName: "佐々木様邸", note: "駐車場なし" }
  const told = await change(data.id, renamed)
  expect(told.status, told.text).toBe(200)
  const second = (await board.read(data.seriesDays[1].id)).body.data
  expect([second.constructionSiteName, second.note]).toEqual(["佐々木様邸 水漏れ", ""])
  expect(refusal(await change(data.id, { ...renamed, constructionSiteName: "別名" }))).toEqual([409, "Update_Expired"])
  expect((await board.read(data.id)).body.data.constructionSiteName).toBe("佐々木様邸")
  const normal = (await board.arrange(await board.site(), { startDate: "2031-05-06" })).body.data
  expect(refusal(await change(normal.id, { version: 1, note: "x" }))).toEqual([404, "Task_Not_Found"])
})

test("TASK-10 an arrangement goes to another site with the days of its scope; another customer's wishes fall away", async () => {
  const site = await board.site({ name: "移る先" })
  const { data } = (await create({ startDate: "2031-06-02", endDate: "2031-06-04", morningShiftCustomer: 1 })).body
  expect(data.morningShiftCustomer).toBe(1)
  const { seriesVersion } = data
  const told = await board.as("manager", "POST", `/v2/task/change-project/${data.seriesDays[1].id}`, {
    version: 1,
    mode: "future",
    seriesVersion,
    constructionSiteId: site,
  })
  expect(told.status, told.text).toBe(200)
  const days = await Promise.all(data.seriesDays.map(({ id }: { id: number }) => board.read(id)))
  expect(days.map(({ body }) => body.data.constructionSiteId === site)).toEqual([false, true, true])
  // The same customer's wishes stay.
  expect(told.body.data.morningShiftCustomer).toBe(1)
  const other = await board.as("admin", "PUT", "/customer/create", {
    companyName: "別の客先",
    email: "other@small.example",
  })
  expect(other.status, other.text).toBe(200)
  const customerId = other.body.data.id
  const theirs = await board.site({ name: "別の客先の現場", customerId })
  const moved = await board.as("manager", "POST", `/v2/task/change-project/${data.id}`, {
    version: 1,
    constructionSiteId: theirs,
  })
  expect(moved.body.data).toMatchObject({ morningShiftCustomer: 0, customerId })
})

test("TASK-17 a small job becomes 請負 with the days of its arrangements, and no other arrangement moves to its place", async () => {
  const { data } = (await create({ startDate: "2031-08-04", endDate: "2031-08-06" })).body
  const told = await change(data.id, { version: 1, mode: "one", constructionSiteType: 2 })
  expect(told.status, told.text).toBe(200)
  expect(told.body.data).toMatchObject({ constructionSiteType: 2, maxWorkerMorning: 0 })
  const site = await board.site({ name: "別の現場" })
  const other = (await board.arrange(site, { startDate: "2031-08-05" })).body.data
  const moved = await board.as("manager", "POST", `/v2/task/change-project/${other.id}`, {
    version: 1,
    constructionSiteId: data.constructionSiteId,
  })
  expect(refusal(moved)).toEqual([404, "Not_Found"])
  const { constructionSiteId } = data
  const arranged = await board.arrange(constructionSiteId, { startDate: "2031-08-11" })
  expect([...refusal(arranged), arranged.body.fields[0].field]).toEqual([404, "Not_Found", "constructionSiteId"])
  const wished = { constructionSiteId, startDate: "2031-08-11", morningShiftCustomer: 1, workerMorning: 1 }
  expect(refusal(await board.as("customer", "POST", "/v2/task", wished))).toEqual([404, "Not_Found"])
})

test("TASK-17 a small job's place is changed through its arrangement alone: no call of sites touches it", async () => {
  const { data } = (await create({ startDate: "2031-08-18" })).body
  const site = data.constructionSiteId
  const { version, permissions } = (await board.as("manager", "POST", `/construction-site/details/${site}`, {})).body
    .data
  expect(permissions.actions).not.toContain("update")
  expect(permissions.actions).not.toContain("setState")
  const renamed = { version, name: "別名" }
  for (const role of ["manager", "customer"] as const) {
    const told = await board.as(role, "PUT", `/construction-site/${site}/update`, renamed)
    expect([role, ...refusal(told)]).toEqual([role, 403, "Permission_Denied"])
  }
  const one = await board.as("manager", "PUT", `/construction-site/${site}/update-status`, { version, state: 4 })
  expect(refusal(one)).toEqual([403, "Permission_Denied"])
  const rows = [{ id: site, version }]
  const many = await board.as("manager", "PUT", "/construction-site/update-status", { rows, state: 4 })
  expect(refusal(many)).toEqual([403, "Permission_Denied"])
  expect((await board.read(data.id)).body.data.constructionSiteName).toBe("佐々木様邸 水漏れ")
})

test("TASK-17 TASK-04 a small job asks vendors for people as any arrangement does, and later for others", async () => {
  const { vendorId } = board.company
  const slot = { userId: vendorId, morningShift: 1, maxWorkerMorning: 1.5, priceMorning: 20_000 }
  const told = await create({ startDate: "2031-09-02", vendors: [slot] })
  expect(told.status, told.text).toBe(200)
  const { id, version, vendors } = told.body.data
  expect(vendors).toMatchObject([{ userId: vendorId, maxWorkerMorning: 1.5, csmStatus: 2 }])
  const renamed = { version, constructionSiteName: "佐々木様邸 2回目", vendors: [{ ...slot, maxWorkerMorning: 2 }] }
  const changed = await change(id, renamed)
  expect(changed.status, changed.text).toBe(200)
  expect(changed.body.data.vendors).toMatchObject([{ maxWorkerMorning: 2 }])
  expect((await change(id, { version: changed.body.data.version, vendors: [] })).body.data.vendors).toEqual([])
})
