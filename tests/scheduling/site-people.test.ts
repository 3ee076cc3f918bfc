import { beforeAll, expect, test } from "vitest"
import { aPicture } from "../files/a-picture.ts"
import { aCompany } from "../kernel/companies.ts"
import { runningProduct } from "../kernel/product.ts"
import { aBoard, type Board, fixedSite, labourSite } from "./board.ts"

type Role = Parameters<Board["as"]>[0]
let board: Board
const running = runningProduct(async (started) => {
  board = await aBoard(started.url, await aCompany(started, "PEOPLE"))
})
const create = (role: Role, body: object) => board.as(role, "POST", "/construction-site/create", body)
const update = (role: Role, id: number, body: object) => board.as(role, "PUT", `/construction-site/${id}/update`, body)
const details = async (id: number, role: Role = "manager") =>
  (await board.as(role, "POST", `/construction-site/details/${id}`, {})).body?.data
const approve = (role: Role, id: number, body: object) =>
  board.as(role, "PUT", `/construction-site/${id}/vendor-approve`, body)
const refusal = (told: { status: number; body: { errorCode: string; fields?: ReadonlyArray<{ field: string }> } }) => [
  told.status,
  told.body.errorCode,
  ...(told.body.fields ?? []).map(({ field }) => field),
]
/** A vendor that joins the sites it is put on without being asked. */
let joining = 0
beforeAll(async () => {
  const { owner } = running()
  const [row] = await owner<Array<{ id: number }>>`
    insert into companies.partnership (company_id, is_customer, is_vendor) values (${board.company.id}, false, true) returning id`
  joining = row?.id ?? 0
  await owner`insert into people.partner (company_id, id, company_name, joins_projects)
    values (${board.company.id}, ${joining}, '自動参加の会社', true)`
})

test("SITE-03 a fixed-price site is made with vendors and their prices, own people and files, and shown whole", async () => {
  const { company, staff } = board
  const sent = await board.as("manager", "POST", "/upload", { files: [aPicture()], fileName: ["北ゲート.png"] })
  const [file] = sent.body.data.files
  const told = await create("manager", {
    ...fixedSite(company),
    vendors: [{ userId: company.vendorId, salary: 800_000 }, { userId: joining }],
    workers: [{ userId: staff("worker") }, { userId: staff("vendorWorker") }],
    files: [file.id],
  })
  expect(told.status, told.text).toBe(200)
  const { files, vendors, workers } = told.body.data
  expect(vendors).toEqual([
    { userId: company.vendorId, vendorCompanyName: "PEOPLE 協力", salary: 800_000, status: 2, version: 1 },
    { userId: joining, vendorCompanyName: "自動参加の会社", salary: null, status: 1, version: 1 },
  ])
  expect(workers.map(({ userId }: { userId: number }) => userId)).toEqual(
    [staff("worker"), staff("vendorWorker")].sort((one, other) => one - other),
  )
  expect(files).toMatchObject([{ id: file.id, name: "北ゲート.png" }])
  // Who stands on a site sees it, with its files, before anybody is arranged.
  const seen = await details(told.body.data.id, "worker")
  expect(seen.files).toMatchObject([{ id: file.id }])
  expect(["vendors", "workers", "contractValue"].filter((field) => field in seen)).toEqual([])
  const read = await board.as("worker", "GET", `/nest/common?url=${encodeURIComponent(seen.files[0].url)}`)
  expect(read.status).toBe(200)
})

test("SITE-03 vendors, prices and people that can't be are named, row by row", async () => {
  const { company, staff } = board
  const wrong = async (over: object) => refusal(await create("manager", { ...labourSite(company), ...over }))
  expect(await wrong({ vendors: [{ userId: company.vendorId, salary: 1 }] })).toEqual([
    400,
    "Invalid_Input",
    "vendors.0.salary",
  ])
  expect(await wrong({ vendors: [{ userId: company.vendorId }, { userId: company.customerId }] })).toEqual([
    400,
    "Vendor_Not_Valid",
    "vendors.1.userId",
  ])
  expect((await wrong({ workers: [{ userId: 900_001 }] })).slice(1)).toEqual(["Worker_Not_Valid", "workers.0.userId"])
  // A vendor's worker comes with his vendor.
  expect((await wrong({ workers: [{ userId: staff("vendorWorker") }] })).slice(1)).toEqual([
    "Worker_Not_Valid",
    "workers.0.userId",
  ])
  expect((await wrong({ vendors: [{ userId: joining }, { userId: joining }] }))[1]).toBe("Invalid_Input")
})

test("SITE-03 VEN-05 a vendor goes with its people, but not while they are arranged there; amounts go with the contract", async () => {
  const { company, staff } = board
  const site = fixedSite(company)
  const id = (
    await create("manager", {
      ...site,
      vendors: [{ userId: company.vendorId, salary: 500_000 }],
      workers: [{ userId: staff("vendorWorker") }, { userId: staff("worker") }],
    })
  ).body.data.id
  const labour = await update("manager", id, { version: 1, type: 1, regularUnitPrice: 20_000, nightUnitPrice: 25_000 })
  expect(labour.body.data.vendors).toMatchObject([{ userId: company.vendorId, salary: null }])
  const arranged = await board.arrange(id, { workers: [{ userId: staff("vendorWorker"), morningShift: 1 }] })
  expect(arranged.status, arranged.text).toBe(200)
  expect(refusal(await update("manager", id, { version: 2, vendors: [] }))).toEqual([
    409,
    "Cannot_Remove_Vendor",
    "vendors",
  ])
  const { id: taskId } = arranged.body.data
  const removal = () => update("manager", id, { version: 2, vendors: [] }).then(refusal)
  // Pencilled in or only asked for, it is still needed there.
  await board.as("manager", "PUT", `/v3/task/update-reserve-status/${taskId}`, { version: 1, reserveStatus: 1 })
  expect((await removal())[1]).toBe("Cannot_Remove_Vendor")
  const vendors = [{ userId: company.vendorId, morningShift: 1, maxWorkerMorning: 1 }]
  const asked = await board.as("manager", "PUT", `/v2/task/${taskId}`, { version: 2, workers: [], vendors })
  expect(asked.status, asked.text).toBe(200)
  expect((await removal())[1]).toBe("Cannot_Remove_Vendor")
  await board.as("manager", "PUT", `/v2/task/${taskId}`, { version: 3, status: 0 })
  const without = await update("manager", id, { version: 2, vendors: [] })
  expect(without.body.data).toMatchObject({ vendors: [], workers: [{ userId: staff("worker") }], version: 3 })
  // The record of a vendor that a site names stays.
  await update("manager", id, { version: 3, vendors: [{ userId: joining }] })
  const removed = await board.as("admin", "PUT", "/vendor/update-status", {
    rows: [{ id: joining, version: 1 }],
    status: -1,
  })
  expect(refusal(removed).slice(0, 2)).toEqual([409, "Cannot_Remove_Vendor"])
})

test("SITE-08 a named vendor answers for itself; else the creator or the leader says what it said", async () => {
  const { company, staff } = board
  const made = await create("officeManager", {
    ...labourSite(company),
    vendors: [{ userId: company.vendorId }],
    leaderId: staff("worker"),
  })
  const { id } = made.body.data
  expect(await details(id, "vendor")).toMatchObject({ ownVendor: { status: 2, version: 1 } })
  const latest = async (role: Role) => (await board.as(role, "GET", "/notification")).body.data[0]
  const path = `/works/information?constructionSiteId=${id}`
  expect(await latest("vendor")).toMatchObject({ kind: "siteAsked", path })
  const yes = await approve("vendor", id, { version: 1, status: 1 })
  expect(yes.body.data).toMatchObject({ ownVendor: { status: 1, version: 2 } })
  expect("vendors" in yes.body.data).toBe(false)
  expect(await latest("admin")).toMatchObject({ kind: "siteAnswered", path })
  expect((await latest("admin")).text).toContain("了解しました")
  expect(refusal(await approve("vendor", id, { version: 1, status: 3 })).slice(1)).toEqual(["Update_Expired"])
  // Neither a manager who did not make it, nor another's line.
  expect(refusal(await approve("manager", id, { vendorId: company.vendorId, version: 2, status: 3 }))).toEqual([
    403,
    "Not_Creator_Vendor_Or_Leader",
  ])
  expect(refusal(await approve("officeManager", id, { vendorId: joining, version: 2, status: 3 })).slice(1)).toEqual([
    "Vendor_Not_Valid",
    "vendorId",
  ])
  const no = await approve("worker", id, { vendorId: company.vendorId, version: 2, status: 3 })
  expect(no.status, no.text).toBe(200)
  // Who answers for it is no answer of its own: it hears what was said.
  expect((await latest("vendor")).text).toContain("入れません")
  // A vendor that said no has nothing to do with the site any more.
  expect(await details(id, "vendor")).toBeUndefined()
  expect((await details(id)).vendors).toMatchObject([{ status: 3, version: 3 }])
  const again = await approve("officeManager", id, { vendorId: company.vendorId, version: 3, status: 1 })
  expect(again.body.data.vendors).toMatchObject([{ status: 1, version: 4 }])
})

test("SITE-08 D83 vendor and customer change their few fields, and a vendor its own people only", async () => {
  const { company, staff } = board
  const made = await create("manager", {
    ...labourSite(company),
    vendors: [{ userId: company.vendorId }],
    workers: [{ userId: staff("worker") }],
  })
  const { id } = made.body.data
  const allowed = async (role: Role) =>
    Object.entries((await details(id, role)).permissions.fields)
      .filter(([, access]) => access === "edit")
      .map(([field]) => field)
      .sort()
  expect(await allowed("customer")).toEqual([
    "address",
    "description",
    "files",
    "name",
    "representativeName",
    "station",
  ])
  expect(await allowed("vendor")).toEqual(["description", "files", "station", "workers"])
  for (const [role, field] of [
    ["customer", "state"],
    ["customer", "leaderId"],
    ["vendor", "name"],
    ["vendor", "regularUnitPrice"],
  ] as const)
    expect(refusal(await update(role, id, { version: 1, [field]: 1 })).slice(0, 1)).not.toEqual([200])
  const named = await update("customer", id, { version: 1, name: "客先の呼び名", station: "豊洲駅" })
  expect(named.body.data).toMatchObject({ name: "客先の呼び名", station: "豊洲駅", version: 2 })
  const own = await update("vendor", id, { version: 2, workers: [{ userId: staff("vendorWorker") }] })
  expect(own.body.data.workers).toMatchObject([{ userId: staff("vendorWorker") }])
  expect((await details(id)).workers.map(({ userId }: { userId: number }) => userId).sort()).toEqual(
    [staff("worker"), staff("vendorWorker")].sort(),
  )
  expect(refusal(await update("vendor", id, { version: 3, workers: [{ userId: staff("worker") }] })).slice(1)).toEqual([
    "Worker_Not_Valid",
    "workers.0.userId",
  ])
  // What it does not name of its own goes; the company's people stay.
  await update("vendor", id, { version: 3, workers: [] })
  expect((await details(id)).workers).toMatchObject([{ userId: staff("worker") }])
})
