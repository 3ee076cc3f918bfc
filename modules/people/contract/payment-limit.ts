/** Payment terms as they are asked about before they are agreed (BEY-20). */
import { Schema } from "effect"
import { wholeBetween } from "#modules/kernel/fields/number.ts"

const DayOfMonth = wholeBetween(0, 28)
export const AskPaymentLimit = Schema.Struct({
  kind: Schema.Literals(["vendor", "freelancer"]),
  closingDate: DayOfMonth,
  /** From the closing's month: 当月, 翌月, 翌々月. */
  monthOffset: wholeBetween(0, 2),
  payDate: DayOfMonth,
})
export type AskPaymentLimit = typeof AskPaymentLimit.Type

/** The first period that would be paid later than the law has it; null where none would. */
export const PaymentLimitView = Schema.Struct({
  late: Schema.NullOr(
    Schema.Struct({
      /** フリーランス法4条, or 建設業法24条の3. */
      rule: Schema.Literals(["freelance", "afterReceipt"]),
      from: Schema.String,
      to: Schema.String,
      due: Schema.String,
      lastDay: Schema.String,
    }),
  ),
})
