/** What is refused of a paper, its numbers under load, and how a list finds it. */
import { beforeAll, describe, expect, test } from "vitest"
import { aCompany, type TestCompany } from "../kernel/companies.ts"
import { runningProduct } from "../kernel/product.ts"
import { aDesk, aLine, type Desk } from "./paper-desk.ts"

let company: TestCompany
let desk: Desk
const running = runningProduct(
  async (started) => {
    company = await aCompany(started, "PINPUT")
  },
  { startsAt: "2026-11-26T01:00:00.000Z" },
)
beforeAll(async () => {
  desk = await aDesk(running(), company)
})
const codeOf = (told: { status: number; body: { errorCode?: string } }) => [told.status, told.body.errorCode]
const fieldsOf = (told: { body: { fields?: ReadonlyArray<{ field: string }> } }) =>
  (told.body.fields ?? []).map(({ field }) => field).toSorted()
describe("入力", () => {
  test("PAPER-05 PAPER-15 the service charge: one of yen and percent when there is one, neither when there is none", async () => {
    const fields = async (over: object) => fieldsOf(await desk.make(over))
    expect(await fields({ serviceCharge: 1 })).toEqual(["serviceChargeValue"])
    expect(await fields({ serviceCharge: 1, serviceChargeValue: 0 })).toEqual(["serviceChargeValue"])
    expect(await fields({ serviceCharge: 1, serviceChargePercent: 100.01 })).toEqual(["serviceChargePercent"])
    expect(await fields({ serviceCharge: 1, serviceChargePercent: 0 })).toEqual(["serviceChargePercent"])
    expect(await fields({ serviceCharge: 0, serviceChargePercent: 5 })).toEqual(["serviceChargePercent"])
    const both = await desk.made({
      serviceCharge: 1,
      serviceChargeValue: 1_000,
      serviceChargePercent: 10,
      discount: 800,
    })
    expect(both).toMatchObject({
      serviceChargeValue: 1_000,
      serviceChargePercent: 10,
      subTotal: 53_000,
      tax: 5_300,
      total: 58_300,
    })
    expect(await fields({ discount: 48_001 })).toEqual(["discount"])
    expect(await fields({ lines: [{ ...aLine, quantity: 9_999_999, unitPrice: 1_000_000_000_000 }] })).toEqual([
      "lines.0.unitPrice",
    ])
    // Each line is small enough, all of them are not; no list fails by a paper that is too large.
    const large = { ...aLine, quantity: 1, unitPrice: 600_000_000_000 }
    expect(await fields({ lines: [large, large] })).toEqual(["lines"])
    expect(await fields({ lines: [{ ...aLine, valueTax: 5 }] })).toEqual(["lines.0.valueTax"])
    expect(await fields({ stageStartFrom: "2026-11-30", stageStartTo: "2026-11-01" })).toEqual(["stageStartTo"])
    expect(codeOf(await desk.make({ partnerId: company.vendorId }))[1]).toBe("Customer_Not_Found")
    expect(codeOf(await desk.make({ type: 7 }))[1]).toBe("Vendor_Not_Valid")
    expect(codeOf(await desk.make({ createdAt: "2018-01-01" }))[1]).toBe("Law_Not_Available")
  })

  test("PAPER-02 a hundred who write at the same moment get a hundred numbers without a gap", async () => {
    const first = (await desk.made({ type: 8 })).no
    const told = await Promise.all(Array.from({ length: 100 }, () => desk.make({ type: 8 })))
    const numbers = told.map(({ body }) => Number(body.data.no.slice(-5))).toSorted((a, b) => a - b)
    const from = Number(first.slice(-5)) + 1
    expect(numbers).toEqual(Array.from({ length: 100 }, (_, n) => from + n))
  })

  test("PAPER-01 the list finds by day, amount and party, by ranges and any together", async () => {
    const one = await desk.made({
      title: "検索の一",
      createdAt: "2026-03-10",
      lines: [{ ...aLine, quantity: 1, unitPrice: 777_000 }],
    })
    const idsOf = async (over: object, role: "admin" | "customer" = "admin") =>
      (await desk.list({ pageSize: 500, ...over }, role)).body.data.map(({ id }: { id: number }) => id)
    expect(await idsOf({ issuedFrom: "2026-03-10", issuedTo: "2026-03-10" })).toEqual([one.id])
    expect(await idsOf({ totalFrom: 854_700, totalTo: 854_700 })).toEqual([one.id])
    expect(await idsOf({ partnerId: company.customerId, totalFrom: 800_000, issuedTo: "2026-03-31" })).toEqual([one.id])
    expect(await idsOf({ keyword: "検索 客先" })).toEqual([one.id])
    expect(await idsOf({ keyword: "検索" }, "customer")).toEqual([])
    expect(await idsOf({ type: 3, status: 10, keyword: "検索" })).toEqual([one.id])
    // A draft is found and owed by nobody; a list of drafts says what they come to.
    expect((await desk.list({ issuedTo: "2026-03-31" })).body).toMatchObject({ totalItems: 1, sum: 0, counted: 0 })
    expect((await desk.list({ issuedTo: "2026-03-31", status: 10 })).body).toMatchObject({ sum: 854_700, counted: 1 })
    const makes = async (role: "admin" | "vendor" | "customer" | "otherWorker") =>
      (await desk.list({}, role)).body.makes
    expect([await makes("admin"), await makes("vendor"), await makes("customer"), await makes("otherWorker")]).toEqual([
      [3, 4, 5, 6, 7, 8],
      [1, 2],
      [5, 6],
      [1, 2],
    ])
  })

  test("PAPER-12 the papers of a site are those about it and those with a line of it, each once", async () => {
    const [one, other] = [await desk.site({ name: "帳票の現場" }), await desk.site({ name: "ほかの現場" })]
    const line = (siteId?: number) => ({ ...aLine, ...(siteId === undefined ? {} : { siteId }) })
    const about = await desk.made({ siteId: one, lines: [line(one), line()] })
    const both = await desk.made({ lines: [line(one), line(one), line(other)] })
    await desk.made({ lines: [line()] })
    const ofSite = async (siteId: number) => {
      const { data, totalItems } = (await desk.list({ siteId, pageSize: 50 })).body
      return [data.map(({ id }: { id: number }) => id).toSorted((a: number, b: number) => a - b), totalItems]
    }
    expect(await ofSite(one)).toEqual([[about.id, both.id], 2])
    expect(await ofSite(other)).toEqual([[both.id], 1])
  })
})
