/** 後払い: used from the platform's yes, billed on the first, stopped after the 10th, and open again with the payment. */
import { expect, test } from "vitest"
import { billMonths } from "#modules/billing/index.ts"
import { founders } from "../companies/founders.ts"
import { aRegistration } from "../companies/registering.ts"
import { until } from "../kernel/until.ts"
import { ourAccount, pro } from "./our-account.ts"

const { at, call, entry, idOf, post, running } = founders({ transferTo: ourAccount })
const decide = (companyId: number, status: number, version: number) =>
  post("operator", "/user/update-company-status", { companyId, status, version, reason: "確認" })
const usages = (id: number) =>
  running().owner`select starts_on::text as "from", ends_on::text as "to" from billing.usage
    where company_id = ${id} order by id`
const owed = async (id: number) =>
  (await call("founder", "/nest/billing/get-bills?status=unpaid", { company: id })).body

test("D11 D91 BILL-10 a month is billed by its days once; unpaid it stops after the 10th, paid it is open again", async () => {
  const id = await idOf(aRegistration("後払工業", { ...pro, paymentTerm: "PAY_LATER" }))
  await running().run(billMonths())
  expect(await usages(id)).toEqual([])
  await decide(id, 1, 1)
  await until("the usage begins", async () => ((await usages(id)).length > 0 ? true : undefined))
  expect(await usages(id)).toEqual([{ from: "2026-11-20", to: null }])
  expect(await owed(id)).toMatchObject({ totalItems: 0 })

  // The first of December in Tokyo: eleven days of thirty, 19,800 × 11 ÷ 30.
  await at("2026-11-30T15:30:00Z")
  await running().run(billMonths())
  await running().run(billMonths())
  const page = await owed(id)
  expect(page).toMatchObject({ totalItems: 1, total: 7260 })
  expect(page.data[0]).toMatchObject({
    start: "2026-11-20",
    end: "2026-11-30",
    dueOn: "2026-12-10",
    isBanking: 1,
    lines: [{ kind: "days", days: 11, ofDays: 30, money: "7260" }],
  })
  const [mail] = await running().owner`select text from notifications.mail where kind = 'billing.transfer' and
    to_email = 'shimizu@founder.example' order by id desc limit 1`
  expect(mail?.text).toContain("2026/12/10")

  await at("2026-12-10T14:59:00Z")
  expect(await entry(id)).toMatchObject({ statusText: null })
  await at("2026-12-10T15:00:00Z")
  expect(await entry(id)).toMatchObject({ statusText: "プランの有効期限が切れています", isSelectable: true })

  const paid = await post("operator", "/user/accept-subscription-banking", { companyId: id, status: 1 })
  expect(paid.body.data).toMatchObject({ amount: 7260, expiredAt: null, paymentStatus: 1 })
  expect(await entry(id)).toMatchObject({ statusText: null, isSelectable: true })
})

test("D11 while the platform has stopped a company its days are not billed", async () => {
  await at("2026-11-20T06:00:00Z")
  const id = await idOf(aRegistration("休止工業", { ...pro, paymentTerm: "PAY_LATER" }))
  await decide(id, 1, 1)
  await until("the usage begins", async () => ((await usages(id)).length > 0 ? true : undefined))
  await at("2026-11-22T06:00:00Z")
  await decide(id, 0, 2)
  await until("the usage rests", async () => ((await usages(id))[0]?.to === "2026-11-22" ? true : undefined))
  await at("2026-11-29T06:00:00Z")
  await decide(id, 1, 3)
  await until("it goes on", async () => ((await usages(id)).length === 2 ? true : undefined))
  await at("2026-11-30T15:30:00Z")
  await running().run(billMonths())
  // Three days and two, of thirty: 19,800 ÷ 30 each.
  expect((await owed(id)).data).toMatchObject([{ money: 3300, lines: [{ days: 3 }, { days: 2 }] }])
})
