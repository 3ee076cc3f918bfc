/** 支払期日の見張り (BEY-20): until when the law lets a freelancer or a subcontractor wait for his money. */
import { Result } from "effect"
import { type PaymentTerms, paymentOf } from "#modules/companies/index.ts"
import { addDays, addMonths, type IsoDate } from "#modules/kernel/civil-day.ts"
import { amountsAt, type LawBook } from "#modules/kernel/law/law-book.ts"
import { valueOn } from "#modules/kernel/law/value-on.ts"

/** フリーランス法4条, 建設業法24条の3. */
export const paymentRules = ["freelance", "afterReceipt"] as const
export type PaymentRule = (typeof paymentRules)[number]
export interface PaymentLimit {
  readonly rule: PaymentRule
  /** The last lawful day. */
  readonly lastDay: IsoDate
}

/** Before the law's first day there is no limit. */
const amountOn = (book: LawBook, name: string, day: IsoDate) => {
  const value = valueOn(amountsAt(book, `people/payment-limits/${name}`), day)
  return Result.isSuccess(value) ? value.success.value : undefined
}

/** The day on which the work is received counts as the first; work that is closed by the month is received on its last day. */
export const freelanceLimit = (book: LawBook, lastDayOfWork: IsoDate): PaymentLimit | null => {
  const days = amountOn(book, "freelance", lastDayOfWork)
  return days === undefined ? null : { rule: "freelance", lastDay: addDays(lastDayOfWork, days - 1) }
}

/** A month from the first money that we get for that work; null where nothing is agreed with any customer. */
export const afterReceiptLimit = (book: LawBook, receipts: ReadonlyArray<IsoDate>): PaymentLimit | null => {
  const first = receipts.toSorted()[0]
  const months = first === undefined ? undefined : amountOn(book, "after-receipt", first)
  return first === undefined || months === undefined
    ? null
    : { rule: "afterReceipt", lastDay: addMonths(first, months) }
}

export const isBeyond = (due: IsoDate | null, limit: PaymentLimit | null) =>
  due !== null && limit !== null && due > limit.lastDay

export interface LatePeriod {
  readonly from: IsoDate
  readonly to: IsoDate
  readonly due: IsoDate
}
/**
 * The first of the next twelve periods whose payment would be too late: months differ in length, so that terms which are
 * lawful now may not be in another month.
 */
export const firstLatePeriod = (
  terms: PaymentTerms,
  today: IsoDate,
  limitOf: (period: LatePeriod) => PaymentLimit | null,
): { readonly period: LatePeriod; readonly limit: PaymentLimit } | null => {
  for (let month = 0; month < 12; month++) {
    const period = paymentOf(addMonths(today, month), terms)
    const limit = limitOf(period)
    if (limit !== null && isBeyond(period.due, limit)) return { period, limit }
  }
  return null
}
