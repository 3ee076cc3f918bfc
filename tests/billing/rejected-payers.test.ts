/** A company that has paid is rejected: its money waits for a person, and both hear of it. */
import { expect, test } from "vitest"
import { founder, founders, wrongIn } from "../companies/founders.ts"
import { aRegistration } from "../companies/registering.ts"
import { until } from "../kernel/until.ts"
import { ourAccount, pro } from "./our-account.ts"

const { call, entry, idOf, post, running } = founders({ transferTo: ourAccount })
const path = "/payment/unmatched-money"
const kept = async (id: number) =>
  (await call("operator", path)).body.data.filter(({ meantFor }: { meantFor: string }) =>
    meantFor.startsWith(`company:${id} `),
  )
const decide = (companyId: number, status: number, version: number) =>
  post("operator", "/user/update-company-status", { companyId, status, version, reason: "電話がつながりません。" })
const rejected = async (name: string) => {
  const id = await idOf(aRegistration(name, pro))
  await post("operator", "/user/accept-subscription-banking", { companyId: id, status: 1 })
  expect((await decide(id, 3, 1)).status).toBe(200)
  const money = await until("its money waits", async () => (await kept(id))[0])
  return { id, money }
}
const answer = (id: number, body: object) =>
  call("operator", `${path}/${id}`, { method: "PUT", body: { version: 1, ...body } })
const mails = (kind: string) =>
  running().owner`select to_email, text from notifications.mail where kind = ${kind} order by id`

test("BILL-12 SUP-10 paid and rejected, the money waits in the list once, is told, and is sent back with a reason", async () => {
  const { id, money } = await rejected("却下入金")
  expect(money).toMatchObject({ reason: "rejected", total: 19_800, cameBy: "transfer", sender: "却下入金" })
  expect(await mails("billing.unmatchedMoney")).toMatchObject([{ to_email: "ops@founder.example" }])
  const [said, ...more] = await mails("billing.rejected")
  expect([said?.to_email, more]).toEqual([founder, []])
  for (const part of ["却下入金", "¥19,800", "返金"]) expect(said?.text).toContain(part)
  const reference = money.meantFor.split("bill:")[1]
  const other = await idOf(aRegistration("却下別", pro))
  const [owed] = (await call("founder", "/nest/billing/get-bills?status=unpaid", { company: other })).body.data
  // It pays neither the bill that it has paid nor another one.
  for (const wrong of [reference, owed.reference])
    expect(wrongIn(await answer(money.id, { outcome: "settled", reference: wrong }))).toEqual([
      ...[400, "Invalid_Input"],
      ["reference"],
    ])
  expect(wrongIn(await answer(money.id, { outcome: "returned" }))[2]).toEqual(["reason"])
  expect((await answer(money.id, { outcome: "returned", reason: "口座へ返しました。" })).status).toBe(200)
  expect(await kept(id)).toEqual([])
})

const received = async () => {
  const body = { from: "2026-11", to: "2026-11" }
  const { months, paid, revenue } = (await post("operator", "/nest/report/platform-revenue", body)).body.data
  return { paid, revenue, received: months[0].received }
}

test("BILL-12 SUP-08 sent back, its bill is nobody's, revenue is without it, and once approved its plan is owed", async () => {
  const before = await received()
  const { id, money } = await rejected("返金承認")
  const paid = await received()
  expect([paid.received - before.received, paid.paid - before.paid]).toEqual([19_800, 19_800])
  expect((await answer(money.id, { outcome: "returned", reason: "口座へ返しました。" })).status).toBe(200)
  expect(await received()).toEqual(before)
  const bills = await running().owner`select status, paid_at from billing.bill where company_id = ${id}`
  expect(bills).toEqual([{ status: "withdrawn", paid_at: null }])
  const [receipt] = await running().owner`select taken_back_at is not null as gone from billing.bill_paper
    where company_id = ${id} and kind = 'receipt'`
  expect(receipt).toEqual({ gone: true })
  expect((await mails("billing.returned")).at(-1)).toMatchObject({
    to_email: founder,
    text: expect.stringContaining("返金承認"),
  })
  const [company] = await running().owner`select version from companies.company where id = ${id}`
  expect((await decide(id, 1, Number(company?.version))).status).toBe(200)
  expect(await entry(id)).toMatchObject({ status: 1, paymentStatus: 0 })
  const { gates } = (await call("founder", "/workspace", { company: id })).body.data
  expect(gates).toMatchObject([{ kind: "paymentIncomplete" }])
  const body = { ...pro, companyId: id, price: 19_800, totalUser: 100 }
  const path = "/nest/subscription/update-subscription-company"
  const chosen = await call("founder", path, { company: id, method: "PUT", body })
  expect(chosen.body.data.bill).toMatchObject({ money: 19_800, status: "unpaid", isBanking: 1 })
})

test("BILL-12 let in after all, its money stays with its bill and leaves the list without anybody's word", async () => {
  const { id } = await rejected("再承認入金")
  const [company] = await running().owner`select version from companies.company where id = ${id}`
  expect((await decide(id, 1, Number(company?.version))).status).toBe(200)
  await until("the list is without it", async () => ((await kept(id)).length === 0 ? true : undefined))
  const [row] = await running().owner`select outcome, answered_by, bill_id is not null as has_bill
    from billing.unmatched_money where meant_for like ${`company:${id} %`}`
  expect(row).toEqual({ outcome: "settled", answered_by: null, has_bill: true })
  const bills = await running().owner`select status from billing.bill where company_id = ${id}`
  expect(bills).toEqual([{ status: "paid" }])
})

/** Its transfer, as a payment by card of which this much went back. */
const asCard = async (id: number, refunded: number) => {
  const { owner } = running()
  const intent = `pi_rejected_${id}`
  const [bill] = await owner`update billing.bill set paid_by = 'credit' where company_id = ${id} returning id`
  const [payment] =
    await owner`insert into billing.card_payment (company_id, way, total, status, session, intent, refunded, made_at,
      made_by, settled_at)
    select ${id}, 'hosted', 19800, 'paid', ${`cs_rejected_${id}`}, ${intent}, ${refunded}, now(), admin_id, now()
    from companies.company where id = ${id} returning id`
  await owner`insert into billing.card_payment_bill (company_id, payment_id, bill_id, yen)
    values (${id}, ${payment?.id}, ${bill?.id}, 19800)`
  return intent
}
const waitsAsCard = (id: number, intent: string) =>
  running().owner`update billing.unmatched_money set came_by = 'card', intent = ${intent}, came_on = null, sender = ''
    where id = ${id}`
const letIn = async (id: number) => {
  const [company] = await running().owner`select version from companies.company where id = ${id}`
  expect((await decide(id, 1, Number(company?.version))).status).toBe(200)
}
const statusOf = (id: number) => running().owner`select status from billing.bill where company_id = ${id}`

test("BILL-12 SUP-08 SUP-10 what a card's holder got back is seen in the list, its bill goes with the word on it, once off what came", async () => {
  const before = await received()
  const { id, money } = await rejected("却下カード")
  await waitsAsCard(money.id, await asCard(id, 19_800))
  expect(await kept(id)).toMatchObject([{ refunded: 19_800 }])
  expect((await received()).received).toBe(before.received)
  expect((await answer(money.id, { outcome: "returned", reason: "カードへ返金済み" })).status).toBe(200)
  expect(await statusOf(id)).toEqual([{ status: "withdrawn" }])
  expect(await received()).toEqual(before)
})

test("BILL-12 SUP-08 what a card's holder had back before the company was rejected is off what came once, and waits for nobody", async () => {
  const before = await received()
  const id = await idOf(aRegistration("返金後却下", pro))
  await post("operator", "/user/accept-subscription-banking", { companyId: id, status: 1 })
  await asCard(id, 19_800)
  expect((await received()).received).toBe(before.received)
  expect((await decide(id, 3, 1)).status).toBe(200)
  await until("its bill is nobody's", async () => ((await statusOf(id))[0]?.status === "withdrawn" ? true : undefined))
  expect(await kept(id)).toEqual([])
  expect(await received()).toEqual(before)
})

test("BILL-12 SUP-10 let in after a part of its money went back, the rest stays with its bill and leaves the list", async () => {
  const { id, money } = await rejected("一部返金再承認")
  await waitsAsCard(money.id, await asCard(id, 1000))
  await letIn(id)
  await until("the list is without it", async () => ((await kept(id)).length === 0 ? true : undefined))
  expect(await statusOf(id)).toEqual([{ status: "paid" }])
  const [said] = await running().owner`select after from kernel.audit_entry
    where action = 'billing.settleMoney' and subject = ${`money:${money.id}`}`
  expect(said).toMatchObject({ after: { outcome: "settled", refunded: 1000 } })
})

test("BILL-12 SUP-10 a part that waits on of a company in use is noted as sent back, and shuts nobody out", async () => {
  const { id, money } = await rejected("一部返金残り")
  await letIn(id)
  await until("the list is without it", async () => ((await kept(id)).length === 0 ? true : undefined))
  await waitsAsCard(money.id, await asCard(id, 1000))
  await running()
    .owner`update billing.unmatched_money set outcome = null, bill_id = null, answered_at = null, version = 1
    where id = ${money.id}`
  expect((await answer(money.id, { outcome: "returned", reason: "1,000円をカードへ返金済み" })).status).toBe(200)
  expect(await kept(id)).toEqual([])
  expect(await statusOf(id)).toEqual([{ status: "paid" }])
  expect(await entry(id)).toMatchObject({ status: 1, paymentStatus: 1 })
})
