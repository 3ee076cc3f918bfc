/** What a company does with its own plan, through the API: changes, extensions, members, the end of renewal, the history. */
import { beforeAll, expect, test } from "vitest"
import { billMonths } from "#modules/billing/index.ts"
import { founders, wrongIn } from "../companies/founders.ts"
import { aRegistration } from "../companies/registering.ts"
import { until } from "../kernel/until.ts"
import { ourAccount, pro } from "./our-account.ts"

const { at, call, idOf, post, running } = founders({ transferTo: ourAccount })

const light = { subscriptionId: 4, price: 4980, totalUser: 15 }
const standard = { subscriptionId: 5, price: 9800, totalUser: 30 }
const best = { subscriptionId: 6, price: 19_800, totalUser: 100 }
const ofPlan = { ...pro, subscriptionId: 5 }

const put = (companyId: number, path: string, body: object) =>
  call("founder", path, { company: companyId, method: "PUT", body: { companyId, ...body } })
const send = (companyId: number, path: string, body: object = {}) => call("founder", path, { company: companyId, body })
const change = (id: number, body: object) => put(id, "/nest/subscription/update-subscription-company", body)
const extend = (id: number, body: object) => put(id, "/nest/subscription/extend-plan-company", body)
const planOf = async (id: number) => (await send(id, `/payment/get-company-subscription-type/${id}`)).body.data
const priceOf = async (id: number, body: object) =>
  (await send(id, `/payment/get-company-subscription-price/${id}`, body)).body.data
const received = (companyId: number) => post("operator", "/user/accept-subscription-banking", { companyId, status: 1 })
const history = async (id: number, body: object = {}) => (await send(id, "/payment/history-payment", body)).body
const owed = async (id: number) =>
  (await call("founder", "/nest/billing/get-bills?status=unpaid", { company: id })).body.data
const approve = (companyId: number) =>
  post("operator", "/user/update-company-status", { companyId, status: 1, version: 1 })

const day = "2026-11-20T03:00:00Z"
beforeAll(() => at(day))
/** A company with a month of スタンダード, paid on 20 November. */
const prepaid = async (name: string) => {
  await at(day)
  const id = await idOf(aRegistration(name, ofPlan))
  await approve(id)
  await received(id)
  return id
}
const prepaidOf = async ({ subscriptionId }: { subscriptionId: number }, name: string) => {
  await at(day)
  const id = await idOf(aRegistration(name, { ...pro, subscriptionId }))
  await approve(id)
  await received(id)
  return id
}
const afterwards = async (name: string) => {
  await at(day)
  const id = await idOf(aRegistration(name, { ...ofPlan, paymentTerm: "PAY_LATER" }))
  await approve(id)
  await until("the usage begins", async () => {
    const rows = await running().owner`select 1 from billing.usage where company_id = ${id}`
    return rows.length > 0 ? true : undefined
  })
  return id
}

test("BILL-02 D91 another plan is billed with the credit of unused days, and is the company's with its payment", async () => {
  const id = await prepaid("変更前払")
  await at("2026-12-05T03:00:00Z")
  const asked = await priceOf(id, { subscriptionId: 6 })
  const told = await change(id, best)
  expect(told.body.data).toMatchObject({
    isDone: 0,
    bill: { name: "プロ", money: 14_900, end: "2027-01-05", isBanking: 1 },
    plan: { plan: { name: "スタンダード" }, expiredAt: "2026-12-20", order: { money: 14_900 } },
  })
  // BILL-17: the figure that was asked for is the bill's.
  expect(asked).toMatchObject({ isAtOnce: 0, bill: { total: 14_900, credit: 4900, end: "2027-01-05" } })
  expect(told.body.data.bill.lines).toMatchObject([
    { kind: "months", money: "19800" },
    { kind: "credit", days: 15, money: "-4900" },
  ])
  await received(id)
  expect(await planOf(id)).toMatchObject({ plan: { name: "プロ" }, expiredAt: "2027-01-05", order: null })
  const { data } = await history(id)
  expect(data).toMatchObject([
    { status: "paid", paidBy: "bank", metadata: { price: 14_900, dataPlan: { name: "プロ", price: 19_800 } } },
    { metadata: { start: "2026-11-20", end: "2026-12-20", price: 9800, dataPlan: { isMultiMonthPayment: 0 } } },
  ])
})

test("BILL-17 what is paid afterwards says what a whole month comes to, with the members beside the plan", async () => {
  const id = await prepaid("月額設備")
  const asked = (body: object) => priceOf(id, body)
  expect(await asked({ subscriptionId: 6, paymentTerm: "PAY_LATER" })).toMatchObject({ bill: null, monthly: 19_800 })
  expect((await change(id, { ...best, paymentTerm: "PAY_LATER" })).status).toBe(200)
  // 198 each, of 19,800 for a hundred.
  expect(await asked({ totalUser: 3 })).toMatchObject({ bill: null, monthly: 20_394 })
  // Twelve months, 237,600, less the 9,800 that came back on the day itself.
  expect(await asked({ subscriptionOptionId: 4 })).toMatchObject({ bill: { total: 227_800 }, monthly: null })
})

test("BILL-15 the history keeps name and price of the day, by year and page", async () => {
  const id = await prepaid("履歴設備")
  await running().owner`update companies.plan set name = 'スタンダード新', price = 9900 where id = 5`
  const page = await history(id, { year: 2026, pageSize: 1 })
  expect(page).toMatchObject({ totalItems: 1, total: 9800, years: [2026] })
  expect(page.data[0].metadata.dataPlan).toMatchObject({ name: "スタンダード", price: 9800 })
  expect((await history(id, { year: 2025 })).totalItems).toBe(0)
  await running().owner`update companies.plan set name = 'スタンダード', price = 9800 where id = 5`
})

test("BILL-16 D92 price and people of the client are compared, and the plan is shown again", async () => {
  const id = await prepaid("価格設備")
  const told = await change(id, { ...best, price: 1 })
  expect([told.status, told.body.errorCode, told.body.view]).toMatchObject([
    409,
    "Update_Expired",
    { id: 6, price: 19_800, totalUser: 100 },
  ])
  expect((await change(id, { ...best, totalUser: 1000 })).body.errorCode).toBe("Update_Expired")
  expect((await extend(id, { price: 1 })).body.errorCode).toBe("Update_Expired")
  expect(await owed(id)).toEqual([])
})

test("BILL-02 D6 D8 plans that cannot be changed to, the same one, and an older look are refused", async () => {
  const id = await prepaid("拒否設備")
  const codes = async (body: object) => wrongIn(await change(id, body))[1]
  expect(await codes({ subscriptionId: 1, price: 0, totalUser: 10 })).toBe("Subscription_None")
  expect(await codes({ ...best, subscriptionId: 99 })).toBe("Subscription_None")
  expect(await codes({ ...standard, paymentTerm: "PREPAYMENT" })).toBe("Subscription_Already")
  expect(await codes({ ...best, subscriptionOptionId: 1 })).toBe("Invalid_Input")
  expect(await codes({ ...best, subscriptionOptionId: 4, paymentTerm: "PAY_LATER" })).toBe("Invalid_Input")
  const { choices, version } = await planOf(id)
  expect(choices).toEqual([3, 4, 5, 6])
  await change(id, { ...best, version })
  expect(await codes({ ...light, version })).toBe("Update_Expired")
})

test("BILL-02 D91 a plan for fewer people than there are is refused", async () => {
  const id = await prepaid("人数設備")
  await running().owner`update companies.plan set total_user = 1 where id = 4`
  await running().owner`insert into companies.membership (company_id, person_id, role)
    select ${id}, id, 12 from identity.person where email = 'kato@founder.example'`
  expect(wrongIn(await change(id, { ...light, totalUser: 1 }))[1]).toBe("Company_Maximum_Member")
  await running().owner`update companies.plan set total_user = 15 where id = 4`
  expect((await planOf(id)).seats).toMatchObject({ used: 2, limit: 30, price: 327 })
})

test("BILL-03 D10 an extension begins with the last day, and ordered anew takes the place of the one before", async () => {
  const id = await prepaid("延長設備")
  expect((await extend(id, { price: 9800 })).body.data.bill).toMatchObject({ start: "2026-12-20", end: "2027-01-20" })
  const year = await extend(id, { price: 9800, subscriptionOptionId: 2 })
  expect(year.body.data.bill).toMatchObject({ money: 105_840, end: "2027-12-20" })
  expect(await owed(id)).toHaveLength(1)
  await received(id)
  expect(await planOf(id)).toMatchObject({ expiredAt: "2027-12-20", plan: { numberOfPaymentMonths: 12 } })
})

test("BILL-08 BILL-18 members more are seated with the payment, or at once where they are paid afterwards", async () => {
  const id = await prepaid("席前払")
  const told = await send(id, "/payment/buy-member-exceed", { companyId: id, totalUser: 2, price: 327 })
  expect(told.body.data).toMatchObject({ isDone: 0, bill: { money: 654, end: "2026-12-20" } })
  expect((await planOf(id)).seats).toMatchObject({ limit: 30, extra: 0 })
  await received(id)
  expect((await planOf(id)).seats).toMatchObject({ limit: 32, extra: 2 })
  const later = await afterwards("席後払")
  const done = await put(later, "/v2/payment/subscribe-member", { totalUser: 3, price: 327 })
  expect(done.body.data).toMatchObject({ isDone: 1, bill: null, plan: { seats: { limit: 33, extra: 3 } } })
  expect(wrongIn(await put(later, "/v2/payment/subscribe-member", { totalUser: 3, price: 1 }))[1]).toBe(
    "Update_Expired",
  )
})

test("BILL-17 D91 what is said of this month is what its bill says", async () => {
  const id = await afterwards("今月設備")
  await at("2026-11-25T03:00:00Z")
  expect((await change(id, best)).body.data).toMatchObject({ isDone: 1, bill: null, plan: { plan: { name: "プロ" } } })
  const said = (await call("founder", "/payment/current-month-price", { company: id })).body.data
  // 9,800 x 5 / 30 + 19,800 x 6 / 30 = 5,593.33.
  expect(said).toMatchObject({ total: 5594, dueOn: "2026-12-10", start: "2026-11-20", end: "2026-11-30" })
  await at("2026-11-30T15:30:00Z")
  await running().run(billMonths())
  const [bill] = await owed(id)
  expect([bill.money, bill.lines]).toEqual([said.total, said.lines])
  expect(await planOf(id)).toMatchObject({ owed: { bills: 1, total: 5594, dueOn: "2026-12-10" } })
})

test("BILL-18 renewal ends: months until the last day of this one, a term until its own; and is taken up again", async () => {
  const later = await afterwards("更新後払")
  const end = (id: number, more: object = {}) => send(id, "/v2/payment/cancel-recurring", { companyId: id, ...more })
  expect((await end(later)).body.data).toMatchObject({ isRenewing: 0, expiredAt: "2026-11-30", nextBill: null })
  expect((await end(later, { isRenewing: 1 })).body.data).toMatchObject({ isRenewing: 1, expiredAt: null })
  await end(later)
  await at("2026-11-30T15:00:00Z")
  expect(wrongIn(await end(later, { isRenewing: 1 }))[1]).toBe("Subscription_Never")
  // Over, it is chosen anew.
  const again = await change(later, { ...standard, paymentTerm: "PAY_LATER" })
  expect(again.body.data).toMatchObject({ isDone: 1, plan: { expiredAt: null, isRenewing: 1 } })
  const id = await prepaid("更新前払")
  expect((await end(id)).body.data).toMatchObject({ isRenewing: 0, expiredAt: "2026-12-20" })
})

test("BILL-02 what was ordered and is not paid is over with its day, and nothing of the present plan with it", async () => {
  const id = await prepaid("期限設備")
  await change(id, { ...best, isBanking: 1 })
  await running()
    .owner`update billing.bill set banking_at = null, banking_by = null where company_id = ${id} and status = 'unpaid'`
  await at("2026-12-01T03:00:00Z")
  await running().run(billMonths())
  expect(await owed(id)).toEqual([])
  expect(await planOf(id)).toMatchObject({ plan: { name: "スタンダード" }, expiredAt: "2026-12-20", balance: 0 })
})

test("BILL-02 sent five times at once it is ordered once; a stranger's company is not there", async () => {
  const id = await prepaid("二重設備")
  const body = { companyId: id, ...best }
  const path = "/nest/subscription/update-subscription-company"
  const key = `twice ${id}`.replace(" ", "-")
  const told = await Promise.all(
    Array.from({ length: 5 }, () => call("founder", path, { company: id, method: "PUT", body, key })),
  )
  expect(new Set(told.map(({ status }) => status))).toEqual(new Set([200]))
  expect(await owed(id)).toHaveLength(1)
  const other = await call("other", path, { company: id, method: "PUT", body })
  expect(other.status).toBeGreaterThanOrEqual(400)
})

test("BILL-09 BILL-19 PICK-09 whose plan is over chooses, extends and sees what was paid, and pays his way back in", async () => {
  const id = await prepaid("期限切れ工業")
  await at("2026-12-21T03:00:00Z")
  const plan = await planOf(id)
  expect(plan.permissions.actions.toSorted()).toEqual(["change", "extend", "read", "readPayment"])
  expect((await history(id)).totalItems).toBe(1)
  expect((await change(id, best)).body.data).toMatchObject({ isDone: 0, bill: { purpose: "change", money: 19_800 } })
  await received(id)
  expect(await planOf(id)).toMatchObject({ plan: { name: "プロ" }, expiredAt: "2027-01-21" })
})

test("BILL-03 SUP-06 a plan that is sold no more is still extended by whoever has it", async () => {
  const id = await prepaid("非公開工業")
  await running().owner`update companies.plan set status = 0 where id = 5`
  try {
    expect((await extend(id, { price: 9800 })).body.data).toMatchObject({ bill: { money: 9800, end: "2027-01-20" } })
    expect(wrongIn(await change(await prepaidOf(best, "別プラン"), standard))[1]).toBe("Subscription_None")
  } finally {
    await running().owner`update companies.plan set status = 1 where id = 5`
  }
})

test("BILL-17 nothing is due of a term that nobody has ordered before it begins", async () => {
  const id = await prepaid("次期工業")
  expect((await planOf(id)).nextBill).toMatchObject({ start: "2026-12-20", dueOn: "2026-12-20" })
})
