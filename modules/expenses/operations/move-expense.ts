/** D74: a request is taken back, approved or refused, and marked as paid or unpaid. */
import { Effect } from "effect"
import { instantNow, todayInJapan } from "#modules/kernel/clock.ts"
import { flags, requestStatuses } from "#modules/kernel/codes.ts"
import { refuse } from "#modules/kernel/errors.ts"
import { messageKey } from "#modules/kernel/fields/messages.ts"
import { authorize, found } from "#modules/kernel/policy.ts"
import { refuseExpired } from "#modules/kernel/version.ts"
import { tell } from "#modules/kernel/write.ts"
import type { DecideExpense, PayExpense } from "../contract/expense-input.ts"
import { subjectOf } from "../model.ts"
import { expensePolicy } from "../policy.ts"
import { type RequestPatch, saveRequest } from "../repository/requests.ts"
import { expenseDetails, heldExpense, shownExpense } from "./show-expense.ts"
import { tellAbout } from "./tell-about.ts"

type Move = "withdraw" | "approve" | "reject" | "pay" | "unpay"

/** Fails with Not_Found, Permission_Denied, Update_Expired. */
const moved = Effect.fnUntraced(function* (id: number, move: Move, version: number) {
  const before = yield* heldExpense(id)
  const actor = yield* authorize(expensePolicy, move, subjectOf(before))
  yield* refuseExpired(version, before.version, expenseDetails(id))
  const save = Effect.fnUntraced(function* (next: RequestPatch) {
    const after = yield* found(saveRequest(actor.companyId, id, next))
    yield* tell(
      { action: `expense.${move}`, subject: `expense:${id}`, before, after },
      { topic: "ExpenseChanged", body: { companyId: actor.companyId, expenseId: id } },
    )
    yield* tellAbout(after, move)
    return yield* shownExpense(after)
  })
  return { actor, before, save }
})

/** Fails as `moved` does. */
export const withdrawExpense = Effect.fn("Expenses.withdraw")(function* (
  id: number,
  { version }: { readonly version: number },
) {
  const { save } = yield* moved(id, "withdraw", version)
  return yield* save({ status: requestStatuses.inactive })
})

/** Fails as `moved` does. */
export const decideExpense = Effect.fn("Expenses.decide")(function* (id: number, asked: DecideExpense) {
  const { status, reason, version } = asked
  const { actor, save } = yield* moved(id, status === requestStatuses.active ? "approve" : "reject", version)
  const decided = { status, decidedBy: actor.personId, decidedAt: yield* instantNow }
  return yield* save({ ...decided, reason: reason ?? null })
})

/** Fails with Invalid_Input for a day to come or before the money was spent, and as `moved` does. */
export const payExpense = Effect.fn("Expenses.pay")(function* (id: number, asked: PayExpense) {
  const isPaid = asked.status === flags.on
  const { before, save } = yield* moved(id, isPaid ? "pay" : "unpay", asked.version)
  const { spentOn } = before
  const today = yield* todayInJapan
  const paidOn = asked.paidOn ?? today
  if (!isPaid && asked.paidOn !== undefined)
    return yield* refuse("Invalid_Input", [{ field: "paidOn", message: messageKey("notBesideAnother", "status") }])
  if (paidOn < spentOn)
    return yield* refuse("Invalid_Input", [{ field: "paidOn", message: messageKey("outsidePeriod", spentOn, today) }])
  if (paidOn > today) return yield* refuse("Invalid_Input", [{ field: "paidOn", message: messageKey("dayToCome") }])
  return yield* save({ isPaid, paidOn: isPaid ? paidOn : null })
})
