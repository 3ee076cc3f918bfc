/** PAPER-16: vendors and freelancers with 書類を作る get their 代行支払依頼書 on the day after their term date, once. */
import { beforeAll, expect, test } from "vitest"
import { makePapers } from "#modules/papers/index.ts"
import { aCompany, type TestCompany } from "../kernel/companies.ts"
import { runningProduct } from "../kernel/product.ts"
import { inTheMorning } from "../scheduling/board.ts"
import { aDesk, type Desk } from "./paper-desk.ts"

const agency = 7
let company: TestCompany
let desk: Desk
const running = runningProduct(
  async (started) => {
    company = await aCompany(started, "PAID")
  },
  { startsAt: "2026-11-30T14:00:00.000Z" },
)
beforeAll(async () => {
  desk = await aDesk(running(), company)
})
const look = async () => {
  await Promise.all([1, 2, 3].map(() => running().run(makePapers())))
  await running().run(makePapers())
}
const papers = async () => (await desk.list({ type: agency })).body.data
const card = { phoneNumber: "03-1234-5678", postalCode: "135-0061", address: "東京都江東区豊洲3丁目2" }
const month = { vendorSalaryClosingDate: 0, vendorPaymentMonthOffset: 1, vendorPaymentDate: 0 }
const vendor = async (over: object) => {
  const path = `/vendor/${company.vendorId}`
  const { version } = (await desk.as("admin", "POST", path, {})).body.data
  const told = await desk.as("admin", "PUT", path, {
    version,
    ...card,
    ...month,
    contractDate: "2026-04-01",
    regularUnitPrice: 17_000,
    ...over,
  })
  if (told.status !== 200) throw new Error(told.text)
}
const freelancer = async () => {
  const id = company.staffOf("otherWorker")
  const { version } = (await desk.as("admin", "GET", `/staff/detail-staff/${id}`)).body.data
  const told = await desk.as("admin", "PUT", `/staff/admin-update-staff/${id}`, {
    version,
    terms: {
      effectiveFrom: "2026-11-01",
      salaryType: 4,
      basicSalary: 20_000,
      typePaymentTerm: 3,
      paymentTerm: 0,
      paymentMonthOffset: 1,
      paymentDate: 0,
      isTax: 0,
      isCreatePaper: 1,
      schedule: [{ weekday: 1, workingHour: "08:00" }],
    },
  })
  if (told.status !== 200) throw new Error(told.text)
}

test("PAPER-16 the day after the term date a vendor's and a freelancer's month is drafted once, to be looked at", async () => {
  const siteId = await desk.site({ name: "外注の自動" })
  await vendor({ isCreatePaper: 1 })
  await freelancer()
  await desk.arranged(siteId, "2026-11-10", { workers: [inTheMorning(company.staffOf("vendorWorker"), {})] })
  await desk.arranged(siteId, "2026-11-12", { workers: [inTheMorning(company.staffOf("otherWorker"), {})] })
  await look()
  expect(await papers()).toEqual([])
  running().clock?.set("2026-11-30T15:10:00.000Z")
  desk = await aDesk(running(), company)
  await look()
  const made: ReadonlyArray<{ partnerId: number | null }> = await papers()
  const common = { status: 10, stageStartFrom: "2026-11-01", stageStartTo: "2026-11-30", title: "11月分 お支払い" }
  expect(made.toSorted((one, other) => (one.partnerId ?? 0) - (other.partnerId ?? 0))).toMatchObject([
    { ...common, staffId: company.staffOf("otherWorker"), total: 22_000, dueDate: "2026-12-30" },
    { ...common, partnerId: company.vendorId, total: 18_700 },
  ])
  const told = await running()
    .owner`select texts from notifications.notice where kind = 'paper.made' and person_id = ${company.personOf("admin")}`
  expect(told.map(({ texts }) => texts.ja).filter((text) => text.includes("下書きを作りました"))).toHaveLength(2)
})

test("PAPER-16 where the vendor wants it by mail, it is handed over and mailed by itself", async () => {
  const siteId = await desk.site({ name: "外注のメール" })
  await vendor({ isCreatePaper: 1, isSendMailPaper: 1, email: "keiri@paid.example" })
  await desk.arranged(siteId, "2026-12-01", { workers: [inTheMorning(company.staffOf("vendorWorker"), {})] })
  running().clock?.set("2026-12-31T20:00:00.000Z")
  desk = await aDesk(running(), company)
  await look()
  const of = (await papers()).filter(({ stageStartTo }: { stageStartTo: string }) => stageStartTo === "2026-12-31")
  expect(of).toMatchObject([{ status: 2, partnerId: company.vendorId, total: 18_700 }])
  const mails = await running().owner`
    select to_email from notifications.mail where kind = 'paper' and company_id = ${company.id}`
  expect(mails.map((row) => row.to_email)).toEqual(["keiri@paid.example"])
})

test("PAPER-16 where the vendor asks for some of those days himself, the draft waits to be looked at", async () => {
  const siteId = await desk.site({ name: "外注の重なり" })
  await vendor({ isCreatePaper: 1, isSendMailPaper: 1, email: "keiri@paid.example" })
  await desk.arranged(siteId, "2027-01-12", { workers: [inTheMorning(company.staffOf("vendorWorker"), {})] })
  const month = { stageStartFrom: "2027-01-01", stageStartTo: "2027-01-31", createdAt: "2027-01-31" }
  const asked = await desk.made({ type: 1, partnerId: company.vendorId, dueDate: "2027-02-28", ...month }, "vendor")
  expect((await desk.move(asked.id, asked.version, 2, "vendor")).status).toBe(200)
  running().clock?.set("2027-01-31T20:00:00.000Z")
  desk = await aDesk(running(), company)
  await look()
  const of = (await papers()).filter(({ stageStartTo }: { stageStartTo: string }) => stageStartTo === "2027-01-31")
  expect(of).toMatchObject([{ status: 10, partnerId: company.vendorId, total: 18_700 }])
})
