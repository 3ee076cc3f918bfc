/** An order by transfer of a company in use: reminded of, over with its day, and taken up again by money that comes late (D114). */
import { expect, test } from "vitest"
import { billMonths, remindCompanies, renewTerms } from "#modules/billing/index.ts"
import { founder, founders, wrongIn } from "../companies/founders.ts"
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
  const [mail] = await running().owner<
    Array<{ subject: string; text: string; to_email: string }>
  >`select subject, text, to_email
    from notifications.mail where kind = 'billing.signUp.timedOut' and text like '%忘れ延長%'`
  // Its words are those of a company in use, to who promised the transfer, and lead to the plan.
  expect(mail?.to_email).toBe(founder)
  expect(mail?.subject).toContain("追加のお申し込みを取り消しました")
  expect(mail?.text).toContain("いまのプランは、そのままお使いいただけます")
  expect(mail?.text).toContain("/setting?tab=plan")
  // The reminder on the day is a notice of its own, to everybody who pays.
  const notices = await running().owner`select kind, for_roles from notifications.notice
    where company_id = ${id} and kind like 'signUp.%' and subject like 'bill:%' order by id`
  expect(notices.map(({ kind }) => kind).slice(-3)).toEqual([
    ...["signUp.remindTransfer", "signUp.remindTransfer"],
    "signUp.timedOut",
  ])
  expect(notices.at(-1)?.for_roles).not.toBeNull()
  await at("2026-12-02T03:00:00Z")
  expect((await received(id)).body.data).toMatchObject({ amount: 19_800, expiredAt: "2027-01-20" })
  expect(wrongIn(await received(id))[1]).toBe("Subscription_None")
})

const money = "/payment/unmatched-money"
test("BILL-06 BILL-18 of an order with a held part only the rest is asked for, it does not lapse, and a lapsed one holds none", async () => {
  const id = await inUse("一部延長")
  await extend(id)
  const [bill] = await unpaid(id)
  const keep = async () =>
    (await post("operator", money, { amount: 12_000, sender: "カ）イチブ", cameOn: "2026-11-20" })).body.data.id
  const answer = async (moneyId: number, version: number, body: object) =>
    call("operator", `${money}/${moneyId}`, { method: "PUT", body: { version, ...body } })
  const part = await keep()
  expect((await answer(part, 1, { outcome: "held", reference: bill.reference })).status).toBe(200)
  await at("2026-11-28T03:00:00Z")
  await running().run(remindCompanies())
  const [mail] = await running().owner`select text from notifications.mail
    where kind = 'billing.signUp.remindTransfer' and text like '%「一部延長」%'`
  expect(mail?.text).toContain("¥7,800")
  expect(mail?.text).not.toContain("¥19,800")
  await at("2026-11-30T15:10:00Z")
  // Nothing is written of it, either: what its payers have seen of the plan is so still.
  const seen = () => running().owner`select plan_version from companies.company where id = ${id}`
  const before = await seen()
  await running().run(billMonths())
  expect(await seen()).toEqual(before)
  expect(await unpaid(id)).toHaveLength(1)
  expect((await answer(part, 2, { outcome: "returned", reason: "返しました。" })).status).toBe(200)
  await running().run(billMonths())
  expect(await unpaid(id)).toEqual([])
  const late = await answer(await keep(), 1, { outcome: "held", reference: bill.reference })
  expect(wrongIn(late)).toEqual([400, "Invalid_Input", ["reference"]])
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

const change = {
  subscriptionId: 6,
  price: 19_800,
  totalUser: 100,
  subscriptionOptionId: null,
  paymentTerm: "PAY_LATER",
}
test("BILL-18 months that are paid afterwards, and an end of the renewal, keep a lapsed order from being taken up", async () => {
  for (const name of ["後払い後", "停止後"]) {
    const id = await inUse(name)
    await extend(id)
    await at("2026-11-30T15:10:00Z")
    await running().run(billMonths())
    expect(await unpaid(id)).toEqual([])
    const said =
      name === "後払い後"
        ? await put(id, "/nest/subscription/update-subscription-company", change)
        : await call("founder", "/v2/payment/cancel-recurring", { company: id, body: { companyId: id } })
    expect(said.status, said.text).toBe(200)
    expect(wrongIn(await received(id))[1]).toBe("Subscription_None")
  }
})

test("BILL-10 D114 an order of a company whose founder has gone is told to who pays its bills now, and to nobody who has left", async () => {
  const id = await inUse("創業者退職")
  const { owner } = running()
  await extend(id)
  // Its order stays; who promised it is no member any more, and another admin pays its bills.
  await owner`insert into companies.membership (company_id, person_id, role, status)
    select ${id}, id, 2, 1 from identity.person where email = 'kato@founder.example'`
  await owner`update companies.membership set status = 0 where company_id = ${id}
    and person_id = (select admin_id from companies.company where id = ${id})`
  await at("2026-11-28T03:00:00Z")
  await running().run(remindCompanies())
  await at("2026-11-30T15:10:00Z")
  await running().run(billMonths())
  const mails = await owner`select kind, to_email from notifications.mail
    where text like '%創業者退職%' and kind in ('billing.signUp.remindTransfer', 'billing.signUp.timedOut') order by id`
  expect(mails).toEqual([
    { kind: "billing.signUp.remindTransfer", to_email: "kato@founder.example" },
    { kind: "billing.signUp.timedOut", to_email: "kato@founder.example" },
  ])
  // A founder that the company names no more keeps nothing back.
  await owner`update companies.company set admin_id = null where id = ${id}`
  expect((await received(id)).status).toBe(200)
  const [said] =
    await owner`select to_email from notifications.mail where kind = 'billing.received' order by id desc limit 1`
  expect(said?.to_email).toBe("kato@founder.example")
})
