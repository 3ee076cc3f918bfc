/** What `tehai subscription` lists and decides: transfers and plans that are talked about, whoever waits longest first. */
import { expect, test } from "vitest"
import { subscriptionToDecide, waitingSubscriptions } from "#modules/billing/index.ts"
import { acrossCompanies } from "#modules/kernel/database/scope.ts"
import { founders } from "../companies/founders.ts"
import { aRegistration } from "../companies/registering.ts"
import { ourAccount, pro } from "./our-account.ts"

const { call, idOf, post, running } = founders({ transferTo: ourAccount })
const listed = () => running().run(acrossCompanies("a test")(waitingSubscriptions()))
const talk = {
  subscriptionId: 3,
  subscriptionContact: {
    name: "清水 一郎",
    phone: "03-5500-0042",
    email: "info@shimizu.example",
    totalUser: 80,
    note: "支店が3つあります。",
  },
}

test("CLI-02 a talk and a transfer wait for a word, each until it is given", async () => {
  const talked = await idOf(aRegistration("相談建設", talk))
  const transferred = await idOf(aRegistration("振込建設", pro))
  expect(await listed()).toMatchObject([
    { kind: "contact", companyId: talked, contact: { totalUser: 80 } },
    { kind: "bank", companyId: transferred, amount: 19_800, dueOn: "2026-11-30" },
  ])
  const toDecide = (id: number) => running().run(acrossCompanies("a test")(subscriptionToDecide(id)))
  expect(await toDecide(talked)).toMatchObject({ kind: "contact", name: "相談建設" })
  expect(await toDecide(transferred)).toMatchObject({ kind: "bank", amount: 19_800, isLapsed: false })
  const agreed = { subscriptionId: 6, subscriptionOptionId: null, paymentTerm: "PAY_LATER", isBanking: 1, version: 1 }
  await call("operator", `/nest/subscription/contact/approve/${talked}`, { method: "PUT", body: agreed })
  await post("operator", "/user/accept-subscription-banking", { companyId: transferred, status: 1 })
  expect(await listed()).toEqual([])
})
