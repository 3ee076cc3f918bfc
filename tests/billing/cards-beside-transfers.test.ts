/** One transfer that is waited for closes the card for its own bill alone. */
import { expect, test } from "vitest"
import { founders, wrongIn } from "../companies/founders.ts"
import { aRegistration } from "../companies/registering.ts"
import { ourAccount, pro } from "./our-account.ts"
import { type CompanyOnPort, companyOnPort } from "./sample-company.ts"

const started = Date.now()
const cards: CompanyOnPort = await companyOnPort(() => Date.parse("2026-11-20T03:00:00Z") + Date.now() - started)
const { call, idOf, running } = founders({ transferTo: ourAccount, cards: cards.settings })
const post = (id: number, path: string, more: object = {}) =>
  call("founder", path, { company: id, body: { companyId: id, ...more } })
const shown = async (id: number) =>
  (await call("founder", `/payment/card-payment?companyId=${id}`, { company: id })).body.data
const unpaid = async (id: number) =>
  (await call("founder", "/nest/billing/get-bills?status=unpaid", { company: id })).body

test("BILL-05 BILL-06 beside a transfer that is waited for the rest is paid by card, and the transfer goes on waiting", async () => {
  const id = await idOf(aRegistration("並行設備", pro))
  expect(await shown(id)).toMatchObject({ isBanking: 1, isOwed: 1, amount: 19_800 })
  expect(wrongIn(await post(id, "/payment/buy-subscription"))[1]).toBe("Subscription_Type_Update_Failed")
  await running().owner`insert into billing.bill
    (company_id, purpose, plan_id, plan_name, plan_price, months, starts_on, ends_on, total, made_at, due_on)
    values (${id}, 'month', 6, 'プロ', 19800, 1, '2026-10-01', '2026-10-31', 7000, '2026-11-01T03:00:00Z', '2026-11-25')`
  expect(await shown(id)).toMatchObject({ isBanking: 0, isOwed: 1, amount: 7000, dueOn: "2026-11-25" })
  expect(await unpaid(id)).toMatchObject({ total: 26_800, unpromised: 7000, paymentMethods: ["credit", "bank"] })
  const billIds = (await unpaid(id)).data.map((bill: { id: number }) => bill.id)
  expect(wrongIn(await post(id, "/payment/buy-subscription", { billIds }))[1]).toBe("Subscription_Type_Update_Failed")

  const { url } = (await post(id, "/payment/buy-subscription")).body.data
  const session = cards.book.session(url.split("/").at(-1) ?? "")
  if (session === undefined) throw new Error(`no page ${url}`)
  expect(session.amount_total).toBe(7000)
  expect(cards.book.enter(session, { number: "4242424242424242", expMonth: 3, expYear: 2029 }, false)).toBe("done")
  await post(id, "/payment/check-card")
  expect(await unpaid(id)).toMatchObject({ total: 19_800, unpromised: 0, data: [{ isBanking: 1 }] })
  expect(await shown(id)).toMatchObject({ isBanking: 1, isOwed: 1, amount: 19_800 })
})
