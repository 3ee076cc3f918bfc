/**
 * The sample card company's own book: what happens to a payment, each with the event that tells of it. Everything is in
 * one store of plain values, so that it can be kept in a file.
 */
import {
  type CardWay,
  type CompanyEvent,
  cardNumbers,
  type Intent,
  type Refused,
  refusals,
  type Session,
  type Store,
} from "./objects.ts"

export interface LedgerOptions {
  readonly store: Store
  /** Milliseconds. */
  readonly now: () => number
  readonly told: (event: CompanyEvent) => void
}
export interface Entered {
  readonly number: string
  readonly expMonth: number
  readonly expYear: number
}
interface Asked {
  readonly amount: number
  readonly currency: string
  readonly customer: string
  readonly metadata: Record<string, string>
}

export const ledger = ({ now, store, told }: LedgerOptions) => {
  const seconds = () => Math.floor(now() / 1000)
  const id = (kind: string) => `${kind}_sample_${++store.count}`
  const tell = (type: string, object: object) => {
    const event: CompanyEvent = {
      ...{ object: "event", id: id("evt"), type, created: seconds() },
      data: { object: structuredClone(object) },
    }
    store.events.push(event)
    told(event)
  }
  const makeIntent = ({ amount, currency, customer, metadata }: Asked): Intent => {
    const made: Intent = {
      ...{ object: "payment_intent", id: id("pi"), customer, amount, currency, metadata, created: seconds() },
      ...{ status: "requires_payment_method", amount_received: 0, last_payment_error: null, latest_charge: null },
    }
    store.intents[made.id] = made
    return made
  }
  /** A page has one charge, whichever cards are tried on it. */
  const intentOf = (session: Session): Intent => {
    const { amount_total: amount, customer, metadata, payment_intent: known } = session
    const intent =
      store.intents[known ?? ""] ?? makeIntent({ amount: amount ?? 0, currency: "jpy", customer, metadata })
    session.payment_intent = intent.id
    return intent
  }
  const succeed = (intent: Intent) => {
    intent.status = "succeeded"
    intent.amount_received = intent.amount
    intent.last_payment_error = null
    intent.latest_charge = {
      ...{ object: "charge", id: id("ch"), payment_intent: intent.id, amount_refunded: 0, disputed: false },
    }
    tell("charge.succeeded", intent.latest_charge)
    tell("payment_intent.succeeded", intent)
  }
  const refuse = (intent: Intent, refused: Refused): Refused => {
    intent.last_payment_error = refused
    tell("payment_intent.payment_failed", intent)
    return refused
  }
  const keepCard = (customer: string, { expMonth, expYear, number }: Entered, way: CardWay) => {
    const made = {
      ...({ object: "payment_method", id: id("pm"), customer, type: "card", created: seconds() } as const),
      card: { brand: "visa", last4: number.slice(-4), exp_month: expMonth, exp_year: expYear },
      way,
    }
    store.methods[made.id] = made
    tell("payment_method.attached", made)
    return made
  }
  const complete = (session: Session) => {
    session.status = "complete"
    session.url = null
    tell("checkout.session.completed", session)
  }
  return {
    makeCustomer: (name: string) => {
      const made = { object: "customer", id: id("cus"), name } as const
      store.customers[made.id] = made
      return made
    },
    makeSession: (
      of: Omit<Session, "id" | "object" | "payment_intent" | "status" | "url">,
      pageUrl: (id: string) => string,
    ) => {
      const session: Session = {
        ...of,
        object: "checkout.session",
        id: id("cs"),
        status: "open",
        url: null,
        payment_intent: null,
      }
      session.url = pageUrl(session.id)
      store.sessions[session.id] = session
      return session
    },
    /** As it is now: an hour that nobody waits for has passed too. */
    session: (of: string) => {
      const session = store.sessions[of]
      if (session?.status === "open" && session.expires_at <= seconds()) {
        session.status = "expired"
        session.url = null
        tell("checkout.session.expired", session)
      }
      return session
    },
    expire: (session: Session) => {
      session.status = "expired"
      session.url = null
      tell("checkout.session.expired", session)
    },
    /** A card is entered on a page; gives why it was refused, or that its holder has to show that he is he. */
    enter: (session: Session, entered: Entered, isShown: boolean): "asks" | "done" | Refused => {
      const way = cardNumbers[entered.number.replace(/\D/g, "")] ?? "declined"
      if (way === "authentication" && !isShown) return "asks"
      if (way === "declined" || way === "expired" || way === "funds") {
        if (session.mode === "setup") return refusals[way]
        return refuse(intentOf(session), refusals[way])
      }
      if (session.mode === "payment") succeed(intentOf(session))
      keepCard(session.customer, entered, way)
      complete(session)
      return "done"
    },
    /** A saved card is charged while its holder is away. */
    charge: (asked: Asked, method: string): { readonly intent: Intent; readonly refused: Refused | undefined } => {
      const intent = makeIntent(asked)
      const way = store.methods[method]?.way ?? "declined"
      if (way === "good") succeed(intent)
      return { intent, refused: way === "good" ? undefined : refuse(intent, refusals[way]) }
    },
    cancel: (intent: Intent) => {
      intent.status = "canceled"
      tell("payment_intent.canceled", intent)
    },
    refund: (intent: Intent, amount = intent.amount) => {
      if (intent.latest_charge === null) return
      intent.latest_charge.amount_refunded = Math.min(intent.amount, intent.latest_charge.amount_refunded + amount)
      tell("charge.refunded", intent.latest_charge)
    },
    dispute: (intent: Intent) => {
      if (intent.latest_charge === null) return
      const made = { object: "dispute", id: id("dp"), payment_intent: intent.id, status: "needs_response" } as const
      store.disputes[made.id] = made
      intent.latest_charge.disputed = true
      tell("charge.dispute.created", made)
    },
    closeDispute: (intent: Intent, status: "lost" | "won") => {
      for (const dispute of Object.values(store.disputes)) {
        if (dispute.payment_intent !== intent.id) continue
        dispute.status = status
        tell("charge.dispute.closed", dispute)
      }
    },
  }
}
export type Ledger = ReturnType<typeof ledger>
