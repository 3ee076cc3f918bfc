/** A paper of a bill as a file: of what was kept when it was issued, so that its bytes never change. */
import { Effect } from "effect"
import { companyById, noteLook } from "#modules/companies/index.ts"
import { Documents, type PaperRequest } from "#modules/documents/index.ts"
import type { SheetView } from "#modules/documents/layout/index.ts"
import { CurrentActor } from "#modules/kernel/actor.ts"
import { Refused, refuse } from "#modules/kernel/errors.ts"
import { authorize, found } from "#modules/kernel/policy.ts"
import { adoptCompany } from "#modules/kernel/write.ts"
import type { BillPaperKind } from "../codes.ts"
import { billFileName, billTitle } from "../documents/bill-words.ts"
import { billPolicy } from "../policy.ts"
import { paperOf } from "../repository/bill-papers.ts"
import { billsByIds } from "../repository.ts"
import { paperRows } from "./issue-papers.ts"

const requestOf = (view: SheetView, createdAt: string): PaperRequest => ({
  template: new URL("../documents/bill.tsx", import.meta.url),
  view,
  meta: {
    title: billTitle(view),
    author: view.seller.name,
    subject: `${view.issuedOn} ${view.buyer.name} ${view.total}`,
    keywords: [view.no, view.issuedOn, String(view.total), view.seller.name, view.buyer.name].join(", "),
    language: "ja",
    createdAt,
  },
})
const busy = new Refused({ code: "Service_Unavailable", retryAfterSeconds: 30 })

/** A bill that was made before papers were kept is drawn by what is known now. */
const keptOrDrawn = Effect.fnUntraced(function* (companyId: number, billId: number, kind: BillPaperKind) {
  const kept = yield* paperOf(companyId, billId, kind)
  if (kept !== undefined) return kept
  return (yield* paperRows(companyId, [billId])).find((row) => row.kind === kind)
})

const pdfOf = Effect.fnUntraced(function* (companyId: number, billId: number, kind: BillPaperKind) {
  const [bill] = yield* billsByIds(companyId, [billId])
  if (bill === undefined || bill.status === "withdrawn") return yield* refuse("Not_Found")
  const row = yield* keptOrDrawn(companyId, billId, kind)
  if (row === undefined) return yield* refuse("Not_Found")
  return row
})

const drawn = Effect.fnUntraced(function* ({
  issuedAt,
  view,
}: {
  readonly issuedAt: string
  readonly view: SheetView
}) {
  const documents = yield* Documents
  const bytes = Effect.catchTags(documents.render(requestOf(view, issuedAt)), {
    DocumentsBusy: () => Effect.fail(busy),
    PaperNotDrawn: (fault) => (fault.isLate ? Effect.fail(busy) : Effect.die(fault)),
  })
  return { bytes, fileName: billFileName(view) }
})

/** Fails with Not_Found for a bill of another company, one that was withdrawn, and a receipt of what is not paid. */
export const billPdf = Effect.fn("Billing.billPdf")(function* (billId: number, kind: BillPaperKind) {
  const { companyId } = yield* CurrentActor
  yield* authorize(billPolicy, "read", { companyId })
  return yield* drawn(yield* pdfOf(companyId, billId, kind))
})

/** The same for whoever runs the platform; the company sees that it looked. */
export const companyBillPdf = Effect.fn("Billing.companyBillPdf")(function* (
  companyId: number,
  billId: number,
  kind: BillPaperKind,
) {
  yield* adoptCompany(companyId)
  const row = yield* pdfOf(companyId, billId, kind)
  yield* noteLook(yield* found(companyById(companyId)))
  return yield* drawn(row)
})
