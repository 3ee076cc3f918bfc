/** 一部入金: what is asked for beside a part that is held, by every way, and what becomes of the part (D93, issue 20). */
import { expect, test } from "vitest"
import { founders, wrongIn } from "../companies/founders.ts"
import { aRegistration } from "../companies/registering.ts"
import { until } from "../kernel/until.ts"
import { ourAccount, pro } from "./our-account.ts"
import { type CompanyOnPort, companyOnPort } from "./sample-company.ts"

const started = Date.now()
const cards: CompanyOnPort = await companyOnPort(() => Date.parse("2026-11-20T03:00:00Z") + Date.now() - started)
const { call, idOf, post, running } = founders({ transferTo: ourAccount, cards: cards.settings })

const money = "/payment/unmatched-money"
const shown = async (id: number) =>
  (await call("operator", money)).body.data.find((row: { id: number }) => row.id === id)
const answer = (id: number, body: object) =>
  call("operator", `${money}/${id}`, { method: "PUT", body: { version: 1, ...body } })
const keep = async (amount: number): Promise<number> =>
  (await post("operator", money, { amount, sender: "カ）イチブ", cameOn: "2026-11-20" })).body.data.id
const unpaid = async (id: number) =>
  (await call("founder", "/nest/billing/get-bills?status=unpaid", { company: id })).body
/** A registration of 19,800 yen, of which 12,000 have come. */
const inPart = async (name: string, isBanking: 0 | 1) => {
  const id = await idOf(aRegistration(name, { ...pro, isBanking }))
  const [bill] = (await unpaid(id)).data
  const part = await keep(12_000)
  expect((await answer(part, { outcome: "held", reference: bill.reference })).status).toBe(200)
  return { bill, id, part }
}
const accept = (companyId: number, more: object = {}) =>
  post("operator", "/user/accept-subscription-banking", { companyId, status: 1, ...more })

test("BILL-06 D93 the waiting page, the unpaid bills and the platform's list ask for what is missing, which pays the bill with its part", async () => {
  const { bill, id, part } = await inPart("残額振込", 1)
  const transfer = (await call("founder", `/nest/billing/check-bank-transfer?companyId=${id}`, { company: id })).body
    .data
  expect(transfer).toMatchObject({ amount: 7800, bills: [{ money: 19_800, held: 12_000 }] })
  expect(await unpaid(id)).toMatchObject({ total: 7800, data: [{ held: 12_000 }] })
  const waiting = (await call("operator", "/nest/billing/get-companies-bills")).body.data
  expect(waiting.find((row: { companyId: number }) => row.companyId === id)).toMatchObject({ waitingTotal: 7800 })
  expect(wrongIn(await accept(id, { amount: 19_800 }))).toEqual([400, "Invalid_Input", ["amount"]])
  expect((await accept(id, { amount: 7800 })).body.data).toMatchObject({ amount: 7800, paymentStatus: 1 })
  expect(await shown(part)).toBeUndefined()
  const [row] = await running().owner`select m.outcome, m.bill_id, p.email from billing.unmatched_money m
    join identity.person p on p.id = m.answered_by where m.id = ${part}`
  expect(row).toEqual({ outcome: "settled", bill_id: bill.id, email: "ops@founder.example" })
})

const buy = async (id: number) => {
  const { body } = await call("founder", "/payment/buy-subscription", { company: id, body: { companyId: id } })
  const session = cards.book.session(body.data.url.split("/").at(-1))
  if (session === undefined) throw new Error("no page")
  return session
}
const paid = async (id: number, session: Awaited<ReturnType<typeof buy>>) => {
  cards.book.enter(session, { number: "4242424242424242", expMonth: 3, expYear: 2029 }, false)
  return (await call("founder", "/payment/check-card", { company: id, body: { companyId: id } })).body.data
}

test("BILL-05 BILL-14 D93 a card is asked for what is missing alone, and pays the bill with the part", async () => {
  const { id, part } = await inPart("残額カード", 0)
  const session = await buy(id)
  expect(session.amount_total).toBe(7800)
  // What the card paid, of which alone something can go back to it.
  expect(await paid(id, session)).toMatchObject({ state: "paid", isOwed: 0, amount: 7800, bills: [{ money: 19_800 }] })
  expect((await unpaid(id)).data).toEqual([])
  expect(await shown(part)).toBeUndefined()
})

test("BILL-05 BILL-14 D93 a part that comes while a card's page is open makes it another sum: that page is closed for one of the rest", async () => {
  const id = await idOf(aRegistration("途中一部", { ...pro, isBanking: 0 }))
  const whole = await buy(id)
  const [bill] = (await unpaid(id)).data
  const part = await keep(12_000)
  await answer(part, { outcome: "held", reference: bill.reference })
  const rest = await buy(id)
  expect([whole.status, rest.amount_total]).toEqual(["expired", 7800])
})

test("BILL-06 D93 a bill that was paid whole another way leaves its part in sight, with its number, to be sent back", async () => {
  const id = await idOf(aRegistration("全額カード", { ...pro, isBanking: 0 }))
  const whole = await buy(id)
  const [bill] = (await unpaid(id)).data
  const part = await keep(12_000)
  await answer(part, { outcome: "held", reference: bill.reference })
  expect(await paid(id, whole)).toMatchObject({ state: "paid" })
  expect(await shown(part)).toMatchObject({ heldFor: { reference: bill.reference, missing: 0, state: "paid" } })
  expect((await answer(part, { version: 2, outcome: "returned", reason: "返しました。" })).status).toBe(200)
})

test("BILL-06 D93 a part that went back while the rest's page was open leaves a payment that waits for a person, and no bill half paid", async () => {
  const { bill, id, part } = await inPart("返却途中", 0)
  const session = await buy(id)
  expect((await answer(part, { version: 2, outcome: "returned", reason: "返しました。" })).status).toBe(200)
  await paid(id, session)
  expect((await unpaid(id)).data).toMatchObject([{ reference: bill.reference, held: 0 }])
  const rows = (await call("operator", money)).body.data
  expect(rows.filter((row: { cameBy: string }) => row.cameBy === "card")).toMatchObject([{ total: 7800 }])
})

test("BILL-06 D93 money of several bills pays them with the parts of each", async () => {
  const { bill, id, part } = await inPart("合算一部", 1)
  await running()
    .owner`insert into billing.bill (company_id, purpose, plan_id, plan_name, plan_price, months, starts_on, ends_on, total,
      made_at, due_on)
    values (${id}, 'month', 6, 'プロ', 19800, 1, '2026-10-01', '2026-10-31', 7000, '2026-11-01T03:00:00Z', '2026-11-25')`
  const references = (await unpaid(id)).data.map(({ reference }: { reference: string }) => reference)
  const rest = await keep(14_800)
  const settled = await answer(rest, { outcome: "settled", reference: references.join("、") })
  expect(settled.status, settled.text).toBe(200)
  expect((await unpaid(id)).data).toEqual([])
  const rows = await running().owner`select id, bill_id, also_paid from billing.unmatched_money
    where id in (${part}, ${rest}) order by id`
  expect(rows.find((row) => row.id === part)).toMatchObject({ bill_id: bill.id, also_paid: [] })
  expect(rows.find((row) => row.id === rest)?.also_paid).toHaveLength(1)
})

const month = { from: "2026-11", to: "2026-11" }
const cameIn = async () => (await post("operator", "/nest/report/platform-revenue", month)).body.data.months[0].received
test("BILL-15 SUP-08 SUP-10 of a card that paid the rest of one bill and another bill each has back what the card paid of it", async () => {
  const { bill, id } = await inPart("返金分け", 0)
  const { owner } = running()
  const [other] =
    await owner`insert into billing.bill (company_id, purpose, plan_id, plan_name, plan_price, months, starts_on, ends_on,
      total, made_at, due_on)
    values (${id}, 'month', 6, 'プロ', 19800, 1, '2026-10-01', '2026-10-31', 7000, '2026-11-01T03:00:00Z', '2026-11-25')
    returning id`
  const session = await buy(id)
  expect(session.amount_total).toBe(14_800)
  const before = await cameIn()
  expect(await paid(id, session)).toMatchObject({ state: "paid" })
  expect(await cameIn()).toBe(before + 26_800)
  const goesBack = (of: { refunded: number; dispute: string }) =>
    owner`update billing.card_payment set ${owner(of)} where company_id = ${id} and status = 'paid'`
  await goesBack({ refunded: 14_800, dispute: "none" })
  const { bills } = (await call("operator", `/nest/billing/company-bills/${id}`)).body.data
  const back = new Map(bills.map((one: { id: number; refunded: number }) => [one.id, one.refunded]))
  expect([back.get(bill.id), back.get(other?.id)]).toEqual([7800, 7000])
  expect(await cameIn()).toBe(before + 12_000)
  // A dispute that was lost takes what the card had paid; the part is on the account still.
  await goesBack({ refunded: 0, dispute: "lost" })
  expect(await cameIn()).toBe(before + 12_000)
})

test("BILL-06 D93 plan, revenue and the platform's mark ask for what is missing of a bill of which a part is held", async () => {
  const { bill, id } = await inPart("残額各所", 1)
  const { owner } = running()
  const mark = await call("operator", "/nest/subscription/admin-company-mark-subscription-banking", {
    method: "PUT",
    body: { companyId: id, isBanking: 0 },
  })
  expect(mark.body.data, mark.text).toMatchObject({ amount: 7800 })
  const [mail] = await owner`select text from notifications.mail where kind = 'billing.cleared'
    and text like '%「残額各所」%'`
  expect(mail?.text).toContain("¥7,800")
  // An order of a registration is no debt: revenue and plan ask for what a company in use owes.
  await owner`update billing.bill set purpose = 'month' where id = ${bill.id}`
  await owner`update companies.company set status = 1 where id = ${id}`
  const { owed } = (await post("operator", "/nest/report/platform-revenue", month)).body.data
  expect(owed.bills.find((row: { id: number }) => row.id === bill.id)).toMatchObject({ money: 7800 })
  const plan = await call("founder", `/payment/get-company-subscription-type/${id}`, { company: id, body: {} })
  expect(plan.body.data.owed).toMatchObject({ bills: 1, total: 7800 })
})

const waiting = async (id: number) =>
  (await call("operator", money)).body.data.filter((row: { meantFor: string }) =>
    row.meantFor.startsWith(`company:${id} `),
  )
const decide = (companyId: number, status: number, version: number) =>
  post("operator", "/user/update-company-status", { companyId, status, version, reason: "電話がつながりません。" })
test("BILL-12 SUP-10 of a rejected company a part and the card's rest wait each as it came, and the bill goes with the word on one", async () => {
  const { bill, id } = await inPart("却下内訳", 0)
  await paid(id, await buy(id))
  expect((await decide(id, 3, 1)).status).toBe(200)
  const rows = await until("both sums wait", async () => {
    const all = await waiting(id)
    return all.length === 2 ? all : undefined
  })
  expect(rows).toMatchObject([
    { reason: "rejected", cameBy: "transfer", total: 12_000, sender: "カ）イチブ", cameOn: "2026-11-20" },
    { reason: "rejected", cameBy: "card", total: 7800, refunded: 0 },
  ])
  const { owner } = running()
  await owner`update billing.card_payment set refunded = 7800 where company_id = ${id} and status = 'paid'`
  expect((await waiting(id))[1]).toMatchObject({ total: 7800, refunded: 7800 })
  expect((await answer(rows[1].id, { outcome: "returned", reason: "カードへ返金済み" })).status).toBe(200)
  const [gone] = await owner`select status from billing.bill where id = ${bill.id}`
  expect(gone).toEqual({ status: "withdrawn" })
  // Let in after all, the transfer of a bill that is nobody's waits on to go back.
  const [company] = await owner`select version from companies.company where id = ${id}`
  expect((await decide(id, 1, Number(company?.version))).status).toBe(200)
  expect((await answer(rows[0].id, { outcome: "returned", reason: "口座へ返しました。" })).status).toBe(200)
  expect(await waiting(id)).toEqual([])
})

test("SUP-10 BILL-06 the take-back of a part with its transfer holds the part again, and the transfer waits as what it was", async () => {
  const { bill, id, part } = await inPart("一部取消", 1)
  expect((await accept(id, { amount: 7800 })).status).toBe(200)
  const { bills } = (await call("operator", `/nest/billing/company-bills/${id}`)).body.data
  const asked = { method: "PUT" as const, body: { version: bills[0].version, reason: "別の会社の入金でした。" } }
  const gone = await call("operator", `/nest/billing/bills/${bill.id}/unpaid`, asked)
  expect(gone.status, gone.text).toBe(200)
  expect(await unpaid(id)).toMatchObject({ total: 7800, data: [{ held: 12_000 }] })
  expect(await shown(part)).toMatchObject({ total: 12_000, heldFor: { reference: bill.reference, missing: 7800 } })
  expect(await waiting(id)).toMatchObject([{ reason: "transfer", total: 7800, sender: "一部取消" }])
})

test("BILL-18 SUP-10 a lapsed order that is received whole leaves the part that was held of it to go back", async () => {
  const { bill, id, part } = await inPart("期限後全額", 1)
  const { owner } = running()
  await owner`update billing.bill set status = 'withdrawn', banking_at = null, banking_by = null where id = ${bill.id}`
  await owner`update billing.sign_up set ended_at = now(), outcome = 'timedOut' where bill_id = ${bill.id}`
  const told = await accept(id, { amount: 19_800 })
  expect(told.status, told.text).toBe(200)
  expect(await shown(part)).toMatchObject({ total: 12_000, heldFor: { reference: bill.reference, state: "paid" } })
})
