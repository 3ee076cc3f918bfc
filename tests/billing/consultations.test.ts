/** プラン相談 of a company in use: it asks, keeps what it has, and gets a plan of its own or a reason (BILL-02, SUP-06, CLI-02). */
import { expect, test } from "vitest"
import { subscriptionToDecide, waitingSubscriptions } from "#modules/billing/index.ts"
import { acrossCompanies } from "#modules/kernel/database/scope.ts"
import { founders, wrongIn } from "../companies/founders.ts"
import { aRegistration } from "../companies/registering.ts"
import { ourAccount, pro } from "./our-account.ts"

const { call, idOf, post, running } = founders({ transferTo: ourAccount })
const contact = {
  ...{ name: "清水 一郎", phone: "03-5500-0042", email: "info@shimizu.example" },
  ...{ totalUser: 180, note: "支店が3つあります。" },
}
const inUse = async (name: string) => {
  const id = await idOf(aRegistration(name, pro))
  await post("operator", "/user/update-company-status", { companyId: id, status: 1, version: 1 })
  await post("operator", "/user/accept-subscription-banking", { companyId: id, status: 1 })
  return id
}
const asks = (id: number) =>
  call("founder", "/nest/subscription/update-subscription-company", {
    ...{ company: id, method: "PUT" },
    body: { companyId: id, subscriptionId: 3, price: 0, totalUser: null, subscriptionContact: contact },
  })
const planOf = async (id: number) =>
  (await call("founder", `/payment/get-company-subscription-type/${id}`, { company: id, body: {} })).body.data
const versionOf = async (id: number) => (await post("operator", `/user/detail-company/${id}`, {})).body.data.version
const refuse = (id: number, body: object, who: "founder" | "operator" = "operator") =>
  call(who, `/nest/subscription/contact/refuse/${id}`, { method: "PUT", body })
const waiting = () => running().run(acrossCompanies("a test")(waitingSubscriptions()))

test("BILL-02 SUP-06 CLI-02 a company in use asks for a plan of its own, waits in the list, and is given one by a change", async () => {
  const id = await inUse("相談建設")
  expect((await asks(id)).body.data).toMatchObject({
    isDone: 0,
    bill: null,
    plan: { plan: { id: 6 }, isConsulting: 1 },
  })
  expect(await waiting()).toMatchObject([
    { kind: "contact", companyId: id, isInUse: true, contact: { totalUser: 180 } },
  ])
  expect(await running().run(acrossCompanies("a test")(subscriptionToDecide(id)))).toMatchObject({ kind: "contact" })
  const agreed = { subscriptionId: 5, subscriptionOptionId: null, paymentTerm: "PAY_LATER", isBanking: 1 }
  const path = `/nest/subscription/contact/approve/${id}`
  const body = { ...agreed, version: await versionOf(id) }
  expect(
    wrongIn(
      await call("operator", path, { method: "PUT", body: { ...body, subscriptionId: 2, paymentTerm: null } }),
    )[2],
  ).toEqual(["subscriptionId"])
  expect((await call("operator", path, { method: "PUT", body })).status).toBe(200)
  expect(await planOf(id)).toMatchObject({ plan: { id: 5 }, isConsulting: 0 })
  expect(await waiting()).toEqual([])
})

test("SUP-06 a wish that led to nothing is refused with its reason by mail; the plan stays", async () => {
  const id = await inUse("見送り建設")
  await asks(id)
  const version = await versionOf(id)
  expect((await refuse(id, { version, reason: "x" }, "founder")).status).toBe(403)
  expect(wrongIn(await refuse(id, { version, reason: " " }))).toEqual([400, "Invalid_Input", ["reason"]])
  expect(wrongIn(await refuse(id, { version: version + 1, reason: "x" }))[1]).toBe("Update_Expired")
  expect((await refuse(id, { version, reason: "200人まではプロをお使いください。" })).status).toBe(200)
  expect(await planOf(id)).toMatchObject({ plan: { id: 6 }, isConsulting: 0 })
  const [mail] = await running().owner`select text from notifications.mail where kind = 'plan.refuseContact'`
  expect(mail?.text).toContain("200人まではプロをお使いください。")
  expect(wrongIn(await refuse(id, { version: version + 1, reason: "x" }))[1]).toBe("Subscription_Never")
})

test("D91 SUP-06 what a company on trial agrees on is billed: the end of a trial is no term that was paid for", async () => {
  const { owner } = running()
  await owner`update companies.plan set status = 1 where id = 2`
  try {
    const trial = { subscriptionId: 2, subscriptionOptionId: null, paymentTerm: null, isBanking: 0 }
    const id = await idOf(aRegistration("試して相談設備", trial))
    await post("operator", "/user/update-company-status", { companyId: id, status: 1, version: 1 })
    expect((await planOf(id)).expiredAt).not.toBeNull()
    expect((await asks(id)).status).toBe(200)
    const body = { ...{ subscriptionId: 6, subscriptionOptionId: null, paymentTerm: "PREPAYMENT", isBanking: 1 } }
    const version = await versionOf(id)
    const path = `/nest/subscription/contact/approve/${id}`
    const told = await call("operator", path, { method: "PUT", body: { ...body, version } })
    expect(told.status, told.text).toBe(200)
    const [bill] = await owner<Array<{ total: number }>>`
      select total from billing.bill where company_id = ${id} and status = 'unpaid'`
    expect(bill?.total).toBe(19_800)
    expect(await planOf(id)).toMatchObject({ plan: { id: 6 } })
  } finally {
    await owner`update companies.plan set status = 0 where id = 2`
  }
})
