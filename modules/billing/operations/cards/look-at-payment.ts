/** Asks the card company how a try stands now: of the page and the charge, never of what was told before. */
import { Clock, Effect } from "effect"
import { millisOfInstant } from "#modules/kernel/civil-day.ts"
import type { CardRefused, CardRequestWrong } from "../../errors.ts"
import type { CardCompany, Charge } from "../../model/card-company.ts"
import type { CardPaymentRow } from "../../repository/card-payments.ts"
import type { SeenPayment } from "../../rules/card-payment.ts"
import { cardCustomer, sendCharge, sendPage } from "./send-payment.ts"

export interface Look {
  readonly seen: SeenPayment
  readonly intent: string | null
  /** Where its page is open. */
  readonly url: string | null
}

const untouched = { received: 0, currency: "jpy", failure: undefined, refunded: 0, dispute: "none" } as const
const notCharged = (state: "canceled" | "open", intent: string | null = null, url: string | null = null): Look => ({
  seen: { ...untouched, state },
  intent,
  url,
})

/** The card company keeps the keys of requests for a day; after that the same request would be another one. */
const keyHours = 23
const hourMillis = 3_600_000

const lookAtPage = Effect.fnUntraced(function* (company: CardCompany, row: CardPaymentRow) {
  const page = yield* sendPage(company, row)
  const url = page.state === "open" ? page.url : null
  if (page.intent === null) return notCharged(page.state === "open" ? "open" : "canceled", null, url)
  const charge = yield* company.chargeNow(page.intent)
  // Nobody can go on with a charge whose page is over.
  const state = charge.state === "open" && page.state === "expired" ? "canceled" : charge.state
  return { seen: { ...charge, state }, intent: charge.id, url } satisfies Look
})

/** A charge that was refused is not left open: what the bank would let through later was not asked for again. */
const closeRefused = Effect.fnUntraced(function* (company: CardCompany, intent: string) {
  yield* Effect.catchTag(company.cancelCharge(intent), "CardRequestWrong", () => Effect.void)
  return yield* company.chargeNow(intent)
})
const ofCharge = (charge: Charge): Look => ({ seen: charge, intent: charge.id, url: null })

const refused = Effect.fnUntraced(function* (company: CardCompany, { failure, intent }: CardRefused) {
  if (intent === undefined)
    return { ...notCharged("canceled"), seen: { ...untouched, state: "canceled", failure } } as const
  const charge = yield* closeRefused(company, intent)
  return ofCharge({ ...charge, failure: charge.failure ?? failure })
})

const findCharge = Effect.fnUntraced(function* (company: CardCompany, row: CardPaymentRow) {
  const madeAt = millisOfInstant(row.madeAt)
  const isKeyKept = (yield* Clock.currentTimeMillis) - madeAt < keyHours * hourMillis
  if (isKeyKept) return yield* sendCharge(company, row)
  const customer = yield* cardCustomer(company, row.companyId)
  const charges = yield* company.chargesOf(customer, Math.floor(madeAt / 1000))
  return charges.find(({ mark }) => mark?.paymentId === row.id)
})

const lookAtCharge = Effect.fnUntraced(function* (company: CardCompany, row: CardPaymentRow) {
  const charge = yield* row.intent === null ? findCharge(company, row) : company.chargeNow(row.intent)
  if (charge === undefined) return notCharged("canceled")
  if (charge.state !== "open" || charge.failure === undefined) return ofCharge(charge)
  return ofCharge(yield* closeRefused(company, charge.id))
})

/** The card company knows none of it: nothing can come of it any more. Fails with CardCompanyAway. */
const forgotten = (row: CardPaymentRow) => (fault: CardRequestWrong) =>
  Effect.as(Effect.logWarning("a payment that the card company does not take", fault.reason), {
    ...notCharged("canceled", row.intent),
  })

/** Fails with CardCompanyAway where there is no answer. */
export const lookAtPayment = Effect.fn("Billing.lookAtPayment")((company: CardCompany, row: CardPaymentRow) =>
  (row.way === "hosted" ? lookAtPage(company, row) : lookAtCharge(company, row)).pipe(
    Effect.catchTag("CardRefused", (fault) => refused(company, fault)),
    Effect.catchTags({ CardRequestWrong: forgotten(row), CardRefused: () => Effect.succeed(notCharged("canceled")) }),
  ),
)
