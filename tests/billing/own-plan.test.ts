/** What a company may do with the plan that it has: the ways that are its own, its months when nobody else may choose it. */
import { beforeAll, expect, test } from "vitest"
import { refundsByBill } from "#modules/billing/rules/refund.ts"
import { founders, wrongIn } from "../companies/founders.ts"
import { aRegistration } from "../companies/registering.ts"
import { ourAccount, pro, proYear } from "./our-account.ts"
import { type CompanyOnPort, companyOnPort } from "./sample-company.ts"

const day = "2026-11-20T03:00:00Z"
const cards: CompanyOnPort = await companyOnPort(() => Date.parse(day))
const { at, call, entry, idOf, ownOf, post, register, running } = founders({
  transferTo: ourAccount,
  cards: cards.settings,
})
beforeAll(() => at(day))

const send = (id: number, path: string, body: object) => call("founder", path, { company: id, body })
const put = (id: number, path: string, body: object) =>
  call("founder", path, { company: id, method: "PUT", body: { companyId: id, ...body } })
const planOf = async (id: number) => (await send(id, `/payment/get-company-subscription-type/${id}`, {})).body.data
const offered = async (id: number) =>
  (await call("founder", "/nest/billing/get-bills?status=unpaid", { company: id })).body.paymentMethods.toSorted()
const byCard = (id: number) => send(id, "/payment/buy-subscription", { companyId: id })
const byBank = (id: number) => send(id, "/nest/subscription/admin-company-mark-subscription-banking", { companyId: id })
/** Of the plan プロ, by its operator. */
const sold = (ways: ReadonlyArray<string>, status = 1) =>
  running().owner`update companies.plan set payment_methods = ${[...ways]}, status = ${status} where id = 6`
const again = () => sold(["credit", "bank"])

/** A company with a month of プロ, paid on 20 November. */
const inUse = async (name: string) => {
  const id = await idOf(aRegistration(name, pro))
  await post("operator", "/user/update-company-status", { companyId: id, status: 1, version: 1 })
  await post("operator", "/user/accept-subscription-banking", { companyId: id, status: 1 })
  return id
}

test("BILL-01 BILL-06 a bill is paid by the ways of its plan, though the platform takes others", async () => {
  const id = await idOf(aRegistration("限定設備", { ...proYear, isBanking: 0 }))
  expect(await offered(id)).toEqual(["bank", "credit"])
  try {
    await sold(["credit"])
    expect(await offered(id)).toEqual(["credit"])
    expect(wrongIn(await byBank(id))[1]).toBe("Subscription_Type_Update_Failed")
    await sold(["bank"])
    expect(wrongIn(await byCard(id))[1]).toBe("Subscription_Type_Update_Failed")
    expect((await byBank(id)).body.data).toMatchObject({ isBanking: 1 })
    await sold([])
    expect(await offered(id)).toEqual(["bank", "credit"])
  } finally {
    await again()
  }
})

test("BILL-03 D131 a plan that is sold no more says its months and ways to whoever has it, and is extended by them", async () => {
  const id = await inUse("非公開設備")
  try {
    await sold(["bank"], 0)
    const { choices, paymentMethods, present, version } = await planOf(id)
    expect([choices.includes(6), paymentMethods]).toEqual([false, ["bank"]])
    expect(present).toMatchObject({ id: 6, subscriptionOptions: [{}, { id: 4, total: 237_600, usableMonths: 15 }] })
    const longer = { price: 19_800, subscriptionOptionId: 4, version }
    expect((await put(id, "/nest/subscription/extend-plan-company", longer)).body.data).toMatchObject({
      bill: { money: 237_600, end: "2028-03-20" },
    })
  } finally {
    await again()
  }
})

/** Read by whoever runs the platform, and by whom it is about. */
const approve = (id: number) =>
  post("operator", "/user/update-company-status", { companyId: id, status: 1, version: 1 })
const alertOf = async (id: number) => (await call("founder", "/workspace", { company: id })).body.data.gates

test("D91 D8 WIZ-16 a trial is sent at once, lasts thirty days from the platform's yes, and is spoken of before its end", async () => {
  const { owner } = running()
  const trial = { subscriptionId: 2, subscriptionOptionId: null, paymentTerm: null, isBanking: 0 }
  expect(wrongIn(await register(aRegistration("非公開お試し", trial)))[1]).toBe("Subscription_None")
  await owner`update companies.plan set status = 1 where id = 2`
  try {
    await at(day)
    const id = await idOf(aRegistration("お試し設備", trial))
    expect(await entry(id)).toMatchObject({ paymentStatus: 1 })
    await at("2026-11-25T03:00:00Z")
    await approve(id)
    expect(await planOf(id)).toMatchObject({ plan: { id: 2 }, expiredAt: "2026-12-24", paymentTerm: null })
    expect(await alertOf(id)).toEqual([])
    // It is neither extended nor changed to.
    expect(wrongIn(await put(id, "/nest/subscription/extend-plan-company", { price: 0 }))[1]).toBe("Subscription_Never")
    await at("2026-12-20T03:00:00Z")
    expect(await alertOf(id)).toMatchObject([
      { kind: "ending", actions: ["changePlan", "later"], lastDay: "2026-12-24" },
    ])
    await at("2026-12-25T03:00:00Z")
    expect(await entry(id)).toMatchObject({ adminStatus: 3, paymentStatus: 0 })
    const best = { subscriptionId: 6, price: 19_800, totalUser: 100, paymentTerm: "PAY_LATER" }
    expect((await put(id, "/nest/subscription/update-subscription-company", best)).body.data).toMatchObject({
      isDone: 1,
    })
    expect(await planOf(id)).toMatchObject({ plan: { id: 6 }, expiredAt: null })
    const again = { subscriptionId: 2, price: 0, totalUser: 30 }
    expect(wrongIn(await put(id, "/nest/subscription/update-subscription-company", again))[1]).toBe("Subscription_None")
    const [row] = await owner`select tried_on::text from companies.company where id = ${id}`
    expect(row?.tried_on).toBe("2026-11-25")
  } finally {
    await owner`update companies.plan set status = 0 where id = 2`
    await at(day)
  }
})

test("D92 WIZ-17 BILL-16 a plan that changed while it was chosen is neither registered nor billed, and is shown again", async () => {
  const shown = { price: 19_800, totalUser: 100, total: 237_600 }
  const refused = async (more: object) => (await register(aRegistration("変更中設備", { ...proYear, ...more }))).body
  const now = { id: 6, name: "プロ", price: 19_800, totalUser: 100 }
  for (const older of [{ price: 18_000 }, { totalUser: 90 }, { totalUser: null }, { total: 230_000 }])
    expect(await refused({ ...shown, ...older })).toMatchObject({ errorCode: "Update_Expired", view: now })
  const [none] = await running().owner`select count(*)::int as n from companies.company where name = '変更中設備'`
  expect(none?.n).toBe(0)
  const id = await idOf(aRegistration("変更中設備", { ...proYear, ...shown }))
  const [bill] = (await call("founder", "/nest/billing/get-bills?status=unpaid", { company: id })).body.data
  expect(bill).toMatchObject({ money: 237_600, isRenewal: 0 })
  expect(await ownOf(id)).toMatchObject({ isOwed: 1 })
})

test("WIZ-17 BILL-12 D114 an order by card says by when, and after it was given back that it was", async () => {
  const id = await idOf(aRegistration("期限設備", { ...proYear, isBanking: 0 }))
  const shown = async () => (await call("founder", `/payment/card-payment?companyId=${id}`, { company: id })).body.data
  expect(await shown()).toMatchObject({ isOwed: 1, isLapsed: 0, dueOn: "2026-11-23" })
  const { owner } = running()
  await owner`update billing.bill set status = 'withdrawn' where company_id = ${id}`
  await owner`update billing.sign_up set outcome = 'timedOut', ended_at = now() where company_id = ${id}`
  expect(await shown()).toMatchObject({ isOwed: 0, isLapsed: 1, dueOn: null })
  expect(await ownOf(id)).toMatchObject({ isOwed: 0 })
})

test("D101 whoever may not buy seats reads who may", async () => {
  expect((await planOf(await inUse("席設備"))).admins).toEqual(["清水 一郎"])
})

test("BILL-15 SUP-10 SUP-08 what went back of a card stands in the history, at the platform and in what it received", async () => {
  const { owner } = running()
  const month = { from: "2026-11", to: "2026-11" }
  const received = async () =>
    (await post("operator", "/nest/report/platform-revenue", month)).body.data.months[0].received
  const id = await inUse("返金設備")
  const came = await received()
  const history = async () => (await send(id, "/payment/history-payment", {})).body.data[0]
  expect(await history()).toMatchObject({ refunded: 0, dispute: "none" })
  const [payment] =
    await owner`insert into billing.card_payment (company_id, way, total, status, intent, refunded, dispute, made_at, made_by, settled_at)
    select ${id}, 'hosted', 19800, 'paid', 'pi_back', 5000, 'open', ${day}, admin_id, ${day} from companies.company where id = ${id} returning id`
  await owner`insert into billing.card_payment_bill (company_id, payment_id, bill_id, yen)
    select ${id}, ${Number(payment?.id)}, id, total from billing.bill where company_id = ${id}`
  expect(await history()).toMatchObject({ refunded: 5000, dispute: "open", metadata: { price: 19_800 } })
  const { bills } = (await call("operator", `/nest/billing/company-bills/${id}`)).body.data
  expect(bills).toMatchObject([{ status: "paid", refunded: 5000, dispute: "open" }])
  expect(await received()).toBe(came - 5000)
})

test("issue 20 what went back of a payment of several bills is taken off the first first, off none more than it came to", () => {
  const of = { paymentId: 1, refunded: 12_000, dispute: "none" as const }
  const back = refundsByBill([
    { ...of, billId: 8, yen: 9000 },
    { ...of, billId: 7, yen: 10_000 },
  ])
  expect([...back].map(([id, { refunded }]) => [id, refunded])).toEqual([
    [7, 10_000],
    [8, 2000],
  ])
})
