/** What the server shows of a paper → what the paper prints: the preview is the same template as the file. */

import { paperTypes } from "#modules/papers/codes.ts"
import type { PaperPrint } from "#modules/papers/documents/paper-print.ts"
import type { PaperView } from "./paper-queries.ts"
import { kinds } from "./paper-state.tsx"

const stateOf = ({ isReplaced, status }: PaperView): PaperPrint["state"] => {
  if (isReplaced) return "replaced"
  if (status === 1) return "issued"
  return status === 2 ? "waiting" : status === 10 ? "draft" : "refused"
}
export const printOf = (view: PaperView): PaperPrint => ({
  type: kinds.find((word) => paperTypes[word] === view.type) ?? "invoice",
  no: view.no,
  edition: view.edition,
  state: stateOf(view),
  issuedOn: view.createdAt,
  dueOn: view.dueDate,
  seal: view.seal,
  seller: view.seller,
  buyer: view.buyer,
  registrationNumber: view.registrationNumber,
  title: view.title,
  place: view.place,
  period: { from: view.stageStartFrom, to: view.stageStartTo },
  isTaxIncluded: view.isTaxVendor === 1,
  rounding: view.taxRounding,
  lines: view.lines.map(({ amount, label, note, quantity, unit, unitPrice, valueTax }) => ({
    label,
    note,
    quantity,
    unit,
    unitPrice,
    rate: valueTax,
    amount,
  })),
  charge: {
    fixed: view.serviceChargeValue ?? 0,
    percent: view.serviceChargePercent,
    percentYen: view.serviceChargePercentYen,
  },
  discount: view.discount,
  rates: view.taxMetadata.map(({ subTotal, tax, valueTax }) => ({ rate: valueTax, subTotal, tax })),
  subTotal: view.subTotal,
  tax: view.tax,
  total: view.total,
  payTo: view.payTo,
  content: view.content,
  deductible: view.deductible,
})
