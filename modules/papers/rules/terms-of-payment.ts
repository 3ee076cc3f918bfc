/** 支払条件: when work that ends on a day is paid by what was agreed with its party (VEN-06). */
import { dueOfPaper, type PaymentTerms } from "#modules/companies/index.ts"
import type { IsoDate } from "#modules/kernel/civil-day.ts"
import type { PayCycle } from "#modules/kernel/codes.ts"

type Part = number | null | undefined
/** Terms that are said in part are none. */
export const wholeTerms = (closingDate: Part, monthOffset: Part, payDate: Part): PaymentTerms | null =>
  closingDate == null || monthOffset == null || payDate == null ? null : { closingDate, monthOffset, payDate }

interface OfPartner {
  readonly customerClosingDate: number | null
  readonly customerPaymentMonth: number | null
  readonly customerPaymentDate: number | null
  readonly vendorClosingDate: number | null
  readonly vendorPaymentMonth: number | null
  readonly vendorPaymentDate: number | null
}
/** A customer pays by what he agreed with us, a vendor is paid by what we agreed with him. */
export const termsOfPartner = (of: OfPartner, isCustomersPaper: boolean) =>
  isCustomersPaper
    ? wholeTerms(of.customerClosingDate, of.customerPaymentMonth, of.customerPaymentDate)
    : wholeTerms(of.vendorClosingDate, of.vendorPaymentMonth, of.vendorPaymentDate)

export interface OfPerson {
  readonly payCycle: PayCycle
  readonly paymentTerm: number | null
  readonly paymentMonthOffset: number | null
  readonly paymentDate: number | null
}
/** Of a freelancer: day by day there is nothing else to agree on. */
export const termsOfPerson = (of: OfPerson | undefined): PaymentTerms | null => {
  if (of === undefined) return null
  const { payCycle: cycle } = of
  if (cycle === "day") return { cycle, closingDate: 0, monthOffset: 0, payDate: 0 }
  const terms = wholeTerms(of.paymentTerm, of.paymentMonthOffset, of.paymentDate)
  return terms === null ? null : { ...terms, cycle }
}

export const dueBy = (terms: PaymentTerms | null, lastDay: IsoDate, madeOn: IsoDate) =>
  terms === null ? null : dueOfPaper(lastDay, terms, madeOn)
