/** 銀行振込: ordered by a registration, chosen, received or refused; money counted by the server alone. */
import { expect, test } from "vitest"
import { founder, founders, wrongIn } from "../companies/founders.ts"
import { aRegistration } from "../companies/registering.ts"
import { ourAccount, pro, proYear } from "./our-account.ts"

const { call, entry, idOf, ownOf, post, register, running } = founders({ transferTo: ourAccount })

const bills = async (id: number, query = "?status=unpaid") =>
  (await call("founder", `/nest/billing/get-bills${query}`, { company: id })).body
const transfer = async (id: number) =>
  (await call("founder", `/nest/billing/check-bank-transfer?companyId=${id}`, { company: id })).body.data
const decide = (companyId: number, more: object) =>
  post("operator", "/user/accept-subscription-banking", { companyId, ...more })
const choose = (id: number, path = "/nest/subscription/admin-company-mark-subscription-banking", more = {}) =>
  call("founder", path, { company: id, body: { companyId: id, ...more } })
const mark = (companyId: number, isBanking: number) =>
  call("operator", "/nest/subscription/admin-company-mark-subscription-banking", {
    method: "PUT",
    body: { companyId, isBanking },
  })
const mails = (kind: string) =>
  running().owner`select subject, text, to_email from notifications.mail where kind = ${kind} order by id`

test("WIZ-15 WIZ-17 BILL-06 a year by transfer is billed once, with its lines, its account and a mail of the same words", async () => {
  const id = await idOf(aRegistration("清水設備", { ...proYear, furiganaName: "シミズセツビ" }))
  expect(await ownOf(id)).toMatchObject({ subscriptionOptionId: 4, isBanking: 1, paymentTerm: "PREPAYMENT" })
  const page = await bills(id)
  expect(page).toMatchObject({ totalItems: 1, total: 237_600 })
  const [bill] = page.data
  expect(bill).toMatchObject({
    name: "プロ",
    start: "2026-11-20",
    end: "2028-02-20",
    price: 19_800,
    money: 237_600,
    tax: 21_600,
    status: "unpaid",
    isMultiMonthPayment: 1,
    numberOfPaymentMonths: 12,
    freeMonths: 3,
    // Ten days, a Monday (D114).
    dueOn: "2026-11-30",
  })
  expect(bill.lines).toMatchObject([
    { kind: "months", unitYen: 19_800, months: 12, money: "237600" },
    { kind: "freeMonths", months: 3, money: "0" },
  ])
  const to = await transfer(id)
  expect(to).toMatchObject({
    isBanking: 1,
    amount: 237_600,
    dueOn: "2026-11-30",
    account: ourAccount,
    email: founder,
    paymentStatus: 0,
    status: 2,
  })
  expect(to.payer).toBe(`${to.reference} シミズセツビ`)
  const [mail] = await mails("billing.transfer")
  expect(mail?.to_email).toBe(founder)
  for (const part of [to.reference, "¥237,600", "2026/11/30", ourAccount.number, ourAccount.holder])
    expect(mail?.text).toContain(part)
})

test("BILL-06 SUP-10 received: paid once, usable until its day, and the admin hears of it; a second word finds nothing", async () => {
  const id = await idOf(aRegistration("入金設備", proYear))
  const waiting = (await call("operator", "/nest/billing/get-companies-bills")).body.data
  expect(waiting.find((one: { companyId: number }) => one.companyId === id)).toMatchObject({
    companyName: "入金設備",
    money: 237_600,
  })
  const told = await Promise.all([decide(id, { status: 1 }), decide(id, { status: 1 })])
  expect(told.map(({ status }) => status).toSorted()).toEqual([200, 404])
  expect(told.find(({ status }) => status === 200)?.body.data).toMatchObject({
    paymentStatus: 1,
    expiredAt: "2028-02-20",
    amount: 237_600,
  })
  expect(await bills(id)).toMatchObject({ totalItems: 0, total: 0 })
  expect((await bills(id, "?status=paid")).data).toMatchObject([{ money: 237_600, status: "paid" }])
  const [stored] = await running().owner`select payment_status, expired_at::text as until, version
    from companies.company where id = ${id}`
  expect(stored).toEqual({ payment_status: 1, until: "2028-02-20", version: 1 })
  const entries = await running().owner`select action, person_id from kernel.audit_entry
    where company_id = ${id} and action = 'billing.paid'`
  const [operator] = await running().owner`select id from identity.person where email = 'ops@founder.example'`
  expect(entries).toEqual([{ action: "billing.paid", person_id: operator?.id }])
  expect((await mails("billing.received")).at(-1)?.text).toContain("2028/02/20")
  // Paid, it still waits for the platform's word on the company.
  expect(await entry(id)).toMatchObject({ paymentStatus: 1, statusText: "承認待ちです" })
  await post("operator", "/user/update-company-status", { companyId: id, status: 1, version: 1 })
  expect(await entry(id)).toMatchObject({ statusText: null, isSelectable: true })
})

test("SUP-10 D90 a bank's line is looked up by the number that it was told to name, and by how the name is read", async () => {
  const id = await idOf(aRegistration("検索設備", { ...pro, furiganaName: "ケンサクセツビ" }))
  const { reference } = await transfer(id)
  const found = async (keyword: string) =>
    (await call("operator", `/nest/billing/get-companies-bills?keyword=${encodeURIComponent(keyword)}`)).body.data.map(
      (one: { companyId: number }) => one.companyId,
    )
  expect(await found(reference)).toEqual([id])
  expect(await found("ケンサクセツビ")).toEqual([id])
  expect(await found("TH99999")).toEqual([])
})

test("SUP-10 another amount than what is owed is no receipt, and nothing changes", async () => {
  const id = await idOf(aRegistration("不足設備", pro))
  expect(wrongIn(await decide(id, { status: 1, amount: 19_799 }))).toEqual([400, "Invalid_Input", ["amount"]])
  expect((await bills(id)).total).toBe(19_800)
  expect((await decide(id, { status: 1, amount: 19_800 })).status).toBe(200)
})

test("SUP-10 the same money told twice pays once: no bill that nobody waits for is settled by its amount", async () => {
  const id = await idOf(aRegistration("重ねて設備", pro))
  await mark(id, 0)
  expect(wrongIn(await decide(id, { status: 1, amount: 19_800 }))[1]).toBe("Subscription_None")
  await mark(id, 1)
  expect((await decide(id, { status: 1, amount: 19_800 })).status).toBe(200)
  expect(wrongIn(await decide(id, { status: 1, amount: 19_800 }))[1]).toBe("Subscription_None")
})

test("BILL-06 refused: the reason goes out, the mark is gone, and the company chooses again", async () => {
  const id = await idOf(aRegistration("却下設備", pro))
  expect(wrongIn(await decide(id, { status: 3 }))).toEqual([400, "Invalid_Input", ["reason"]])
  expect((await decide(id, { status: 3, reason: "名義が違います。" })).body.data).toMatchObject({ paymentStatus: 0 })
  expect(await transfer(id)).toMatchObject({ isBanking: 0, refusal: "名義が違います。", amount: 19_800 })
  expect((await mails("billing.refused")).at(-1)?.text).toContain("名義が違います。")
  const { data } = await bills(id)
  const again = await choose(id, "/nest/billing/payment-bills-by-bank", { billIds: [data[0].id] })
  expect(again.body.data).toMatchObject({ isBanking: 1, refusal: "", chosenBy: "清水 一郎" })
})

test("BILL-06 D90 one bill promised and one not: the page asks for what the platform receives, with its reference", async () => {
  const id = await idOf(aRegistration("片方設備", pro))
  await running().owner`insert into billing.bill
    (company_id, purpose, plan_id, plan_name, plan_price, months, starts_on, ends_on, total, made_at, due_on)
    values (${id}, 'month', 6, 'プロ', 19800, 1, '2026-10-01', '2026-10-31', 7000, '2026-11-01T03:00:00Z', '2026-11-25')`
  const [promised] = (await bills(id)).data.filter(({ isBanking }: { isBanking: number }) => isBanking === 1)
  const told = await transfer(id)
  expect(told).toMatchObject({ isBanking: 1, isChoosable: 1, amount: 19_800, tax: 1800, dueOn: promised.dueOn })
  expect(told).toMatchObject({ reference: promised.reference, bills: [{ id: promised.id }] })
  expect(await bills(id)).toMatchObject({ total: 26_800, unpromised: 7000 })
  expect((await decide(id, { status: 1, amount: told.amount })).status).toBe(200)
  expect(await transfer(id)).toMatchObject({ isBanking: 0, amount: 7000 })
})

test("BILL-06 D93 chosen twice it is chosen once; the platform clears the mark and sets it", async () => {
  const id = await idOf(aRegistration("二度設備", pro))
  const before = (await mails("billing.transfer")).length
  await choose(id)
  expect((await mails("billing.transfer")).length).toBe(before)
  expect((await mark(id, 0)).body.data).toEqual({ companyId: id, isBanking: 0, amount: 19_800 })
  expect((await transfer(id)).isBanking).toBe(0)
  expect((await mails("billing.cleared")).at(-1)).toMatchObject({ to_email: founder })
  expect(wrongIn(await decide(id, { status: 1 }))[1]).toBe("Subscription_None")
  await mark(id, 1)
  expect((await transfer(id)).isBanking).toBe(1)
})

test("BILL-06 bills of nobody, another's company and a company that owes nothing are refused", async () => {
  const id = await idOf(aRegistration("他社設備", pro))
  expect((await choose(id, "/nest/billing/payment-bills-by-bank", { billIds: [700_001] })).status).toBe(404)
  const other = await call("founder", `/nest/billing/check-bank-transfer?companyId=${id + 1}`, { company: id })
  expect(other.status).toBe(404)
  const free = await idOf(aRegistration("無料設備"))
  expect(wrongIn(await choose(free))[1]).toBe("Subscription_None")
  expect(await entry(free)).toMatchObject({ paymentStatus: 1 })
})

test("WIZ-14 D11 paid afterwards: nothing is owed yet, and the company waits for nothing but the platform's word", async () => {
  const id = await idOf(aRegistration("後払設備", { ...pro, paymentTerm: "PAY_LATER" }))
  expect(await bills(id)).toMatchObject({ totalItems: 0 })
  expect(await entry(id)).toMatchObject({ paymentStatus: 1, statusText: "承認待ちです" })
})

test("WIZ-21 sent five times at once it is one company with one bill", async () => {
  const body = aRegistration("一度だけ設備", proYear)
  const told = await Promise.all(Array.from({ length: 5 }, () => register(body)))
  expect(new Set(told.map(({ text }) => text)).size).toBe(1)
  const [count] = await running().owner`select count(*)::int as n from billing.bill
    where company_id = ${told[0]?.body.data.id}`
  expect(count?.n).toBe(1)
})

test("D9 said anew with another plan, what was owed is withdrawn and the new plan is owed", async () => {
  const id = await idOf(aRegistration("変更設備", proYear))
  const again = aRegistration("変更設備", { ...pro, subscriptionId: 4, version: 1 })
  const put = await call("founder", `/v2/company/registration/${id}`, { method: "PUT", body: again })
  expect(put.body.data).toMatchObject({ subscriptionId: 4, version: 2 })
  expect(await bills(id)).toMatchObject({ totalItems: 1, total: 4980 })
  const rows = await running().owner`select status, total from billing.bill where company_id = ${id} order by id`
  expect(rows).toEqual([
    { status: "withdrawn", total: 237_600 },
    { status: "unpaid", total: 4980 },
  ])
  const free = aRegistration("変更設備", { version: 2 })
  await call("founder", `/v2/company/registration/${id}`, { method: "PUT", body: free })
  expect(await bills(id)).toMatchObject({ totalItems: 0 })
  expect(await entry(id)).toMatchObject({ paymentStatus: 1 })
})
