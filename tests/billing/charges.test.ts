/** 自動のお支払い: a saved card is charged for the next term and for a used month before their day, once. */
import { Effect } from "effect"
import { expect, test } from "vitest"
import { chargeDueBills, remindCompanies, renewTerms } from "#modules/billing/index.ts"
import { waysOf } from "#modules/server.ts"
import { founders } from "../companies/founders.ts"
import { aRegistration } from "../companies/registering.ts"
import { ourAccount, pro } from "./our-account.ts"
import { type CompanyOnPort, companyOnPort } from "./sample-company.ts"

const begin = "2026-11-20T06:00:00Z"
let now = Date.parse(begin)
const cards: CompanyOnPort = await companyOnPort(() => now)
const { at, call, idOf, post, running } = founders({ transferTo: ourAccount, cards: cards.settings })
const turnTo = async (instant: string) => {
  now = Date.parse(instant)
  await at(instant)
}
const byCard = { ...pro, isBanking: 0 }

/** Approved and paid by this card until 2026-12-20. */
const payingCompany = async (name: string, number: string, isShown = false) => {
  await turnTo(begin)
  const id = await idOf(aRegistration(name, byCard))
  const { url } = (await call("founder", "/payment/buy-subscription", { company: id, body: { companyId: id } })).body
    .data
  const session = cards.book.session(url.split("/").at(-1) ?? "")
  if (session === undefined) throw new Error(`no page ${url}`)
  expect(cards.book.enter(session, { number, expMonth: 3, expYear: 2029 }, isShown)).toBe("done")
  await call("founder", "/payment/check-card", { company: id, body: { companyId: id } })
  await post("operator", "/user/update-company-status", { companyId: id, status: 1, version: 1, reason: "確認" })
  return id
}
const byCards = waysOf({ cards: cards.settings })
const charge = () => running().run(chargeDueBills().pipe(Effect.provide(byCards), Effect.orDie))
const remind = () => running().run(remindCompanies().pipe(Effect.provide(byCards), Effect.orDie))
const chargedFor = (id: number) =>
  Object.values(cards.store.intents)
    .filter((one) => one.status === "succeeded" && one.metadata.tehai_company === String(id))
    .map(({ amount }) => amount)
const untilOf = async (id: number) =>
  (await running().owner`select expired_at::text as until from companies.company where id = ${id}`)[0]?.until
const triesOf = (id: number) => running().owner`
  select status, failure, by_itself from billing.card_payment where company_id = ${id} order by id`

test("BILL-05 BILL-18 the next term is charged to the saved card three days before the end, once by five at the same time", async () => {
  const id = await payingCompany("自動更新", "4242424242424242")
  await turnTo("2026-12-13T03:00:00Z")
  await running().run(renewTerms())
  // The end is told with its bill, and with the card that pays it.
  await remind()
  const [told] = await running().owner`select texts from notifications.notice
    where company_id = ${id} and kind = 'billing.ending'`
  expect(told?.texts.ja).toMatch(/¥19,800.*2026\/12\/17 から.*末尾 4242/)
  await turnTo("2026-12-16T14:59:00Z")
  expect(await charge()).toBe(0)
  expect(chargedFor(id)).toEqual([19_800])
  // Midnight of the 17th in Japan.
  await turnTo("2026-12-16T15:00:00Z")
  const paid = await Promise.all(Array.from({ length: 5 }, charge))
  expect(Math.max(...paid)).toBe(1)
  await charge()
  expect(chargedFor(id)).toEqual([19_800, 19_800])
  expect(await untilOf(id)).toBe("2027-01-20")
  expect(await triesOf(id)).toEqual([
    { status: "paid", failure: "", by_itself: false },
    { status: "paid", failure: "", by_itself: true },
  ])
})

test("BILL-05 BILL-18 a refused card is tried once a day until the last day, each time with a mail, and then left to its holder", async () => {
  const id = await payingCompany("不承認更新", "4000000000000341")
  await turnTo("2026-12-13T03:00:00Z")
  await running().run(renewTerms())
  for (const day of [16, 17, 18, 19, 20, 21]) {
    await turnTo(`2026-12-${day}T03:00:00Z`)
    await charge()
    await charge()
  }
  expect((await triesOf(id)).slice(1)).toEqual(
    Array.from({ length: 4 }, () => ({ status: "ended", failure: "declined", by_itself: true })),
  )
  expect(chargedFor(id)).toEqual([19_800])
  const mails = await running().owner`select text from notifications.mail where kind = 'billing.declined'`
  expect(mails).toHaveLength(4)
  expect(mails[0]?.text).toContain("2026/12/20")
})

test("BILL-05 what somebody ordered himself, who pays by transfer, and whose card is over are not charged by themselves", async () => {
  const id = await payingCompany("注文更新", "4242424242424242")
  await turnTo("2026-12-18T03:00:00Z")
  const more = await call("founder", "/nest/billing/extend", {
    company: id,
    method: "PUT",
    body: { companyId: id, isBanking: 0 },
  })
  expect(more.status).toBeLessThan(500)
  await running().owner`update billing.saved_card set exp_year = 2026, exp_month = 11 where company_id = ${id}`
  await running().run(renewTerms())
  await charge()
  expect(chargedFor(id)).toEqual([19_800])
  await running().owner`update billing.saved_card set exp_year = 2029 where company_id = ${id}`
  await running().owner`update companies.company set is_banking = true where id = ${id}`
  await charge()
  expect(chargedFor(id)).toEqual([19_800])
  await running().owner`update companies.company set is_banking = false where id = ${id}`
  await charge()
  expect(chargedFor(id)).toEqual([19_800, 19_800])
})
