/** カード決済 on the wire. No number of a card is here: it is entered at the card company. */
import { Schema } from "effect"
import { Instant, IsoDate } from "#modules/kernel/civil-day.ts"
import { activeStatuses, flags, wireValues } from "#modules/kernel/codes.ts"
import { Id, oneOf } from "#modules/kernel/fields/row.ts"
import { cardFailures, disputeStates } from "../codes.ts"
import { Bill } from "./bill.ts"

const Flag = oneOf(wireValues(flags))

export const PaymentConfig = Schema.Struct({
  /** Which ways the platform takes money by now. */
  isCredit: Flag,
  isBank: Flag,
  /** A demo's own card company: nobody is charged. */
  isSample: Flag,
})

export const SavedCard = Schema.Struct({
  id: Schema.Int,
  brand: Schema.String,
  last4: Schema.String,
  expMonth: Schema.Int,
  expYear: Schema.Int,
  isExpired: Flag,
  /** The one that is charged where none is named. */
  isDefault: Flag,
  addedAt: Instant,
})
export type SavedCard = typeof SavedCard.Type

export const CardsQuery = Schema.Struct({ companyId: Id })
export const AddCard = Schema.Struct({ companyId: Id })
/** The card company's page. */
export const CardPage = Schema.Struct({ url: Schema.String })

const billIds = Schema.Array(Id).check(Schema.isMinLength(1), Schema.isMaxLength(100))
export const BuySubscription = Schema.Struct({ companyId: Id, billIds: Schema.optionalKey(billIds) })
export type BuySubscription = typeof BuySubscription.Type
export const PayByCard = Schema.Struct({ companyId: Id, billIds, cardId: Schema.optionalKey(Id) })
export type PayByCard = typeof PayByCard.Type

/** What is paid by card, and how the last try stands. */
export const CardPayment = Schema.Struct({
  companyId: Schema.Int,
  companyName: Schema.String,
  /** What a card may pay: what is owed beside a transfer that is waited for, else all that is owed; or what was paid last. */
  bills: Schema.Array(Bill),
  amount: Schema.Int,
  tax: Schema.Int,
  isOwed: Flag,
  /** By when an order is paid, before it is given back; null where nothing is owed. */
  dueOn: Schema.NullOr(IsoDate),
  /** The order was given back: its time was over. */
  isLapsed: Flag,
  /** All that is owed waits for its transfer. */
  isBanking: Flag,
  isTaken: Flag,
  isSample: Flag,
  state: oneOf(["none", "open", "paid", "ended"]),
  /** The card company's page, while it is open; said by whoever asks the card company. */
  url: Schema.NullOr(Schema.String),
  /** Why the last card was not charged. */
  failure: Schema.NullOr(oneOf(cardFailures)),
  refunded: Schema.Int,
  dispute: oneOf(disputeStates),
  paidAt: Schema.NullOr(Instant),
  cards: Schema.Array(SavedCard),
  /** What is said of payment and of the registration: paid, and approved. */
  paymentStatus: Flag,
  status: oneOf(wireValues(activeStatuses)),
  expiredAt: Schema.NullOr(IsoDate),
})
export type CardPayment = typeof CardPayment.Type
