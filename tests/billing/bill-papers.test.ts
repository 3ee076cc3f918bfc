/** 請求書 and 領収書 of what a company pays: kept as they were issued, and nobody else's to read. */
import { expect, test } from "vitest"
import { founders } from "../companies/founders.ts"
import { aRegistration } from "../companies/registering.ts"
import { textsOf } from "../documents/pdf-text.ts"
import { signIn } from "../kernel/ask.ts"
import { ourAccount, proYear } from "./our-account.ts"

const seller = {
  name: "手配株式会社",
  address: "東京都千代田区丸の内一丁目1番1号",
  phone: "03-9999-8888",
  registrationNumber: "T1234567890123",
}
const { call, idOf, post, running } = founders({ transferTo: ourAccount, seller })

const emails = { founder: "shimizu@founder.example", other: "kato@founder.example", operator: "ops@founder.example" }
const fetched = async (who: keyof typeof emails, path: string, company?: number) => {
  const token = await signIn(running().url, emails[who])
  const answer = await fetch(`${running().url}/api${path}`, {
    headers: {
      authorization: `Bearer ${token}`,
      ...(company === undefined ? {} : { companyid: String(company) }),
    },
  })
  return { status: answer.status, bytes: new Uint8Array(await answer.arrayBuffer()), headers: answer.headers }
}
const unpaidOf = async (id: number) =>
  (await call("founder", "/nest/billing/get-bills?status=unpaid", { company: id })).body.data[0]
const received = (companyId: number) => post("operator", "/user/accept-subscription-banking", { companyId, status: 1 })
const compact = (texts: ReadonlyArray<string>) => texts.join("").replaceAll(" ", "")

test("BILL-04 the invoice of a bill names the seller and his number, and its tax by the rate; the receipt comes with the payment", async () => {
  const id = await idOf(aRegistration("帳票設備", proYear))
  const bill = await unpaidOf(id)
  const paper = (kind: string) => `/nest/billing/bills/${bill.id}/paper?kind=${kind}`
  const invoice = await fetched("founder", paper("invoice"), id)
  expect(invoice.status).toBe(200)
  expect(decodeURIComponent(invoice.headers.get("content-disposition") ?? "")).toContain(
    `20261120_帳票設備_237600_請求書_${bill.reference}.pdf`,
  )
  const text = compact(await textsOf(invoice.bytes))
  for (const part of [
    ...["請求書", "帳票設備", seller.name, seller.registrationNumber, "2026年11月20日", "2026年11月30日", "¥237,600"],
    // 237,600 with ten percent in it: 216,000 and 21,600.
    ...["10%対象", "216,000", "21,600", "（税込）", ourAccount.number, bill.reference],
  ])
    expect(text).toContain(part)
  expect((await fetched("founder", paper("receipt"), id)).status).toBe(404)
  await received(id)
  const receipt = compact(await textsOf((await fetched("founder", paper("receipt"), id)).bytes))
  for (const part of ["領収書", "¥237,600", "216,000", "21,600", "お支払方法銀行振込", seller.registrationNumber])
    expect(receipt.replaceAll("　", "")).toContain(part)
})

test("BILL-04 BILL-06 the invoice of one order by transfer says by when, though the company pays by card otherwise", async () => {
  const id = await idOf(aRegistration("一度振込設備", proYear))
  await post("operator", "/user/update-company-status", { companyId: id, status: 1, version: 1, reason: "確認" })
  await received(id)
  await running().owner`update companies.company set is_banking = false where id = ${id}`
  const body = { companyId: id, price: 19_800, isBanking: 1 }
  const told = await call("founder", "/nest/subscription/extend-plan-company", { company: id, method: "PUT", body })
  expect(told.status, told.text).toBe(200)
  const bill = await unpaidOf(id)
  const invoice = await fetched("founder", `/nest/billing/bills/${bill.id}/paper?kind=invoice`, id)
  const [year, month, day] = bill.dueOn.split("-").map(Number)
  const text = compact(await textsOf(invoice.bytes))
  for (const part of [`${year}年${month}月${day}日`, ourAccount.number]) expect(text).toContain(part)
})

test("BILL-04 SUP-10 a paper stays as it was issued when the company's name changes, and the platform reads the same bytes", async () => {
  const id = await idOf(aRegistration("改名前設備", proYear))
  const bill = await unpaidOf(id)
  const path = `/nest/billing/bills/${bill.id}/paper?kind=invoice`
  const first = await fetched("founder", path, id)
  await running().owner`update companies.company set name = '改名後設備' where id = ${id}`
  const second = await fetched("founder", path, id)
  expect(Buffer.from(second.bytes).equals(Buffer.from(first.bytes))).toBe(true)
  const ofPlatform = `/nest/billing/company-bills/${id}/paper?billId=${bill.id}&kind=invoice`
  expect(Buffer.from((await fetched("operator", ofPlatform)).bytes).equals(Buffer.from(first.bytes))).toBe(true)
  expect((await fetched("other", ofPlatform)).status).toBe(403)
  const [stored] = await running().owner`select count(*)::int as n from billing.bill_paper where bill_id = ${bill.id}`
  expect(stored).toEqual({ n: 1 })
  const [may] = await running()
    .owner`select has_table_privilege('tehai_app', 'billing.bill_paper', 'update') as changes,
    has_table_privilege('tehai_app', 'billing.bill_paper', 'delete') as removes`
  expect(may).toEqual({ changes: false, removes: false })
})

test("BILL-04 a bill of another company, and one that was withdrawn, has no paper", async () => {
  const [mine, theirs] = [await idOf(aRegistration("甲設備", proYear)), await idOf(aRegistration("乙設備", proYear))]
  const bill = await unpaidOf(theirs)
  expect((await fetched("founder", `/nest/billing/bills/${bill.id}/paper?kind=invoice`, mine)).status).toBe(404)
  await running().owner`update billing.bill set status = 'withdrawn', banking_at = null, banking_by = null
    where id = ${bill.id}`
  expect((await fetched("founder", `/nest/billing/bills/${bill.id}/paper?kind=invoice`, theirs)).status).toBe(404)
})
