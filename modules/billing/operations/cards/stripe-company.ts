/**
 * The card company by Stripe's official client. Its API version is pinned: what Stripe answers stays what is read here,
 * whatever version the account has.
 */
import { Effect, Redacted } from "effect"
import type Stripe from "stripe"
import { CardCompanyAway, type CardFault, CardRefused, CardRequestWrong, SignatureWrong } from "../../errors.ts"
import type { CardCompany, PaymentMark } from "../../model/card-company.ts"
import { cardFailureOf } from "../../rules/card-failure.ts"
import { signedAt, tolerance } from "../../rules/signed-at.ts"
import { cardOf, chargeOf, eventOf, metadataOf, numbered, pageOf } from "./stripe-objects.ts"

export interface StripeSettings {
  readonly secretKey: Redacted.Redacted
  /** What webhooks are signed with. */
  readonly webhookSecret: Redacted.Redacted
  /** Stripe's own address where it is absent. */
  readonly apiBase?: string | undefined
  readonly isSample?: boolean
}

const apiVersion = "2026-10-28.endive"
const patience = 20_000
/** Pages of a list that is read whole; a list beyond it goes on with the next look. */
const mostListed = 10_000

/** The client and its hundred resources are loaded with the first request, not with the server. */
const clientOf = ({ apiBase = "https://api.stripe.com", secretKey }: StripeSettings) => {
  const { hostname, port, protocol } = new URL(apiBase)
  return Effect.runSync(
    Effect.cached(
      Effect.promise(async () => {
        const { default: Client } = await import("stripe")
        return new Client(Redacted.value(secretKey), {
          apiVersion,
          host: hostname,
          ...(port === "" ? {} : { port }),
          protocol: protocol === "http:" ? "http" : "https",
          maxNetworkRetries: 2,
          timeout: patience,
          telemetry: false,
        })
      }),
    ),
  )
}

interface Fault {
  readonly type?: unknown
  readonly code?: string
  readonly decline_code?: string
  readonly message?: string
  readonly payment_intent?: { readonly id?: string }
}
/** What the client throws; a key of ours that is wrong is our operator's to see in the log, and away for everybody else. */
const faultOf = (thrown: unknown): CardFault => {
  const { code, decline_code: decline, message, payment_intent: intent, type } = (thrown ?? {}) as Fault
  const reason = `${String(type)}: ${message ?? String(thrown)}`
  if (type === "StripeCardError") return new CardRefused({ failure: cardFailureOf(decline, code), intent: intent?.id })
  if (type === "StripeInvalidRequestError") return new CardRequestWrong({ code: code ?? "", reason })
  return new CardCompanyAway({ reason })
}

/** The same try is the same request, for as long as Stripe keeps keys; two products of one account never share one. */
const keyOf = (kind: string, { companyId, paymentId }: PaymentMark, at: number) => ({
  idempotencyKey: `tehai-${kind}-${companyId}-${paymentId}-${at}`,
})

export const stripeCompany = (settings: StripeSettings): CardCompany => {
  const client = clientOf(settings)
  const ask = <A>(request: (stripe: Stripe) => Promise<A>) =>
    Effect.flatMap(client, (stripe) => Effect.tryPromise({ try: () => request(stripe), catch: faultOf })).pipe(
      Effect.tapError((fault) =>
        fault._tag === "CardRefused" ? Effect.void : Effect.logWarning("the card company", fault.reason),
      ),
    )
  const chargeWith = async (stripe: Stripe, intent: Stripe.PaymentIntent) => {
    const latest = typeof intent.latest_charge === "object" ? intent.latest_charge : null
    const disputes = latest?.disputed === true ? await stripe.disputes.list({ payment_intent: intent.id }) : undefined
    return chargeOf(intent, disputes?.data ?? [])
  }
  return {
    isSample: settings.isSample === true,
    makeCustomer: ({ companyId, name }) =>
      ask(async (stripe) => {
        const made = await stripe.customers.create({ name, metadata: { tehai_company: String(companyId) } })
        return numbered(made).id
      }),
    openPage: ({ backTo, customer, expiresAt, madeAt, mark, title, total }) =>
      ask(async (stripe) =>
        pageOf(
          await stripe.checkout.sessions.create(
            {
              mode: "payment",
              customer,
              allowed_payment_method_types: ["card"],
              locale: "ja",
              line_items: [
                { quantity: 1, price_data: { currency: "jpy", unit_amount: total, product_data: { name: title } } },
              ],
              // The card is kept, so that the next bill is paid by one press.
              payment_intent_data: {
                setup_future_usage: "off_session",
                description: title,
                metadata: metadataOf(mark),
              },
              metadata: metadataOf(mark),
              expires_at: expiresAt,
              success_url: backTo,
              cancel_url: backTo,
            },
            keyOf("page", mark, madeAt),
          ),
        ),
      ),
    openCardPage: ({ backTo, customer, key }) =>
      ask(async (stripe) =>
        pageOf(
          await stripe.checkout.sessions.create(
            {
              mode: "setup",
              customer,
              allowed_payment_method_types: ["card"],
              locale: "ja",
              success_url: backTo,
              cancel_url: backTo,
            },
            { idempotencyKey: `tehai-card-${key}` },
          ),
        ),
      ),
    page: (id) => ask(async (stripe) => pageOf(await stripe.checkout.sessions.retrieve(id))),
    closePage: (id) => Effect.asVoid(ask((stripe) => stripe.checkout.sessions.expire(id))),
    charge: ({ customer, madeAt, mark, method, title, total }) =>
      ask(async (stripe) =>
        chargeWith(
          stripe,
          await stripe.paymentIntents.create(
            {
              amount: total,
              currency: "jpy",
              customer,
              payment_method: method,
              allowed_payment_method_types: ["card"],
              off_session: true,
              confirm: true,
              description: title,
              metadata: metadataOf(mark),
              expand: ["latest_charge"],
            },
            keyOf("charge", mark, madeAt),
          ),
        ),
      ),
    chargeNow: (id) =>
      ask(async (stripe) =>
        chargeWith(stripe, await stripe.paymentIntents.retrieve(id, { expand: ["latest_charge"] })),
      ),
    cancelCharge: (id) => Effect.asVoid(ask((stripe) => stripe.paymentIntents.cancel(id))),
    chargesOf: (customer, since) =>
      ask(async (stripe) => {
        const { data } = await stripe.paymentIntents.list({
          customer,
          created: { gte: since },
          limit: 100,
          expand: ["data.latest_charge"],
        })
        return Promise.all(data.map((intent) => chargeWith(stripe, intent)))
      }),
    cardsOf: (customer) =>
      ask(async (stripe) => {
        const { data } = await stripe.customers.listPaymentMethods(customer, { type: "card", limit: 100 })
        return data.flatMap(cardOf)
      }),
    eventsSince: (since) =>
      ask(async (stripe) => {
        const found = stripe.events.list({ created: { gte: since }, limit: 100 })
        return (await found.autoPagingToArray({ limit: mostListed })).map(eventOf).toReversed()
      }),
    readEvent: (raw, signature, now) =>
      Effect.flatMap(client, (stripe) =>
        Effect.try({
          try: () => {
            const secret = Redacted.value(settings.webhookSecret)
            const event = stripe.webhooks.constructEvent(raw, signature ?? "", secret, tolerance, undefined, now)
            // The client looks at how old it is alone.
            if (signedAt(signature ?? "") * 1000 > now + tolerance * 1000) throw new Error("signed in the future")
            return eventOf(event)
          },
          catch: (thrown) => new SignatureWrong({ reason: String(thrown) }),
        }),
      ),
  }
}
