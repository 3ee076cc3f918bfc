/** 入金の取り消し: a bill that was marked paid by mistake is owed again, with everything that its payment brought (SUP-10). */
import { expect, test } from "vitest"
import { billMonths, renewTerms } from "#modules/billing/index.ts"
import { founder, founders, wrongIn } from "../companies/founders.ts"
import { aRegistration } from "../companies/registering.ts"
import { ourAccount, pro } from "./our-account.ts"

const { at, call, idOf, post, running } = founders({ transferTo: ourAccount })
const received = (companyId: number) => post("operator", "/user/accept-subscription-banking", { companyId, status: 1 })
const inUse = async (name: string) => {
  await at("2026-11-20T06:00:00Z")
  const id = await idOf(aRegistration(name, pro))
  await post("operator", "/user/update-company-status", { companyId: id, status: 1, version: 1, reason: "確認" })
  await received(id)
  return id
}
const billsOf = async (id: number) => (await call("operator", `/nest/billing/company-bills/${id}`)).body.data.bills
const unpaidAs = (
  who: "founder" | "operator",
  bill: { id: number; version: number },
  reason = "別の会社の入金でした。",
) => call(who, `/nest/billing/bills/${bill.id}/unpaid`, { method: "PUT", body: { version: bill.version, reason } })
const put = (id: number, path: string, body: object) =>
  call("founder", path, { company: id, method: "PUT", body: { companyId: id, isBanking: 1, ...body } })
const companyOf = async (id: number) =>
  (
    await running().owner`select payment_status, expired_at::text as until, subscription_id, extra_members
      from companies.company where id = ${id}`
  )[0]
const revenue = async () => {
  const body = { from: "2026-11", to: "2026-11" }
  const { months, paid, unpaid } = (await post("operator", "/nest/report/platform-revenue", body)).body.data
  return { paid, unpaid, received: months[0].received }
}

test("SUP-10 SUP-08 a first payment that was a mistake shuts its company out, is owed with ten days, told, and counted no more", async () => {
  const before = await revenue()
  const id = await inUse("誤入金")
  const [bill] = await billsOf(id)
  expect(bill).toMatchObject({ status: "paid", isTakeable: 1 })
  expect((await unpaidAs("founder", bill)).status).toBe(403)
  expect(wrongIn(await unpaidAs("operator", bill, " "))).toEqual([400, "Invalid_Input", ["reason"]])
  expect(wrongIn(await unpaidAs("operator", { ...bill, version: bill.version + 1 }))[1]).toBe("Update_Expired")
  const told = await unpaidAs("operator", bill)
  expect(told.body.data).toEqual({ id: bill.id, companyId: id, expiredAt: null, dueOn: "2026-11-30" })
  expect(await companyOf(id)).toMatchObject({ payment_status: 0, until: null })
  const [owed] = await billsOf(id)
  expect(owed).toMatchObject({ status: "unpaid", paidAt: null, isTakeable: 0 })
  const after = await revenue()
  expect([after.received, after.paid]).toEqual([before.received, before.paid])
  const [mail] = await running().owner`select to_email, text from notifications.mail where kind = 'billing.takenBack'`
  expect(mail?.to_email).toBe(founder)
  const said = ["誤入金", "¥19,800", "別の会社の入金でした。", "2026/11/30", `領収書 ${bill.reference}-R は無効`]
  for (const part of said) expect(mail?.text).toContain(part)
  const entries = await running().owner`select p.email, a.before, a.after from kernel.audit_entry a
    join identity.person p on p.id = a.person_id where a.action = 'billing.takeBack' and a.company_id = ${id}`
  expect(entries).toMatchObject([{ email: "ops@founder.example", after: { status: "unpaid" } }])
  // Its receipt is good no longer; paid for good, it has another one.
  const receipt = () => call("operator", `/nest/billing/company-bills/${id}/paper?billId=${bill.id}&kind=receipt`)
  expect((await receipt()).status).toBe(404)
  expect((await received(id)).status).toBe(200)
  expect(await companyOf(id)).toMatchObject({ payment_status: 1, until: "2026-12-20" })
  const papers = await running()
    .owner`select taken_back_at is null as stands, view ->> 'no' as no from billing.bill_paper
    where bill_id = ${bill.id} and kind = 'receipt' order by id`
  expect(papers).toEqual([
    { stands: false, no: `${bill.reference}-R` },
    { stands: true, no: `${bill.reference}-R2` },
  ])
})

test("SUP-10 an extension, members and a change are taken back in the order in which they came, and what came before stands again", async () => {
  const id = await inUse("段階入金")
  const paid: Array<number> = []
  const pays = async (answer: { status: number; text: string }) => {
    expect(answer.status, answer.text).toBe(200)
    expect((await received(id)).status).toBe(200)
    paid.push((await billsOf(id))[0].id)
  }
  await pays(await put(id, "/nest/subscription/extend-plan-company", { price: 19_800 }))
  const members = { companyId: id, totalUser: 2, price: 198, isBanking: 1 }
  await pays(await call("founder", "/payment/buy-member-exceed", { company: id, body: members }))
  const before = await companyOf(id)
  expect(before).toMatchObject({ until: "2027-01-20", extra_members: 2, subscription_id: 6 })
  const standard = { subscriptionId: 5, price: 9800, totalUser: 30, subscriptionOptionId: 2, paymentTerm: "PREPAYMENT" }
  await pays(await put(id, "/nest/subscription/update-subscription-company", standard))
  expect(await companyOf(id)).toMatchObject({ subscription_id: 5, extra_members: 0 })
  const rowOf = async (billId: number) => (await billsOf(id)).find((one: { id: number }) => one.id === billId)
  const takeBack = async (n: number) => unpaidAs("operator", await rowOf(paid[n] ?? 0))
  // Something was ordered since.
  expect(wrongIn(await takeBack(0))).toEqual([400, "Invalid_Input", ["id"]])
  expect((await takeBack(2)).status).toBe(200)
  expect(await companyOf(id)).toEqual(before)
  await running().owner`update billing.bill set status = 'withdrawn', banking_at = null, banking_by = null
    where id = ${paid[2] ?? 0}`
})

test("SUP-10 members and an extension go with their payment, each while it is the newest", async () => {
  const id = await inUse("席取消")
  const members = { companyId: id, totalUser: 2, price: 198, isBanking: 1 }
  expect((await call("founder", "/payment/buy-member-exceed", { company: id, body: members })).status).toBe(200)
  await received(id)
  const [bought] = await billsOf(id)
  expect((await unpaidAs("operator", bought)).body.data).toMatchObject({ expiredAt: "2026-12-20" })
  expect(await companyOf(id)).toMatchObject({ extra_members: 0, until: "2026-12-20" })
  await received(id)
  expect(await companyOf(id)).toMatchObject({ extra_members: 2 })
  await put(id, "/nest/subscription/extend-plan-company", { price: 19_800 })
  await received(id)
  const [extended] = await billsOf(id)
  expect(await companyOf(id)).toMatchObject({ until: "2027-01-20" })
  expect((await unpaidAs("operator", extended)).status).toBe(200)
  expect(await companyOf(id)).toMatchObject({ until: "2026-12-20", extra_members: 2 })
})

const money = "/payment/unmatched-money"
const waiting = async (sender: string) =>
  (await call("operator", money)).body.data.filter((row: { sender: string }) => row.sender === sender)
const settles = (id: number, version: number, reference: string, more: object = {}) =>
  call("operator", `${money}/${id}`, { method: "PUT", body: { version, outcome: "settled", reference, ...more } })

test("SUP-10 BILL-06 money that paid another company's bill waits again with the take-back, and pays the right one", async () => {
  await at("2026-11-20T06:00:00Z")
  const [wrong, right] = [await idOf(aRegistration("誤消込", pro)), await idOf(aRegistration("正消込", pro))]
  const kept = await post("operator", money, { amount: 19_800, sender: "カ）タダシ", cameOn: "2026-11-20" })
  const { id } = kept.body.data
  const [wrongBill] = await billsOf(wrong)
  expect((await settles(id, 1, wrongBill.reference)).status).toBe(200)
  expect((await unpaidAs("operator", (await billsOf(wrong))[0])).status).toBe(200)
  expect(await waiting("カ）タダシ")).toMatchObject([{ id, total: 19_800, version: 3 }])
  const [rightBill] = await billsOf(right)
  const paid = await settles(id, 3, rightBill.reference)
  expect(paid.status, paid.text).toBe(200)
  expect(await waiting("カ）タダシ")).toEqual([])
  expect([(await billsOf(wrong))[0].status, (await billsOf(right))[0].status]).toEqual(["unpaid", "paid"])
})

test("SUP-10 BILL-06 of money that was more than the bill only what paid it waits again, beside what was left over", async () => {
  await at("2026-11-20T06:00:00Z")
  const company = await idOf(aRegistration("過入金取消", pro))
  const kept = await post("operator", money, { amount: 20_800, sender: "カ）カブン", cameOn: "2026-11-20" })
  const [bill] = await billsOf(company)
  expect((await settles(kept.body.data.id, 1, bill.reference, { isRestKept: 1 })).status).toBe(200)
  expect((await unpaidAs("operator", (await billsOf(company))[0])).status).toBe(200)
  const rests = await waiting("カ）カブン")
  expect(rests.map(({ reason, total }: { reason: string; total: number }) => [reason, total])).toEqual([
    ["rest", 1000],
    ["rest", 19_800],
  ])
})

test("SUP-10 BILL-06 a receipt that nobody had written down waits in the list as the transfer that it was, until a person answers it", async () => {
  const id = await inUse("受領取消")
  const [bill] = await billsOf(id)
  expect((await unpaidAs("operator", bill)).status).toBe(200)
  const [row, ...more] = await waiting("受領取消")
  expect([row, more]).toMatchObject([
    { reason: "transfer", cameBy: "transfer", total: 19_800, cameOn: "2026-11-20" },
    [],
  ])
  const [right] = await billsOf(await idOf(aRegistration("受領先", pro)))
  expect((await settles(row.id, row.version, right.reference)).status).toBe(200)
  expect(await waiting("受領取消")).toEqual([])
})

test("SUP-10 BILL-06 of a transfer that paid several bills each one's part waits again with its take-back, whichever comes first", async () => {
  const id = await inUse("合算取消")
  const { owner } = running()
  await owner`insert into billing.bill (company_id, purpose, plan_id, plan_name, plan_price, months, starts_on, ends_on, total,
      made_at, due_on)
    select ${id}, 'month', 6, 'プロ', 19800, 1, '2026-10-01', due.ends_on, due.total, '2026-11-01T03:00:00Z', '2026-11-25'
    from (values (7000, date '2026-10-31'), (5000, date '2026-10-20')) as due (total, ends_on)`
  const owed = (await billsOf(id)).filter(({ status }: { status: string }) => status === "unpaid")
  const kept = await post("operator", money, { amount: 12_000, sender: "カ）ガッサン", cameOn: "2026-11-20" })
  const references = owed.map(({ reference }: { reference: string }) => reference).join("、")
  expect((await settles(kept.body.data.id, 1, references)).status).toBe(200)
  // The second that was named, which no row names first.
  const later = async () =>
    (await billsOf(id)).find(({ reference }: { reference: string }) => reference === owed[1].reference)
  expect((await unpaidAs("operator", await later())).status).toBe(200)
  const sums = async () => (await waiting("カ）ガッサン")).map(({ total }: { total: number }) => total)
  expect(await sums()).toEqual([owed[1].money])
  const first = (await billsOf(id)).find(({ reference }: { reference: string }) => reference === owed[0].reference)
  expect((await unpaidAs("operator", first)).status).toBe(200)
  expect(await sums()).toEqual([owed[1].money, owed[0].money])
  expect(await waiting("合算取消")).toEqual([])
})

test("SUP-10 BILL-18 who had said that the plan ends has it end again where the extension's payment is taken back", async () => {
  const id = await inUse("停止取消")
  expect((await call("founder", "/v2/payment/cancel-recurring", { company: id, body: { companyId: id } })).status).toBe(
    200,
  )
  const endOf = async () =>
    (await running().owner`select plan_ends_on::text as until from companies.company where id = ${id}`)[0]?.until
  expect(await endOf()).toBe("2026-12-20")
  await put(id, "/nest/subscription/extend-plan-company", { price: 19_800 })
  await received(id)
  expect(await endOf()).toBeNull()
  expect((await unpaidAs("operator", (await billsOf(id))[0])).status).toBe(200)
  expect(await endOf()).toBe("2026-12-20")
  // The extension is over with its day, and no next term is billed by itself.
  await at("2026-12-14T03:00:00Z")
  await running().run(billMonths())
  await running().run(renewTerms())
  expect((await billsOf(id)).filter(({ status }: { status: string }) => status === "unpaid")).toEqual([])
})

test("SUP-10 members can be taken back on the last day of their term, due that day, and not after it", async () => {
  const id = await inUse("席期限")
  const members = { companyId: id, totalUser: 2, price: 198, isBanking: 1 }
  expect((await call("founder", "/payment/buy-member-exceed", { company: id, body: members })).status).toBe(200)
  await received(id)
  await at("2026-12-21T03:00:00Z")
  const [over] = await billsOf(id)
  expect(over).toMatchObject({ purpose: "members", isTakeable: 0 })
  expect(wrongIn(await unpaidAs("operator", over))).toEqual([400, "Invalid_Input", ["id"]])
  await at("2026-12-20T03:00:00Z")
  expect((await unpaidAs("operator", over)).body.data).toMatchObject({ dueOn: "2026-12-20" })
})

test("SUP-10 what no transfer has paid is refused with that reason", async () => {
  const id = await inUse("カード入金")
  const [bill] = await billsOf(id)
  const { owner } = running()
  for (const [status, paidBy] of [
    ["paid", "credit"],
    ["paid", "balance"],
    ["unpaid", null],
  ] as const) {
    await owner`update billing.bill set status = ${status}, paid_by = ${paidBy},
      paid_at = ${status === "paid" ? "2026-11-20T06:00:00Z" : null} where id = ${bill.id}`
    const told = await unpaidAs("operator", bill)
    expect(told.body.fields).toEqual([
      { field: "id", message: expect.stringContaining("振込で入金済みになった請求だけ") },
    ])
  }
})

test("SUP-10 D11 a month that was paid afterwards is due anew, and stops nobody before that day", async () => {
  const id = await inUse("月次取消")
  const { owner } = running()
  await owner`update companies.company set payment_term = 'PAY_LATER', expired_at = null where id = ${id}`
  await owner`insert into billing.bill (company_id, purpose, plan_id, plan_name, plan_price, months, starts_on, ends_on, total,
      made_at, due_on, status, paid_at, paid_by)
    values (${id}, 'month', 6, 'プロ', 19800, 1, '2026-10-01', '2026-10-31', 7000, '2026-11-01T03:00:00Z', '2026-11-10',
      'paid', '2026-11-09T03:00:00Z', 'bank')`
  const [month] = await billsOf(id)
  expect((await unpaidAs("operator", month)).body.data).toMatchObject({ dueOn: "2026-11-30", expiredAt: "2026-11-30" })
})
