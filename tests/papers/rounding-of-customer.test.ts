/** A fraction of a yen of tax is rounded as the customer has it (D27), and stays on the paper as it was written. */
import { beforeAll, expect, test } from "vitest"
import { makePapers } from "#modules/papers/index.ts"
import { aCompany, type TestCompany } from "../kernel/companies.ts"
import { runningProduct } from "../kernel/product.ts"
import { aDesk, type Desk } from "./paper-desk.ts"

let company: TestCompany
let desk: Desk
const running = runningProduct(
  async (started) => {
    company = await aCompany(started, "ROUNDS")
  },
  { startsAt: "2026-11-26T01:00:00.000Z" },
)
beforeAll(async () => {
  desk = await aDesk(running(), company)
})
const card = async () => (await desk.as("admin", "POST", `/customer/${company.customerId}`, {})).body.data
const customer = async (over: object) => {
  const { version } = await card()
  return await desk.as("admin", "PUT", `/customer/${company.customerId}`, { version, ...over })
}
/** 10 % of 105 is 10.5. */
const line = { label: "金物", quantity: 1, unit: "式", unitPrice: 105, valueTax: 10 }

test("PAPER-04 tax is rounded by the customer's setting; an issued paper keeps its own, another paper says another", async () => {
  expect((await card()).taxRounding).toBe("floor")
  const before = await desk.issued({ lines: [line] })
  expect([before.tax, before.taxRounding]).toEqual([10, "floor"])
  const changed = await customer({ taxRounding: "halfUp" })
  expect([changed.status, changed.body.data?.taxRounding]).toEqual([200, "halfUp"])
  const after = await desk.issued({ lines: [line] })
  expect([after.tax, after.total, after.taxRounding]).toEqual([11, 116, "halfUp"])
  const own = await desk.made({ lines: [line], taxRounding: "floor" })
  expect([own.tax, own.taxRounding]).toEqual([10, "floor"])
  const kept = (await desk.details(before.id)).body.data
  expect([kept.tax, kept.taxRounding]).toEqual([10, "floor"])
})

test("PAPER-04 the form and what is taken from the work are told the customer's rounding, not the last paper's", async () => {
  const siteId = await desk.site({ name: "端数の現場" })
  await desk.arranged(siteId, "2026-11-10")
  await customer({ taxRounding: "ceil" })
  expect((await desk.work()).body.data.taxRounding).toBe("ceil")
  const parties = (await desk.as("admin", "POST", "/paper/search-company-user", { type: 3 })).body.data
  const ours = parties.find(({ partnerId }: { partnerId: number | null }) => partnerId === company.customerId)
  expect(ours?.taxRounding).toBe("ceil")
})

test("PAPER-04 PAPER-16 an invoice that makes itself is rounded by the customer's setting", async () => {
  const told = await customer({
    ...{
      taxRounding: "ceil",
      isTax: 1,
      phone: "03-1234-5678",
      postalCode: "160-0022",
      address: "東京都新宿区新宿1丁目",
    },
    ...{
      deadline: 25,
      paymentMonth: 1,
      paymentDate: 0,
      regularUnitPrice: 24_000,
      nightUnitPrice: 30_000,
      isCreatePaper: 1,
    },
  })
  expect(told.status, told.text).toBe(200)
  const siteId = await desk.site({ name: "自動の現場" })
  await desk.arranged(siteId, "2026-11-12")
  await running().run(makePapers())
  const [own] = (await desk.list({ type: 3, pageSize: 50 })).body.data.filter(
    ({ title }: { title: string }) => title === "11月分 ご請求",
  )
  const paper = (await desk.details(own?.id)).body.data
  // Prices with tax: 10/110 of four heads at 24,000 is 8,727.27.
  expect([paper.total, paper.taxRounding, paper.tax]).toEqual([96_000, "ceil", 8_728])
})

test("PAPER-04 a word that is no rounding is refused by its field", async () => {
  const told = await customer({ taxRounding: "round" })
  expect([told.status, told.body.fields?.map(({ field }: { field: string }) => field)]).toEqual([400, ["taxRounding"]])
})
