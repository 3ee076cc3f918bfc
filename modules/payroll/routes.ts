import { implement } from "#modules/kernel/http/serve.ts"
import { payrollContract } from "./contract.ts"
import { checkMonth } from "./operations/check-month.ts"
import { offeredSubsidies, setSubsidies, showSubsidies } from "./operations/company-subsidies.ts"
import { slipPdf } from "./operations/draw-slip-pdf.ts"
import { payRows } from "./operations/list-pay-rows.ts"
import { revisionsOf } from "./operations/list-revisions.ts"
import { lookAtFindings } from "./operations/look-at-findings.ts"
import { makeTransfer, showTransfer } from "./operations/make-transfer.ts"
import { ownSlips, payMonthView } from "./operations/show-pay-month.ts"
import { draftStatement, statement } from "./operations/show-statement.ts"
import { setPayEditing, startClose } from "./operations/start-close.ts"

export const payrollRoutes = implement(payrollContract, {
  payroll: ({ body }) => payRows(body),
  statement: ({ params }) => statement(params.id),
  pdf: ({ params }) => slipPdf(params.id),
  draft: ({ query }) => draftStatement(query),
  mine: () => ownSlips(),
  month: ({ query }) => payMonthView(query.month),
  checks: ({ query }) => checkMonth(query.month),
  look: ({ body }) => lookAtFindings(body),
  snapshot: ({ body }) => startClose(body),
  history: ({ query }) => revisionsOf(query),
  transfer: ({ query }) => showTransfer(query.month),
  makeTransfer: ({ body }) => makeTransfer(body),
  updateBlockPayroll: ({ body }) => setPayEditing(body),
  companySubsidies: () => showSubsidies(),
  setCompanySubsidies: ({ body }) => setSubsidies(body),
  offeredSubsidies: () => offeredSubsidies(),
})
