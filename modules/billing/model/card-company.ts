/** The card company, as billing asks it: the official client stands behind it, and nothing of its words goes further. */
import { Context, type Effect } from "effect"
import type { CardFailure, DisputeState } from "../codes.ts"
import type { CardFault, SignatureWrong } from "../errors.ts"

/** Written on everything that is asked for, so that money tells whose it is. */
export interface PaymentMark {
  readonly companyId: number
  readonly paymentId: number
}

/** A page of the card company, where a card is entered: nothing of it touches us. */
export interface HostedPage {
  readonly id: string
  readonly state: "done" | "expired" | "open"
  /** Where it is opened; null once it is closed. */
  readonly url: string | null
  /** The charge that it led to. */
  readonly intent: string | null
  readonly customer: string | null
  readonly mark: PaymentMark | undefined
}

/** A charge as it stands now. */
export interface Charge {
  readonly id: string
  readonly state: "canceled" | "open" | "succeeded"
  /** What came. */
  readonly received: number
  readonly currency: string
  readonly customer: string | null
  readonly mark: PaymentMark | undefined
  /** Of the last try; undefined where none was refused. */
  readonly failure: CardFailure | undefined
  readonly refunded: number
  readonly dispute: DisputeState
}

export interface Card {
  readonly method: string
  readonly brand: string
  readonly last4: string
  readonly expMonth: number
  readonly expYear: number
  readonly addedAt: number
}

/** What happened to what: the object is asked for anew, so nothing else of an event is read. */
export interface CardEvent {
  readonly id: string
  readonly kind: string
  readonly about: EventObject | undefined
}
export type EventObject =
  | { readonly kind: "page"; readonly id: string }
  | { readonly kind: "charge"; readonly id: string }
  | { readonly kind: "customer"; readonly id: string }

export interface PageAsked {
  readonly mark: PaymentMark
  /** When the try began, in milliseconds: a part of the key of its request. */
  readonly madeAt: number
  readonly customer: string
  readonly total: number
  /** What is paid, in the payer's words. */
  readonly title: string
  readonly backTo: string
  /** Seconds since 1970. */
  readonly expiresAt: number
}
export interface ChargeAsked {
  readonly mark: PaymentMark
  readonly madeAt: number
  readonly customer: string
  readonly method: string
  readonly total: number
  readonly title: string
}

type Asked<A> = Effect.Effect<A, CardFault>

/** Every request that moves or may move money goes out under the key of its payment: sent twice, it is done once. */
export interface CardCompany {
  /** A demo's own: nobody is charged. */
  readonly isSample: boolean
  readonly makeCustomer: (of: { readonly companyId: number; readonly name: string }) => Asked<string>
  readonly openPage: (of: PageAsked) => Asked<HostedPage>
  /** Where a card is only saved. */
  readonly openCardPage: (of: {
    readonly customer: string
    readonly backTo: string
    readonly key: string
  }) => Asked<HostedPage>
  readonly page: (id: string) => Asked<HostedPage>
  readonly closePage: (id: string) => Asked<void>
  /** Charges a saved card while nobody stands beside it. */
  readonly charge: (of: ChargeAsked) => Asked<Charge>
  readonly chargeNow: (id: string) => Asked<Charge>
  readonly cancelCharge: (id: string) => Asked<void>
  /** The charges of a customer since a second, the newest first. */
  readonly chargesOf: (customer: string, since: number) => Asked<ReadonlyArray<Charge>>
  readonly cardsOf: (customer: string) => Asked<ReadonlyArray<Card>>
  /** What happened since a second, the oldest first. */
  readonly eventsSince: (since: number) => Asked<ReadonlyArray<CardEvent>>
  /** Reads what came by itself; `now` in milliseconds. */
  readonly readEvent: (
    raw: string,
    signature: string | undefined,
    now: number,
  ) => Effect.Effect<CardEvent, SignatureWrong>
}

/** Set where the product is put together; without it no card is taken. */
export const CardCompanyOf = Context.Reference<CardCompany | undefined>("billing/CardCompany", {
  defaultValue: () => undefined,
})
