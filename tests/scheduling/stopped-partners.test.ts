/** 取引停止: nothing new is begun with a stopped partner, by it or by the company; what stands goes on. */
import { beforeAll, expect, test } from "vitest"
import type { Told } from "../kernel/ask.ts"
import { aCompany, type TestCompany } from "../kernel/companies.ts"
import { runningProduct } from "../kernel/product.ts"
import { aBoard, type Board, fixedSite, inTheMorning, labourSite } from "./board.ts"

let board: Board
let company: TestCompany
let site: number
// biome-ignore lint/suspicious/noExplicitAny: an arrangement as it is answered.
let standing: any
// biome-ignore lint/suspicious/noExplicitAny: an arrangement as it is answered.
let asked: any
const running = runningProduct(
  async (started) => {
    company = await aCompany(started, "STOPPED")
    board = await aBoard(started.url, company)
  },
  { startsAt: "2036-11-20T00:00:00Z" },
)
const slot = () => ({ userId: company.vendorId, morningShift: 1, maxWorkerMorning: 2 })
const good = async (told: Promise<Told>) => {
  const { body, status, text } = await told
  expect(status, text).toBe(200)
  return body.data
}
const stop = async (kind: "vendor" | "customer", id: number) => {
  const [row] = await running().owner`select version from people.partner where id = ${id}`
  await good(board.as("admin", "PUT", `/${kind}/update-status`, { rows: [{ id, version: row?.version }], status: 0 }))
}
beforeAll(async () => {
  site = await board.site({ vendors: [{ userId: company.vendorId }] })
  standing = await good(board.arrange(site, { vendors: [slot()] }))
  const wish = { constructionSiteId: site, startDate: "2036-12-02", morningShiftCustomer: 1, workerMorning: 1 }
  asked = await good(board.as("customer", "POST", "/v2/task", wish))
  await stop("customer", company.customerId)
  await stop("vendor", company.vendorId)
})
const saidIn = ({ body }: Told) => [body.errorCode, body.fields?.[0]?.field, body.fields?.[0]?.message]
const sentence = "取引停止中のため、新しく登録できません。"
const customer = ["Customer_Not_Valid", "customerId", sentence]
const vendor = (field: string) => ["Vendor_Not_Valid", field, sentence]

test("CUS-05 no site, arrangement or request is begun for a stopped customer, by it or by the company", async () => {
  const draft = { ...labourSite(company), regularUnitPrice: undefined, nightUnitPrice: undefined }
  expect(saidIn(await board.as("customer", "POST", "/construction-site/create", draft))).toEqual(customer)
  for (const one of [labourSite, fixedSite])
    expect(saidIn(await board.as("manager", "POST", "/construction-site/create", one(company)))).toEqual(customer)
  expect(saidIn(await board.arrange(site))).toEqual(customer)
  const wish = { constructionSiteId: site, startDate: "2036-12-03", morningShiftCustomer: 1, workerMorning: 1 }
  expect(saidIn(await board.as("customer", "POST", "/v2/task", wish))).toEqual(customer)
  const job = {
    constructionSiteName: "小口",
    address: "東京都",
    constructionSiteType: 1,
    customerId: company.customerId,
  }
  const small = { ...job, startDate: "2036-12-03", morningShift: 1, workerMorning: 1 }
  expect(saidIn(await board.as("manager", "POST", "/v2/task/create-multiple-task-not-project", small))).toEqual(
    customer,
  )
})

test("VEN-05 no slot, site, paper of its own or person is begun with a stopped vendor", async () => {
  await running().owner`update people.partner set status = 1 where id = ${company.customerId}`
  const refused = await board.arrange(site, { startDate: "2036-12-04", vendors: [slot()] })
  expect(saidIn(refused)).toEqual(vendor("vendors.0.userId"))
  const named = { ...labourSite(company), vendors: [{ userId: company.vendorId }] }
  expect(saidIn(await board.as("manager", "POST", "/construction-site/create", named))).toEqual(
    vendor("vendors.0.userId"),
  )
  const newcomer = { name: "新人 太郎", gender: 1, roleId: 9 }
  expect(saidIn(await board.as("vendor", "POST", "/staff/invite-staff", newcomer))).toEqual(vendor("managerId"))
  const byDesk = { ...newcomer, managerId: company.vendorId }
  expect(saidIn(await board.as("manager", "POST", "/staff/invite-staff", byDesk))).toEqual(vendor("managerId"))
  const paper = {
    ...{ type: 1, partnerId: company.vendorId, title: "10月分", createdAt: "2036-11-20", dueDate: "2036-12-31" },
    ...{ stageStartFrom: "2036-10-01", stageStartTo: "2036-10-31", isTaxVendor: 0, serviceCharge: 0, payTo: "口座" },
    lines: [{ label: "応援", quantity: 1, unitPrice: 24_000, valueTax: 10 }],
  }
  expect(saidIn(await board.as("vendor", "POST", "/paper/create-paper", paper))).toEqual(vendor("partnerId"))
  // What is owed for work that was done is written down by the company.
  await good(board.as("officeManager", "POST", "/paper/create-paper", { ...paper, type: 5, payTo: "" }))
})

test("CUS-05 VEN-05 what stands with stopped partners is changed and answered, and their people sign in", async () => {
  await running().owner`update people.partner set status = 0 where id = ${company.customerId}`
  const change = { version: standing.version, note: "搬入口は北", vendors: [slot()] }
  const changed = await good(board.as("manager", "PUT", `/v2/task/${standing.id}`, change))
  const crew = { version: changed.version, workers: [inTheMorning(company.staffOf("vendorWorker"))] }
  await good(board.as("vendor", "PUT", `/v2/task/${standing.id}`, crew))
  const answer = { version: asked.version }
  await good(board.as("manager", "POST", `/v3/task/confirm-customer-update-task/${asked.id}`, answer))
  const details = await good(board.as("manager", "POST", `/construction-site/details/${site}`, {}))
  const kept = { version: details.version, meetingPlace: "北門", vendors: [{ userId: company.vendorId }] }
  await good(board.as("manager", "PUT", `/construction-site/${site}/update`, kept))
  for (const role of ["customer", "vendor"] as const) await good(board.as(role, "GET", "/workspace"))
})
