/** キャンペーンコード at the price: of a registration, of a change, of more months; and every reason why one is not good. */
import { beforeAll, expect, test } from "vitest"
import { founders, wrongIn } from "../companies/founders.ts"
import { aRegistration } from "../companies/registering.ts"
import { ourAccount, pro, proYear } from "./our-account.ts"

const { at, call, idOf, ownOf, post, register, running } = founders({ transferTo: ourAccount })

const campaign = (code: string, more: object = {}) =>
  post("operator", "/nest/campaign", {
    ...{ name: `${code}の会`, code, kind: "DISCOUNT", benefitValue: 10, subscriptionId: null },
    ...{ startsOn: "2026-11-20", endsOn: "2026-11-30" },
    ...more,
  })
beforeAll(async () => {
  await campaign("AKI-10")
  await campaign("TADA-2", { kind: "FREE_MONTH", benefitValue: 2 })
  await campaign("PRO-50", { benefitValue: 50, subscriptionId: 6 })
  await campaign("FUYU", { startsOn: "2026-12-01", endsOn: "2026-12-31" })
  const { id } = (await campaign("OWARI")).body.data
  await call("operator", `/nest/campaign/${id}`, { method: "PUT", body: { version: 1, status: 0 } })
})

const billOf = async (companyId: number) => {
  const [bill] = await running().owner`select b.total, b.months, b.free_months, b.ends_on::text as ends_on, c.code
    from billing.bill b left join billing.campaign c on c.id = b.campaign_id
    where b.company_id = ${companyId} and b.status = 'unpaid'`
  return bill
}
const sentence = async (body: object) => (await register(body)).body.fields[0].message

test("BILL-13 D58 a registration's code takes percent off the bill; the bill keeps by which code", async () => {
  const id = await idOf(aRegistration("割引工業", { ...pro, campaignCode: "aki-10" }))
  expect(await billOf(id)).toEqual({ total: 17_820, months: 1, free_months: 0, ends_on: "2026-12-20", code: "AKI-10" })
  expect(await ownOf(id)).toMatchObject({ campaignCode: "AKI-10" })
})

test("BILL-13 a code's free months lengthen the term and cost nothing", async () => {
  const id = await idOf(aRegistration("無料月工業", { ...pro, campaignCode: "TADA-2" }))
  expect(await billOf(id)).toMatchObject({ total: 19_800, months: 1, free_months: 2, ends_on: "2027-02-20" })
})

test("BILL-13 D58 nothing stacks: a code takes the place of what a year brings, and is refused where it brings less", async () => {
  // A year brings three months for nothing: a fifth. Half of it is better, a tenth is not.
  const id = await idOf(aRegistration("一年工業", { ...proYear, campaignCode: "PRO-50" }))
  expect(await billOf(id)).toMatchObject({ total: 118_800, months: 12, free_months: 0, ends_on: "2027-11-20" })
  expect(await sentence(aRegistration("一年建設", { ...proYear, campaignCode: "AKI-10" }))).toContain(
    "まとめ払いの割引",
  )
})

test.each([
  ["NASHI", {}, "見つかりません"],
  ["FUYU", {}, "2026-12-01 から使えます"],
  ["OWARI", {}, "終了しました"],
  ["PRO-50", { subscriptionId: 5 }, "選んだプランには使えません"],
  ["AKI-10", { paymentTerm: "PAY_LATER" }, "前払いのときに"],
])(
  "BILL-13 D132 the code %s with %o is refused by name, and nothing is registered",
  async (campaignCode, more, said) => {
    const body = aRegistration(`断り${campaignCode}`, { ...pro, ...more, campaignCode })
    expect(wrongIn(await register(body))).toEqual([400, "Invalid_Input", ["campaignCode"]])
    expect(await sentence(body)).toContain(said)
    expect(await running().owner`select from companies.company where name = ${body.name}`).toHaveLength(0)
  },
)

test("BILL-13 a plan that costs nothing takes no code", async () => {
  const told = await register(aRegistration("無料工業", { campaignCode: "AKI-10" }))
  expect(wrongIn(told)).toEqual([400, "Invalid_Input", ["campaignCode"]])
})

test("BILL-13 BILL-20 anybody is told what plans cost by a code, and what made it so", async () => {
  const plans = async (code: string) => (await call("founder", `/nest/subscription?campaignCode=${code}`)).body
  const byId = new Map((await plans("pro-50")).data.map((plan: { id: number }) => [plan.id, plan]))
  expect(byId.get(6)).toMatchObject({
    oneMonth: { total: 9900, campaign: { name: "PRO-50の会", benefit: "DISCOUNT", benefitValue: 50 } },
  })
  expect(byId.get(5)).toMatchObject({ oneMonth: { total: 9800, campaign: null } })
  expect((await plans("OWARI")).fields).toMatchObject([{ field: "campaignCode" }])
})

test("BILL-13 BILL-17 a change and more months are priced with the code, as their bill is, over through its last day", async () => {
  const id = await idOf(aRegistration("変更割引", { ...pro, subscriptionId: 5 }))
  await post("operator", "/user/update-company-status", { companyId: id, status: 1, version: 1 })
  await post("operator", "/user/accept-subscription-banking", { companyId: id, status: 1 })
  const send = (path: string, body: object, method = "POST") =>
    call("founder", path, { company: id, method, body: { companyId: id, ...body } })
  const priceOf = (body: object) =>
    call("founder", `/payment/get-company-subscription-price/${id}`, { company: id, body })
  const extension = { campaignCode: "AKI-10" }
  const asked = (await priceOf(extension)).body.data
  expect(asked.bill).toMatchObject({ total: 8820, lines: [{ kind: "months" }, { kind: "discount", percent: 10 }] })
  const extended = await send("/nest/subscription/extend-plan-company", { ...extension, price: 9800 }, "PUT")
  expect(extended.body.data.bill).toMatchObject({ money: 8820 })
  const change = { subscriptionId: 6, price: 19_800, totalUser: 100, campaignCode: "PRO-50" }
  const changed = await send("/nest/subscription/update-subscription-company", change, "PUT")
  expect(changed.body.data.bill).toMatchObject({ name: "プロ", money: 100 })
  expect(wrongIn(await priceOf({ subscriptionId: 6, paymentTerm: "PAY_LATER", campaignCode: "PRO-50" }))).toEqual([
    ...[400, "Invalid_Input"],
    ["campaignCode"],
  ])
  await at("2026-11-30T14:59:00Z")
  expect((await priceOf(extension)).status).toBe(200)
  await at("2026-11-30T15:01:00Z")
  expect(wrongIn(await priceOf(extension))).toEqual([400, "Invalid_Input", ["campaignCode"]])
})

test("D92 BILL-16 a sum that came to another one since it was shown orders nothing: an extension, members, a change", async () => {
  await at("2026-11-20T07:00:00Z")
  const id = await idOf(aRegistration("総額工業", pro))
  await post("operator", "/user/update-company-status", { companyId: id, status: 1, version: 1, reason: "確認" })
  await post("operator", "/user/accept-subscription-banking", { companyId: id, status: 1 })
  const put = (path: string, body: object) =>
    call("founder", path, { company: id, method: "PUT", body: { companyId: id, isBanking: 1, ...body } })
  const extend = (total: number) =>
    put("/nest/subscription/extend-plan-company", { price: 19_800, campaignCode: "AKI-10", total })
  const change = (total: number) =>
    put("/nest/subscription/update-subscription-company", {
      ...{ subscriptionId: 5, price: 9800, totalUser: 30, subscriptionOptionId: 2, paymentTerm: "PREPAYMENT", total },
    })
  const members = (total: number) => put("/v2/payment/subscribe-member", { totalUser: 2, price: 198, total })
  const counted = async (asked: object) =>
    (await call("founder", `/payment/get-company-subscription-price/${id}`, { company: id, body: asked })).body.data
      .bill.total
  const shown = [
    [extend, await counted({ campaignCode: "AKI-10" })],
    [members, await counted({ totalUser: 2 })],
    [change, await counted({ subscriptionId: 5, subscriptionOptionId: 2, paymentTerm: "PREPAYMENT" })],
  ] as const
  const bills = () => running().owner`select id from billing.bill where company_id = ${id}`
  const before = await bills()
  for (const [order, total] of shown)
    expect(wrongIn(await order(total + 1)).slice(0, 2)).toEqual([409, "Update_Expired"])
  expect(await bills()).toEqual(before)
  for (const [order, total] of shown) {
    const told = await order(total)
    expect(told.status, told.text).toBe(200)
    expect(told.body.data.bill.money).toBe(total)
  }
})
