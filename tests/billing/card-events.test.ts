/** Webhooks: whose they are, each once, in any order, late, lost; and money that pays nothing. */

import { Effect } from "effect"
import { expect, test } from "vitest"
import { signatureOf } from "#cli/demo/card-company/card-company.ts"
import { reconcileCards } from "#modules/billing/index.ts"
import { waysOf } from "#modules/server.ts"
import { founders } from "../companies/founders.ts"
import { aRegistration } from "../companies/registering.ts"
import { until } from "../kernel/until.ts"
import { ourAccount, pro } from "./our-account.ts"
import { type CompanyOnPort, companyOnPort, webhookSecret } from "./sample-company.ts"

const started = Date.now()
let ahead = 0
const clock = () => Date.parse("2026-11-20T03:00:00Z") + Date.now() - started + ahead
const cards: CompanyOnPort = await companyOnPort(clock)
const { at, call, idOf, running } = founders({ transferTo: ourAccount, cards: cards.settings })

const path = "/api/payment/stripe-webhook"
const deliver = (body: string, signature: string | undefined) =>
  fetch(`${running().url}${path}`, {
    method: "POST",
    headers: {
      "content-type": "application/json",
      ...(signature === undefined ? {} : { "stripe-signature": signature }),
    },
    body,
  }).then(({ status }) => status)
const byCard = { ...pro, isBanking: 0 }
const good = { number: "4242424242424242", expMonth: 3, expYear: 2029 }
const bought = async (name: string) => {
  const id = await idOf(aRegistration(name, byCard))
  const { body } = await call("founder", "/payment/buy-subscription", { company: id, body: { companyId: id } })
  const session = cards.book.session(body.data.url.split("/").at(-1))
  if (session === undefined) throw new Error("no page")
  return { id, session }
}
const payments = () => running().owner`
  select company_id as id, status, refunded, dispute, failure from billing.card_payment order by id`
const paymentOf = async (id: number) => (await payments()).filter((one) => one.id === id).at(-1)
const events = async () => (await running().owner`select count(*)::int as n from billing.card_event`)[0]?.n
const reconcile = () =>
  running().run(reconcileCards().pipe(Effect.provide(waysOf({ cards: cards.settings })), Effect.orDie))
const unmatched = async () => (await call("operator", "/payment/unmatched-money")).body.data
const told = async (event: (typeof cards.store.events)[number]) => cards.send(event, `${running().url}${path}`)
/** What the card company itself has of a page. */
const trueStateOf = (intentId: string | null) => {
  const intent = cards.store.intents[intentId ?? ""]
  const dispute = Object.values(cards.store.disputes).find((one) => one.payment_intent === intentId)
  return {
    status: intent?.status === "succeeded" ? "paid" : "open",
    refunded: intent?.latest_charge?.amount_refunded ?? 0,
    dispute: dispute === undefined ? "none" : dispute.status === "needs_response" ? "open" : dispute.status,
  }
}

test("R15 200 bad signatures are refused, and nothing of them is kept", async () => {
  const { session } = await bought("署名設備")
  cards.book.enter(session, good, false)
  const event = cards.store.events.at(-1)
  const body = JSON.stringify(event)
  const now = Math.floor(clock() / 1000)
  const right = signatureOf(webhookSecret, body, now)
  const other = JSON.stringify(cards.store.events[0])
  const kinds: ReadonlyArray<(n: number) => readonly [string, string | undefined]> = [
    (n) => [body, signatureOf(`whsec_wrong${n}`, body, now)],
    (n) => [body, signatureOf(webhookSecret, body, now - 360 - n * 60)],
    (n) => [body, signatureOf(webhookSecret, body, now + 360 + n * 60)],
    // Taken from another delivery, which was good.
    (n) => [body, signatureOf(webhookSecret, other, now - n)],
    (n) => [body.replace("evt_sample", `evt_altered${n}`), right],
    (n) => [`${body}${" ".repeat(n + 1)}`, right],
    () => [body, undefined],
    (n) => [
      body,
      ["", "t=,v1=", `t=${now}`, `v1=${right.split("v1=")[1]}`, `t=${now},v0=${right.split("v1=")[1]}`][n % 5],
    ],
    (n) => [body, `t=${now},v1=${"0".repeat(64 - (n % 3))}`],
    // Its time moved, to look fresh.
    (n) => [body, right.replace(/^t=\d+/, `t=${now - 1 - n}`)],
  ]
  const answers: Array<number> = []
  for (let n = 0; n < 20; n++)
    for (const kind of kinds) {
      const [sent, signature] = kind(n)
      answers.push(await deliver(sent, signature))
    }
  expect(answers.length).toBe(200)
  expect(new Set(answers)).toEqual(new Set([400]))
  expect(await events()).toBe(0)
  // The same one, as it should be.
  expect(await deliver(body, right)).toBe(200)
  expect(await events()).toBe(1)
})

test("R15 twenty times and twenty at once it is one event, and one payment", async () => {
  const { id, session } = await bought("二十回設備")
  cards.book.enter(session, good, false)
  const before = Number(await events())
  const fresh = cards.store.events.slice(-4)
  for (const event of fresh) {
    const answers = await Promise.all(Array.from({ length: 20 }, () => told(event)))
    expect(new Set(answers)).toEqual(new Set([200]))
  }
  expect(await events()).toBe(before + fresh.length)
  await until("it is paid", async () => ((await paymentOf(id))?.status === "paid" ? true : undefined))
  const [paid] = await running().owner`select count(*)::int as n from kernel.audit_entry
    where action = 'billing.paid' and company_id = ${id}`
  expect(paid?.n).toBe(1)
})

test("R15 refund and dispute in any order of their events: what stands here is what the card company has", async () => {
  const lives = []
  for (let n = 0; n < 4; n++) {
    const { id, session } = await bought(`争議設備${n}`)
    const from = cards.store.events.length
    cards.book.enter(session, good, false)
    const intent = cards.store.intents[session.payment_intent ?? ""]
    if (intent === undefined) throw new Error("no charge")
    cards.book.refund(intent, 1_000)
    cards.book.dispute(intent)
    cards.book.closeDispute(intent, n % 2 === 0 ? "lost" : "won")
    cards.book.refund(intent, 500)
    const own = cards.store.events.slice(from)
    // Forwards, backwards, from the middle, and with all at once.
    const order = [own, own.toReversed(), [...own.slice(3), ...own.slice(0, 3)], own][n] ?? own
    if (n === 3) await Promise.all(order.map(told))
    else for (const event of order) await told(event)
    lives.push({ id, session })
  }
  for (const { id, session } of lives)
    await until(
      `payment of ${id}`,
      async () => {
        const { dispute, refunded, status } = (await paymentOf(id)) ?? {}
        const wanted = trueStateOf(session.payment_intent)
        return status === wanted.status && refunded === wanted.refunded && dispute === wanted.dispute ? true : undefined
      },
      { instead: () => paymentOf(id) },
    )
  for (let n = 0; n < 4; n++) {
    const mails = await running().owner`select text from notifications.mail
      where kind = 'billing.wentBack' and to_email = 'ops@founder.example' and text like ${`%「争議設備${n}」%`} order by id`
    expect(mails.at(-1)?.text).toContain(n % 2 === 0 ? "認められ" : "退けられ")
  }
})

test("R15 what no webhook told is found by asking: the payment, its refund, and a page that nobody paid", async () => {
  const lost = await bought("不達設備")
  cards.book.enter(lost.session, good, false)
  const left = await bought("放置設備")
  ahead += 24 * 3_600_000
  await at(new Date(clock()).toISOString())
  const found = await reconcile()
  expect(found.missed).toBeGreaterThan(3)
  expect(await paymentOf(lost.id)).toMatchObject({ status: "paid" })
  expect(await paymentOf(left.id)).toMatchObject({ status: "ended", failure: "abandoned" })
  const intent = cards.store.intents[lost.session.payment_intent ?? ""]
  if (intent !== undefined) cards.book.refund(intent, 300)
  expect((await reconcile()).missed).toBeGreaterThan(0)
  expect(await paymentOf(lost.id)).toMatchObject({ status: "paid", refunded: 300 })
  expect(await reconcile()).toMatchObject({ missed: 0 })
})

test("issue 20: money of an unknown bill, and of one that was paid otherwise, waits in a list until it went back", async () => {
  const from = (await unmatched()).length
  const stranger = cards.book.makeCustomer("知らない会社")
  const kept = cards.book.enter(
    cards.book.makeSession(
      {
        ...{ mode: "payment", customer: stranger.id, metadata: {}, amount_total: 4_321, title: "" },
        ...{ success_url: "http://x/", cancel_url: "http://x/", expires_at: Number.MAX_SAFE_INTEGER },
      },
      () => "http://x/",
    ),
    good,
    false,
  )
  expect(kept).toBe("done")
  await reconcile()
  expect((await unmatched()).slice(from)).toMatchObject([{ total: 4_321, reason: "unknown", refunded: 0 }])

  // The platform had the transfer already; the page was paid a moment before it was closed.
  const { id, session } = await bought("二重払設備")
  await call("operator", "/nest/subscription/admin-company-mark-subscription-banking", {
    method: "PUT",
    body: { companyId: id, isBanking: 1 },
  })
  await call("operator", "/user/accept-subscription-banking", { body: { companyId: id, status: 1 } })
  cards.book.enter(session, good, false)
  await reconcile()
  expect((await unmatched()).slice(from)).toMatchObject([{ total: 4_321 }, { total: 19_800, reason: "notOwed" }])
  expect(await paymentOf(id)).toMatchObject({ status: "ended", failure: "unmatched" })
  const intent = cards.store.intents[session.payment_intent ?? ""]
  if (intent !== undefined) cards.book.refund(intent)
  await reconcile()
  expect((await unmatched()).slice(from)).toMatchObject([{ total: 4_321 }])
})
