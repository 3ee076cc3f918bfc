/**
 * Every order in which a payment's events can come, with loss, duplicates and days of delay: in the end what is known here
 * is what the card company has. The rule alone decides, so it is asked alone, beside the sample card company's own book.
 */
import { expect, test } from "vitest"
import { ledger } from "#cli/demo/card-company/ledger.ts"
import { type CompanyEvent, emptyStore, type Intent } from "#cli/demo/card-company/objects.ts"
import { type KnownPayment, paymentOutcome, type SeenPayment } from "#modules/billing/rules/card-payment.ts"

const total = 19_800
const fresh: KnownPayment = { status: "open", total, failure: "", refunded: 0, dispute: "none" }

/** A payment at the card company, with what is told of it. */
const aLife = () => {
  const store = emptyStore()
  const events: Array<CompanyEvent> = []
  const book = ledger({ store, now: () => 0, told: (event) => events.push(event) })
  const session = book.makeSession(
    {
      ...{ mode: "payment", customer: book.makeCustomer("x").id, metadata: {}, amount_total: total, title: "" },
      ...{ success_url: "", cancel_url: "", expires_at: 1 },
    },
    () => "",
  )
  const intent = (): Intent | undefined => store.intents[session.payment_intent ?? ""]
  const withIntent = (act: (intent: Intent) => void) => () => {
    const one = intent()
    if (one !== undefined) act(one)
  }
  const enter = (number: string) => () => book.enter(session, { number, expMonth: 3, expYear: 2030 }, true)
  const look = (): SeenPayment => {
    const one = intent()
    const dispute = Object.values(store.disputes).find(({ payment_intent: of }) => of === one?.id)
    const state = one?.status === "succeeded" || one?.status === "canceled" ? one.status : "open"
    return {
      state: one === undefined && session.status === "expired" ? "canceled" : state,
      received: one?.amount_received ?? 0,
      currency: "jpy",
      failure: one?.last_payment_error === null || one === undefined ? undefined : "declined",
      refunded: one?.latest_charge?.amount_refunded ?? 0,
      dispute: dispute === undefined ? "none" : dispute.status === "needs_response" ? "open" : dispute.status,
    }
  }
  return { book, enter, events, look, session, withIntent }
}
type Life = ReturnType<typeof aLife>
/** What a payment goes through, a step each: six tell an event each, or several. */
const steps: ReadonlyArray<(life: Life) => () => unknown> = [
  ({ enter }) => enter("4000000000000002"),
  ({ enter }) => enter("4242424242424242"),
  ({ book, withIntent }) => withIntent((intent) => book.refund(intent, 800)),
  ({ book, withIntent }) => withIntent((intent) => book.dispute(intent)),
  ({ book, withIntent }) => withIntent((intent) => book.closeDispute(intent, "won")),
  ({ book, withIntent }) => withIntent((intent) => book.refund(intent, 200)),
]

const orders = (count: number): ReadonlyArray<ReadonlyArray<number>> =>
  count === 0
    ? [[]]
    : orders(count - 1).flatMap((rest) =>
        Array.from({ length: count }, (_, at) => [...rest.slice(0, at), count - 1, ...rest.slice(at)]),
      )

/** Follows deliveries: each looks at the card company as it is then. Gives what is known, and how often it was settled. */
const follower = (life: Life) => {
  let known = fresh
  let settled = 0
  const deliver = () => {
    const { next, settles } = paymentOutcome(known, life.look(), settled === 0)
    if (settles) settled++
    known = next
  }
  return { deliver, known: () => known, settled: () => settled }
}
const trueEnd = (life: Life): KnownPayment => {
  const { dispute, refunded, state } = life.look()
  return { total, status: state === "succeeded" ? "paid" : "open", failure: "", refunded, dispute }
}

test("R15 all 720 orders of the six events of a payment's life, each delivered when it has happened, end alike", () => {
  const all = orders(6)
  expect(new Set(all.map(String)).size).toBe(720)
  for (const order of all) {
    const life = aLife()
    const { deliver, known, settled } = follower(life)
    // The card company goes on while its events are on their way: the nth delivery comes after at least n steps.
    let done = 0
    for (const [place, event] of order.entries()) {
      for (; done < Math.max(event, place) + 1; done++) steps[done]?.(life)()
      deliver()
    }
    expect([order, known(), settled()]).toEqual([order, trueEnd(life), 1])
  }
})

/** The same row of numbers each time. */
const numbers = (seed: number) => {
  let state = seed
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return state / 2 ** 32
  }
}

test("R15 5,000 random orders with loss, duplicates and three days' delay end as the card company has it, once asked", () => {
  let [lost, doubled, late] = [0, 0, 0]
  for (let seed = 1; seed <= 5_000; seed++) {
    const chance = numbers(seed)
    const life = aLife()
    const { deliver, known, settled } = follower(life)
    const length = 1 + Math.floor(chance() * steps.length)
    // When each delivery arrives, in hours: lost, once, or up to twenty times, within three days.
    const arrivals: Array<{ readonly at: number; readonly step: number | undefined }> = []
    for (let step = 0; step < length; step++) {
      const at = step * 12
      arrivals.push({ at, step })
      if (chance() < 0.3) lost++
      else {
        const times = chance() < 0.2 ? 1 + Math.floor(chance() * 20) : 1
        if (times > 1) doubled++
        for (let n = 0; n < times; n++) {
          const delay = chance() < 0.3 ? chance() * 72 : chance()
          if (delay > 12) late++
          arrivals.push({ at: at + delay, step: undefined })
        }
      }
    }
    for (const { step } of arrivals.toSorted((one, other) => one.at - other.at)) {
      if (step === undefined) deliver()
      else steps[step]?.(life)()
    }
    // What was lost is found by asking.
    deliver()
    const wanted = trueEnd(life)
    expect([seed, { ...known(), failure: "" }, settled()]).toEqual([seed, wanted, wanted.status === "paid" ? 1 : 0])
  }
  expect(Math.min(lost, doubled, late)).toBeGreaterThan(1_000)
})

test("R15 money that comes when its bill is paid otherwise, or that is another amount, is no payment and is not lost", () => {
  const came = {
    state: "succeeded",
    received: total,
    currency: "jpy",
    failure: undefined,
    refunded: 0,
    dispute: "none",
  } as const
  expect(paymentOutcome(fresh, came, false)).toMatchObject({
    settles: false,
    unmatched: "notOwed",
    next: { status: "ended" },
  })
  expect(paymentOutcome(fresh, { ...came, received: 1 }, true)).toMatchObject({ settles: false, unmatched: "amount" })
  expect(paymentOutcome(fresh, { ...came, currency: "usd" }, true)).toMatchObject({
    settles: false,
    unmatched: "amount",
  })
  // Ended here, and paid there a moment before: what is still owed is paid by it.
  const ended = { ...fresh, status: "ended", failure: "replaced" } as const
  expect(paymentOutcome(ended, came, true)).toMatchObject({ settles: true, next: { status: "paid", failure: "" } })
})
