/** A bill that was paid → the entry of the history, as it was when it was paid (BILL-15). */
import { flags } from "#modules/kernel/codes.ts"
import type { Payment } from "../contract/order.ts"
import type { BillRow } from "../repository.ts"
import { taxWithin } from "../rules/bill-lines.ts"
import type { BillBack } from "../rules/refund.ts"
import { referenceOf } from "./bill-view.ts"

export const paymentView = (row: BillRow, back: BillBack | undefined): Payment => ({
  id: row.id,
  time: row.paidAt ?? row.madeAt,
  status: "paid",
  metadata: {
    start: row.startsOn,
    end: row.endsOn,
    dataPlan: {
      name: row.planName,
      price: row.planPrice,
      totalUser: row.totalUser,
      isMultiMonthPayment: row.months > 1 ? flags.on : flags.off,
      numberOfPaymentMonths: row.months,
    },
    price: row.total,
  },
  purpose: row.purpose,
  people: row.people,
  credit: row.credit,
  tax: taxWithin(row.total),
  paidBy: row.paidBy ?? "balance",
  refunded: back?.refunded ?? 0,
  dispute: back?.dispute ?? "none",
  reference: referenceOf(row),
})
