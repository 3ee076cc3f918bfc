/** Money of 行き先のない入金 that paid bills: what is left over of it, and what becomes of it where such a payment is taken back. */
import { Effect } from "effect"
import type { CompanyRow } from "#modules/companies/index.ts"
import { millisOfInstant, tokyoDayOf } from "#modules/kernel/civil-day.ts"
import { instantNow } from "#modules/kernel/clock.ts"
import { found } from "#modules/kernel/policy.ts"
import { tell } from "#modules/kernel/write.ts"
import { insertMoney, partsOf, restsOf, saveAnswer, settledFor, type UnmatchedRow } from "../repository/money.ts"
import type { BillRow } from "../repository.ts"
import { referenceOf } from "../views/bill-view.ts"
import { leftOf, meantForBill, moneyView } from "../views/money-view.ts"

export const sumOf = (rows: ReadonlyArray<Pick<UnmatchedRow, "refunded" | "total">>) =>
  rows.reduce((sum, row) => sum + leftOf(row), 0)

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

/** What completes these bills came another way than by this list: their parts pay them with it, in the name of whoever paid. */
export const settleParts = Effect.fnUntraced(function* (bills: ReadonlyArray<BillRow>, personId: number) {
  const parts = yield* partsOf(bills.map(({ id }) => id))
  for (const part of parts) {
    const answeredAt = yield* instantNow
    const answer = { outcome: "settled", billId: part.heldFor, note: "", answeredAt, answeredBy: personId } as const
    yield* saveAnswer([part.id], answer)
    const references = bills.filter(({ id }) => id === part.heldFor).map(referenceOf)
    yield* tell({
      action: "billing.settleMoney",
      subject: `money:${part.id}`,
      before: { ...moneyView(part), outcome: null },
      after: { outcome: "settled", reference: references.join(), reason: "" },
    })
  }
})

/** A receipt that nobody had written down in this list: what was seen on the account waits here from now on. */
const keepReceipt = Effect.fnUntraced(function* (company: CompanyRow, bill: BillRow, total: number) {
  const cameOn = tokyoDayOf(millisOfInstant(bill.paidAt ?? bill.madeAt))
  const of = { cameBy: "transfer", reason: "transfer", total, currency: "jpy", cameOn } as const
  const said = { ...of, sender: company.name, meantFor: meantForBill(bill) }
  const row = yield* found(insertMoney({ ...said, foundAt: yield* instantNow }))
  yield* tell({ action: "billing.unmatchedMoney", subject: `money:${row.id}`, after: said })
})

/** It pays this bill no longer; one that paid it alone keeps its word beside the rest of it that waits. */
const withoutBill = Effect.fnUntraced(function* ({ alsoPaid, billId, id }: UnmatchedRow, gone: BillRow) {
  const [first, ...more] = [billId, ...alsoPaid].filter((one) => one !== gone.id)
  if (first === undefined) return
  const left = { billId: first, alsoPaid: more.flatMap((one) => one ?? []) }
  yield* saveAnswer([id], left)
  yield* tell({
    action: "billing.unmatchedMoney",
    subject: `money:${id}`,
    before: { billId, alsoPaid, reference: referenceOf(gone) },
    after: left,
  })
})

/**
 * The bill's payment is taken back: what paid it waits again for a person's word. Where it paid other bills as well, or something
 * was left over, what paid this one waits as a rest of it; what was received without this list waits in it as a transfer. Parts
 * that a receipt completed are held for the bill again, and the receipt waits beside them.
 */
export const openAgain = Effect.fnUntraced(function* (company: CompanyRow, bill: BillRow) {
  const rows = yield* settledFor(bill.id)
  const [first] = rows
  if (first === undefined) return yield* keepReceipt(company, bill, bill.total)
  const paysAlone = rows.every(({ alsoPaid }) => alsoPaid.length === 0)
  const missing = bill.total - sumOf(rows)
  const isOwn = paysAlone && missing >= 0 && (yield* restsOf(rows.map(({ id }) => id))).length === 0
  if (!isOwn) {
    for (const row of rows) yield* withoutBill(row, bill)
    return yield* keepRest(first, bill.total)
  }
  yield* saveAnswer(
    rows.map(({ id }) => id),
    {
      outcome: null,
      billId: null,
      note: "",
      answeredAt: null,
      answeredBy: null,
      heldFor: missing > 0 ? bill.id : null,
    },
  )
  for (const row of rows)
    yield* tell({
      action: "billing.unmatchedMoney",
      subject: `money:${row.id}`,
      before: { outcome: row.outcome, reference: referenceOf(bill) },
      after: { ...moneyView(row), outcome: null, version: row.version + 1 },
    })
  if (missing > 0) yield* keepReceipt(company, bill, missing)
})
