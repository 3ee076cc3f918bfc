/** Money of 行き先のない入金 that paid bills: what is left over of it, and what becomes of it where such a payment is taken back. */
import { Effect } from "effect"
import { instantNow } from "#modules/kernel/clock.ts"
import { found } from "#modules/kernel/policy.ts"
import { tell } from "#modules/kernel/write.ts"
import { insertMoney, restsOf, saveAnswer, settledFor, type UnmatchedRow } from "../repository/money.ts"
import type { BillRow } from "../repository.ts"
import { referenceOf } from "../views/bill-view.ts"
import { leftOf, moneyView } from "../views/money-view.ts"

export const sumOf = (rows: ReadonlyArray<UnmatchedRow>) => rows.reduce((sum, row) => sum + leftOf(row), 0)

/** What is left over waits on by itself, under the number of the whole. */
export const keepRest = Effect.fnUntraced(function* (money: UnmatchedRow, rest: number) {
  const { cameBy, cameOn, currency, id, intent, meantFor, sender } = money
  const of = { cameBy, cameOn, currency, meantFor, sender: intent ?? sender, reason: "rest", partOf: id } as const
  const row = yield* found(insertMoney({ ...of, total: rest, foundAt: yield* instantNow }))
  yield* tell({
    action: "billing.unmatchedMoney",
    subject: `money:${row.id}`,
    after: { reason: "rest", partOf: id, total: rest },
  })
})

/**
 * The bill's payment is taken back: what paid it waits again for a person's word. Where it paid other bills as well, or something
 * was left over, what paid this one waits as a rest of it.
 */
export const openAgain = Effect.fnUntraced(function* (bill: BillRow) {
  const rows = yield* settledFor(bill.id)
  const [first] = rows
  if (first === undefined) return
  const isWhole = sumOf(rows) === bill.total && (yield* restsOf(rows.map(({ id }) => id))).length === 0
  if (!isWhole) return yield* keepRest(first, bill.total)
  yield* saveAnswer(
    rows.map(({ id }) => id),
    { outcome: null, billId: null, note: "", answeredAt: null, answeredBy: null },
  )
  for (const row of rows)
    yield* tell({
      action: "billing.unmatchedMoney",
      subject: `money:${row.id}`,
      before: { outcome: row.outcome, reference: referenceOf(bill) },
      after: { ...moneyView(row), outcome: null, version: row.version + 1 },
    })
})
