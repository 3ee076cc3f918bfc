/** 銀行と支店: looked up in our own copy of the list, and an account that names them is what the list says. */
import { expect, test } from "vitest"
import { callsOf } from "../kernel/as-role.ts"
import { aCompany, type TestCompany } from "../kernel/companies.ts"
import { runningProduct } from "../kernel/product.ts"

let company: TestCompany
const running = runningProduct(async (started) => {
  company = await aCompany(started, "BANK")
})
const as = callsOf(running, () => company)
const account = { bankCode: "0001", branchCode: "004", type: 1, cardNumber: "0123456", ownerName: "ﾔﾏﾀﾞ ﾀﾛｳ" }
const keep = async (bankInfo: object) => {
  const id = company.staffOf("worker")
  const { version } = (await as("admin", `/staff/detail-staff/${id}`)).body.data
  return as("admin", `/staff/admin-update-staff/${id}`, { version, bankInfo }, "PUT")
}

test("STAFF-03 every bank is offered with its reading, and the branches of each", async () => {
  const banks = (await as("worker", "/nest/bank")).body.data
  expect(banks.length).toBeGreaterThan(1000)
  expect(banks[0]).toEqual({ code: "0001", name: "みずほ", kana: "ミズホ" })
  expect(banks.map(({ code }: { code: string }) => code)).toEqual(
    banks.map(({ code }: { code: string }) => code).toSorted(),
  )
  const branches = (await as("worker", "/nest/bank/0001/branch")).body.data
  expect(branches).toContainEqual({ code: "004", name: "丸の内中央", kana: "マルノウチチユウオウ" })
  expect((await as("worker", "/nest/bank/0002/branch")).body.data).toEqual([])
  expect((await as("worker", "/nest/bank/1/branch")).status).toBe(400)
})

test("STAFF-03 VEN-03 an account by its numbers gets the list's names; a number or a name that is another's is refused there", async () => {
  const told = await keep(account)
  expect(told.status, told.text).toBe(200)
  expect(told.body.data.bankInfo).toEqual({ ...account, bankName: "みずほ", branch: "丸の内中央" })
  expect((await keep({ ...account, bankName: "みずほ銀行", branch: "丸の内中央支店" })).status).toBe(200)
  for (const [change, field] of [
    [{ bankCode: "0002" }, "bankCode"],
    [{ branchCode: "999" }, "branchCode"],
    [{ bankName: "りそな銀行" }, "bankName"],
    [{ branch: "築地支店" }, "branch"],
    [{ cardNumber: "123456" }, "cardNumber"],
    [{ ownerName: "ヤマダ" }, "ownerName"],
  ] as const) {
    const refused = await keep({ ...account, ...change })
    expect([refused.status, refused.body.fields?.[0]?.field]).toEqual([400, `bankInfo.${field}`])
  }
  const vendor = { companyName: "銀行確認", bankInfo: { ...account, branchCode: "999" } }
  expect((await as("admin", "/vendor/invite-vendor", vendor, "PUT")).body.fields).toMatchObject([
    { field: "bankInfo.branchCode" },
  ])
  const made = await as("admin", "/vendor/invite-vendor", { ...vendor, bankInfo: account }, "PUT")
  expect(made.body.data.bankInfo).toMatchObject({ bankName: "みずほ", branch: "丸の内中央" })
})

test("STAFF-14 the account of 一人親方 may leave both names to the numbers", async () => {
  const id = company.staffOf("otherWorker")
  const { version } = (await as("admin", `/staff/detail-staff/${id}`)).body.data
  const put = (bankInfo: object) => as("admin", `/staff/admin-update-staff/${id}`, { version, bankInfo }, "PUT")
  expect((await put({ ...account, branchCode: null })).body.fields).toMatchObject([{ field: "bankInfo.branch" }])
  expect((await put(account)).status).toBe(200)
})
