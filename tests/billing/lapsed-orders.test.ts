/** An order by transfer of a company in use: reminded of, over with its day, and taken up again by money that comes late (D114). */
import { expect, test } from "vitest"
import { billMonths, remindCompanies, renewTerms } from "#modules/billing/index.ts"
import { founders, wrongIn } from "../companies/founders.ts"
import { aRegistration } from "../companies/registering.ts"
import { ourAccount, pro } from "./our-account.ts"

const { at, call, idOf, post, running } = founders({ transferTo: ourAccount })
const inUse = async (name: string) => {
  await at("2026-11-20T06:00:00Z")
  const id = await idOf(aRegistration(name, pro))
  await post("operator", "/user/update-company-status", { companyId: id, status: 1, version: 1, reason: "確認" })
  await post("operator", "/user/accept-subscription-banking", { companyId: id, status: 1 })
  return id
}
const put = (id: number, path: string, body: object) =>
  call("founder", path, { company: id, method: "PUT", body: { companyId: id, isBanking: 1, ...body } })
const extend = (id: number) => put(id, "/nest/subscription/extend-plan-company", { price: 19_800 })
const unpaid = async (id: number) =>
  (await call("founder", "/nest/billing/get-bills?status=unpaid", { company: id })).body.data
const received = (companyId: number) => post("operator", "/user/accept-subscription-banking", { companyId, status: 1 })
const mailsOf = async (name: string) =>
  (
    await running().owner`select kind from notifications.mail where text like ${`%「${name}」%`}
      and kind in ('billing.signUp.remindTransfer', 'billing.signUp.timedOut', 'billing.signUp.lapsed') order by id`
  ).map(({ kind }) => kind)

test("BILL-18 D114 a forgotten transfer is reminded of twice, is over with its day, and its late money takes the order up again", async () => {
  const id = await inUse("忘れ延長")
  await extend(id)
  expect(await unpaid(id)).toMatchObject([{ purpose: "extend", isBanking: 1, dueOn: "2026-11-30" }])
  await running().run(remindCompanies())
  expect(await mailsOf("忘れ延長")).toEqual([])
  for (const day of ["2026-11-27", "2026-11-28", "2026-11-30"]) {
    await at(`${day}T03:00:00Z`)
    await running().run(remindCompanies())
    await running().run(billMonths())
  }
  expect(await mailsOf("忘れ延長")).toEqual(["billing.signUp.remindTransfer", "billing.signUp.remindTransfer"])
  expect(await unpaid(id)).toHaveLength(1)
  await at("2026-11-30T15:10:00Z")
  await running().run(billMonths())
  expect(await unpaid(id)).toEqual([])
  expect((await mailsOf("忘れ延長")).slice(2)).toEqual(["billing.signUp.timedOut", "billing.signUp.lapsed"])
  await at("2026-12-02T03:00:00Z")
  expect((await received(id)).body.data).toMatchObject({ amount: 19_800, expiredAt: "2027-01-20" })
  expect(wrongIn(await received(id))[1]).toBe("Subscription_None")
})

test("BILL-18 what was ordered after it keeps a lapsed order from being taken up", async () => {
  const id = await inUse("後発延長")
  await extend(id)
  await at("2026-11-30T15:10:00Z")
  await running().run(billMonths())
  await extend(id)
  const [later] = await unpaid(id)
  expect((await received(id)).status).toBe(200)
  const paid = await running()
    .owner`select id from billing.bill where company_id = ${id} and status = 'paid' order by id`
  expect(paid.at(-1)?.id).toBe(later.id)
  expect(wrongIn(await received(id))[1]).toBe("Subscription_None")
})

test("BILL-18 BILL-10 members whose transfer did not come do not keep the term from going on", async () => {
  const id = await inUse("席忘れ")
  await at("2026-12-11T03:00:00Z")
  const members = { companyId: id, totalUser: 2, price: 198, isBanking: 1 }
  expect((await call("founder", "/payment/buy-member-exceed", { company: id, body: members })).status).toBe(200)
  await at("2026-12-14T03:00:00Z")
  await running().run(renewTerms())
  expect(await unpaid(id)).toMatchObject([{ purpose: "members" }])
  await at("2026-12-20T03:00:00Z")
  await running().run(renewTerms())
  expect(await unpaid(id)).toMatchObject([{ purpose: "extend", isRenewal: 1, start: "2026-12-20" }])
})

test("BILL-18 members that are paid by card wait for their money until the term's last day", async () => {
  const id = await inUse("席カード")
  await at("2026-12-14T03:00:00Z")
  const members = { companyId: id, totalUser: 2, price: 198, isBanking: 0 }
  const bought = await call("founder", "/payment/buy-member-exceed", { company: id, body: members })
  expect(bought.status, bought.text).toBe(200)
  await running().run(renewTerms())
  expect(await unpaid(id)).toMatchObject([{ purpose: "members" }])
})
