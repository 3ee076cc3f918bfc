/** What may be ordered, and which way of payment an order changes. */
import { expect, test } from "vitest"
import { founders } from "../companies/founders.ts"
import { aRegistration } from "../companies/registering.ts"
import { ourAccount, pro, proYear } from "./our-account.ts"

const { call, idOf, post, running } = founders({ transferTo: ourAccount })
const actionsOf = async (id: number) =>
  (await call("founder", `/payment/get-company-subscription-type/${id}`, { company: id, body: {} })).body.data
    ?.permissions.actions
const orders = ["addMembers", "change", "endRenewal", "extend"]
const approve = async (companyId: number) => {
  await post("operator", "/user/update-company-status", { companyId, status: 1, version: 1, reason: "確認" })
  await post("operator", "/user/accept-subscription-banking", { companyId, status: 1 })
}

test("BILL-02 BILL-18 before the platform's yes no order is offered; with it the admin may all of them", async () => {
  const id = await idOf(aRegistration("承認前設備", pro))
  const before = (await actionsOf(id)) ?? []
  expect(before.filter((action: string) => orders.includes(action))).toEqual([])
  await approve(id)
  expect(await actionsOf(id)).toEqual(expect.arrayContaining(orders))
})

test("BILL-06 one order by transfer is that order's way, not the company's", async () => {
  const id = await idOf(aRegistration("一回振込設備", proYear))
  await approve(id)
  await running().owner`update companies.company set is_banking = false where id = ${id}`
  const body = { companyId: id, price: 19_800, subscriptionOptionId: 4, isBanking: 1 }
  const ordered = await call("founder", "/nest/subscription/extend-plan-company", { company: id, method: "PUT", body })
  expect(ordered.body.data).toMatchObject({ bill: { isBanking: 1, purpose: "extend" }, plan: { isBanking: 0 } })
})
