/** Plans on offer with their prices, and which way of paying fits which plan. */
import { describe, expect, test } from "vitest"
import { founders, wrongIn } from "../companies/founders.ts"
import { aRegistration } from "../companies/registering.ts"
import { ourAccount, pro, proYear } from "./our-account.ts"

const offered = async (url: string) => (await (await fetch(`${url}/api/nest/subscription?status=1`)).json()).data

describe("where transfers are taken", () => {
  const { register, running } = founders({ transferTo: ourAccount })

  test("BILL-01 BILL-20 WIZ-11 anybody is shown each plan with its months, its ways and what they come to", async () => {
    const plans = await offered(running().url)
    expect(plans.map(({ id }: { id: number }) => id)).toEqual([1, 3, 4, 5, 6])
    const [free, contact, light, standard, best] = plans
    expect([free.paymentMethods, contact.paymentMethods, contact.isContact]).toEqual([[], [], 1])
    expect(light).toMatchObject({ price: 4980, totalUser: 15, isMultiMonthPayment: 0, subscriptionOptions: [] })
    expect(standard).toMatchObject({
      name: "スタンダード",
      price: 9800,
      totalUser: 30,
      // Cards come with a card company.
      paymentMethods: ["bank"],
      isMultiMonthPayment: 1,
      oneMonth: { total: 9800, perMonth: 9800, expiredAt: "2026-12-20", tax: 890 },
    })
    expect(standard.subscriptionOptions).toMatchObject([
      { numberOfPaymentMonths: 6, benefit: "DISCOUNT", benefitValue: 5, total: 55_860, perMonth: 9310 },
      { numberOfPaymentMonths: 12, benefit: "DISCOUNT", benefitValue: 10, total: 105_840, discount: 11_760 },
    ])
    expect(best.subscriptionOptions[1]).toMatchObject({
      benefit: "FREE_MONTH",
      benefitValue: 3,
      usableMonths: 15,
      total: 237_600,
      tax: 21_600,
      perMonth: 15_840,
      expiredAt: "2028-02-20",
    })
  })

  test.each([
    ["WIZ-13 the term is missing", { ...pro, paymentTerm: null }, "paymentTerm"],
    ["WIZ-14 several months are paid afterwards", { ...proYear, paymentTerm: "PAY_LATER" }, "paymentTerm"],
    ["BILL-16 months of another plan", { ...pro, subscriptionOptionId: 1 }, "subscriptionOptionId"],
    ["BILL-16 months that nobody offers", { ...pro, subscriptionOptionId: 99 }, "subscriptionOptionId"],
    ["WIZ-22 by card, where no cards are taken", { ...pro, isBanking: 0 }, "isBanking"],
    ["WIZ-16 a free plan by transfer", { isBanking: 1 }, "isBanking"],
    ["WIZ-16 a free plan with a term", { paymentTerm: "PREPAYMENT" }, "paymentTerm"],
    ["WIZ-16 a free plan of several months", { subscriptionOptionId: 4 }, "subscriptionOptionId"],
  ])("%s: it is complained of", async (title, more, field) => {
    expect(wrongIn(await register(aRegistration(title, more)))).toEqual([400, "Invalid_Input", [field]])
  })

  test("BILL-16 a price is no input: another than the plan's is told, and registers nothing", async () => {
    expect(wrongIn(await register(aRegistration("価格", { ...pro, price: 1 })))[1]).toBe("Update_Expired")
  })
})

describe("where nothing is taken", () => {
  const { call, idOf, register, running } = founders()

  test("BILL-01 what costs is on offer only where it can be paid", async () => {
    expect((await offered(running().url)).map(({ id }: { id: number }) => id)).toEqual([1, 3])
    expect(wrongIn(await register(aRegistration("支払", pro)))[1]).toBe("Subscription_None")
  })

  test("BILL-06 whoever still owes something cannot choose a transfer that nobody takes", async () => {
    const id = await idOf(aRegistration("前の請求"))
    await running()
      .owner`insert into billing.bill (company_id, purpose, plan_id, plan_name, plan_price, months, starts_on,
      ends_on, total, made_at, due_on) values (${id}, 'month', 5, '前', 9800, 1, '2026-10-01', '2026-10-31', 9800, now(), '2026-11-10')`
    const path = "/nest/subscription/admin-company-mark-subscription-banking"
    expect(wrongIn(await call("founder", path, { company: id, body: { companyId: id } }))).toEqual([
      409,
      "Subscription_Type_Update_Failed",
      [],
    ])
  })
})
