/** 行き先のない入金: never dropped; a person of the platform says which bill it pays, or that it went back. */
import { expect, test } from "vitest"
import { founders, wrongIn } from "../companies/founders.ts"
import { aRegistration } from "../companies/registering.ts"
import { ourAccount, pro } from "./our-account.ts"

const { call, idOf, post, running } = founders({ transferTo: ourAccount })
const path = "/payment/unmatched-money"
const keep = (amount: number, who: "founder" | "operator" = "operator") =>
  post(who, path, { amount, sender: "カ）シミズセツビ", cameOn: "2026-11-20" })
const answer = (id: number, body: object) =>
  call("operator", `${path}/${id}`, { method: "PUT", body: { version: 1, ...body } })
const waiting = async () => (await call("operator", path)).body.data.map(({ id }: { id: number }) => id)
const owedOf = async (id: number) =>
  (await call("founder", "/nest/billing/get-bills?status=unpaid", { company: id })).body.data[0]
const audit = (action: string) =>
  running().owner`select a.action, p.email from kernel.audit_entry a join identity.person p on p.id = a.person_id
    where a.action = ${action}`

test("BILL-06 SUP-10 a transfer that fits no bill is kept, told to the platform, and pays the bill that it is for, once", async () => {
  const company = await idOf(aRegistration("行方設備", pro))
  const bill = await owedOf(company)
  const { body } = await keep(19_800)
  const { id } = body.data
  expect(body.data).toMatchObject({
    cameBy: "transfer",
    total: 19_800,
    sender: "カ）シミズセツビ",
    cameOn: "2026-11-20",
  })
  expect(await waiting()).toContain(id)
  const mails = await running()
    .owner`select to_email, subject from notifications.mail where kind = 'billing.unmatchedMoney'`
  expect(mails).toEqual([{ to_email: "ops@founder.example", subject: expect.stringContaining("¥19,800") }])
  const settle = () => answer(id, { outcome: "settled", reference: bill.reference })
  const told = await Promise.all([settle(), settle()])
  expect(told.map(({ status }) => status).toSorted()).toEqual([200, 409])
  expect(await waiting()).not.toContain(id)
  const [paid] = await running().owner`select status, paid_by from billing.bill where id = ${bill.id}`
  expect(paid).toEqual({ status: "paid", paid_by: "bank" })
  expect(await audit("billing.settleMoney")).toEqual([{ action: "billing.settleMoney", email: "ops@founder.example" }])
})

test("BILL-06 SUP-10 one transfer of several bills of a company pays them all, where it is their sum", async () => {
  const company = await idOf(aRegistration("複数設備", pro))
  const other = await owedOf(await idOf(aRegistration("別設備", pro)))
  await running().owner`insert into billing.bill
    (company_id, purpose, plan_id, plan_name, plan_price, months, starts_on, ends_on, total, made_at, due_on)
    values (${company}, 'month', 6, 'プロ', 19800, 1, '2026-10-01', '2026-10-31', 7000, '2026-11-01T03:00:00Z', '2026-11-25')`
  const { data: owed } = (await call("founder", "/nest/billing/get-bills?status=unpaid", { company })).body
  const references = owed.map(({ reference }: { reference: string }) => reference)
  const { id } = (await keep(26_800)).body.data
  const settled = (reference: string) => answer(id, { outcome: "settled", reference })
  for (const wrong of [references[0], `${references[0]}、${other.reference}`, `${references[0]}、${references[0]}`])
    expect(wrongIn(await settled(wrong))).toEqual([400, "Invalid_Input", ["reference"]])
  expect((await settled(references.join("、"))).status).toBe(200)
  expect(await owedOf(company)).toBeUndefined()
})

test("BILL-06 another amount, a number that is not owed, and no reason are refused by name, and the money waits on", async () => {
  const company = await idOf(aRegistration("不一致設備", pro))
  const bill = await owedOf(company)
  const { id } = (await keep(19_799)).body.data
  const settled = (reference: string) => answer(id, { outcome: "settled", reference })
  expect(wrongIn(await settled(bill.reference))).toEqual([400, "Invalid_Input", ["reference"]])
  expect(wrongIn(await settled("TH99999"))).toEqual([400, "Invalid_Input", ["reference"]])
  expect(wrongIn(await settled("見本"))).toEqual([400, "Invalid_Input", ["reference"]])
  expect(wrongIn(await answer(id, { outcome: "returned" }))).toEqual([400, "Invalid_Input", ["reason"]])
  expect(await waiting()).toContain(id)
  expect((await owedOf(company)).status).toBe("unpaid")
  expect((await answer(id, { outcome: "returned", reason: "名義の違いで返金しました。" })).status).toBe(200)
  expect(await waiting()).not.toContain(id)
  const [row] = await running().owner`select outcome, note from billing.unmatched_money where id = ${id}`
  expect(row).toEqual({ outcome: "returned", note: "名義の違いで返金しました。" })
})

test("BILL-06 BILL-15 card money that takes an order up again is a payment by card, in its history as in the company's way", async () => {
  const id = await idOf(aRegistration("遅延設備", pro))
  const bill = await owedOf(id)
  const { owner } = running()
  await owner`update billing.bill set status = 'withdrawn' where id = ${bill.id}`
  await owner`update billing.sign_up set outcome = 'timedOut', ended_at = now() where company_id = ${id}`
  const [money] = await owner`insert into billing.unmatched_money (intent, came_by, reason, total, currency, found_at)
    values ('pi_late', 'card', 'notOwed', 19800, 'jpy', now()) returning id`
  const settled = await answer(Number(money?.id), { outcome: "settled", reference: bill.reference })
  expect(settled.status).toBe(200)
  const [paid] = await owner`select b.status, b.paid_by, c.subscription_type from billing.bill b
    join companies.company c on c.id = b.company_id where b.id = ${bill.id}`
  expect(paid).toEqual({ status: "paid", paid_by: "credit", subscription_type: 1 })
})

test("BILL-06 D93 a part is held for its bill with what is missing, the company reads it, and the rest pays the bill with it", async () => {
  const company = await idOf(aRegistration("一部設備", pro))
  const bill = await owedOf(company)
  const [part, rest] = [(await keep(12_000)).body.data.id, (await keep(7_800)).body.data.id]
  expect((await answer(part, { outcome: "held", reference: bill.reference })).status).toBe(200)
  const shown = async (id: number) =>
    (await call("operator", path)).body.data.find((row: { id: number }) => row.id === id)
  expect(await shown(part)).toMatchObject({
    version: 2,
    heldFor: { reference: bill.reference, owed: 19_800, missing: 7800 },
  })
  const [mail] = await running().owner`select text from notifications.mail where kind = 'billing.part'`
  for (const said of ["¥12,000", "¥7,800", "一部設備"]) expect(mail?.text).toContain(said)
  const held = await answer(rest, { outcome: "held", reference: bill.reference })
  expect(wrongIn(held)).toEqual([400, "Invalid_Input", ["outcome"]])
  expect((await owedOf(company)).status).toBe("unpaid")
  expect((await answer(rest, { outcome: "settled", reference: bill.reference })).status).toBe(200)
  expect(await owedOf(company)).toBeUndefined()
  for (const id of [part, rest]) expect(await waiting()).not.toContain(id)
  expect(await audit("billing.holdMoney")).toHaveLength(1)
})

test("BILL-06 D93 too much pays its bill where a person says so, and what is left over waits on in the list", async () => {
  const company = await idOf(aRegistration("過分設備", pro))
  const bill = await owedOf(company)
  const { id } = (await keep(20_800)).body.data
  expect(wrongIn(await answer(id, { outcome: "settled", reference: bill.reference }))[2]).toEqual(["reference"])
  const before = await waiting()
  const paid = await answer(id, { outcome: "settled", reference: bill.reference, isRestKept: 1 })
  expect(paid.status, paid.text).toBe(200)
  const { data: rows } = (await call("operator", path)).body
  const left = rows.filter((row: { id: number }) => !before.includes(row.id))
  expect(left).toMatchObject([{ reason: "rest", total: 1000, cameBy: "transfer", sender: "カ）シミズセツビ" }])
  expect(await waiting()).not.toContain(id)
  expect((await answer(left[0].id, { outcome: "returned", reason: "多い分を返しました。" })).status).toBe(200)
})

test("SUP-10 money is the platform's alone to keep and to answer", async () => {
  expect((await keep(100, "founder")).status).toBe(403)
  expect((await call("founder", path)).status).toBe(403)
})
