/** Stripe's objects → what billing knows of them. */
import type Stripe from "stripe"
import type { DisputeState } from "../../codes.ts"
import type { Card, CardEvent, Charge, EventObject, HostedPage, PaymentMark } from "../../model/card-company.ts"
import { cardFailureOf } from "../../rules/card-failure.ts"

/** What we write on everything, and read of what comes back. */
export const metadataOf = ({ companyId, paymentId }: PaymentMark) => ({
  tehai_company: String(companyId),
  tehai_payment: String(paymentId),
})
const idIn = (text: string | undefined) =>
  text !== undefined && /^[1-9]\d{0,8}$/.test(text) ? Number(text) : undefined
const markOf = (metadata: Stripe.Metadata | null | undefined): PaymentMark | undefined => {
  const [companyId, paymentId] = [idIn(metadata?.tehai_company), idIn(metadata?.tehai_payment)]
  return companyId === undefined || paymentId === undefined ? undefined : { companyId, paymentId }
}
const idOf = (one: string | { readonly id: string } | null | undefined) =>
  typeof one === "string" ? one : (one?.id ?? null)

/** What has no id is no object of Stripe's, but what stands between it and us: an answer that says nothing. */
export const numbered = <A extends { readonly id: string }>(one: A): A => {
  if (typeof one.id !== "string") throw new Error("an answer that is no object of Stripe's")
  return one
}

/** A status that is new to us is none that closes a page. */
const pageStates: Readonly<Record<string, HostedPage["state"] | undefined>> = { complete: "done", expired: "expired" }
export const pageOf = (session: Stripe.Checkout.Session): HostedPage => ({
  id: numbered(session).id,
  state: pageStates[session.status ?? ""] ?? "open",
  url: session.url,
  intent: idOf(session.payment_intent),
  customer: idOf(session.customer),
  mark: markOf(session.metadata),
})

/** Where it stands; one that waits for the bank's answer is over for nobody. */
const disputeOf = (disputes: ReadonlyArray<Stripe.Dispute>): DisputeState => {
  const [latest] = disputes
  if (latest === undefined) return "none"
  if (latest.status === "won" || latest.status === "warning_closed" || latest.status === "prevented") return "won"
  return latest.status === "lost" ? "lost" : "open"
}
const chargeStates: Readonly<Record<string, Charge["state"] | undefined>> = {
  succeeded: "succeeded",
  canceled: "canceled",
}
export const chargeOf = (intent: Stripe.PaymentIntent, disputes: ReadonlyArray<Stripe.Dispute>): Charge => {
  const { last_payment_error: fault, latest_charge: latest } = intent
  return {
    id: numbered(intent).id,
    state: chargeStates[intent.status] ?? "open",
    received: intent.amount_received,
    currency: intent.currency,
    customer: idOf(intent.customer),
    mark: markOf(intent.metadata),
    failure: fault === null || fault === undefined ? undefined : cardFailureOf(fault.decline_code, fault.code),
    refunded: typeof latest === "object" && latest !== null ? latest.amount_refunded : 0,
    dispute: disputeOf(disputes),
  }
}

export const cardOf = ({ card, created, id }: Stripe.PaymentMethod): ReadonlyArray<Card> =>
  card === undefined || card.last4 === null
    ? []
    : [
        {
          method: id,
          brand: card.brand ?? "card",
          last4: card.last4,
          expMonth: card.exp_month,
          expYear: card.exp_year,
          addedAt: created,
        },
      ]

interface Told {
  readonly object?: string
  readonly id?: string
  readonly payment_intent?: string | { readonly id: string } | null
  readonly customer?: string | { readonly id: string } | null
}
/** Only which object it is about: what is said of it may be old, so it is asked for anew. */
const aboutOf = (told: Told): EventObject | undefined => {
  if (told.object === "checkout.session" && told.id !== undefined) return { kind: "page", id: told.id }
  if (told.object === "payment_intent" && told.id !== undefined) return { kind: "charge", id: told.id }
  const intent = idOf(told.payment_intent)
  if (intent !== null) return { kind: "charge", id: intent }
  const customer = told.object === "payment_method" || told.object === "setup_intent" ? idOf(told.customer) : null
  return customer === null ? undefined : { kind: "customer", id: customer }
}
export const eventOf = ({ data, id, type }: Stripe.Event): CardEvent => ({
  id,
  kind: type,
  about: aboutOf(data.object as Told),
})
