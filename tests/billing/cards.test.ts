/** クレジットカード: on the card company's page and by a saved card; each bill charged once, whatever is lost on the way. */
import { expect, test } from "vitest"
import { founders, wrongIn } from "../companies/founders.ts"
import { aRegistration } from "../companies/registering.ts"
import { until } from "../kernel/until.ts"
import { ourAccount, pro, proYear } from "./our-account.ts"
import { type CompanyOnPort, companyOnPort } from "./sample-company.ts"

const started = Date.now()
const cards: CompanyOnPort = await companyOnPort(() => Date.parse("2026-11-20T03:00:00Z") + Date.now() - started)
const { call, entry, idOf, running } = founders({ transferTo: ourAccount, cards: cards.settings })

const byCard = { ...proYear, isBanking: 0 }
const good = { number: "4242424242424242", expMonth: 3, expYear: 2029 }
const buy = (id: number, more: object = {}) =>
  call("founder", "/payment/buy-subscription", { company: id, body: { companyId: id, ...more } })
const check = (id: number) => call("founder", "/payment/check-card", { company: id, body: { companyId: id } })
const shown = async (id: number) =>
  (await call("founder", `/payment/card-payment?companyId=${id}`, { company: id })).body.data
const billsOf = async (id: number) => (await call("founder", "/nest/billing/get-bills", { company: id })).body.data
const paySaved = async (id: number, more: object = {}) => {
  const billIds = (await billsOf(id)).flatMap((bill: { id: number; status: string }) =>
    bill.status === "unpaid" ? [bill.id] : [],
  )
  return call("founder", "/nest/billing/payment-bills-by-stripe", {
    company: id,
    body: { companyId: id, billIds, ...more },
  })
}
const pageOf = (url: string) => {
  const session = cards.book.session(url.split("/").at(-1) ?? "")
  if (session === undefined) throw new Error(`no page ${url}`)
  return session
}
const enter = (url: string, number: string, isShown = false) =>
  cards.book.enter(pageOf(url), { ...good, number }, isShown)
/** What came of a company at the card company, in yen. */
const chargedFor = (id: number) =>
  Object.values(cards.store.intents)
    .filter((one) => one.status === "succeeded" && one.metadata.tehai_company === String(id))
    .map(({ amount }) => amount)
const mails = (kind: string) => running().owner`select text from notifications.mail where kind = ${kind} order by id`
/** A bill of another month, as a company that runs is billed. */
const owe = (id: number, total: number) => running().owner`
  insert into billing.bill (company_id, purpose, plan_id, plan_name, plan_price, months, starts_on, ends_on, total, made_at, due_on)
  values (${id}, 'extend', 6, 'プロ', 19800, 1, '2028-02-20', '2028-03-20', ${total}, '2026-11-20T03:00:00Z', '2026-11-30')`
const deliverAll = async (types?: RegExp) => {
  for (const event of cards.store.events)
    if (types === undefined || types.test(event.type))
      expect(await cards.send(event, `${running().url}/api/payment/stripe-webhook`)).toBe(200)
}

test("WIZ-17 WIZ-22 BILL-11 BILL-14 a year by card: chosen, paid on the page, told by a webhook, usable until its day", async () => {
  const plans = (await call("founder", "/nest/subscription")).body.data
  expect(plans.find(({ id }: { id: number }) => id === 6).paymentMethods).toEqual(["credit", "bank"])
  const id = await idOf(aRegistration("清水設備", byCard))
  expect(await shown(id)).toMatchObject({ amount: 237_600, isOwed: 1, isTaken: 1, state: "none", url: null })
  const { body } = await buy(id)
  expect(body.data).toMatchObject({ state: "open", amount: 237_600, failure: null })
  expect(pageOf(body.data.url)).toMatchObject({
    amount_total: 237_600,
    title: expect.stringMatching(/プロ（TH\d{5}）/),
  })
  // Another tab, a reload, the back button: the same page.
  const again = await Promise.all([buy(id), buy(id), buy(id)])
  expect(again.map(({ body: told }) => told.data.url)).toEqual([body.data.url, body.data.url, body.data.url])

  expect(enter(body.data.url, good.number)).toBe("done")
  // The browser was closed there: the card company tells.
  await deliverAll()
  await until("the bill is paid", async () => ((await shown(id)).state === "paid" ? true : undefined))
  expect(await shown(id)).toMatchObject({ isOwed: 0, amount: 237_600, paymentStatus: 1, expiredAt: "2028-02-20" })
  // The card is copied from the card company after the payment is taken down.
  const saved = await until("the card is kept", async () => ((await shown(id)).cards as ReadonlyArray<unknown>)[0])
  expect(saved).toMatchObject({ brand: "visa", last4: "4242", isDefault: 1, isExpired: 0 })
  const [bill] = await running().owner`select status, paid_by from billing.bill where company_id = ${id}`
  expect(bill).toEqual({ status: "paid", paid_by: "credit" })
  expect((await call("founder", "/v2/company/registration")).body.data.at(-1)).toMatchObject({ subscriptionType: 1 })
  // One mail, of the order's activation, and none of the charge beside it.
  const activated = await until("the order is activated", async () => (await mails("billing.signUp.activated")).at(-1))
  expect(activated.text).toContain("2028/02/20")
  expect(await mails("billing.charged")).toEqual([])
  expect(await entry(id)).toMatchObject({ paymentStatus: 1, statusText: "承認待ちです" })
  // Pressed once more, there is nothing to pay.
  expect(wrongIn(await buy(id))[1]).toBe("Subscription_None")
  expect(chargedFor(id)).toEqual([237_600])
})

test("BILL-14 back from the page the payer sees it paid, though no webhook came; the events that come late change nothing", async () => {
  const id = await idOf(aRegistration("帰着設備", byCard))
  const { url } = (await buy(id)).body.data
  expect((await check(id)).body.data).toMatchObject({ state: "open", url })
  enter(url, good.number)
  expect((await check(id)).body.data).toMatchObject({ state: "paid", isOwed: 0, expiredAt: "2028-02-20" })
  const before = await running().owner`select count(*)::int as n from kernel.audit_entry where action = 'billing.paid'`
  for (let times = 0; times < 3; times++) await deliverAll()
  await check(id)
  expect(
    await running().owner`select count(*)::int as n from kernel.audit_entry where action = 'billing.paid'`,
  ).toEqual(before)
  expect(chargedFor(id)).toEqual([237_600])
})

test.each([
  ["4000000000000002", "declined"],
  ["4000000000009995", "funds"],
  ["4000000000000069", "expired"],
])("BILL-14 %s on the page is refused as %s; the page stays, another card pays", async (number, failure) => {
  const id = await idOf(aRegistration(`拒否${failure}`, byCard))
  const { url } = (await buy(id)).body.data
  enter(url, number)
  expect((await check(id)).body.data).toMatchObject({ state: "open", failure, isOwed: 1, url })
  expect(await entry(id)).toMatchObject({ paymentStatus: 0 })
  enter(url, good.number)
  expect((await check(id)).body.data).toMatchObject({ state: "paid", failure: null })
  expect(chargedFor(id)).toEqual([237_600])
})

test("BILL-14 3-D Secure: asked on the page, and paid after it", async () => {
  const id = await idOf(aRegistration("認証設備", byCard))
  const { url } = (await buy(id)).body.data
  expect(enter(url, "4000002500003155")).toBe("asks")
  expect((await check(id)).body.data).toMatchObject({ state: "open", isOwed: 1 })
  expect(enter(url, "4000002500003155", true)).toBe("done")
  expect((await check(id)).body.data).toMatchObject({ state: "paid" })
})

test("BILL-05 a saved card pays the next bill by one press, five times at once once; without one it is said", async () => {
  const bare = await idOf(aRegistration("無札設備", byCard))
  expect(wrongIn(await paySaved(bare))[1]).toBe("Card_Not_Exist")
  const id = await idOf(aRegistration("継続設備", byCard))
  enter((await buy(id)).body.data.url, good.number)
  await check(id)
  await owe(id, 19_800)
  expect(wrongIn(await paySaved(id, { cardId: 999_999 }))[1]).toBe("Card_Not_Exist")
  const told = await Promise.all(Array.from({ length: 5 }, () => paySaved(id)))
  expect(told.filter(({ status }) => status === 200).length).toBeGreaterThan(0)
  expect(told.filter(({ status }) => status >= 500)).toEqual([])
  expect(await shown(id)).toMatchObject({ state: "paid", isOwed: 0, expiredAt: "2028-03-20" })
  expect(chargedFor(id)).toEqual([237_600, 19_800])
  const list = await call("founder", "/payment/cards", { company: id, body: { companyId: id } })
  expect(list.body.data).toMatchObject([{ last4: "4242", expMonth: 3, expYear: 2029 }])
  expect(wrongIn(await paySaved(id, { billIds: [700_001] }))[0]).toBe(404)
})

test("BILL-05 a saved card that is refused, and one whose bank asks for its holder: the page pays instead, once", async () => {
  const id = await idOf(aRegistration("後断設備", byCard))
  enter((await buy(id)).body.data.url, "4000002500003155", true)
  await check(id)
  await owe(id, 19_800)
  const asked = await paySaved(id)
  expect([asked.status, asked.body.errorCode, asked.body.view]).toMatchObject([
    402,
    "Card_Charge_Failed",
    { failure: "authentication", state: "ended", isOwed: 1 },
  ])
  const { url } = (await buy(id)).body.data
  expect(enter(url, "4000000000000341")).toBe("done")
  expect((await check(id)).body.data).toMatchObject({ state: "paid" })
  await owe(id, 4_980)
  const refused = await paySaved(id)
  expect([refused.status, refused.body.view]).toMatchObject([402, { failure: "declined", isOwed: 1 }])
  expect(chargedFor(id)).toEqual([237_600, 19_800])
})

test("BILL-05 a card is added on its own page, and the newest is charged", async () => {
  const id = await idOf(aRegistration("追加設備", byCard))
  enter((await buy(id)).body.data.url, good.number)
  await check(id)
  const { url } = (await call("founder", "/payment/add-card", { company: id, body: { companyId: id } })).body.data
  expect(pageOf(url)).toMatchObject({ mode: "setup", amount_total: null })
  cards.book.enter(pageOf(url), { ...good, number: "4000000000000341", expYear: 2020 }, false)
  const { cards: saved } = (await check(id)).body.data
  expect(saved.map(({ last4, isExpired }: { last4: string; isExpired: number }) => [last4, isExpired])).toEqual([
    ["0341", 1],
    ["4242", 0],
  ])
})

test("BILL-06 what is transferred is not paid by card too; a page that was open is closed", async () => {
  const id = await idOf(aRegistration("併用設備", byCard))
  const { url } = (await buy(id)).body.data
  await call("founder", "/nest/subscription/admin-company-mark-subscription-banking", {
    company: id,
    body: { companyId: id },
  })
  await until("its page is closed", async () => (pageOf(url).status === "expired" ? true : undefined))
  expect(wrongIn(await buy(id))[1]).toBe("Subscription_Type_Update_Failed")
})

test("BILL-06 WIZ-17 a registration that is said anew closes the page of what it owed before", async () => {
  const id = await idOf(aRegistration("変更設備", byCard))
  const { url } = (await buy(id)).body.data
  const anew = { ...aRegistration("変更設備", { ...pro, subscriptionId: 4, isBanking: 0 }), version: 1 }
  await call("founder", `/v2/company/registration/${id}`, { method: "PUT", body: anew })
  await until("its page is closed", async () => (pageOf(url).status === "expired" ? true : undefined))
})

test("BILL-14 no answer from the card company: said so, nothing is lost, and the same press goes on with it", async () => {
  const id = await idOf(aRegistration("停止設備", byCard))
  cards.failing.requests = 3
  cards.failing.how = "status"
  expect(wrongIn(await buy(id))).toEqual([503, "Service_Unavailable", []])
  cards.failing.requests = 0
  const { url } = (await buy(id)).body.data
  enter(url, good.number)
  await check(id)
  await owe(id, 19_800)
  // It is charged, and the answer is lost three times.
  cards.failing.requests = 3
  cards.failing.how = "lateCut"
  const away = await paySaved(id)
  cards.failing.requests = 0
  if (away.status !== 200) expect(away.status).toBe(503)
  expect((await check(id)).body.data).toMatchObject({ state: "paid", isOwed: 0 })
  expect(chargedFor(id)).toEqual([237_600, 19_800])
})

test("BILL-14 a payment that the card company does not take is ended, and said to be", async () => {
  const id = await idOf(aRegistration("不受設備", byCard))
  expect((await buy(id)).status).toBe(200)
  const other = await idOf(aRegistration("不受電設", byCard))
  await call("founder", "/payment/add-card", { company: other, body: { companyId: other } })
  cards.failing.requests = 1
  cards.failing.how = "wrong"
  const refused = await buy(other)
  expect([refused.status, refused.body.errorCode]).toEqual([402, "Card_Payment_Failed"])
  expect((await buy(other)).body.data).toMatchObject({ state: "open", isOwed: 1 })
})

test("BILL-14 another's company, a company that owes nothing, and a bill of nobody are refused", async () => {
  const id = await idOf(aRegistration("他社設備", pro))
  expect(
    (await call("founder", "/payment/buy-subscription", { company: id, body: { companyId: id + 1 } })).status,
  ).toBe(404)
  expect((await call("other", "/payment/buy-subscription", { company: id, body: { companyId: id } })).status).toBe(403)
  const free = await idOf(aRegistration("無料設備"))
  expect(wrongIn(await buy(free))[1]).toBe("Subscription_None")
  expect(wrongIn(await buy(id, { billIds: [700_001] }))[0]).toBe(404)
})

test("BILL-07 who is signed in learns how money is taken", async () => {
  expect((await call("founder", "/payment/config")).body.data).toEqual({ isCredit: 1, isBank: 1, isSample: 0 })
})
