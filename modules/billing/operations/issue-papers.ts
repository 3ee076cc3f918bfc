/** 請求書 and 領収書 of bills are kept as they were issued: with the bill, and with its payment. */
import { Effect } from "effect"
import { companyById, transferAccount } from "#modules/companies/index.ts"
import { SellerOf } from "#modules/contact/index.ts"
import { found } from "#modules/kernel/policy.ts"
import type { BillPaperKind } from "../codes.ts"
import { insertPapers, voidReceipts } from "../repository/bill-papers.ts"
import { type BillRow, billsByIds, linesOf } from "../repository.ts"
import { billPaperView } from "../views/bill-paper.ts"

/** What a bill has: nothing was received for one that came to nothing. */
export const kindsOf = ({ status, total }: BillRow): ReadonlyArray<BillPaperKind> =>
  status === "paid" && total > 0 ? ["invoice", "receipt"] : ["invoice"]

/** What the papers of these bills print, by what is known now. */
export const paperRows = Effect.fnUntraced(function* (companyId: number, ids: ReadonlyArray<number>) {
  const company = yield* found(companyById(companyId))
  const bills = yield* billsByIds(companyId, ids)
  const lines = yield* linesOf(companyId, ids)
  const voided = yield* voidReceipts(companyId, ids)
  const [seller, account] = [yield* SellerOf, yield* transferAccount()]
  return bills.flatMap((bill) =>
    kindsOf(bill).map((kind) => {
      const issuedAt = kind === "invoice" ? bill.madeAt : (bill.paidAt ?? bill.madeAt)
      const own = lines.filter(({ billId }) => billId === bill.id)
      const of = { kind, company, bill, lines: own, seller, account, issuedAt, voided: voided.get(bill.id) ?? 0 }
      const view = billPaperView(of)
      return { companyId, billId: bill.id, kind, view, issuedAt }
    }),
  )
})

/** In the write that made these bills or had them paid; what was issued before stays as it was. */
export const issuePapers = Effect.fn("Billing.issuePapers")(function* (companyId: number, ids: ReadonlyArray<number>) {
  if (ids.length === 0) return
  yield* insertPapers(yield* paperRows(companyId, ids))
})
