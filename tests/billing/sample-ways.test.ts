/** 見本のお支払い: by which no money moves, and which ends with the demo. */
import { expect, test } from "vitest"
import { founders, wrongIn } from "../companies/founders.ts"
import { aRegistration } from "../companies/registering.ts"
import { ourAccount, pro } from "./our-account.ts"

const { call, idOf, post, register, running } = founders({ transferTo: ourAccount, sampleWays: ["bank"] })

const ways = async () => (await call("founder", "/payment/config")).body.data

test("BILL-06 BEY-18 a demo's account is open while the demo is alone, and closed for everybody once a company is let in", async () => {
  expect(await ways()).toMatchObject({ isBank: 0 })
  await running().owner`insert into companies.company (name, status, is_demo) values ('見本設備', 1, true)`
  expect(await ways()).toMatchObject({ isBank: 1 })
  const id = await idOf(aRegistration("本物設備", pro))
  // A registration that waits ends nothing.
  expect(await ways()).toMatchObject({ isBank: 1 })
  await post("operator", "/user/update-company-status", { companyId: id, status: 1, version: 1 })
  expect(await ways()).toMatchObject({ isBank: 0 })
  expect((await call("founder", "/nest/subscription")).body.data.map((plan: { id: number }) => plan.id)).not.toContain(
    6,
  )
  expect(wrongIn(await register(aRegistration("次の設備", pro)))[1]).toBe("Subscription_None")
})
