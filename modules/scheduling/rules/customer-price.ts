/** What a customer is billed for a shift, and what a person gets for one (D29). */
import { type WorkShift, workShifts } from "#modules/kernel/codes.ts"
import { decimal, dividedBy, type Ratio, ratio, times } from "#modules/kernel/ratio.ts"
import { dropUnderOneYen, noYen, type Yen, yen } from "#modules/kernel/yen.ts"
import type { CustomerCertificate, StaffCertificate } from "./certificates.ts"
import type { ShiftPlan } from "./shift-plan.ts"

export type BilledShift = Pick<ShiftPlan, "shift" | "isOn" | "customerAsks" | "heads" | "needed" | "certificates">
/** Where the prices of an arrangement stand: the site's, and its own of the other shift. */
export interface CustomerPrices {
  readonly isFixedPrice: boolean
  readonly regularUnitPrice: number | null
  readonly nightUnitPrice: number | null
  readonly priceOtherShiftCustomer: number | null
  /** The shift whose price the other shift has; null for a price of its own. */
  readonly otherShiftType: 1 | 2 | 3 | null
}

const one = ratio(1)
const asksForTheSame = (shifts: ReadonlyArray<Pick<BilledShift, "isOn" | "customerAsks">>) =>
  shifts.every(({ isOn, customerAsks }) => isOn === customerAsks)

/**
 * 人工 that the customer is billed of a shift (D29): as many as the company arranges where both chose the same shifts; else
 * as many as the customer asked for, and as arranged where it said no count. A count of 0 is said: nothing is billed.
 */
export const billedHeads = (
  shifts: ReadonlyArray<Pick<BilledShift, "isOn" | "customerAsks">>,
  { heads, needed }: Pick<BilledShift, "heads" | "needed">,
): number => (heads === null || (heads > 0 && asksForTheSame(shifts)) ? needed : heads)

/**
 * The customer's multiplier of a shift: what it is billed ÷ what it asked for. 1 on fixed-price sites, and where the
 * customer said no count, or 0.
 */
export const customerMultiplier = (
  shifts: ReadonlyArray<BilledShift>,
  shift: WorkShift,
  isFixedPrice: boolean,
): Ratio => {
  const plan = shifts.find((entry) => entry.shift === shift)
  if (isFixedPrice || plan === undefined || plan.heads === null || plan.heads <= 0) return one
  const billed = billedHeads(shifts, plan)
  return billed === plan.heads ? one : dividedBy(decimal(billed), ratio(plan.heads))
}
/** The multiplier of what a person is paid: 1, however many heads the customer is billed (D29). */
export const staffMultiplier: Ratio = one

/** Drops what is under one yen of a bill's line, as bills do with every fraction: the customer is never billed more. */
const wholeYenOfBill = dropUnderOneYen

export const unitPriceOf = (shift: WorkShift, prices: CustomerPrices): number | null => {
  if (shift === "evening") return prices.nightUnitPrice
  if (shift !== "other") return prices.regularUnitPrice
  if (prices.otherShiftType === null) return prices.priceOtherShiftCustomer
  return prices.otherShiftType === 3 ? prices.nightUnitPrice : prices.regularUnitPrice
}

const certificatesYen = (rows: ReadonlyArray<CustomerCertificate>): Yen =>
  yen(rows.reduce((sum, { price, workers }) => sum + price * workers, 0))

export interface ShiftBill {
  readonly shift: WorkShift
  readonly unitPrice: number
  /** Those the customer asked for; those the company arranges, where it said no count. */
  readonly workers: number
  readonly multiplier: Ratio
  readonly price: Yen
  /** For certificates, beside the price: their quantities are said and not multiplied. */
  readonly certificatePrice: Yen
}
/** What the customer is billed for each shift that is worked and has a price; nothing on fixed-price sites. */
export const customerBill = (shifts: ReadonlyArray<BilledShift>, prices: CustomerPrices): ReadonlyArray<ShiftBill> => {
  if (prices.isFixedPrice) return []
  return workShifts.flatMap((shift) => {
    const plan = shifts.find((entry) => entry.shift === shift && entry.isOn)
    const unitPrice = unitPriceOf(shift, prices)
    if (plan === undefined || unitPrice === null) return []
    const multiplier = customerMultiplier(shifts, shift, prices.isFixedPrice)
    const workers = plan.heads ?? plan.needed
    const price = wholeYenOfBill(times(ratio(unitPrice), decimal(billedHeads(shifts, plan))))
    return [{ shift, unitPrice, workers, multiplier, price, certificatePrice: certificatesYen(plan.certificates) }]
  })
}

/** What a person gets for a shift beside his terms: its price, and what his certificates are worth. */
export const staffShiftPrice = (price: number | null, certificates: ReadonlyArray<StaffCertificate>): Yen | null => {
  const extra = certificates.reduce((sum, { priceStaff }) => sum + (priceStaff ?? 0), 0)
  if (price === null && extra === 0) return null
  return wholeYenOfBill(times(ratio((price ?? noYen) + extra), staffMultiplier))
}
