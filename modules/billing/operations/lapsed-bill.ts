/** An order that was given back before its money came, while the company has ordered nothing else; of one in use, too. */
import { Effect } from "effect"
import type { CompanyRow } from "#modules/companies/index.ts"
import { todayInJapan } from "#modules/kernel/clock.ts"
import { activeStatuses } from "#modules/kernel/codes.ts"
import { balanceOf, newestOrder } from "../repository/account.ts"
import { lastSignUpOf, signUpWithBill } from "../repository/sign-up.ts"
import { fromBalance } from "../rules/account.ts"

/** While what it held of the balance is still there. */
const lapsedOrder = Effect.fnUntraced(function* (companyId: number) {
  const newest = yield* newestOrder(companyId)
  if (newest === undefined || newest.status !== "withdrawn" || newest.lapsedAt === null) return undefined
  // Members are for the rest of a term; a change that gives days back runs from the day it was ordered.
  const keepsItsDay = newest.purpose === "members" || newest.unused > 0
  const isOver = keepsItsDay && newest.endsOn < (yield* todayInJapan)
  return isOver || fromBalance(newest) > (yield* balanceOf(companyId)) ? undefined : newest
})

/** The bill of the newest order, where it was given back for want of money and nothing took its place. */
export const lapsedBill = Effect.fn("Billing.lapsedBill")(function* ({
  id,
  paymentStatus,
}: Pick<CompanyRow, "id" | "paymentStatus">) {
  if (paymentStatus === activeStatuses.active) return yield* lapsedOrder(id)
  const order = yield* lastSignUpOf(id)
  if (order?.outcome !== "timedOut" && order?.outcome !== "cancelled") return undefined
  const bill = (yield* signUpWithBill(id, order.billId))?.bill
  return bill?.status === "withdrawn" ? bill : undefined
})
