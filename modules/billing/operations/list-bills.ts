/** 請求 of the company: what is not paid, or what was, as it was when it was made (BILL-04, BILL-15). */
import { Effect } from "effect"
import { CurrentActor } from "#modules/kernel/actor.ts"
import { pageAsked, pageOf } from "#modules/kernel/paging.ts"
import { authorize } from "#modules/kernel/policy.ts"
import type { BillsQuery } from "../contract/bill.ts"
import { billPolicy } from "../policy.ts"
import { heldByBill } from "../repository/money.ts"
import { type BillRow, billsOf, linesOf, sumOfBills, unpaidBills } from "../repository.ts"
import { notPromised } from "../rules/promised.ts"
import { stillOwed } from "../rules/still-owed.ts"
import { billView } from "../views/bill-view.ts"
import { waysOfBills } from "./ways-of-bills.ts"

/** Bills with their lines, of one company. */
export const shownBills = Effect.fnUntraced(function* (companyId: number, rows: ReadonlyArray<BillRow>) {
  const lines = yield* linesOf(
    companyId,
    rows.map(({ id }) => id),
  )
  const held = yield* heldByBill(companyId)
  return rows.map((row) => billView(row, lines, held))
})

/** What a company owes now, in yen; in its scope. */
export const sumOwed = (companyId: number) =>
  Effect.map(Effect.all([unpaidBills(companyId), heldByBill(companyId)]), ([owed, held]) => stillOwed(owed, held))

const usualPage = 100

export const listBills = Effect.fn("Billing.listBills")(function* (asked: BillsQuery) {
  const { companyId } = yield* CurrentActor
  yield* authorize(billPolicy, "read", { companyId })
  const page = pageAsked(asked, usualPage)
  const rows = yield* billsOf(companyId, asked.status, page)
  const { n, total } = yield* sumOfBills(companyId, asked.status)
  const owed = yield* unpaidBills(companyId)
  const held = yield* heldByBill(companyId)
  const rest = notPromised(owed)
  // Nothing is asked for again that has come in part.
  const came = asked.status === "unpaid" ? [...held.values()].reduce((sum, yen) => sum + yen, 0) : 0
  return {
    ...pageOf(page, yield* shownBills(companyId, rows), n),
    total: total - came,
    unpromised: stillOwed(rest, held),
    paymentMethods: yield* waysOfBills(rest.length > 0 ? rest : owed),
  }
})
