/** An order that was given back before its money came, while the company has ordered nothing else. */
import { Effect } from "effect"
import type { CompanyRow } from "#modules/companies/index.ts"
import { activeStatuses } from "#modules/kernel/codes.ts"
import { lastSignUpOf, signUpWithBill } from "../repository/sign-up.ts"

/** The bill of the newest order, where it was given back for want of money and nothing took its place. */
export const lapsedBill = Effect.fn("Billing.lapsedBill")(function* ({
  id,
  paymentStatus,
}: Pick<CompanyRow, "id" | "paymentStatus">) {
  if (paymentStatus === activeStatuses.active) return undefined
  const order = yield* lastSignUpOf(id)
  if (order?.outcome !== "timedOut" && order?.outcome !== "cancelled") return undefined
  const bill = (yield* signUpWithBill(id, order.billId))?.bill
  return bill?.status === "withdrawn" ? bill : undefined
})
