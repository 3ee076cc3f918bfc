/** 行き先のない入金: kept until a person of the platform says which bill it pays, or that it went back. */
import { Effect } from "effect"
import { instantNow, todayInJapan } from "#modules/kernel/clock.ts"
import { refuse } from "#modules/kernel/errors.ts"
import { messageKey } from "#modules/kernel/fields/messages.ts"
import { found } from "#modules/kernel/policy.ts"
import { tell } from "#modules/kernel/write.ts"
import type { KeepMoney } from "../contract/money.ts"
import { insertMoney, statesOfAny, unmatchedWaiting } from "../repository/money.ts"
import { leftOf, moneyView } from "../views/money-view.ts"
import { tellOfMoney } from "./tell-of-money.ts"

/** The oldest first, each part with its bill: what that lacks still, or that it is paid or over. In the platform's scope. */
export const listUnmatched = Effect.fn("Billing.listUnmatched")(function* () {
  const rows = yield* unmatchedWaiting()
  const held = [...new Set(rows.flatMap(({ heldFor }) => (heldFor === null ? [] : [heldFor])))]
  const bills = held.length === 0 ? [] : yield* statesOfAny(held)
  const heldOf = (billId: number | null) => {
    const bill = bills.find(({ id }) => id === billId)
    const parts = rows.filter(({ heldFor }) => heldFor === billId)
    return bill && { bill, came: parts.reduce((sum, row) => sum + leftOf(row), 0) }
  }
  return rows.map((row) => moneyView(row, heldOf(row.heldFor)))
})

/** A transfer on the account that fits no bill. Fails with Invalid_Input for a day to come. */
export const keepTransfer = Effect.fn("Billing.keepTransfer")(function* ({ amount, cameOn, sender }: KeepMoney) {
  if (cameOn > (yield* todayInJapan))
    return yield* refuse("Invalid_Input", [{ field: "cameOn", message: messageKey("dayToCome") }])
  const came = { cameBy: "transfer", reason: "transfer", total: amount, currency: "jpy", sender, cameOn } as const
  const row = yield* found(insertMoney({ ...came, foundAt: yield* instantNow }))
  yield* tell({ action: "billing.unmatchedMoney", subject: `money:${row.id}`, after: { ...came } })
  yield* tellOfMoney(row)
  return moneyView(row)
})
