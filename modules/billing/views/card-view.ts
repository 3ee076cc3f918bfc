/** Cards and payments by card → what is shown of them. */
import type { CompanyRow } from "#modules/companies/index.ts"
import type { IsoDate } from "#modules/kernel/civil-day.ts"
import { activeStatuses, flags, wordOf } from "#modules/kernel/codes.ts"
import type { Bill } from "../contract/bill.ts"
import type { CardPayment, SavedCard } from "../contract/card.ts"
import type { CardCompany } from "../model/card-company.ts"
import type { CardPaymentRow } from "../repository/card-payments.ts"
import type { SavedCardRow } from "../repository/cards.ts"
import { taxWithin } from "../rules/bill-lines.ts"

/** A card is good through the last day of its month. */
export const isOver = ({ expMonth, expYear }: SavedCardRow, today: IsoDate) =>
  `${expYear}-${String(expMonth).padStart(2, "0")}` < today.slice(0, 7)

export const cardsView = (rows: ReadonlyArray<SavedCardRow>, today: IsoDate): ReadonlyArray<SavedCard> =>
  rows.map((row, place) => ({
    id: row.id,
    brand: row.brand,
    last4: row.last4,
    expMonth: row.expMonth,
    expYear: row.expYear,
    isExpired: isOver(row, today) ? flags.on : flags.off,
    // The one that was added last.
    isDefault: place === 0 ? flags.on : flags.off,
    addedAt: row.addedAt,
  }))

interface Beside {
  readonly payment: CardPaymentRow | undefined
  readonly url: string | null
  readonly isOwed: boolean
  /** All that is owed is promised as a transfer. */
  readonly isBanking: boolean
  readonly isLapsed: boolean
  readonly bills: ReadonlyArray<Bill>
  readonly cards: ReadonlyArray<SavedCardRow>
  readonly today: IsoDate
  readonly taken: CardCompany | undefined
}
export const cardPaymentView = (company: CompanyRow, of: Beside): CardPayment => {
  const { bills, cards, isBanking, isLapsed, isOwed, payment, taken, today, url } = of
  // Once it is paid, what the card was charged: what a part had paid of the bills is not the card's.
  const isPaid = !isOwed && payment?.status === "paid"
  const amount = isPaid ? payment.total : bills.reduce((sum, { held, money }) => sum + money - held, 0)
  const state = payment?.status ?? "none"
  return {
    companyId: company.id,
    companyName: company.name,
    bills,
    amount,
    tax: taxWithin(amount),
    isOwed: isOwed ? flags.on : flags.off,
    // The first that is due: what comes later would stop what it was for.
    dueOn: isOwed ? (bills.map(({ dueOn }) => dueOn).toSorted()[0] ?? null) : null,
    isLapsed: isLapsed ? flags.on : flags.off,
    isBanking: isBanking ? flags.on : flags.off,
    isTaken: taken === undefined ? flags.off : flags.on,
    isSample: taken?.isSample === true ? flags.on : flags.off,
    state,
    url,
    failure: payment?.failure === undefined || payment.failure === "" ? null : payment.failure,
    refunded: payment?.refunded ?? 0,
    dispute: payment?.dispute ?? "none",
    paidAt: payment?.settledAt ?? null,
    cards: cardsView(cards, today),
    paymentStatus: company.paymentStatus === activeStatuses.active ? flags.on : flags.off,
    status: activeStatuses[wordOf(activeStatuses, company.status)],
    expiredAt: company.expiredAt,
  }
}
