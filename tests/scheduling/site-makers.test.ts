import { beforeAll, expect, test } from "vitest"
import { aCompany } from "../kernel/companies.ts"
import { runningProduct } from "../kernel/product.ts"
import { aBoard, type Board, fixedSite, labourSite } from "./board.ts"

type Role = Parameters<Board["as"]>[0]
let board: Board
const running = runningProduct(async (started) => {
  board = await aBoard(started.url, await aCompany(started, "MAKERS"))
})
const create = (role: Role, body: object) => board.as(role, "POST", "/construction-site/create", body)
const update = (role: Role, id: number, body: object) => board.as(role, "PUT", `/construction-site/${id}/update`, body)
const details = async (id: number, role: Role = "manager") =>
  (await board.as(role, "POST", `/construction-site/details/${id}`, {})).body?.data
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

test("SITE-08 SHELL-10 a customer makes a site for itself, a vendor that orders becomes its only vendor", async () => {
  const { company } = board
  const { regularUnitPrice: _, nightUnitPrice: __, ...priceless } = labourSite(company)
  const made = await create("customer", { ...priceless, name: "客先がつくった現場" })
  expect(made.status, made.text).toBe(200)
  expect(await details(made.body.data.id)).toMatchObject({
    madeByName: "MAKERS 客先",
    regularUnitPrice: null,
    vendors: [],
  })
  // Its prices are asked at the office's first change.
  expect(refusal(await update("manager", made.body.data.id, { version: 1, station: "新橋駅" }))).toEqual([
    400,
    "Invalid_Input",
    "regularUnitPrice",
    "nightUnitPrice",
  ])
  expect(refusal(await create("customer", { ...priceless, customerId: company.vendorId })).slice(1)).toEqual([
    "Customer_Not_Found",
    "customerId",
  ])
  expect(refusal(await create("customer", labourSite(company)))).toEqual([
    403,
    "Permission_Denied",
    "regularUnitPrice",
    "nightUnitPrice",
  ])
  expect((await create("vendor", priceless)).status).toBe(403)
  const { owner } = running()
  await owner`update companies.partnership set is_customer = true where company_id = ${company.id} and id = ${company.vendorId}`
  const own = await create("vendor", { ...priceless, name: "協力会社の現場", customerId: company.vendorId })
  expect(own.status, own.text).toBe(200)
  expect(await details(own.body.data.id)).toMatchObject({
    customerName: "MAKERS 協力",
    madeByName: "MAKERS 協力",
    vendors: [{ userId: company.vendorId, status: 1 }],
  })
  const other = { ...priceless, customerId: company.vendorId, vendors: [{ userId: joining }] }
  expect(refusal(await create("vendor", other))).toEqual([403, "Permission_Denied", "vendors"])
  await owner`update companies.partnership set is_customer = false where company_id = ${company.id} and id = ${company.vendorId}`
})

test("SITE-06 D63 a customer's yes is its request for the first days; 経理 is not asked, and its yes is refused by name", async () => {
  const { regularUnitPrice: _, nightUnitPrice: __, ...priceless } = labourSite(board.company)
  const yes = await create("customer", { ...priceless, name: "客先の頼む現場", isCreateTask: 1 })
  expect(yes.status, yes.text).toBe(200)
  const { data } = (await board.as("manager", "POST", `/construction-site/${yes.body.data.id}/list-task`, {})).body
  expect(data).toHaveLength(1)
  expect(data[0]).toMatchObject({ morningShift: 0, morningShiftCustomer: 1, afternoonShiftCustomer: 1 })
  const asked = { ...priceless, name: "経理の現場" }
  expect(refusal(await create("financeManager", { ...asked, isCreateTask: 1 }))).toEqual([
    ...[403, "Permission_Denied", "isCreateTask"],
  ])
  expect((await create("financeManager", { ...asked, isCreateTask: 0 })).status).toBe(200)
})

test("SITE-06 yes arranges the first days with the site, no makes the site alone", async () => {
  const { company } = board
  const tasks = async (id: number) => (await board.as("manager", "POST", `/construction-site/${id}/list-task`, {})).body
  const yes = await create("manager", {
    ...fixedSite(company),
    startTime: "2027-02-01",
    endTime: "2027-02-10",
    isCreateTask: 1,
  })
  expect(yes.status, yes.text).toBe(200)
  const made = await tasks(yes.body.data.id)
  expect(made.data.map(({ startDate }: { startDate: string }) => startDate)).toEqual(
    ["01", "02", "03", "04", "05", "06", "08", "09", "10"].map((day) => `2027-02-${day}`),
  )
  expect(made.data[0]).toMatchObject({ morningShift: 1, afternoonShift: 1, eveningShift: 0 })
  const no = await create("manager", { ...labourSite(company), isCreateTask: 0 })
  expect((await tasks(no.body.data.id)).data).toEqual([])
  // All or nothing: a site that takes no arrangements is not made either.
  const resting = { ...labourSite(company), name: "中断の現場", state: 3, isCreateTask: 1 }
  expect(refusal(await create("manager", resting)).slice(1, 2)).toEqual(["Site_Not_In_Coming_Or_Working"])
  const list = await board.as("manager", "POST", "/construction-site/list-construction-site", { keyword: "中断の現場" })
  expect(list.body.totalItems).toBe(0)
})
