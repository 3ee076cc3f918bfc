/** A paper's rows → what it prints. */

import type { SheetSeal } from "#modules/documents/layout/index.ts"
import { taxModes, wordOf } from "#modules/kernel/codes.ts"
import { sumYen } from "#modules/kernel/yen.ts"
import { paperTypes } from "../codes.ts"
import type { PaperPrint } from "../documents/paper-print.ts"
import type { PaperRow, WholePaper } from "../model.ts"
import type { DeductibleShare } from "../rules/deductible-share.ts"
import { percentOf } from "../rules/tax.ts"

const stateOf = ({ isReplaced, status }: PaperRow): PaperPrint["state"] => {
  if (isReplaced) return "replaced"
  if (status === 1) return "issued"
  return status === 2 ? "waiting" : status === 10 ? "draft" : "refused"
}

export const paperPrint = (
  { lines, row }: WholePaper,
  deductible: ReadonlyArray<DeductibleShare>,
  seal: SheetSeal | null,
): PaperPrint => {
  const whole = sumYen(lines.map(({ amount }) => amount))
  return {
    type: wordOf(paperTypes, row.type),
    no: row.no,
    edition: row.edition,
    state: stateOf(row),
    issuedOn: row.issuedOn,
    dueOn: row.dueOn,
    seal,
    seller: row.seller,
    buyer: row.buyer,
    registrationNumber: row.registrationNumber,
    title: row.title,
    place: row.place,
    period: { from: row.stageFrom, to: row.stageTo },
    isTaxIncluded: row.taxMode === taxModes.inner,
    rounding: row.taxRounding,
    lines: lines.map(({ amount, label, note, quantity, rate, unit, unitPrice }) => ({
      label,
      note,
      quantity,
      unit,
      unitPrice,
      rate,
      amount,
    })),
    charge: {
      fixed: row.chargeFixed ?? 0,
      percent: row.chargePercent,
      percentYen: row.chargePercent === null ? 0 : percentOf(whole, row.chargePercent),
    },
    discount: row.discount,
    rates: row.rates,
    subTotal: row.subTotal,
    tax: row.tax,
    total: row.total,
    payTo: row.payTo,
    content: row.content,
    deductible,
  }
}
