import { Effect } from "effect"
import { Documents, type PaperRequest } from "#modules/documents/index.ts"
import { payslipTitle } from "./payslip-text.ts"
import type { PayslipView } from "./payslip-view.ts"

/**
 * What Documents draws for a slip.
 *
 * `issuedAt` is the UTC instant at which this revision was made: drawn again of the same view, the paper has the same bytes.
 */
export const payslipPaper = (view: PayslipView, issuedAt: string): PaperRequest => ({
  template: new URL("./payslip.tsx", import.meta.url),
  view,
  meta: { title: payslipTitle(view), author: view.company.name, language: view.language, createdAt: issuedAt },
})

/** The slip's PDF, A4 portrait. Fails as Documents.render does. */
export const renderPayslip = Effect.fn("Payroll.renderPayslip")(function* (view: PayslipView, issuedAt: string) {
  const documents = yield* Documents
  return yield* documents.render(payslipPaper(view, issuedAt))
})
