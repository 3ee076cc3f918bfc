/** 請求 of the company: what is not paid, or what was, as it was when it was made (BILL-04, BILL-15). */
import { Effect } from "effect"
import { CurrentActor } from "#modules/kernel/actor.ts"
import { pageAsked, pageOf } from "#modules/kernel/paging.ts"
import { authorize } from "#modules/kernel/policy.ts"
import type { BillsQuery } from "../contract/bill.ts"
import { billPolicy } from "../policy.ts"
import { type BillRow, billsOf, linesOf, sumOfBills, unpaidBills } from "../repository.ts"
import { billView } from "../views/bill-view.ts"
import { waysOfBills } from "./ways-of-bills.ts"

/** Bills with their lines, of one company. */
export const shownBills = Effect.fnUntraced(function* (companyId: number, rows: ReadonlyArray<BillRow>) {
  const lines = yield* linesOf(
    companyId,
    rows.map(({ id }) => id),
  )
  return rows.map((row) => billView(row, lines))
})

const usualPage = 100

export const listBills = Effect.fn("Billing.listBills")(function* (asked: BillsQuery) {
  const { companyId } = yield* CurrentActor
  yield* authorize(billPolicy, "read", { companyId })
  const page = pageAsked(asked, usualPage)
  const rows = yield* billsOf(companyId, asked.status, page)
  const { n, total } = yield* sumOfBills(companyId, asked.status)
  return {
    ...pageOf(page, yield* shownBills(companyId, rows), n),
    total,
    paymentMethods: yield* waysOfBills(yield* unpaidBills(companyId)),
  }
})
