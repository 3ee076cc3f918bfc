/** What the sample card company keeps, in the words of the one that it stands for, as far as the product reads them. */

/** What is entered or charged with each number, as Stripe's own test cards do it. */
export type CardWay = "authentication" | "declined" | "declinedLater" | "expired" | "funds" | "good"
export const cardNumbers: Readonly<Record<string, CardWay>> = {
  "4242424242424242": "good",
  "4000000000000002": "declined",
  "4000000000009995": "funds",
  "4000000000000069": "expired",
  "4000002500003155": "authentication",
  "4000000000000341": "declinedLater",
}
/** The code and the bank's own of each refusal. */
export const refusals = {
  declined: { code: "card_declined", decline_code: "generic_decline" },
  declinedLater: { code: "card_declined", decline_code: "generic_decline" },
  expired: { code: "expired_card", decline_code: "expired_card" },
  funds: { code: "card_declined", decline_code: "insufficient_funds" },
  authentication: { code: "authentication_required", decline_code: "authentication_required" },
} as const
export type Refused = (typeof refusals)[keyof typeof refusals]

export interface Method {
  readonly object: "payment_method"
  readonly id: string
  readonly customer: string
  readonly type: "card"
  readonly created: number
  readonly card: { brand: string; last4: string; exp_month: number; exp_year: number }
  readonly way: CardWay
}
export interface Session {
  readonly object: "checkout.session"
  readonly id: string
  readonly mode: "payment" | "setup"
  readonly customer: string
  readonly metadata: Record<string, string>
  readonly amount_total: number | null
  readonly title: string
  readonly success_url: string
  readonly cancel_url: string
  readonly expires_at: number
  status: "complete" | "expired" | "open"
  url: string | null
  payment_intent: string | null
}
export interface Intent {
  readonly object: "payment_intent"
  readonly id: string
  readonly customer: string
  readonly amount: number
  readonly currency: string
  readonly created: number
  readonly metadata: Record<string, string>
  status: "canceled" | "requires_payment_method" | "succeeded"
  amount_received: number
  last_payment_error: Refused | null
  latest_charge: Charge | null
}
export interface Charge {
  readonly object: "charge"
  readonly id: string
  readonly payment_intent: string
  amount_refunded: number
  disputed: boolean
}
export interface Dispute {
  readonly object: "dispute"
  readonly id: string
  readonly payment_intent: string
  status: "lost" | "needs_response" | "won"
}
export interface CompanyEvent {
  readonly object: "event"
  readonly id: string
  readonly type: string
  readonly created: number
  readonly data: { readonly object: object }
}
/** An answer that was given under a key, with what it was given for. */
export interface Kept {
  readonly asked: string
  readonly status: number
  readonly body: string
}
export interface Store {
  count: number
  readonly customers: Record<string, { readonly object: "customer"; readonly id: string; readonly name: string }>
  readonly methods: Record<string, Method>
  readonly sessions: Record<string, Session>
  readonly intents: Record<string, Intent>
  readonly disputes: Record<string, Dispute>
  readonly events: Array<CompanyEvent>
  readonly keys: Record<string, Kept>
}
export const emptyStore = (): Store => ({
  count: 0,
  customers: {},
  methods: {},
  sessions: {},
  intents: {},
  disputes: {},
  events: [],
  keys: {},
})
