/** What companies are reminded of, by notice and mail, each once, however many look (BILL-10, D11). */
import { expect, test } from "vitest"
import { billMonths, remindCompanies } from "#modules/billing/index.ts"
import { founders } from "../companies/founders.ts"
import { aRegistration } from "../companies/registering.ts"
import { until } from "../kernel/until.ts"
import { ourAccount, pro, proYear } from "./our-account.ts"

const { at, idOf, post, running } = founders({ transferTo: ourAccount })
const decide = (companyId: number) =>
  post("operator", "/user/update-company-status", { companyId, status: 1, version: 1, reason: "確認" })
const notices = async (id: number) => {
  const rows = await running().owner<Array<{ kind: string; texts: { ja: string } }>>`
    select kind, texts from notifications.notice where company_id = ${id} and kind like 'billing.%' order by id`
  return rows.map(({ kind, texts }) => [kind, texts.ja])
}
const mails = async () => {
  const rows = await running().owner<Array<{ kind: string }>>`select kind from notifications.mail
    where kind in ('billing.unpaid', 'billing.dueSoon', 'billing.ending', 'billing.ended') order by id`
  return rows.map(({ kind }) => kind)
}
/** Three processes at once, and once more. */
const remind = async () => {
  await Promise.all([1, 2, 3].map(() => running().run(remindCompanies())))
  await running().run(remindCompanies())
}

test("BILL-10 D11 a month is to be paid by the 10th: said when it is billed, three days before, and when it stopped", async () => {
  const id = await idOf(aRegistration("後払工業", { ...pro, isBanking: 1, paymentTerm: "PAY_LATER" }))
  await decide(id)
  await until("the usage begins", async () =>
    (await running().owner`select 1 from billing.usage where company_id = ${id}`).length > 0 ? true : undefined,
  )
  await at("2026-11-30T15:30:00Z")
  await running().run(billMonths())
  await remind()
  const told = await notices(id)
  expect(told).toEqual([["billing.unpaid", expect.stringMatching(/¥7,260.*10日まで（期限 2026\/12\/10）/)]])
  // The transfer's own mail went out with the bill.
  expect(await mails()).toEqual([])

  await at("2026-12-07T03:00:00Z")
  await remind()
  await at("2026-12-10T15:00:00Z")
  await remind()
  expect((await notices(id)).map(([kind]) => kind)).toEqual(["billing.unpaid", "billing.dueSoon", "billing.ended"])
  expect(await mails()).toEqual(["billing.dueSoon", "billing.ended"])
  await running().owner`delete from notifications.mail`
})

test("BILL-10 a plan of several months is spoken of a month before its end, once; paid on, it has another end", async () => {
  await at("2026-11-20T06:00:00Z")
  const id = await idOf(aRegistration("前払工業", proYear))
  await decide(id)
  await post("operator", "/user/accept-subscription-banking", { companyId: id, status: 1 })
  await remind()
  await at("2028-01-19T03:00:00Z")
  await remind()
  expect(await notices(id)).toEqual([])
  await at("2028-01-20T03:00:00Z")
  await remind()
  expect(await notices(id)).toEqual([["billing.ending", expect.stringContaining("2028/02/20")]])
  expect(await mails()).toEqual(["billing.ending"])

  await running().owner`update companies.company set expired_at = '2028-03-20' where id = ${id}`
  await remind()
  await at("2028-02-20T03:00:00Z")
  await remind()
  await at("2028-03-20T15:00:00Z")
  await remind()
  expect((await notices(id)).map(([kind]) => kind)).toEqual(["billing.ending", "billing.ending", "billing.ended"])
})
