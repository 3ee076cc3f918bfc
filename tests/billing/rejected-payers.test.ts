/** A company that has paid is rejected: its money waits for a person, and both hear of it. */
import { expect, test } from "vitest"
import { founder, founders, wrongIn } from "../companies/founders.ts"
import { aRegistration } from "../companies/registering.ts"
import { until } from "../kernel/until.ts"
import { ourAccount, pro } from "./our-account.ts"

const { call, idOf, post, running } = founders({ transferTo: ourAccount })
const path = "/payment/unmatched-money"
const kept = async (id: number) =>
  (await call("operator", path)).body.data.filter(({ meantFor }: { meantFor: string }) =>
    meantFor.startsWith(`company:${id} `),
  )
const decide = (companyId: number, status: number, version: number) =>
  post("operator", "/user/update-company-status", { companyId, status, version, reason: "電話がつながりません。" })
const rejected = async (name: string) => {
  const id = await idOf(aRegistration(name, pro))
  await post("operator", "/user/accept-subscription-banking", { companyId: id, status: 1 })
  expect((await decide(id, 3, 1)).status).toBe(200)
  const money = await until("its money waits", async () => (await kept(id))[0])
  return { id, money }
}
const answer = (id: number, body: object) =>
  call("operator", `${path}/${id}`, { method: "PUT", body: { version: 1, ...body } })
const mails = (kind: string) =>
  running().owner`select to_email, text from notifications.mail where kind = ${kind} order by id`

test("BILL-12 SUP-10 paid and rejected, the money waits in the list once, is told, and is sent back with a reason", async () => {
  const { id, money } = await rejected("却下入金")
  expect(money).toMatchObject({ reason: "rejected", total: 19_800, cameBy: "transfer", sender: "却下入金" })
  expect(await mails("billing.unmatchedMoney")).toMatchObject([{ to_email: "ops@founder.example" }])
  const [said, ...more] = await mails("billing.rejected")
  expect([said?.to_email, more]).toEqual([founder, []])
  for (const part of ["却下入金", "¥19,800", "返金"]) expect(said?.text).toContain(part)
  const reference = money.meantFor.split("bill:")[1]
  // It is paid, and rejected: there is nothing that it could pay.
  expect(wrongIn(await answer(money.id, { outcome: "settled", reference }))[2]).toEqual(["reference"])
  expect((await answer(money.id, { outcome: "returned", reason: "口座へ返しました。" })).status).toBe(200)
  expect(await kept(id)).toEqual([])
})

test("BILL-12 let in after all, its money stays with the bill that it has paid", async () => {
  const { id, money } = await rejected("再承認入金")
  await running().owner`update companies.company set status = 1 where id = ${id}`
  const reference = money.meantFor.split("bill:")[1]
  expect((await answer(money.id, { outcome: "settled", reference })).status).toBe(200)
  expect(await kept(id)).toEqual([])
})
