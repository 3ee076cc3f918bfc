/** 更新: the bill of the next term, before the last day of the one that it goes on from. */
import { expect, test } from "vitest"
import { billMonths, remindCompanies, renewTerms } from "#modules/billing/index.ts"
import { founders } from "../companies/founders.ts"
import { aRegistration } from "../companies/registering.ts"
import { ourAccount, pro, proYear } from "./our-account.ts"

const { at, call, idOf, post, running } = founders({ transferTo: ourAccount })
const begin = "2026-11-20T06:00:00Z"
/** Approved and paid: until 2026-12-20 by the month, until 2028-02-20 by the year with three months for nothing. */
const paidCompany = async (name: string, plan: object) => {
  await at(begin)
  const id = await idOf(aRegistration(name, plan))
  await post("operator", "/user/update-company-status", { companyId: id, status: 1, version: 1, reason: "確認" })
  await post("operator", "/user/accept-subscription-banking", { companyId: id, status: 1 })
  return id
}
const unpaid = async (id: number) =>
  (await call("founder", "/nest/billing/get-bills?status=unpaid", { company: id })).body.data
const renew = () => running().run(renewTerms())
const order = (id: number, path: string, body: object, method = "PUT") =>
  call("founder", path, { company: id, method, body: { companyId: id, ...body } })
const untilOf = async (id: number) =>
  (await running().owner`select expired_at::text as until from companies.company where id = ${id}`)[0]?.until

test("BILL-18 BILL-10 seven days before a month ends its next month is billed once, due on the last day, with a word", async () => {
  const id = await paidCompany("月次更新", pro)
  await at("2026-12-12T03:00:00Z")
  await renew()
  expect(await unpaid(id)).toEqual([])
  await at("2026-12-13T03:00:00Z")
  await Promise.all([renew(), renew(), renew()])
  await renew()
  const [bill, ...more] = await unpaid(id)
  expect(more).toEqual([])
  expect(bill).toMatchObject({ purpose: "extend", start: "2026-12-20", end: "2027-01-20", money: 19_800 })
  expect(bill).toMatchObject({ dueOn: "2026-12-20", isBanking: 1 })
  const audit = await running().owner`select before, after from kernel.audit_entry
    where company_id = ${id} and action = 'billing.renew'`
  expect(audit).toEqual([
    { before: { expiredAt: "2026-12-20" }, after: expect.objectContaining({ bills: [bill.id], months: 1 }) },
  ])
  await running().run(remindCompanies())
  const told = await running().owner<Array<{ texts: { ja: string } }>>`select texts from notifications.notice
    where company_id = ${id} and kind = 'billing.ending'`
  expect(told.map(({ texts }) => texts.ja)).toEqual([expect.stringMatching(/2026\/12\/20.*¥19,800/)])
  // The mail of the transfer says it with the account, as the first one of its order did; there is not another one.
  const mails = await running().owner`select kind from notifications.mail
    where kind in ('billing.ending', 'billing.transfer')`
  expect(mails.map(({ kind }) => kind)).toEqual(["billing.transfer", "billing.transfer"])
  await post("operator", "/user/accept-subscription-banking", { companyId: id, status: 1 })
  expect(await untilOf(id)).toBe("2027-01-20")
  await renew()
  expect(await unpaid(id)).toEqual([])
})

test("BILL-10 BILL-18 a year is renewed a month before its end, with the months that it brings for nothing", async () => {
  const id = await paidCompany("年次更新", proYear)
  await at("2028-01-19T03:00:00Z")
  await renew()
  expect(await unpaid(id)).toEqual([])
  await at("2028-01-20T03:00:00Z")
  await renew()
  expect(await unpaid(id)).toMatchObject([
    { start: "2028-02-20", end: "2029-05-20", money: 237_600, dueOn: "2028-02-20", freeMonths: 3 },
  ])
})

test("BILL-18 D10 unpaid, the plan is over with its day; the bill waits, and paid late its term begins on that day", async () => {
  const id = await paidCompany("遅払更新", pro)
  await at("2026-12-13T03:00:00Z")
  await renew()
  await at("2026-12-20T15:30:00Z")
  await running().run(billMonths())
  // Its admin comes in as far as paying goes, and is told so.
  const { gates } = (await call("founder", "/workspace", { company: id })).body.data
  expect(gates).toMatchObject([{ kind: "planExpired", amount: 19_800, dueOn: "2026-12-20" }])
  expect(await unpaid(id)).toHaveLength(1)
  await at("2026-12-25T03:00:00Z")
  await post("operator", "/user/accept-subscription-banking", { companyId: id, status: 1 })
  expect(await untilOf(id)).toBe("2027-01-25")
})

test("BILL-18 who ended the renewal, and who has ordered something else, is billed no next term", async () => {
  const ended = await paidCompany("停止更新", pro)
  await order(ended, "/v2/payment/cancel-recurring", {}, "POST")
  const other = await paidCompany("変更更新", pro)
  await at("2026-12-13T03:00:00Z")
  const change = {
    subscriptionId: 5,
    price: 9_800,
    totalUser: 30,
    subscriptionOptionId: null,
    paymentTerm: "PREPAYMENT",
  }
  expect(
    (await order(other, "/nest/subscription/update-subscription-company", { ...change, isBanking: 1 })).status,
  ).toBe(200)
  await renew()
  expect(await unpaid(ended)).toEqual([])
  expect(await unpaid(other)).toMatchObject([{ purpose: "change" }])
})
