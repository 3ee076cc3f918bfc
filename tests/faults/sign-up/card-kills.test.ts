/** A sign-up that is paid by card, on the sample card company: its worker dies on the way, and it is charged once and in. */
import { Effect } from "effect"
import { expect, test } from "vitest"
import { CardCompanyOf, stripeCompany } from "#modules/billing/index.ts"
import { beginPayment } from "#modules/billing/operations/cards/begin-payment.ts"
import { takeEvent } from "#modules/billing/operations/cards/receive-event.ts"
import { PaymentWays } from "#modules/companies/index.ts"
import { writeAcross } from "#modules/kernel/write.ts"
import { expectedOf, type Ordering } from "../../billing/ordering.ts"
import { ourAccount } from "../../billing/our-account.ts"
import { companyOnPort, secretKey, webhookSecret } from "../../billing/sample-company.ts"
import { seed, seeded } from "../seeded.ts"
import { chosenOf, pointsOf } from "./kill-points.ts"
import { killedOrders } from "./killed-orders.ts"

/** One while it waits, one in the write that books the card's money, two until it is in. */
const pointsARound = 4
const rounds = process.env.HARD === "1" ? 15 : 1
const points = rounds * pointsARound

const cards = await companyOnPort(Date.now)
const { killed } = killedOrders({ cards: { secretKey, webhookSecret, apiBase: cards.url } })

const company = stripeCompany(cards.settings)
/** The founder pays on the page; everything that the card company tells of it comes twice. */
const paysByCard = async ({ founderId: personId, running: product }: Ordering, companyId: number) => {
  const begun = await product.run(
    beginPayment(company, { companyId, personId }, { way: "hosted" }).pipe(
      Effect.provideService(CardCompanyOf, company),
      Effect.provideService(PaymentWays, { transferTo: ourAccount, takesCards: true }),
    ),
  )
  if (begun._tag === "Failure") throw new Error(`no payment began: ${begun.failure.code}`)
  const session = cards.book.session(begun.success.url?.split("/").at(-1) ?? "")
  if (session === undefined) throw new Error("no page")
  cards.book.enter(session, { number: "4242424242424242", expMonth: 3, expYear: 2034 }, false)
  const events = await product.run(company.eventsSince(0))
  for (const event of [...events, ...events])
    await product.run(writeAcross({ reason: "an event of a test", personId: null }, takeEvent(event, "webhook")))
}
const chargedFor = (id: number) =>
  Object.values(cards.store.intents).filter(
    ({ metadata, status }) => status === "succeeded" && metadata.tehai_company === String(id),
  )

test(`API-05 BILL-12 BILL-14 sign-ups by card killed at ${points} points are charged once, and in`, {
  timeout: 120_000 + points * 20_000,
}, async () => {
  const random = seeded(seed)
  const { afterMoney, beforeMoney } = pointsOf.reminded
  let died = 0
  for (let round = 0; round < rounds; round++) {
    const early = chosenOf(beforeMoney, 1, random)
    const late = ["card inside", ...chosenOf(afterMoney, pointsARound - 2, random)]
    const order = { name: `停電カード${round}`, story: "reminded", early, late } as const
    const { deaths, id, left } = await killed(order, paysByCard)
    expect([early, late, left]).toEqual([early, late, expectedOf.reminded])
    expect(chargedFor(id).map(({ amount }) => amount)).toEqual([19_800])
    died += deaths
  }
  expect(died).toBe(points)
})
