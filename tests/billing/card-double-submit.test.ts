/** One bill pressed a thousand times, by two tabs and a lost line: one charge. */
import { Effect } from "effect"
import { expect, test } from "vitest"
import { founders } from "../companies/founders.ts"
import { aRegistration } from "../companies/registering.ts"
import { pro } from "./our-account.ts"
import { type CompanyOnPort, companyOnPort } from "./sample-company.ts"

const started = Date.now()
const cards: CompanyOnPort = await companyOnPort(() => Date.parse("2026-11-20T03:00:00Z") + Date.now() - started)
const { call, idOf, running } = founders({ cards: cards.settings })

const presses = 1_000
const atOnce = 20

test("BILL-05 BILL-14 a bill that is paid by a thousand presses, twenty at once, is charged once", async () => {
  const id = await idOf(aRegistration("連打設備", { ...pro, isBanking: 0 }))
  const { body } = await call("founder", "/payment/buy-subscription", { company: id, body: { companyId: id } })
  const session = cards.book.session(body.data.url.split("/").at(-1))
  if (session === undefined) throw new Error("no page")
  cards.book.enter(session, { number: "4242424242424242", expMonth: 3, expYear: 2029 }, false)
  await call("founder", "/payment/check-card", { company: id, body: { companyId: id } })
  const [bill] = await running().owner<Array<{ id: number }>>`
    insert into billing.bill (company_id, purpose, plan_id, plan_name, plan_price, months, starts_on, ends_on, total,
      made_at, due_on)
    values (${id}, 'extend', 6, 'プロ', 19800, 1, '2026-12-20', '2027-01-20', 19801, now(), '2026-11-30') returning id`
  const pay = () =>
    call("founder", "/nest/billing/payment-bills-by-stripe", {
      company: id,
      body: { companyId: id, billIds: [bill?.id] },
    })
  const told = await Effect.runPromise(
    Effect.forEach(Array.from({ length: presses }), () => Effect.promise(pay), { concurrency: atOnce }),
  )
  // Paid, or nothing left to pay: nobody is told that it failed.
  const codes = new Set(told.map(({ body: of, status }) => (status === 200 ? of.data.state : of.errorCode)))
  expect([...codes].toSorted()).toEqual(["Subscription_None", "paid"])
  const charges = Object.values(cards.store.intents).filter(({ amount }) => amount === 19_801)
  expect(charges.map(({ status }) => status)).toEqual(["succeeded"])
  const [entries] = await running().owner`select count(*)::int as n from kernel.audit_entry
    where action = 'billing.paid' and company_id = ${id}`
  expect(entries?.n).toBe(2)
})
