/** What is agreed with a partner: unit prices, when it pays or is paid, its papers. */
import { Schema } from "effect"
import { monthOffsets, taxModes, taxRoundings, wireValues } from "#modules/kernel/codes.ts"
import { Day } from "#modules/kernel/fields/day.ts"
import { messageKey } from "#modules/kernel/fields/messages.ts"
import { wholeBetween } from "#modules/kernel/fields/number.ts"
import { oneOf } from "#modules/kernel/fields/row.ts"
import { atMostRows, rowsDiffer } from "#modules/kernel/fields/rows-together.ts"
import { CommonText, line } from "#modules/kernel/fields/text.ts"
import { RateYen } from "#modules/kernel/fields/yen.ts"
import { BankInfo } from "./profile.ts"
import { Flag } from "./terms.ts"

const optional = <S extends Schema.Constraint>(schema: S) => Schema.optionalKey(Schema.NullOr(schema))

const title = { title: line(60), price: RateYen }
/** No two rows of a list are called alike: a paper names its price by the title. */
const PriceRows = Schema.Array(Schema.Struct(title)).check(
  atMostRows(50),
  rowsDiffer((row: { readonly title: string }) => row.title, "title"),
)
/** CUS-03: regular and night by the words that this partner's papers use, further rows, and one for each certificate. */
export const prices = {
  regularUnitPrice: optional(RateYen),
  regularUnitPriceTitle: optional(CommonText),
  nightUnitPrice: optional(RateYen),
  nightUnitPriceTitle: optional(CommonText),
  dataUnitPrice: Schema.optionalKey(PriceRows),
  certificateUnitPrices: Schema.optionalKey(PriceRows),
}
const PricesOf = Schema.Struct(prices)
export type Prices = typeof PricesOf.Type

/** A certificate's price as it is kept: arrangements refer to it by its id, which goes with the title. */
const PricedCertificate = Schema.Struct({ id: Schema.Int, title: Schema.String, price: Schema.Int })
export type PricedCertificate = typeof PricedCertificate.Type
export const shownPrices = { ...prices, certificateUnitPrices: Schema.optionalKey(Schema.Array(PricedCertificate)) }
export interface KeptPrices extends Omit<Prices, "certificateUnitPrices"> {
  readonly certificateUnitPrices?: ReadonlyArray<PricedCertificate>
  /** The last id that was given: one that was taken away is given to no other certificate. */
  readonly lastCertificateId?: number
}

/** 1 to 28; 0 is the month's end (D77). */
const DayOfMonth = wholeBetween(0, 28)
const papers = { isCreatePaper: Schema.optionalKey(Flag), isSendMailPaper: Schema.optionalKey(Flag) }

/** How a customer pays. */
export const customerTerms = {
  deadline: optional(DayOfMonth),
  paymentMonth: optional(oneOf(wireValues(monthOffsets))),
  paymentDate: optional(DayOfMonth),
  /** 0: prices are before tax, 1: with it (D75). */
  isTax: Schema.optionalKey(oneOf(wireValues(taxModes))),
  /** Ours (D27): of a fraction of a yen of tax on its papers. */
  taxRounding: Schema.optionalKey(oneOf(taxRoundings)),
  ...papers,
}
/** How a vendor is paid, and what it may of itself. */
export const vendorTerms = {
  contractDate: optional(Day),
  vendorSalaryClosingDate: optional(DayOfMonth),
  vendorPaymentMonthOffset: optional(oneOf(wireValues(monthOffsets))),
  vendorPaymentDate: optional(DayOfMonth),
  isSettingAutoJoinProject: Schema.optionalKey(Flag),
  bankInfo: optional(BankInfo),
  ...papers,
}

type Said = Readonly<Record<string, unknown>>
const required = (fields: ReadonlyArray<string>) =>
  fields.map((field) => ({ path: [field], issue: messageKey("required") }))

const customerReach = ["phone", "postalCode", "address"] as const
const customerMoney = ["regularUnitPrice", "nightUnitPrice", "deadline", "paymentMonth", "paymentDate"] as const
/** CUS-04: what a customer lacks of what its papers need. */
export const missingOfCustomer = (of: Said): ReadonlyArray<string> =>
  [...customerReach, ...customerMoney].filter((field) => of[field] == null)

/** A site can't wait for a bank: a name alone is enough, and whoever begins with the money says all of CUS-04. */
export const customerIsWhole = Schema.makeFilter((of: Said) =>
  customerMoney.some((field) => of[field] !== undefined) ? required(missingOfCustomer(of)) : [],
)

const vendorPayment = ["vendorSalaryClosingDate", "vendorPaymentMonthOffset", "vendorPaymentDate"] as const
/** A due date needs all three of its days, or none is promised. */
export const missingOfVendor = (of: Said): ReadonlyArray<string> => {
  const lacking = vendorPayment.filter((field) => of[field] == null)
  return lacking.length === vendorPayment.length ? [] : lacking
}
export const vendorIsWhole = Schema.makeFilter((of: Said) => required(missingOfVendor(of)))
