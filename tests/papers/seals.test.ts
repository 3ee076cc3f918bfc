/** 印影: whose seal stands on which paper, that it stays what it was, and how a drawn one reads. */
import { beforeAll, expect, test } from "vitest"
import { sealColumns } from "#modules/documents/layout/sheet/seal-text.ts"
import { aPicture } from "../files/a-picture.ts"
import { aCompany, type TestCompany } from "../kernel/companies.ts"
import { runningProduct } from "../kernel/product.ts"
import { aDesk, type Desk } from "./paper-desk.ts"

const agency = 7
const requestFixed = 2
let company: TestCompany
let desk: Desk
const running = runningProduct(
  async (started) => {
    company = await aCompany(started, "SEAL")
  },
  { startsAt: "2026-11-26T01:00:00.000Z" },
)
beforeAll(async () => {
  desk = await aDesk(running(), company)
})
const given = async (role: "admin" | "vendor" = "admin"): Promise<string> =>
  (await desk.as(role, "POST", "/upload", { files: [aPicture()] })).body.data.files[0].id
const stampOfCompany = async (stamp: string | null) => {
  const { version } = (await desk.as("admin", "GET", `/v2/company/${company.id}/details`)).body.data
  const told = await desk.as("admin", "PUT", "/v2/company", { version, stamp })
  if (told.status !== 200) throw new Error(told.text)
}
const fileIn = (seal: { picture: string } | null) => seal?.picture?.split("/")[2]
const pdfOf = async (id: number) => {
  const told = await desk.as("admin", "GET", `/paper/paper-details/${id}/pdf`)
  expect(told.status).toBe(200)
  return told
}

test("UI-08 a drawn seal reads in columns from the right, filled up with 印 or 之印, and a long name is cut", () => {
  const read = (name: string) => sealColumns(name).map((column) => column.join(""))
  expect(read("株式会社山田鉄筋工業")).toEqual(["株式会社", "山田鉄筋", "工業之印"])
  expect(read("山田工務店")).toEqual(["山田工", "務店印"])
  expect(read("山田組")).toEqual(["山田", "組印"])
  expect(read("（株）A・B 建設")).toEqual(["株AB", "建設印"])
  const long = sealColumns("東".repeat(255))
  expect([long.length, Math.max(...long.map((column) => column.length))]).toEqual([6, 6])
})

test("UI-08 without an upload our papers have a drawn seal; an uploaded one stands on what is written after it, and stays", async () => {
  const before = await desk.issued()
  expect(before.seal).toEqual({ picture: null })
  const stamp = await given()
  await stampOfCompany(stamp)
  expect((await desk.details(before.id)).body.data.seal).toEqual({ picture: null })
  const after = await desk.issued()
  expect(fileIn(after.seal)).toBe(stamp)
  await stampOfCompany(null)
  expect(fileIn((await desk.details(after.id)).body.data.seal)).toBe(stamp)
  const [kept] = await running().owner<Array<{ count: number }>>`
    select count(*)::int as count from files.use where owner = 'paper.seal' and of_row = ${after.id} and file_id = ${stamp}`
  expect(kept?.count).toBe(1)
  const change = running().owner`update papers.paper set seal = 'drawn' where id = ${after.id}`
  await expect(change).rejects.toThrow("an issued paper is never changed")
  const plain = await pdfOf(before.id)
  const pictured = await pdfOf(after.id)
  expect([plain.text.includes("/Subtype /Image"), pictured.text.includes("/Subtype /Image")]).toEqual([false, true])
})

test("UI-08 a vendor's own paper has the vendor's uploaded seal or none, never ours", async () => {
  const partnerId = company.vendorId
  const own = () => desk.made({ type: requestFixed, partnerId, dueDate: "2026-12-31" }, "vendor")
  expect((await own()).seal).toBeNull()
  const { version } = (await desk.as("admin", "POST", `/vendor/${partnerId}`, {})).body.data
  const stamp = await given()
  const told = await desk.as("admin", "PUT", `/vendor/${partnerId}`, { version, stamp })
  expect(told.status, told.text).toBe(200)
  expect(fileIn((await own()).seal)).toBe(stamp)
  expect((await desk.made({ type: agency, partnerId })).seal).toEqual({ picture: null })
})

test("BEY-20 UI-08 what is being written is told its sides, its seal, the rates of its day and the law before it is stored", async () => {
  const ask = (over: object, role: "officeManager" | "worker" = "officeManager") =>
    desk.as(role, "POST", "/paper/preview-paper", { type: agency, createdAt: "2026-11-26", ...over })
  const alone = (await ask({})).body.data
  expect(alone).toEqual({ valueTaxes: [10, 8], lateByLaw: null, sides: null })
  expect((await ask({}, "worker")).status).toBe(403)
  const staffId = company.staffOf("otherWorker")
  const late = (await ask({ staffId, stageStartTo: "2026-11-30", dueDate: "2027-01-29" })).body.data
  expect(late.lateByLaw).toEqual({ rule: "freelance", lastDay: "2027-01-28" })
  expect(late.sides).toMatchObject({ seal: { picture: null }, seller: { isPerson: true } })
  expect((await ask({ staffId, stageStartTo: "2026-11-30", dueDate: "2027-01-28" })).body.data.lateByLaw).toBeNull()
  // Neither number nor one rate: what a buyer may deduct changes within these days.
  const across = await ask({ staffId, stageStartFrom: "2026-09-16", stageStartTo: "2026-10-15" })
  expect(across.body.data.sides.deductible).toEqual([
    { from: "2026-09-16", percent: 80 },
    { from: "2026-10-01", percent: 70 },
  ])
  expect((await ask({ createdAt: "1988-12-01" })).body.errorCode).toBe("Law_Not_Available")
  const customer = (await ask({ type: 3, partnerId: company.customerId })).body.data
  expect(customer.sides.buyer.name).not.toBe("")
  expect((await ask({ type: 3, partnerId: company.vendorId })).body.errorCode).toBe("Customer_Not_Found")
})

test("BEY-20 a vendor's paper that is being written is held against the money of its sites' customers", async () => {
  const path = `/customer/${company.customerId}`
  const { version } = (await desk.as("admin", "POST", path, {})).body.data
  const told = await desk.as("admin", "PUT", path, {
    version,
    phone: "03-1234-5678",
    postalCode: "135-0061",
    address: "東京都江東区豊洲3丁目2",
    regularUnitPrice: 24_000,
    nightUnitPrice: 30_000,
    deadline: 0,
    paymentMonth: 1,
    paymentDate: 10,
  })
  expect(told.status, told.text).toBe(200)
  const siteId = await desk.site({ name: "期日の下書き" })
  const body = { type: agency, partnerId: company.vendorId, createdAt: "2026-11-26", stageStartTo: "2026-11-25" }
  const late = async (siteIds: ReadonlyArray<number>) =>
    (await desk.as("admin", "POST", "/paper/preview-paper", { ...body, dueDate: "2027-01-31", siteIds })).body.data
      .lateByLaw
  expect(await late([siteId])).toEqual({ rule: "afterReceipt", lastDay: "2027-01-10" })
  expect(await late([])).toBeNull()
})
