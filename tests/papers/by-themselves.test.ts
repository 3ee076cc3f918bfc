/** PAPER-16: an invoice makes itself when a customer's term date is over, once, however many look. */
import { beforeAll, expect, test } from "vitest"
import { makePapers } from "#modules/papers/index.ts"
import { aCompany, type TestCompany } from "../kernel/companies.ts"
import { runningProduct } from "../kernel/product.ts"
import { aDesk, type Desk } from "./paper-desk.ts"

let company: TestCompany
let desk: Desk
const running = runningProduct(
  async (started) => {
    company = await aCompany(started, "SELF")
  },
  { startsAt: "2026-11-20T14:00:00.000Z" },
)
beforeAll(async () => {
  desk = await aDesk(running(), company)
})
const look = async () => {
  await Promise.all([1, 2, 3].map(() => running().run(makePapers())))
  await running().run(makePapers())
}
const invoices = async () => (await desk.list({ type: 3 })).body.data
const customer = async (over: object) => {
  const path = `/customer/${company.customerId}`
  const { version } = (await desk.as("admin", "POST", path, {})).body.data
  const told = await desk.as("admin", "PUT", path, { version, ...card, ...over })
  if (told.status !== 200) throw new Error(told.text)
}
const mails = async () => {
  const rows = await running().owner<Array<{ to: string }>>`
    select to_email as to from notifications.mail where company_id = ${company.id} and kind = 'paper' order by id`
  return rows.map(({ to }) => to)
}
/** Everybody signs in anew: the clock went further than a session lasts. */
const at = async (instant: string) => {
  running().clock?.set(instant)
  desk = await aDesk(running(), company)
}
const card = {
  phone: "03-1234-5678",
  postalCode: "135-0061",
  address: "東京都江東区豊洲3丁目2",
  regularUnitPrice: 24_000,
  nightUnitPrice: 30_000,
}
const terms = { deadline: 20, paymentMonth: 1, paymentDate: 0 }

test("PAPER-16 VEN-06 the day after the term date the period is billed once and waits for approval, due by the terms", async () => {
  const siteId = await desk.site({ name: "自動の現場" })
  await desk.arranged(siteId, "2026-11-10")
  await desk.arranged(siteId, "2026-11-20")
  await desk.arranged(siteId, "2026-11-21")
  await desk.made({ createdAt: "2026-11-01" })
  await customer({ ...terms, isCreatePaper: 1 })
  await look()
  expect(await invoices()).toHaveLength(1)
  await at("2026-11-20T15:10:00.000Z")
  await look()
  const [made, ...others] = await invoices()
  expect(others).toHaveLength(1)
  expect(made).toMatchObject({
    status: 2,
    createdAt: "2026-11-20",
    stageStartFrom: "2026-10-21",
    stageStartTo: "2026-11-20",
    dueDate: "2026-12-30",
    total: 105_600,
    title: "11月分 ご請求",
    isUnread: true,
  })
  expect(await mails()).toEqual([])
  const told = await running()
    .owner`select texts from notifications.notice where kind = 'paper.made' and person_id = ${company.personOf("admin")}`
  expect(told.map(({ texts }) => texts.ja)).toEqual([
    `請求書 ${made.no}（SELF 客先）：締め日に自動で作りました。承認をお願いします`,
  ])
  // Removed by hand, it does not come again.
  const back = (await desk.move(made.id, made.version, 3, "financeManager", "やり直し")).body.data
  await desk.move(made.id, back.version, 0, "officeManager")
  await look()
  expect(await invoices()).toHaveLength(1)
})

test("PAPER-09 PAPER-16 where the customer wants it by mail, it is issued and mailed by itself, once", async () => {
  await customer({ ...terms, isCreatePaper: 1, isSendMailPaper: 1, email: "keiri@self.example" })
  await at("2026-12-20T20:00:00.000Z")
  await look()
  const [made] = await invoices()
  expect(made).toMatchObject({
    status: 1,
    stageStartFrom: "2026-11-21",
    stageStartTo: "2026-12-20",
    total: 52_800,
    dueDate: "2027-01-29",
  })
  expect(await mails()).toEqual(["keiri@self.example"])
  const approved = await running()
    .owner`select person_id from kernel.audit_entry where action = 'paper.approve' and subject = ${`paper:${made.id}`}`
  expect(approved).toHaveLength(1)
  // What is issued by hand goes the same way.
  await desk.issued({ createdAt: "2026-12-21" })
  expect(await mails()).toEqual(["keiri@self.example", "keiri@self.example"])
})

test("PAPER-16 a period of long ago, or without work, gets none", async () => {
  await at("2027-01-28T20:00:00.000Z")
  await look()
  expect((await invoices()).map(({ stageStartTo }: { stageStartTo: string }) => stageStartTo)).not.toContain(
    "2027-01-20",
  )
})

test("VEN-06 a vendor's terms say when its papers are due; whoever writes another day is heard", async () => {
  const path = `/vendor/${company.vendorId}`
  const { version } = (await desk.as("admin", "POST", path, {})).body.data
  const agreed = { vendorSalaryClosingDate: 20, vendorPaymentMonthOffset: 2, vendorPaymentDate: 10 }
  const { phone: phoneNumber, ...rest } = card
  const told = await desk.as("admin", "PUT", path, {
    version,
    phoneNumber,
    ...rest,
    ...agreed,
    contractDate: "2026-04-01",
  })
  expect(told.status, told.text).toBe(200)
  const acceptance = { type: 5, partnerId: company.vendorId, createdAt: "2026-11-25", stageStartTo: "2026-11-21" }
  const { dueDate: _, ...written } = desk.written
  const make = async (over: object) =>
    (await desk.as("officeManager", "POST", "/paper/create-paper", { ...written, ...acceptance, ...over })).body.data
  // The 21st belongs to the period that closes on 20 December; 10 February 2027 is paid.
  expect((await make({})).dueDate).toBe("2027-02-10")
  expect((await make({ stageStartTo: "2026-11-20" })).dueDate).toBe("2027-01-08")
  expect((await make({ dueDate: "2026-12-01" })).dueDate).toBe("2026-12-01")
  expect((await make({ dueDate: null })).dueDate).toBeNull()
  const parties = await desk.as("officeManager", "POST", "/paper/search-company-user", { type: 5 })
  expect(parties.body.data).toContainEqual(
    expect.objectContaining({ partnerId: company.vendorId, terms: { closingDate: 20, monthOffset: 2, payDate: 10 } }),
  )
})
