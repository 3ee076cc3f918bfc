/** The door of payroll for other modules, the job and the command line. */

export { payrollLive } from "./live.ts"
export { bookedPay } from "./operations/booked-pay.ts"
export { finishClose, freezeMonth, PeopleAPiece, planClose } from "./operations/close-steps.ts"
export { computePiece, ThreadsFrom } from "./operations/compute-piece.ts"
export { type CostOfSlip, costOfSlips } from "./operations/cost-of-slips.ts"
export { payRows } from "./operations/list-pay-rows.ts"
export { releaseMonth, releasesMonth } from "./operations/release-month.ts"
export { rerunPreview } from "./operations/rerun-preview.ts"
export { payMonthView } from "./operations/show-pay-month.ts"
export { draftStatement, statement } from "./operations/show-statement.ts"
export { SlipThreads } from "./operations/slip-threads.ts"
export {
  type CloseInput,
  closeAgain,
  closeKind,
  setPayEditing,
  startClose,
  type WantedClose,
} from "./operations/start-close.ts"
export { tellsSlips } from "./operations/tell-slips.ts"
export { verifySlips } from "./operations/verify-slips.ts"
export { payMonthInWords, slipInWords, subsidyInWords } from "./policy/pay-words.ts"
export type { Finding } from "./rules/findings.ts"
export { paysWages } from "./rules/wages/wage-terms.ts"
