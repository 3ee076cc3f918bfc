import { implement } from "#modules/kernel/http/serve.ts"
import { checkMonth } from "./check-month.ts"
import { payrollContract } from "./contract.ts"
import { ownSlips, payMonthView } from "./pay-months.ts"
import { payRows } from "./pay-rows.ts"
import { revisionsOf } from "./revisions.ts"
import { slipPdf } from "./slip-pdf.ts"
import { setPayEditing, startClose } from "./start-close.ts"
import { draftStatement, statement } from "./statement.ts"

export const payrollRoutes = implement(payrollContract, {
  payroll: ({ body }) => payRows(body),
  statement: ({ params }) => statement(params.id),
  pdf: ({ params }) => slipPdf(params.id),
  draft: ({ query }) => draftStatement(query),
  mine: () => ownSlips(),
  month: ({ query }) => payMonthView(query.month),
  checks: ({ query }) => checkMonth(query.month),
  snapshot: ({ body }) => startClose(body),
  history: ({ query }) => revisionsOf(query),
  updateBlockPayroll: ({ body }) => setPayEditing(body),
})
