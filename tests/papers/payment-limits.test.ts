/** 支払期日の見張り (BEY-20): terms and due dates beyond the law, with the rule and the last lawful day. */
import { beforeAll, expect, test } from "vitest"
import { aCompany, type TestCompany } from "../kernel/companies.ts"
import { runningProduct } from "../kernel/product.ts"
import { aDesk, type Desk } from "./paper-desk.ts"

const agency = 7
let company: TestCompany
let desk: Desk
const running = runningProduct(
  async (started) => {
    company = await aCompany(started, "LIMIT")
  },
  { startsAt: "2026-11-26T01:00:00.000Z" },
)
beforeAll(async () => {
  desk = await aDesk(running(), company)
})
const late = async (kind: string, closingDate: number, monthOffset: number, payDate: number) => {
  const body = { kind, closingDate, monthOffset, payDate }
  const told = await desk.as("admin", "POST", "/vendor/payment-limit", body)
  if (told.status !== 200) throw new Error(told.text)
  return told.body.data.late
}
const customer = async (over: object) => {
  const path = `/customer/${company.customerId}`
  const { version } = (await desk.as("admin", "POST", path, {})).body.data
  const card = { phone: "03-1234-5678", postalCode: "135-0061", address: "東京都江東区豊洲3丁目2" }
  const prices = { regularUnitPrice: 24_000, nightUnitPrice: 30_000 }
  const told = await desk.as("admin", "PUT", path, { version, ...card, ...prices, ...over })
  if (told.status !== 200) throw new Error(told.text)
}

test("BEY-20 a freelancer's terms beyond 60 days of the closing are told with the rule and the last lawful day", async () => {
  expect(await late("freelancer", 0, 1, 0)).toBeNull()
  expect(await late("freelancer", 20, 1, 0)).toBeNull()
  expect(await late("freelancer", 0, 2, 0)).toEqual({
    rule: "freelance",
    from: "2026-11-01",
    to: "2026-11-30",
    due: "2027-01-29",
    lastDay: "2027-01-28",
  })
})

test("BEY-20 a subcontractor's terms are held against the first money of our customers for the same work", async () => {
  expect(await late("vendor", 0, 2, 0)).toBeNull()
  await customer({ deadline: 0, paymentMonth: 1, paymentDate: 10 })
  expect(await late("vendor", 0, 1, 0)).toBeNull()
  expect(await late("vendor", 0, 2, 0)).toEqual({
    rule: "afterReceipt",
    from: "2026-11-01",
    to: "2026-11-30",
    due: "2027-01-29",
    lastDay: "2027-01-10",
  })
})

test("BEY-20 a paper that we owe and that is due beyond it says so on the list and on itself, to us alone", async () => {
  const siteId = await desk.site({ name: "期日の現場" })
  const line = { label: "応援", quantity: 1, unit: "式", unitPrice: 100_000, valueTax: 10 }
  const stretch = { type: agency, stageStartFrom: "2026-11-01", stageStartTo: "2026-11-25" }
  const freelancers = { ...stretch, partnerId: null, staffId: company.staffOf("otherWorker"), lines: [line] }
  const vendors = { ...stretch, partnerId: company.vendorId, lines: [{ ...line, siteId }] }
  const inTime = await desk.made({ ...freelancers, dueDate: "2027-01-23" })
  const tooLate = await desk.made({ ...freelancers, dueDate: "2027-01-24" })
  const afterReceipt = await desk.made({ ...vendors, dueDate: "2027-01-31" })
  expect(inTime.lateByLaw).toBeNull()
  expect(tooLate.lateByLaw).toEqual({ rule: "freelance", lastDay: "2027-01-23" })
  expect(afterReceipt.lateByLaw).toEqual({ rule: "afterReceipt", lastDay: "2027-01-10" })
  const rows = (await desk.list()).body.data
  const shown = new Map(rows.map((row: { id: number; lateByLaw: unknown }) => [row.id, row.lateByLaw]))
  expect([inTime, tooLate, afterReceipt].map(({ id }) => shown.get(id) !== null)).toEqual([false, true, true])
  await desk.move(afterReceipt.id, afterReceipt.version, 2)
  expect((await desk.details(afterReceipt.id, "vendor")).body.data.lateByLaw).toBeNull()
})
