/** STAFF-06: which days of payment a change of another one takes away, in the form's names; browser-safe. */
import { monthOffsets, payCycles } from "#modules/kernel/codes.ts"

type PaymentField = "typePaymentTerm" | "paymentTerm" | "paymentMonthOffset" | "paymentDate"
type Cleared = Readonly<Partial<Record<PaymentField, number | null>>>

/** What else changes when `field` becomes `value`: a later answer never outlives the earlier one that it was given to. */
export const clearedBy = (field: PaymentField, value: number | null): Cleared => {
  if (field === "typePaymentTerm") {
    const paymentMonthOffset = value === payCycles.day ? monthOffsets.now : null
    return { paymentMonthOffset, paymentTerm: null, paymentDate: null }
  }
  if (field === "paymentTerm") return { paymentMonthOffset: null, paymentDate: null }
  return field === "paymentMonthOffset" ? { paymentDate: null } : {}
}
